import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const TEMPLATE = new URL('service-worker.js', import.meta.url)
const ALWAYS = ['/theme.js', '/icon.svg', '/manifest.webmanifest'] as const

/** Writes the service worker with the list of this build's files, so that a page that was opened once opens offline. */
export const offline = (): Plugin => ({
  name: 'atlas-offline',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle)
      .filter((name) => name.startsWith('assets/'))
      .map((name) => `/${name}`)
      .toSorted()
    // The private check's models are megabytes, and few try the examples: kept when used, not on every first visit.
    const later = files.filter((name) => /\.(?:bin|ogg|png)$/.test(name))
    const list = [...ALWAYS, ...files.filter((name) => !later.includes(name))]
    const template = readFileSync(TEMPLATE, 'utf8')
    const version = createHash('sha256')
      .update(template)
      .update([...list, ...later].join('\n'))
      .digest('hex')
      .slice(0, 12)
    const source = template
      .replace("'%VERSION%'", `'${version}'`)
      .replace("['%FILES%']", JSON.stringify(list))
      .replace("['%LATER%']", JSON.stringify(later))
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
  },
})
