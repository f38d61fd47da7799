import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'

/** Several files replaced as one: whoever is killed leaves all old, or all new as soon as the next one has looked. */

const STAGING = '.adding'
const OWNER = 'pid'
const LIST = 'list.json'
const List = z.array(z.string())

const write = (file: string, content: string): void => {
  const handle = openSync(file, 'w')
  try {
    writeSync(handle, content)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process is alive, but none of ours to signal.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const readIf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** From the moment the list stands, every new file is whole, so all of them are put into their places. */
const finish = (folder: string): boolean => {
  const staging = join(folder, STAGING)
  if (!existsSync(join(staging, LIST))) return false
  List.parse(JSON.parse(readFileSync(join(staging, LIST), 'utf8'))).forEach((name, number) => {
    const fresh = join(staging, String(number))
    if (!existsSync(fresh)) return
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    renameSync(fresh, join(folder, name))
  })
  return true
}

export type Turn = {
  /** What an earlier, killed one had begun is now finished. */
  readonly finished: boolean
  readonly replace: (files: ReadonlyMap<string, string>) => void
  readonly end: () => void
}

/** Only one at a time may change the folder; the folder made here says who. */
export const takeTurn = (folder: string): Turn => {
  const staging = join(folder, STAGING)
  let finished = false
  if (existsSync(staging)) {
    const owner = Number(readIf(join(staging, OWNER)))
    if (owner > 0 && isAlive(owner)) throw new Error(`Process ${owner} is adding to the corpus just now; wait for it.`)
    finished = finish(folder)
    rmSync(staging, { recursive: true, force: true })
  }
  // Of two that come at the same moment, one fails here.
  mkdirSync(staging)
  write(join(staging, OWNER), String(process.pid))
  const end = (): void => rmSync(staging, { recursive: true, force: true })
  return {
    finished,
    end,
    replace: (files) => {
      const names = [...files.keys()]
      names.forEach((name, number) => write(join(staging, String(number)), files.get(name) ?? ''))
      write(join(staging, `${LIST}.new`), JSON.stringify(names))
      renameSync(join(staging, `${LIST}.new`), join(staging, LIST))
      finish(folder)
      end()
    },
  }
}
