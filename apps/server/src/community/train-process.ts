import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The lab, where it lies beside us; it is no part of a server, so it is started, never imported. */
const LAB = fileURLToPath(new URL('../../../../packages/lab/src/pipeline/retrain.ts', import.meta.url))

const HOUR = 3_600_000
const TWO_GIGABYTES = 2_000_000_000
/** What is left of that for code, threads and tables outside the heap. */
const HEAP_MEGABYTES = 1400
const LOOK_MILLISECONDS = 500

export type TrainLimits = { readonly milliseconds: number; readonly bytes: number }

export type TrainRun = {
  /** Approved examples, one a line. */
  readonly approved: string
  readonly out: string
  readonly onLine: (line: string) => void
  readonly signal: AbortSignal
  /** For tests: another program, other limits. */
  readonly entry?: string | undefined
  readonly limits?: TrainLimits | undefined
}

export type TrainEnd = 'done' | 'no-lab' | 'too-long' | 'too-large' | 'stopped' | 'broken'

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

/** Runs the lab's retraining in a process of its own, behind everybody else; ends it when it takes too long or too much. */
export const runTraining = async ({
  approved,
  out,
  onLine,
  signal,
  entry = LAB,
  limits,
}: TrainRun): Promise<TrainEnd> => {
  if (!existsSync(entry)) return 'no-lab'
  if (signal.aborted) return 'stopped'
  const { milliseconds, bytes } = limits ?? { milliseconds: HOUR, bytes: TWO_GIGABYTES }
  const flags = [`--max-old-space-size=${HEAP_MEGABYTES}`, '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, entry, '--approved', approved, '--out', out], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: environment(),
  })
  const { pid } = child
  if (pid !== undefined) giveWay(pid)
  let end: TrainEnd | undefined
  const kill = (why: TrainEnd): void => {
    end ??= why
    child.kill('SIGKILL')
  }
  const stop = (): void => kill('stopped')
  signal.addEventListener('abort', stop, { once: true })
  const tooLong = setTimeout(() => kill('too-long'), milliseconds)
  const watch = setInterval(() => {
    if (pid !== undefined && memoryOf(pid) > bytes) kill('too-large')
  }, LOOK_MILLISECONDS)
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => onLine(line.slice(0, 200)))
  const { promise, resolve } = Promise.withResolvers<number | null>()
  child.once('error', () => resolve(null))
  child.once('close', resolve)
  const code = await promise
  clearTimeout(tooLong)
  clearInterval(watch)
  signal.removeEventListener('abort', stop)
  return end ?? (code === 0 ? 'done' : 'broken')
}
