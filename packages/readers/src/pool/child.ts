import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import { FromChild, type ToChild } from './messages.ts'

export type Child = {
  readonly say: (message: ToChild) => void
  readonly kill: () => void
  /** Resident memory in bytes; undefined where the system does not tell. */
  readonly memory: () => number | undefined
}

/** A little behind everything else. */
const NICE = 5

/** Only what Node and the native parts need to start; nothing of the operator's keys. */
const environment = (): Record<string, string> => ({
  ...Object.fromEntries(
    ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR', 'LD_LIBRARY_PATH'].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  ),
  // A reader does one thing after the other; every further thread would keep memory of its own.
  UV_THREADPOOL_SIZE: '1',
  // The runtime of the models would report to its maker and keep a file in the home folder.
  ORT_DISABLE_TELEMETRY: '1',
})

const residentMemory = (child: ChildProcess): number | undefined => {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
  } catch {
    return undefined
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

export const startChild = (entry: URL, hear: (message: FromChild) => void, gone: () => void): Child => {
  const child = fork(fileURLToPath(entry), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: environment(),
    execArgv: ['--max-old-space-size=384', '--max-semi-space-size=8'],
  })
  giveWay(child)
  child.on('message', (message: unknown) => {
    const heard = FromChild.safeParse(message)
    // A child that says what we do not know is in no state to go on.
    if (heard.success) hear(heard.data)
    else child.kill('SIGKILL')
  })
  child.once('exit', gone)
  child.on('error', gone)
  return {
    say: (message) => {
      // A child that has just ended cannot hear; `gone` tells its story.
      child.send(message, () => {})
    },
    kill: () => {
      child.kill('SIGKILL')
    },
    memory: () => residentMemory(child),
  }
}
