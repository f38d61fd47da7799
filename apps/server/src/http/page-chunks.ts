import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

/** Which files of the build a page needs beyond the first, so that the browser can ask for them all at once. */

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
)
type Manifest = z.infer<typeof Manifest>

const legal = 'src/pages/legal-page.tsx'
const named: Readonly<Record<string, string>> = { '/privacy-policy': legal, '/terms-of-service': legal }

const moduleOf = (route: string): string => named[route] ?? `src/pages/${route.slice(1)}-page.tsx`

/** The modules that come with one, itself included; what the first file brings is there already. */
const withImports = (manifest: Manifest, module: string, seen: Set<string>): void => {
  const entry = manifest[module]
  if (entry === undefined || entry.isEntry === true || seen.has(module)) return
  seen.add(module)
  for (const name of entry.imports ?? []) withImports(manifest, name, seen)
}

const filesOf = (manifest: Manifest, modules: Iterable<string>): string[] =>
  [...modules].flatMap((module) => manifest[module]?.file ?? [])

export type PageChunks = {
  /** Colours and forms of this page alone. */
  readonly sheets: readonly string[]
  /** Needed to bring the page to life. */
  readonly now: readonly string[]
  /** Needed as soon as somebody checks something: fetched early, so that a server gone quiet then can be told of. */
  readonly soon: readonly string[]
}

export const pageChunks = (folder: string): ((route: string) => PageChunks) => {
  const file = path.join(folder, '.vite', 'manifest.json')
  if (!existsSync(file)) return () => ({ sheets: [], now: [], soon: [] })
  const manifest = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  return (route) => {
    const now = new Set<string>()
    withImports(manifest, moduleOf(route), now)
    const all = new Set(now)
    for (const module of now)
      for (const name of manifest[module]?.dynamicImports ?? []) withImports(manifest, name, all)
    return {
      sheets: [...now].flatMap((module) => manifest[module]?.css ?? []),
      now: filesOf(manifest, now),
      soon: filesOf(
        manifest,
        [...all].filter((module) => !now.has(module)),
      ),
    }
  }
}
