import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { behind, type Wall, type Way } from './behind.ts'

/** Which walls this system allows around the processes that open strangers' files. */

export type Walls = Way & { readonly missing: readonly Wall[] }

/** In the order in which they are tried one by one: those that others stand on come first. */
const WALLS = ['rights', 'limits', 'files', 'network', 'processes', 'user'] as const satisfies readonly Wall[]
/** For the operator. */
export const WALL_NAMES: Readonly<Record<Wall, string>> = {
  rights: 'dropped rights (setpriv)',
  limits: 'limits of memory and file size (prlimit)',
  files: 'a root folder of their own (mount namespace)',
  network: 'a closed network (network namespace)',
  processes: 'a process list of their own (pid namespace)',
  user: 'a user of their own (setpriv)',
}
const PROBE_MILLISECONDS = 5000

const isRoot = (): boolean => process.getuid?.() === 0

/** The programs that build walls are not on everybody's path. */
const searchPath = (): string =>
  process.platform === 'linux'
    ? `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/bin:/sbin:/bin`
    : (process.env['PATH'] ?? '')

/** Only what Node and the native parts need to start; nothing of the operator's keys. */
export const environment = (): Record<string, string> => ({
  ...Object.fromEntries(
    ['SystemRoot', 'TEMP', 'TMPDIR', 'LD_LIBRARY_PATH'].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  ),
  PATH: searchPath(),
  // A reader does one thing after the other; every further thread would keep memory of its own.
  UV_THREADPOOL_SIZE: '1',
  // The runtime of the models would report to its maker and keep a file in the home folder.
  ORT_DISABLE_TELEMETRY: '1',
})

/** Node itself, whose libraries are those of the readers, and a file of ours: not everything is readable to everybody. */
const PROBE = [process.execPath, '-e', 'fs.readFileSync(process.argv[1])', import.meta.filename] as const

export const stands = (way: Way): boolean => {
  const needs = { places: [import.meta.dirname], mostBytes: 2_000_000_000 }
  const [program = '', ...args] = behind(way, needs, PROBE)
  const options = { stdio: 'ignore', timeout: PROBE_MILLISECONDS, env: environment() } as const
  return spawnSync(program, args, options).status === 0
}

/** All at once, as nearly everywhere; else wall by wall. */
const build = (walls: readonly Wall[], viaUserNamespace: boolean, test: (way: Way) => boolean): Way => {
  const whole = { walls, viaUserNamespace }
  if (test(whole)) return whole
  return walls.reduce<Way>(
    (way, wall) => {
      const more = { viaUserNamespace, walls: [...way.walls, wall] }
      return test(more) ? more : way
    },
    { walls: [], viaUserNamespace },
  )
}

/** What a system without walls has: Node's own permissions alone. */
export const NO_WALLS: Walls = { walls: [], viaUserNamespace: false, missing: WALLS }

export const findWalls = (test: (way: Way) => boolean = stands): Walls => {
  if (process.platform !== 'linux') return NO_WALLS
  // Whoever is not root has no other user to become.
  const wanted = WALLS.filter((wall) => wall !== 'user' || isRoot())
  // Behind a fork, memory is watched by way of this file.
  const possible = wanted.filter((wall) => wall !== 'processes' || existsSync('/proc/thread-self/children'))
  // Root needs no user namespace; in a container it may be the only way.
  const ways = isRoot() ? [false, true] : [true]
  let best: Way = NO_WALLS
  for (const viaUserNamespace of ways) {
    const way = build(possible, viaUserNamespace, test)
    if (way.walls.length > best.walls.length) best = way
    if (best.walls.length === possible.length) break
  }
  return { ...best, missing: wanted.filter((wall) => !best.walls.includes(wall)) }
}

let found: Walls | undefined

/** Looked for once: a system does not change its mind while a server runs. */
export const wallsHere = (): Walls => (found ??= findWalls())
