import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { readFileSync, realpathSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { behind } from './behind.ts'
import { environment, type Walls, wallsHere } from './walls.ts'

/** A process of ours that opens strangers' files: Node behind every wall there is, and Node's own permissions. */

export type WalledSettings = {
  /** The file that it runs. */
  readonly entry: URL
  readonly args?: readonly string[]
  /** What Node is told: memory, and what its permissions allow. */
  readonly flags: readonly string[]
  /** Files and folders that it may read; it sees no others. */
  readonly reads: readonly string[]
  /** Memory it may use. */
  readonly mostBytes: number
  readonly stdio: StdioOptions
  /** Those of this system when not given. */
  readonly walls?: Walls | undefined
}

export type WalledProcess = {
  readonly process: ChildProcess
  readonly kill: () => void
  /** Resident memory in bytes; undefined where the system does not tell. */
  readonly memory: () => number | undefined
}

/** V8, WebAssembly and threads hold this much as data long before they use it. */
const RESERVED_BYTES = 2_000_000_000
/** A little behind everything else. */
const NICE = 5

/** Reading a folder's files is allowed by a pattern. */
const allowRead = (place: string): string =>
  `--allow-fs-read=${statSync(place).isDirectory() ? path.join(place, '*') : place}`

/** The process itself: what stands between us and it in a namespace of processes is its parent. */
const findItself = (pid: number, walls: Walls): number | undefined => {
  if (!walls.walls.includes('processes')) return pid
  const [child = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  return child === '' ? undefined : Number(child)
}

const watchMemory = (child: ChildProcess, walls: Walls): (() => number | undefined) => {
  let itself: number | undefined
  return () => {
    try {
      itself ??= findItself(child.pid ?? 0, walls)
      const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${itself}/status`, 'utf8')) ?? []
      return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
    } catch {
      return undefined
    }
  }
}

/** People wait for other pages while a picture is read: the reader gives way. */
const giveWay = (child: ChildProcess): void => {
  try {
    if (child.pid !== undefined) os.setPriority(child.pid, NICE)
  } catch {
    // Some systems do not allow it; then it runs as any other process.
  }
}

export const startWalled = (settings: WalledSettings): WalledProcess => {
  const { walls = wallsHere(), mostBytes } = settings
  const places = settings.reads.map((place) => realpathSync(place))
  const node = [
    process.execPath,
    ...settings.flags,
    '--permission',
    ...places.map(allowRead),
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    fileURLToPath(settings.entry),
    ...(settings.args ?? []),
  ]
  const [program = '', ...args] = behind(walls, { places, mostBytes: mostBytes + RESERVED_BYTES }, node)
  const child = spawn(program, args, { stdio: settings.stdio, env: environment(), windowsHide: true })
  giveWay(child)
  return {
    process: child,
    kill: () => {
      child.kill('SIGKILL')
    },
    memory: watchMemory(child, walls),
  }
}
