import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const holderOf = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

const take = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** Two runs in one folder would write over each other: the second is turned away. What a killed one left is taken over. */
export const lockFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'lock')
  if (!take(file)) {
    const holder = holderOf(file)
    if (holder > 0 && holder !== process.pid && isAlive(holder))
      throw new Error(`Another run (process ${holder}) is at work in ${folder}. Wait for it, or stop it.`)
    rmSync(file, { force: true })
    if (!take(file)) throw new Error(`Another run has just begun in ${folder}.`)
  }
  process.once('exit', () => rmSync(file, { force: true }))
}
