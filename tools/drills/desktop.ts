import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { WINDOWS_FILE } from '../../packages/contract/src/words/windows.ts'

/**
 * The Windows program on a machine without Windows: Wine runs the bundle's own node.exe and libraries, then the
 * installer, what it installed, and the uninstaller. After `npm run build:desktop`.
 *
 * Wine is not Windows. Version 8 lacks a library that sharp needs and a permission that new processors ask for; both
 * are put in its place where compilers are to be had, and otherwise the checks that need them are said to have failed.
 */

const root = path.resolve(import.meta.dirname, '../..')
const out = path.join(root, 'dist/desktop')
const home = mkdtempSync(path.join(os.tmpdir(), 'atlas-wine-'))
const drive = path.join(home, 'prefix/drive_c')
const failures: string[] = []

const runs = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

const compile = (program: string, args: readonly string[]): boolean =>
  runs(program) && spawnSync(program, args, { stdio: 'inherit' }).status === 0

const standIns = (): NodeJS.ProcessEnv => {
  const source = (name: string): string => path.join(import.meta.dirname, 'wine', name)
  const library = path.join(home, 'bcryptprimitives.dll')
  const isMade = compile('x86_64-w64-mingw32-gcc', [
    '-shared',
    '-o',
    library,
    source('bcryptprimitives.c'),
    '-ladvapi32',
  ])
  if (isMade) copyFileSync(library, path.join(drive, 'windows/system32/bcryptprimitives.dll'))
  else console.log('Without gcc-mingw-w64-x86-64 Wine lacks bcryptprimitives.dll: pictures cannot be read in it.')
  if (!readFileSync('/proc/cpuinfo', 'utf8').includes('amx_tile')) return {}
  const tiles = path.join(home, 'tiles.so')
  if (compile('gcc', ['-shared', '-fPIC', '-o', tiles, source('tiles.c')])) return { LD_PRELOAD: tiles }
  console.log('Without gcc Wine may not use this processor’s tiles: the encoder cannot run in it.')
  return {}
}

let env: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  HOME: home,
  WINEPREFIX: path.join(home, 'prefix'),
  WINEDEBUG: '-all',
}

/** Output goes to a file: Wine gives Windows programs no pipe that they could write to. */
const wine = (...args: string[]): number | null => {
  const { status } = spawnSync('sh', ['-c', `exec wine "$@" > '${home}/said' 2>&1 < /dev/null`, 'sh', ...args], {
    env,
    timeout: 600_000,
  })
  return status
}

const step = (title: string, isGood: boolean, more = ''): void => {
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${title}${more === '' ? '' : `\n${more.trimEnd()}`}`)
  if (!isGood) failures.push(title)
}

const DATA = 'ATLAS/self-test.txt'

const userFolder = (): string => path.join(drive, 'users', os.userInfo().username, 'AppData')

const notes = (): string => {
  const file = path.join(userFolder(), 'Local', DATA)
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll(/^\{.*\n/gm, '') : ''
}

const tryBundle = (): void => {
  const program = path.join(out, 'ATLAS/app/apps/server/src/desk/program.ts')
  const begun = performance.now()
  const status = wine(path.join(out, 'ATLAS/node.exe'), program, '--self-test')
  step(`self-test of the folder (${((performance.now() - begun) / 1000).toFixed(0)} s)`, status === 0, notes())
}

const tryInstaller = (): void => {
  step('the installer runs silently', wine(path.join(out, WINDOWS_FILE), '/S') === 0)
  const installed = path.join(userFolder(), 'Local/Programs/ATLAS')
  for (const file of ['ATLAS.exe', 'node.exe', 'uninstall.exe', 'app/LICENSE'])
    step(`it installed ${file}`, existsSync(path.join(installed, file)))
  const shortcut = path.join(userFolder(), 'Roaming/Microsoft/Windows/Start Menu/Programs/ATLAS.lnk')
  step('it is in the Start menu', existsSync(shortcut))
  const key = 'HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\ATLAS'
  step('Windows knows how to remove it', wine('reg', 'query', key, '/v', 'UninstallString') === 0)
  rmSync(path.join(userFolder(), 'Local', DATA), { force: true })
  step('self-test by the starter', wine(path.join(installed, 'ATLAS.exe'), '--self-test') === 0, notes())
  step('it can be installed over itself', wine(path.join(out, WINDOWS_FILE), '/S') === 0)
  // Told where it is, the uninstaller does not copy itself away first, and can be waited for.
  const windows = `C:${installed.slice(drive.length).replaceAll('/', '\\')}`
  step('the uninstaller runs silently', wine(path.join(installed, 'uninstall.exe'), '/S', `_?=${windows}`) === 0)
  step('the program is gone', !existsSync(path.join(installed, 'app')) && !existsSync(path.join(installed, 'node.exe')))
  step('the shortcut is gone', !existsSync(shortcut))
  step('without being asked, the person’s data stay', notes() !== '')
}

if (!runs('wine')) {
  console.error('There is no wine here: please install the Debian package wine (or wine64).')
  process.exit(1)
}
try {
  spawnSync('wineboot', ['-i'], { env, stdio: 'ignore' })
  wine('reg', 'add', 'HKCU\\Software\\Wine', '/v', 'Version', '/d', 'win10', '/f')
  env = { ...env, ...standIns() }
  tryBundle()
  if (existsSync(path.join(out, WINDOWS_FILE))) tryInstaller()
  else console.log('There is no installer to try.')
} finally {
  spawnSync('wineserver', ['-k'], { env, stdio: 'ignore' })
  rmSync(home, { recursive: true, force: true })
}
console.log(failures.length === 0 ? '\nAll of it worked under Wine.' : `\nFailed: ${failures.join('; ')}`)
process.exit(failures.length === 0 ? 0 : 1)
