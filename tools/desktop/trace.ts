import { existsSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import * as z from 'zod'
import { importsIn, packageOf } from '../imports.ts'

/** Which of our files, and which packages, a program needs: followed from its first file, import by import. */

export type Traced = {
  /** Relative to the root, with forward slashes. */
  readonly files: readonly string[]
  /** Packages from npm, by name. */
  readonly packages: readonly string[]
}

const Manifest = z.object({
  exports: z
    .union([
      z.string().transform((front): Record<string, string> => ({ '.': front })),
      z.record(z.string(), z.string()),
    ])
    .default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
})

const OWN = /^@atlas\/(\w+)/

const readManifest = (root: string, folder: string): z.infer<typeof Manifest> =>
  Manifest.parse(JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')))

/** The room that a file lies in: `packages/engine`, `apps/server`. */
const roomOf = (file: string): string => file.split('/').slice(0, 2).join('/')

const ownFile = (root: string, name: string): string => {
  const folder = `packages/${OWN.exec(name)?.[1] ?? ''}`
  const place = readManifest(root, folder).exports[name.replace(OWN, '.')]
  if (place === undefined) throw new Error(`${name} is not a front door of ${folder}`)
  return path.posix.join(folder, place)
}

/** Files that are named relative to the one at hand: entries of processes, samples. */
const namedFiles = (root: string, file: string, source: string): string[] =>
  [...source.matchAll(/new URL\('([^']+)', import\.meta\.url\)/g)]
    .map(([, name = '']) => path.posix.join(path.posix.dirname(file), name))
    .filter((named) => existsSync(path.join(root, named)) && statSync(path.join(root, named)).isFile())

/** Packages that are only looked up by name: their files are weights, or code that is loaded late. */
const namedPackages = (root: string, file: string, source: string): string[] =>
  Object.keys(readManifest(root, roomOf(file)).dependencies).filter(
    (name) => !OWN.test(name) && (source.includes(`'${name}'`) || source.includes(`'${name}/`)),
  )

export const trace = (root: string, entries: readonly string[]): Traced => {
  const files = new Set<string>()
  const packages = new Set<string>()
  const follow = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    if (!file.endsWith('.ts')) return
    const source = readFileSync(path.join(root, file), 'utf8')
    for (const { name, isErased } of importsIn(file, source)) {
      if (isErased || isBuiltin(name)) continue
      if (name.startsWith('.')) follow(path.posix.join(path.posix.dirname(file), name))
      else if (OWN.test(name)) follow(ownFile(root, name))
      else packages.add(packageOf(name))
    }
    for (const named of namedFiles(root, file, source)) follow(named)
    for (const name of namedPackages(root, file, source)) packages.add(name)
  }
  for (const entry of entries) follow(entry)
  return { files: [...files].toSorted(), packages: [...packages].toSorted() }
}
