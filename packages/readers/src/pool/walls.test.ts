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
/** A process for each attempt, on machines that do other things. */
const PATIENCE = 120_000
const PROGRAM = path.join(import.meta.dirname, 'testing/pry-process.ts')
const isLinux = process.platform === 'linux'
const isRoot = process.getuid?.() === 0
const hasNamespaces = (['files', 'network', 'processes'] as const).every((wall) => wallsHere().walls.includes(wall))
const user = isRoot ? 'root' : 'an ordinary user'

/** Files and programs that JavaScript opens and starts. */
const HELD_BY_NODE = /^(read|start) \//

const reached = (found: Found): readonly string[] =>
  Object.entries(found).flatMap(([attempt, result]) => (result.startsWith('closed') ? [] : [attempt]))

/** In a folder that only root may enter, another user needs a root of its own. */
const besideUser = (walls: readonly Wall[]): readonly Wall[] => walls.filter((wall) => wall !== 'user')

const become = (id: number): readonly string[] => [`--reuid=${id}`, `--regid=${id}`, '--clear-groups', '--']

const runAs = (id: number, ...command: readonly string[]): number | null =>
  spawnSync('setpriv', [...become(id), ...command]).status

const pryAs = (id: number) => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'atlas-somebody-'))
  chownSync(home, id, id)
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const env = { HOME: home, TMPDIR: home, PATH: process.env['PATH'] }
  return spawnSync('setpriv', [...become(id), process.execPath, PROGRAM], { env, encoding: 'utf8' })
}

test.runIf(hasNamespaces)(
  `nothing is reached from inside a reader that ${user} started`,
  async () => {
    const { inReader, asProgram } = await pry(wallsHere())
    expect(reached(inReader)).toEqual([])
    expect(reached(asProgram)).toEqual([':'])
  },
  PATIENCE,
)

const Alone = z.object({
  missing: z.array(z.string()),
  inReader: z.record(z.string(), z.string()),
  asProgram: z.record(z.string(), z.string()),
})

// Somebody else must be able to enter the folder of the repository, and to make namespaces.
const mayTrySomebody =
  isRoot &&
  hasNamespaces &&
  runAs(SOMEBODY, 'unshare', '--user', '--map-root-user', process.execPath, '--version') === 0

test.runIf(mayTrySomebody)(
  'nothing is reached from inside a reader that somebody without rights started',
  () => {
    const { stdout, stderr } = pryAs(SOMEBODY)
    expect(stderr).toBe('')
    const { missing, inReader, asProgram } = Alone.parse(JSON.parse(stdout))
    expect(missing).toEqual([])
    expect(reached(inReader)).toEqual([])
    expect(reached(asProgram)).toEqual([':'])
  },
  PATIENCE,
)

test(
  'without walls, permissions hold what JavaScript opens and starts, and the attempts above are real',
  async () => {
    const { inReader } = await pry(NO_WALLS)
    const open = reached(inReader)
    expect(open.filter((attempt) => HELD_BY_NODE.test(attempt))).toEqual([])
    const others = ['read natively', 'read natively', 'write natively', 'connect', 'signal']
    const expected = isLinux ? ['read natively', ...others] : others
    expect(open.map((attempt) => attempt.replace(/ [/\d].*$/, ''))).toEqual(expected)
  },
  PATIENCE,
)

test.runIf(isLinux && hasNamespaces)(
  'a wall that the system refuses is named, and the others stand',
  async () => {
    for (const refused of wallsHere().walls) {
      const walls = findWalls((way) => !way.walls.includes(refused) && stands(way))
      expect(besideUser(walls.missing)).toEqual(besideUser([refused]))
      expect(walls.missing).toContain(refused)
      const { inReader } = await pry(walls)
      expect(reached(inReader).filter((attempt) => HELD_BY_NODE.test(attempt))).toEqual([])
      expect(Object.keys(inReader)).toHaveLength(10)
    }
  },
  PATIENCE,
)

test.runIf(isLinux)(
  'where no namespace is to be had, the rest stands',
  async () => {
    const needing: readonly Wall[] = ['files', 'network', 'processes']
    const walls = findWalls((way) => !way.walls.some((wall) => needing.includes(wall)) && stands(way))
    expect(besideUser(walls.missing)).toEqual(needing)
    const { inReader } = await pry(walls)
    const open = reached(inReader)
    expect(open.filter((attempt) => HELD_BY_NODE.test(attempt))).toEqual([])
    expect(open.filter((attempt) => attempt.startsWith('write natively'))).toEqual([])
    // Where the server is root, a user of their own closes what is the server's even to native code.
    const shouldBeClosed = walls.walls.includes('user') ? open.filter((attempt) => attempt.startsWith('read nat')) : []
    expect(shouldBeClosed).toEqual([])
  },
  PATIENCE,
)
