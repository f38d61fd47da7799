import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Programs of the lab, where it lies beside us; it is no part of a server, so they are started, never imported. */
export const labPrograms = {
  retrain: fileURLToPath(new URL('../../../../packages/lab/src/pipeline/retrain.ts', import.meta.url)),
  countEffects: fileURLToPath(new URL('../../../../packages/lab/src/pipeline/count-effects.ts', import.meta.url)),
} as const

/** So much of the memory it may have is heap; the rest is for code, threads and tables outside of it. */
const HEAP_SHARE = 0.7
const LOOK_MILLISECONDS = 500
const LONGEST_LINE = 200

export type LabLimits = { readonly milliseconds: number; readonly bytes: number }

export type LabRun = {
  readonly entry: string
  readonly args: readonly string[]
  readonly limits: LabLimits
  readonly onLine: (line: string) => void
  readonly signal: AbortSignal
}

export type LabEnd = 'done' | 'no-lab' | 'too-long' | 'too-large' | 'stopped' | 'broken'

/** Resident memory, where the system tells. */
const memoryOf = (pid: number): number => {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return 0
  }
}

const giveWay = (pid: number): void => {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW)
  } catch {
    // Some systems do not allow it; then it runs as any other process.
  }
}

/** It gets no setting and no secret of ours. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Runs a program of the lab in a process of its own, behind everybody else; ends it when it takes too long or too much. */
export const runLab = async ({ entry, args, limits, onLine, signal }: LabRun): Promise<LabEnd> => {
  if (!existsSync(entry)) return 'no-lab'
  if (signal.aborted) return 'stopped'
  const heap = Math.floor((limits.bytes * HEAP_SHARE) / 1_000_000)
  const flags = [`--max-old-space-size=${heap}`, '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, entry, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: environment(),
  })
  const { pid } = child
  if (pid !== undefined) giveWay(pid)
  let end: LabEnd | undefined
  const kill = (why: LabEnd): void => {
    end ??= why
    child.kill('SIGKILL')
  }
  const stop = (): void => kill('stopped')
  signal.addEventListener('abort', stop, { once: true })
  const tooLong = setTimeout(() => kill('too-long'), limits.milliseconds)
  const watch = setInterval(() => {
    if (pid !== undefined && memoryOf(pid) > limits.bytes) kill('too-large')
  }, LOOK_MILLISECONDS)
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => onLine(line.slice(0, LONGEST_LINE)))
  const { promise, resolve } = Promise.withResolvers<number | null>()
  child.once('error', () => resolve(null))
  child.once('close', resolve)
  const code = await promise
  clearTimeout(tooLong)
  clearInterval(watch)
  signal.removeEventListener('abort', stop)
  return end ?? (code === 0 ? 'done' : 'broken')
}
