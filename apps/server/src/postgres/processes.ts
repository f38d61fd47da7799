import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A killed process whose parent has not taken note of it still answers signals; it counts as dead. */
const isZombie = (pid: number): boolean => {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Somebody else's process: we may not even knock. */
export const isForeign = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
  } catch {
    return isForeign(pid)
  }
  return !isZombie(pid)
}

const TICKS_PER_SECOND = 100

const startOnLinux = (pid: number): number => {
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=\S \d)/)
  const bootedAt = Number(/^btime (\d+)/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1])
  // The 22nd field of the line, of which the first two are cut off.
  return bootedAt + Number(afterName.split(' ')[19]) / TICKS_PER_SECOND
}

/** When a process began, in seconds since 1970, where the system tells. */
export const startOf = (pid: number): number | undefined => {
  try {
    if (existsSync('/proc/self/stat')) return startOnLinux(pid)
    const options = { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } } as const
    return Date.parse(spawnSync('ps', ['-p', String(pid), '-o', 'lstart='], options).stdout) / 1000
  } catch {
    return undefined
  }
}

export const waitForEnd = async (pid: number, milliseconds: number): Promise<boolean> => {
  const end = performance.now() + milliseconds
  while (isAlive(pid)) {
    if (performance.now() > end) return false
    await sleep(20)
  }
  return true
}
