import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createRequire } from 'node:module'
import { chromium, type Browser } from 'playwright-core'

type Found = { readonly file: string; readonly env?: Record<string, string> }

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
] as const

/** The browser that npm brings for x64 Linux, unpacked with the libraries a bare machine lacks. */
const unpackFromNpm = async (): Promise<Found | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  try {
    const packed = await import('@sparticuz/chromium')
    const home = path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))
    const file = await packed.default.executablePath()
    await packed.inflate(path.join(home, '..', 'bin', 'al2023.tar.br'))
    const libraries = path.join(os.tmpdir(), 'al2023', 'lib')
    return { file, env: { LD_LIBRARY_PATH: `${libraries}:${process.env['LD_LIBRARY_PATH'] ?? ''}` } }
  } catch {
    return undefined
  }
}

/** CHROMIUM_PATH, then the system's, then npm's. */
const find = async (): Promise<Found | undefined> => {
  const given = process.env['CHROMIUM_PATH']
  if (given !== undefined && given !== '') return given === 'npm' ? unpackFromNpm() : { file: given }
  const system = SYSTEM.find((file) => existsSync(file))
  return system === undefined ? unpackFromNpm() : { file: system }
}

export const found = await find()

if (found === undefined)
  process.stderr.write('\nNo Chromium found: the browser tests are skipped. Set CHROMIUM_PATH to run them.\n\n')

export const launch = async (): Promise<Browser> => {
  if (found === undefined) throw new Error('There is no browser to launch')
  return chromium.launch({
    executablePath: found.file,
    args: ['--no-sandbox', '--no-zygote'],
    env: { ...definedOnly(process.env), ...found.env },
  })
}

const definedOnly = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
