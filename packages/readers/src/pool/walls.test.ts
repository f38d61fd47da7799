import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import type { Wall } from './behind.ts'
import { type Found, pry } from './testing/pry.ts'
import { findWalls, NO_WALLS, stands, wallsHere } from './walls.ts'

const SOMEBODY = 12_345
const PROGRAM = path.join(import.meta.dirname, 'testing/pry-alone.ts')
const isLinux = process.platform === 'linux'
const isRoot = process.getuid?.() === 0
const hasNamespaces = (['files', 'network', 'processes'] as const).every((wall) => wallsHere().walls.includes(wall))
const user = isRoot ? 'root' : 'an ordinary user'

const reached = (found: Found): readonly string[] =>
  Object.entries(found).flatMap(([attempt, result]) => (result.startsWith('closed') ? [] : [attempt]))

const asSomebody = (...command: readonly string[]) => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'atlas-somebody-'))
  chownSync(home, SOMEBODY, SOMEBODY)
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const become = [`--reuid=${SOMEBODY}`, `--regid=${SOMEBODY}`, '--clear-groups', process.execPath]
  return spawnSync('setpriv', [...become, ...command], {
    env: { HOME: home, TMPDIR: home, PATH: process.env['PATH'] },
    encoding: 'utf8',
  })
}

test.runIf(hasNamespaces)(`nothing is reached from inside a reader that ${user} started`, async () => {
  const { inReader, asProgram } = await pry(wallsHere())
  expect(reached(inReader)).toEqual([])
  expect(reached(asProgram)).toEqual([])
})

const Alone = z.object({
  missing: z.array(z.string()),
  inReader: z.record(z.string(), z.string()),
  asProgram: z.record(z.string(), z.string()),
})

// Somebody else must be able to enter the folder of the repository, and to make namespaces.
const mayTrySomebody =
  isLinux && isRoot && hasNamespaces && spawnSync('setpriv', [`--reuid=${SOMEBODY}`, '--clear-groups', 'unshare', '--user', '--map-root-user', process.execPath, '--version']).status === 0

test.runIf(mayTrySomebody)('nothing is reached from inside a reader that somebody without rights started', () => {
  const { stdout, stderr } = asSomebody(PROGRAM)
  expect(stderr).toBe('')
  const { missing, inReader, asProgram } = Alone.parse(JSON.parse(stdout))
  expect(missing).toEqual([])
  expect(reached(inReader)).toEqual([])
  expect(reached(asProgram)).toEqual([])
})

test('without walls, permissions hold what JavaScript opens and starts, and the attempts above are real', async () => {
  const { inReader } = await pry(NO_WALLS)
  const open = reached(inReader)
  expect(open.filter((attempt) => /^(read|start) \//.test(attempt))).toEqual([])
  if (!isLinux) return
  expect(open.map((attempt) => attempt.replace(/ [/\d].*$/, ''))).toEqual([
    ...['read natively', 'read natively', 'read natively', 'write natively'],
    ...['connect', 'signal'],
  ])
})

test.runIf(isLinux && hasNamespaces)('a wall that the system refuses is named, and the others stand', async () => {
  for (const refused of wallsHere().walls) {
    const walls = findWalls((way) => !way.walls.includes(refused) && stands(way))
    expect(walls.missing).toEqual([refused])
    const { inReader } = await pry(walls)
    expect(inReader).toMatchObject({})
    expect(reached(inReader).filter((attempt) => attempt.startsWith('read /'))).toEqual([])
  }
})

test.runIf(isLinux)('where no namespace is to be had, the rest stands', async () => {
  const needing: readonly Wall[] = ['files', 'network', 'processes']
  const walls = findWalls((way) => !way.walls.some((wall) => needing.includes(wall)) && stands(way))
  expect(walls.missing).toEqual(needing)
  const { inReader } = await pry(walls)
  const open = reached(inReader)
  expect(open.filter((attempt) => /^(read|start) \//.test(attempt))).toEqual([])
  expect(open.filter((attempt) => attempt.startsWith('write natively'))).toEqual([])
  // As root, a user of their own closes what is the server's even to native code.
  if (isRoot) expect(open.filter((attempt) => attempt.startsWith('read natively'))).toEqual([])
})
