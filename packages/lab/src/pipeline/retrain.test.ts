import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const retrain = fileURLToPath(new URL('./retrain.ts', import.meta.url))

/** One that has ended but that nobody has asked about is still in the table: its parent is gone, and the first process may take its time. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !/\) Z /u.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test.skipIf(process.platform === 'win32')(
  'a training ends with the server that started it, also when that is killed',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-retrain-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const approved = path.join(folder, 'approved.jsonl')
    writeFileSync(approved, '')
    const args = JSON.stringify([retrain, '--approved', approved, '--out', path.join(folder, 'out')])
    const script = `const child = require('node:child_process').spawn(process.execPath, ${args}, { stdio: ['ignore', 'pipe', 'ignore'] })
    child.stdout.once('data', () => console.log(child.pid))`
    const server = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
    const { promise, resolve } = Promise.withResolvers<number>()
    server.stdout.once('data', (bytes: Buffer) => resolve(Number(bytes.toString('utf8'))))
    const pid = await promise
    onTestFinished(() => void (isAlive(pid) && process.kill(pid, 'SIGKILL')))
    expect(isAlive(pid)).toBe(true)
    server.kill('SIGKILL')
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false)
  },
  60_000,
)
