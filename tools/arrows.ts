import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import * as z from 'zod'
import { importsIn, packageOf } from './imports.ts'

/** Which room may look into which. Any other import, a cycle, or an undeclared package fails. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'apps/web': ['@atlas/contract', '@atlas/engine'],
  'apps/server': ['@atlas/contract', '@atlas/engine', '@atlas/readers', '@atlas/lab'],
  'packages/lab': ['@atlas/engine'],
  'packages/readers': [],
  'packages/engine': [],
  'packages/contract': [],
}

/** Tests may start the real server, whatever room they lie in. */
const isTest = (file: string): boolean => /\.test\.tsx?$|\/e2e\/|\/testing\//.test(file)

const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

const root = path.resolve(import.meta.dirname, '..')
const problems: string[] = []

const declaredIn = (folder: string): ReadonlySet<string> => {
  const manifest = Manifest.parse(JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')))
  return new Set(Object.values(manifest).flatMap((list) => Object.keys(list)))
}

const rootDeclared = declaredIn('.')

const importsOf = (file: string): readonly string[] =>
  importsIn(file, readFileSync(path.join(root, file), 'utf8')).map(({ name }) => name)

const checkPackage = (room: string, file: string, name: string, declared: ReadonlySet<string>): void => {
  if (isBuiltin(name)) return
  const wanted = packageOf(name)
  const isTooling = isTest(file) || file.endsWith('.config.ts')
  if (!declared.has(wanted) && !(isTooling && rootDeclared.has(wanted)))
    problems.push(`${file} imports ${wanted}, which ${room} does not declare`)
  if (wanted.startsWith('@atlas/') && !isTest(file) && !allowed[room]?.includes(wanted)) {
    problems.push(`${file} imports ${wanted}: no arrow leads from ${room} there`)
  }
}

const checkRelative = (room: string, file: string, name: string): string => {
  const target = path.posix.join(path.posix.dirname(file), name.replace(/\?.*$/, ''))
  if (!target.startsWith(`${room}/`) && !isTest(file))
    problems.push(`${file} imports ${target} past the front door of another room`)
  if (!existsSync(path.join(root, target))) problems.push(`${file} imports ${target}, which does not exist`)
  return target
}

const graph = new Map<string, readonly string[]>()
for (const room of Object.keys(allowed).filter((name) => existsSync(path.join(root, name)))) {
  const declared = declaredIn(room)
  for (const found of globSync(`${room}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => /node_modules|dist/.test(name),
  })) {
    const file = found.replaceAll(path.sep, '/')
    const targets: string[] = []
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) targets.push(checkRelative(room, file, name))
      else checkPackage(room, file, name, declared)
    }
    graph.set(file, targets)
  }
}

const findCycle = (): readonly string[] | undefined => {
  const done = new Set<string>()
  const visit = (file: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...trail, file])
      if (cycle !== undefined) return cycle
    }
    done.add(file)
    return undefined
  }
  for (const file of graph.keys()) {
    const cycle = visit(file, [])
    if (cycle !== undefined) return cycle
  }
  return undefined
}

const cycle = findCycle()
if (cycle !== undefined) problems.push(`a circle of imports: ${cycle.join(' -> ')}`)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${graph.size} files, every import along an arrow`)
