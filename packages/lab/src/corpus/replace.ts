import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
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
    writeFileSync(handle, content)
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

/** Whoever was killed here: what they had begun is finished, or forgotten where it was not whole. */
const takeOver = (folder: string): boolean => {
  const staging = join(folder, STAGING)
  if (!existsSync(staging)) return false
  const owner = Number(readIf(join(staging, OWNER)))
  if (owner > 0 && isAlive(owner)) throw new Error(`Process ${owner} is adding to the corpus just now; wait for it.`)
  const finished = finish(folder)
  // Somebody else may have tidied up meanwhile and be at work already.
  if (Number(readIf(join(staging, OWNER))) === owner) rmSync(staging, { recursive: true, force: true })
  return finished
}

/** Only one at a time may change the folder; a folder in it says who. */
export const takeTurn = (folder: string): Turn => {
  const finished = takeOver(folder)
  const staging = join(folder, STAGING)
  const mine = mkdtempSync(`${staging}-`)
  write(join(mine, OWNER), String(process.pid))
  try {
    // With the owner's name in it from the first moment; of two that come at once, the second fails here.
    renameSync(mine, staging)
  } catch {
    rmSync(mine, { recursive: true, force: true })
    throw new Error('Another process is adding to the corpus just now; wait for it.')
  }
  // Once the list stands, what is left over must stay: the next one finishes it.
  let isListed = false
  const remove = (): void => rmSync(staging, { recursive: true, force: true })
  return {
    finished,
    end: () => {
      if (!isListed) remove()
    },
    replace: (files) => {
      const names = [...files.keys()]
      names.forEach((name, number) => write(join(staging, String(number)), files.get(name) ?? ''))
      write(join(staging, `${LIST}.new`), JSON.stringify(names))
      renameSync(join(staging, `${LIST}.new`), join(staging, LIST))
      isListed = true
      finish(folder)
      remove()
      isListed = false
    },
  }
}
