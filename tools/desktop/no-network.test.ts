import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runShut, whyNot } from './no-network.ts'

const PROGRAM = path.resolve(import.meta.dirname, '../../apps/server/src/desk/program.ts')

const reason = whyNot()
if (reason !== undefined) process.stderr.write(`\nSkipped, the checks without a network were not tried: ${reason}.\n\n`)

const attempt = (code: string): number => runShut([process.execPath, '-e', code], { timeout: 20_000 }).attempts

test.skipIf(reason !== undefined)('whatever tries to leave is counted: addresses of both kinds, and names', () => {
  const connect = (host: string) =>
    `require('net').connect(80, '${host}').on('error', () => {}).setTimeout(500, () => process.exit())`
  expect(attempt(connect('203.0.113.7'))).toBeGreaterThan(0)
  expect(attempt(connect('2001:db8::7'))).toBeGreaterThan(0)
  expect(attempt("require('dns').lookup('example.org', () => {})")).toBeGreaterThan(0)
  expect(attempt("require('net').createServer().listen(0, '127.0.0.1', () => process.exit())")).toBe(0)
})

test.skipIf(reason !== undefined)(
  'all four checks work with the network taken away, and nothing tries to leave',
  { timeout: 120_000 },
  () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-desk-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const env = { PATH: process.env['PATH'], ATLAS_DATA: folder }
    const { status, output, attempts } = runShut([process.execPath, PROGRAM, '--self-test'], { env })
    for (const check of ['text', 'link', 'picture', 'recording']) expect(output).toContain(`ok    ${check}:`)
    expect(status).toBe(0)
    expect(attempts).toBe(0)
  },
)
