import { ownSentences } from '@atlas/contract'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { openEngine } from './engine.ts'
import type { Engine } from './parts.ts'
import { startServer } from './server.ts'
import { visit } from './testing/client.ts'

const oddProcess = new URL('encoder/testing/odd-encoder-process.ts', import.meta.url)
const SENTENCE = 'The meeting is on Tuesday in room four. '

const modelFile = (name: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@atlas/engine/model/text/${name}`))
const core = modelFile('core.bin')

/** The shipped model, but for when less than everything is enough. */
const withCascade = async (engine: Engine, cascade: unknown): Promise<Engine> => {
  await engine.useModel({ settings: { ...JSON.parse(modelFile('settings.json').toString()), cascade }, core })
  return engine
}
const never = undefined
const sure = { weights: [], above: -1 }
const always = { core: { honest: sure, scam: sure }, half: { honest: sure, scam: sure } }

const serve = async (engine: Engine): Promise<string> => {
  const settings = { PORT: '0', DATABASE_URL: inject('databaseUrl'), TRUSTED_PROXIES: 'loopback' }
  const server = await startServer(readConfig(settings), pino({ level: 'silent' }), engine)
  onTestFinished(server.stop)
  return server.url
}

test('an answer without the encoder says so in words, is counted and leaves one line', async () => {
  const lines: string[] = []
  const counted: string[] = []
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-no-encoder-'))
  const engine = openEngine({
    report: (line) => lines.push(line),
    onSilence: (reason) => counted.push(reason),
    encoder: { folder },
  })
  const url = await serve(await withCascade(engine, never))
  for (let time = 0; time < 3; time += 1) {
    const { status, body } = await visit(url).post('/api/analyze', { text: SENTENCE })
    expect(status).toBe(200)
    expect(body).toMatchObject({ caveat: ownSentences.withoutEncoder, depth: 'alone' })
  }
  expect(counted).toEqual(['missing', 'missing', 'missing'])
  expect(lines.filter((line) => line.includes('no say'))).toEqual([
    'encoder: no say in 1 answer since the last line: missing',
  ])
  // Where the core is certain nobody is missed.
  await withCascade(engine, always)
  const { body } = await visit(url).post('/api/analyze', { text: SENTENCE })
  expect(body).toMatchObject({ depth: 'core' })
  expect(body).not.toHaveProperty('caveat')
  expect(counted).toHaveLength(3)
})

test('a full answer carries no such words', async () => {
  const { body } = await visit(inject('serverUrl')).post('/api/analyze', { text: SENTENCE })
  expect(body).toMatchObject({ depth: expect.stringMatching(/^(?:core|half|all)$/) })
  expect(body).not.toHaveProperty('caveat')
})

test('who compares scores has every text read to its end', async () => {
  const engine = await withCascade(openEngine({ report: () => {} }), always)
  onTestFinished(engine.stop)
  expect(await engine.analyzeText(SENTENCE)).toMatchObject({ depth: 'core' })
  expect(await engine.analyzeText(SENTENCE, { isThorough: true })).toMatchObject({ depth: 'all' })
})

test('a crowd: what is let in has the encoder’s word, the rest is told at once when to come back', async () => {
  const url = await serve(
    await withCascade(openEngine({ report: () => {}, cores: 2, encoder: { entry: oddProcess } }), never),
  )
  const ask = async () => {
    const begun = performance.now()
    const answer = await visit(url).post('/api/analyze', { text: SENTENCE.repeat(60) })
    return { ...answer, milliseconds: performance.now() - begun }
  }
  for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(200)
  const answers = await Promise.all(Array.from({ length: 40 }, ask))
  const read = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503)
  expect(read.length + refused.length).toBe(40)
  for (const { body } of read) expect(body).toMatchObject({ depth: 'all', tiers: expect.arrayContaining(['encoder']) })
  for (const { body, headers } of refused) {
    expect(body).toEqual({ code: 'busy', error: ownSentences.busy })
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  }
  expect(refused.length).toBeGreaterThan(10)
})

test('a visitor who closes the page is read no further', async () => {
  const endings: string[] = []
  const engine = await withCascade(openEngine({ report: () => {}, cores: 2, encoder: { entry: oddProcess } }), never)
  const url = await serve({
    ...engine,
    analyzeText: async (text, asker) => {
      try {
        const report = await engine.analyzeText(text, asker)
        endings.push('read')
        return report
      } catch (error) {
        endings.push(asker?.signal?.aborted === true ? 'gone' : 'failed')
        throw error
      }
    },
  })
  expect((await visit(url).post('/api/analyze', { text: 'hello' })).status).toBe(200)
  const gone = new AbortController()
  const request = fetch(`${url}/api/analyze`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: SENTENCE.repeat(500) }),
    signal: gone.signal,
  })
  setTimeout(() => gone.abort(), 150)
  await expect(request).rejects.toThrow('aborted')
  await expect.poll(() => endings, { timeout: 5000 }).toEqual(['read', 'gone'])
})
