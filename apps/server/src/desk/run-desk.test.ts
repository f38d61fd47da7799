import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { send } from './send.ts'

const MAIN = path.resolve(import.meta.dirname, '../main.ts')
const PROGRAM = path.join(import.meta.dirname, 'program.ts')

/** The real process; its output as it comes. */
const start = (file: string, folder: string, args: readonly string[] = []) => {
  const env = {
    PATH: process.env['PATH'] ?? '',
    ATLAS_ROLE: 'desk',
    ATLAS_DATA: folder,
    DATABASE_URL: 'postgres://none',
  }
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return { child, ended, addresses: () => [...said.matchAll(/ready: (http:\S+)/g)].map(([, found = '']) => found) }
}

const newFolder = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-desk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('there is one at a time: a second start has the first open another window, and ends', async () => {
  const folder = newFolder()
  const first = start(MAIN, folder)
  await expect.poll(() => first.addresses().length, { timeout: 20_000 }).toBe(1)
  const second = start(MAIN, folder)
  expect(await second.ended).toBe(0)
  expect(second.addresses()).toEqual([])
  await expect.poll(() => first.addresses().length, { timeout: 5000 }).toBe(2)
  for (const address of first.addresses()) expect((await send(address)).status).toBe(303)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false)
})

test('the program keeps its log in a file, without the key that opens it', async () => {
  const folder = newFolder()
  const program = start(PROGRAM, folder, ['--no-window'])
  await expect.poll(() => program.addresses().length, { timeout: 20_000 }).toBe(1)
  const [address = ''] = program.addresses()
  expect((await send(address)).status).toBe(303)
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  const log = readFileSync(path.join(folder, 'atlas.log'), 'utf8')
  expect(log).not.toContain(new URL(address).searchParams.get('key'))
})
