import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { isKept, isWeights } from './keep.ts'
import type { Traced } from './trace.ts'

/** Puts the folder together that is installed: Node, our sources, the built pages, the models, packages from npm. */

export const PROGRAM = 'apps/server/src/desk/program.ts'

const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

const copy = (from: string, to: string): void => {
  mkdirSync(path.dirname(to), { recursive: true })
  copyFileSync(from, to)
}

const findPackage = (modules: string, from: string, name: string): string | undefined => {
  const own = path.join(from, 'node_modules', name)
  const shared = path.join(modules, name)
  return [own, shared].find((folder) => existsSync(path.join(folder, 'package.json')))
}

/** The folders of some packages and of all they need, as far as they are installed: what is for other systems is not. */
export const withNeeds = (modules: string, names: readonly string[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const follow = (folder: string, name: string): void => {
    if (found.has(folder)) return
    found.set(folder, name)
    if (isWeights(name)) return
    const { dependencies, optionalDependencies } = Manifest.parse(
      JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
    )
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = findPackage(modules, folder, needed)
      if (next !== undefined) follow(next, needed)
      else if (needed in dependencies && !(needed in optionalDependencies)) throw new Error(`${name} lacks ${needed}`)
    }
  }
  for (const name of names) {
    const folder = findPackage(modules, modules, name)
    if (folder === undefined) throw new Error(`${name} is not installed`)
    follow(folder, name)
  }
  return found
}

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))

export const copyPackages = (modules: string, names: readonly string[], target: string): void => {
  for (const [folder, name] of withNeeds(modules, names)) {
    const place = path.join(target, path.relative(modules, folder))
    for (const file of filesIn(folder)) if (isKept(name, file)) copy(path.join(folder, file), path.join(place, file))
  }
}

const OWN_PACKAGES = ['contract', 'engine', 'readers'] as const

const Exports = z.object({
  name: z.string(),
  version: z.string(),
  exports: z.union([z.string(), z.record(z.string(), z.string())]),
})

/**
 * Node strips types everywhere but below `node_modules`, and Windows makes no links for ordinary people: so each of our
 * packages has a front door there, in plain JavaScript, that leads to its sources.
 */
const writeFrontDoor = (root: string, app: string, name: string): void => {
  const manifest = Exports.parse(JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8')))
  const given = typeof manifest.exports === 'string' ? { '.': manifest.exports } : manifest.exports
  const folder = path.join(app, 'node_modules', manifest.name)
  mkdirSync(folder, { recursive: true })
  const doors = Object.entries(given).flatMap(([door, file]) => {
    if (!file.endsWith('.ts')) return [[door, file] as const]
    if (!existsSync(path.join(app, 'packages', name, file))) return []
    const script = door === '.' ? './index.js' : `${door}.js`
    const target = `../../../${path.posix.join('packages', name, file)}`
    writeFileSync(path.join(folder, script), `export * from '${target}'\n`)
    return [[door, script] as const]
  })
  const { name: called, version } = manifest
  const own = { name: called, version, type: 'module', exports: Object.fromEntries(doors) }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(own, undefined, 2)}\n`)
}

/** What browsers fetch packed over a network, or keep for the time without one: here they need neither. */
const NOT_ON_A_DESK = /\.(?:br|gz|bin)$|\/(?:drawn\.json|robots\.txt|service-worker\.js|manifest\.webmanifest)$/

export type Sources = {
  readonly root: string
  readonly traced: Traced
  /** `node_modules` as installed for the system of the bundle. */
  readonly modules: string
}

/** Everything but Node itself and what starts it. */
export const assembleApp = ({ root, traced, modules }: Sources, app: string): void => {
  rmSync(app, { recursive: true, force: true })
  for (const file of traced.files) copy(path.join(root, file), path.join(app, file))
  copy(path.join(root, 'apps/server/package.json'), path.join(app, 'apps/server/package.json'))
  for (const name of OWN_PACKAGES) {
    copy(path.join(root, 'packages', name, 'package.json'), path.join(app, 'packages', name, 'package.json'))
    writeFrontDoor(root, app, name)
  }
  cpSync(path.join(root, 'packages/engine/model'), path.join(app, 'node_modules/@atlas/engine/model'), {
    recursive: true,
  })
  cpSync(path.join(root, 'apps/web/dist'), path.join(app, 'apps/web/dist'), {
    recursive: true,
    filter: (file) => !NOT_ON_A_DESK.test(file.replaceAll(path.sep, '/')),
  })
  copyPackages(modules, traced.packages, path.join(app, 'node_modules'))
  for (const [from, to] of [
    ['LICENSE', 'LICENSE'],
    ['docs/licences.md', 'LICENCES.md'],
  ] as const)
    copy(path.join(root, from), path.join(app, to))
}
