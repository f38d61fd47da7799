import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

/** Which files of the build a page needs beyond the first, so that the browser can ask for them all at once. */

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().optional(), imports: z.array(z.string()).optional() }),
)
type Manifest = z.infer<typeof Manifest>

const legal = 'src/pages/legal-page.tsx'
const named: Readonly<Record<string, string>> = { '/privacy-policy': legal, '/terms-of-service': legal }

const moduleOf = (route: string): string => named[route] ?? `src/pages/${route.slice(1)}-page.tsx`

const filesOf = (manifest: Manifest, module: string, seen: Set<string>): string[] => {
  const entry = manifest[module]
  if (entry === undefined || entry.isEntry === true || seen.has(module)) return []
  seen.add(module)
  return [entry.file, ...(entry.imports ?? []).flatMap((name) => filesOf(manifest, name, seen))]
}

export const pageChunks = (folder: string): ((route: string) => readonly string[]) => {
  const file = path.join(folder, '.vite', 'manifest.json')
  if (!existsSync(file)) return () => []
  const manifest = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  return (route) => filesOf(manifest, moduleOf(route), new Set())
}
