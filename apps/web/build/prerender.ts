import react from '@vitejs/plugin-react'
import { rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build, type Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const WORKSHOP = path.join(root, 'dist-prerender')

type Drawing = { readonly drawPages: () => Promise<Record<string, string>> }

const isDrawing = (made: unknown): made is Drawing =>
  typeof made === 'object' && made !== null && 'drawPages' in made && typeof made.drawPages === 'function'

/** What was just built is read like any module; only its place is known beforehand. */
const load = (file: string): unknown => createRequire(import.meta.url)(file)

/** Draws the public pages at build time into `drawn.json`; the server puts each into its page. */
export const prerender = (): Plugin => ({
  name: 'atlas-prerender',
  apply: 'build',
  closeBundle: async () => {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [react()],
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender.tsx',
        outDir: WORKSHOP,
        assetsInlineLimit: 0,
        target: 'es2023',
        copyPublicDir: false,
      },
    })
    const made = await load(path.join(WORKSHOP, 'prerender.js'))
    if (!isDrawing(made)) throw new Error('The pages could not be drawn')
    const drawn = await made.drawPages()
    rmSync(WORKSHOP, { recursive: true, force: true })
    for (const [route, html] of Object.entries(drawn))
      // The page's policy would refuse both, silently for the reader.
      if (/<script|\sstyle=/.test(html)) throw new Error(`The drawn page ${route} has an inline script or style`)
    writeFileSync(path.join(root, 'dist', 'drawn.json'), JSON.stringify(drawn))
  },
})
