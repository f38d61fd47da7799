import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Encoder, openEncoder } from './encoder.ts'
import { ask } from './testing/ask.ts'

const folder = path.dirname(createRequire(import.meta.url).resolve('@atlas/engine/model/text/encoder/encoder.json'))

const open = (entry?: URL): Encoder => {
  const encoder = openEncoder({ folder, cores: 2, report: () => {}, ...(entry === undefined ? {} : { entry }) })
  onTestFinished(encoder.stop)
  return encoder
}

const odd = new URL('testing/odd-encoder-process.ts', import.meta.url)
const LONG = 'The meeting is on Tuesday in room four. '.repeat(500)

test.each(['fault', 'leave', 'hang'])(
  'a process that ends or hangs in the middle (%s) costs one answer, not the next ones',
  { timeout: 30_000 },
  async (deed) => {
    const encoder = open(odd)
    expect(await ask(encoder, 'hello')).toMatchObject({ status: 'read' })
    const [broken, beside] = await Promise.all([ask(encoder, deed), ask(encoder, 'hello')])
    expect(broken).toEqual({ status: 'silent', reason: 'broken' })
    expect(beside).toMatchObject({ status: 'read' })
    for (let time = 0; time < 4; time += 1)
      expect(await ask(encoder, 'hello again')).toMatchObject({
        status: 'read',
        opinion: { score: expect.any(Number) },
      })
  },
)

test('what cannot start is left in peace for a while, and nobody waits for it', { timeout: 30_000 }, async () => {
  const encoder = open(new URL('testing/no-such-process.ts', import.meta.url))
  expect(await ask(encoder, 'hello')).toEqual({ status: 'silent', reason: 'broken' })
  const resting = { status: 'silent', reason: 'resting' }
  await expect.poll(() => ask(encoder, 'hello'), { timeout: 20_000 }).toEqual(resting)
  const begun = performance.now()
  expect(await ask(encoder, 'hello')).toEqual(resting)
  expect(performance.now() - begun).toBeLessThan(1000)
})

/** Our own children that read windows, by what the system says. */
const encoderProcesses = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        return (
          Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('encoder-process')
        )
      } catch {
        return false
      }
    })
    .map(Number)

test.runIf(process.platform === 'linux').each(['SIGKILL', 'SIGSEGV'] as const)(
  'the real encoder, struck by %s in the middle of a text, reads the next one',
  { timeout: 30_000 },
  async (signal) => {
    const encoder = open()
    expect(await ask(encoder, 'hello')).toMatchObject({ status: 'read' })
    const before = encoder.windows()
    const reading = ask(encoder, LONG)
    await expect.poll(encoder.windows, { interval: 5, timeout: 10_000 }).toBeGreaterThan(before + 2)
    for (const pid of encoderProcesses()) process.kill(pid, signal)
    expect(await reading).toEqual({ status: 'silent', reason: 'broken' })
    expect(await ask(encoder, 'hello')).toMatchObject({ status: 'read' })
  },
)
