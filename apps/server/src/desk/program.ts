import { appendFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from '../config.ts'
import { openLogger } from '../log.ts'
import { runDesk } from './run-desk.ts'
import { selfTest } from './self-test.ts'

/** The program that is installed: what starts it gives no settings, and what the computer has set is not for it. */

const HANDED_ON = ['ATLAS_DATA', 'ATLAS_LISTS', 'LOG_LEVEL'] as const

const homeFolder = (): string =>
  process.platform === 'win32'
    ? path.join(process.env['LOCALAPPDATA'] ?? path.join(os.homedir(), 'AppData', 'Local'), 'ATLAS')
    : path.join(process.env['XDG_DATA_HOME'] ?? path.join(os.homedir(), '.local', 'share'), 'atlas')

const settings = (): NodeJS.ProcessEnv => ({
  ATLAS_DATA: homeFolder(),
  LOG_LEVEL: 'warn',
  ...Object.fromEntries(
    HANDED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  ),
  ATLAS_ROLE: 'desk',
})

/** Nobody sees what a program without a window prints: this start's lines and those of the one before are kept. */
const openLogFile = (folder: string, level: string) => {
  const file = path.join(folder, 'atlas.log')
  mkdirSync(folder, { recursive: true })
  try {
    renameSync(file, path.join(folder, 'atlas.before.log'))
  } catch {
    // There is none yet.
  }
  return openLogger(level, file)
}

const runSelfTest = async (folder: string): Promise<void> => {
  const { lines, isGood } = await selfTest()
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'self-test.txt'), `${lines.join('\n')}\n`)
  process.exitCode = isGood ? 0 : 1
}

const main = async (args: readonly string[]): Promise<void> => {
  const config = readConfig(settings())
  if (args.includes('--self-test')) return runSelfTest(config.dataFolder)
  return runDesk(config, {
    opensWindow: !args.includes('--no-window'),
    openLog: () => openLogFile(config.dataFolder, config.logLevel),
  })
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  // Whoever started it is told by the starter that there is something to read.
  const folder = process.env['ATLAS_DATA'] ?? homeFolder()
  mkdirSync(folder, { recursive: true })
  appendFileSync(
    path.join(folder, 'atlas.log'),
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exit(1)
}
