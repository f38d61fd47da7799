import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** Compiles our two scripts with Debian's makensis. */

export const hasMakensis = (): boolean => spawnSync('makensis', ['-VERSION'], { stdio: 'ignore' }).status === 0

export const makeWith = (script: string, settings: Readonly<Record<string, string>>): void => {
  const defines = Object.entries(settings).map(([name, value]) => `-D${name}=${value}`)
  const file = path.join(import.meta.dirname, script)
  const { status, stdout, stderr } = spawnSync('makensis', ['-V2', '-WX', ...defines, file], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`makensis could not make ${script}:\n${stdout}${stderr}`)
}
