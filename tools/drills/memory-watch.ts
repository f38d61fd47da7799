import { readdirSync, readFileSync } from 'node:fs'

/** Resident memory of a process and of what it started, as Linux tells it. */
export type Memory = { readonly server: number; readonly readers: number; readonly database: number }

const fieldOf = (pid: number, name: string): string | undefined => {
  try {
    return new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    // It has just ended.
    return undefined
  }
}

const megabytes = (pid: number): number => Number(fieldOf(pid, 'VmRSS') ?? 0) / 1024

type Process = { readonly pid: number; readonly parent: number; readonly name: string }

const allProcesses = (): readonly Process[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((entry) => ({
      pid: Number(entry),
      parent: Number(fieldOf(Number(entry), 'PPid') ?? 0),
      name: fieldOf(Number(entry), 'Name') ?? '',
    }))

const under = (pid: number, all: readonly Process[]): readonly Process[] =>
  all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...under(child.pid, all)])

/** In megabytes. What PostgreSQL's processes share is counted once for each: read that column as a trend. */
export const memoryOf = (pid: number): Memory => {
  const children = under(pid, allProcesses())
  const sum = (isWanted: (name: string) => boolean): number =>
    children.filter(({ name }) => isWanted(name)).reduce((total, child) => total + megabytes(child.pid), 0)
  return {
    server: megabytes(pid),
    readers: sum((name) => !name.includes('postgres')),
    database: sum((name) => name.includes('postgres')),
  }
}
