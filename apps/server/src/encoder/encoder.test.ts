import { mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import type { EncoderOpinion, TextModel } from '@atlas/engine'
import { type Encoder, openEncoder } from './encoder.ts'
import { ask, lookFor } from './testing/ask.ts'

const folder = path.dirname(createRequire(import.meta.url).resolve('@atlas/engine/model/text/encoder/encoder.json'))
const { check } = z
  .object({ check: z.array(z.object({ text: z.string(), score: z.number() })) })
  .parse(JSON.parse(readFileSync(path.join(folder, 'encoder.json'), 'utf8')))

const open = (): Encoder => {
  const encoder = openEncoder({ folder, cores: 2, report: () => {} })
  onTestFinished(encoder.stop)
  return encoder
}

const opinionOf = async (encoder: Encoder, text: string): Promise<EncoderOpinion | undefined> => {
  const heard = await ask(encoder, text)
  return heard.status === 'read' ? heard.opinion : undefined
}

test('the exported encoder says what the trained one said', async () => {
  const encoder = open()
  const differences: number[] = []
  for (const { text, score } of check)
    differences.push(Math.abs(((await opinionOf(encoder, text))?.score ?? 99) - score))
  // Eight bits instead of thirty-two cost about .2 on the benchmark; a wrong word piece or window costs whole points.
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length
  expect(mean).toBeLessThan(0.4)
})

test('it names the kind of scam, as chances that add up to one', async () => {
  const encoder = open()
  const opinion = await opinionOf(
    encoder,
    'USPS: your parcel is held at our depot, pay the redelivery fee of 1.99 at a short link',
  )
  const kinds = Object.entries(opinion?.kinds ?? {}).sort(([, left], [, right]) => right - left)
  expect(kinds[0]?.[0]).toBe('parcel')
  expect(kinds.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 3)
})

test('it finds known scams that mean something alike, and one it has just learned', async () => {
  const encoder = open()
  const text = 'Grandma it is me, I crashed the car and need bail money today, please do not tell mum'
  const before = (await opinionOf(encoder, text))?.similar ?? []
  expect(before).toHaveLength(3)
  expect(before[0]?.similarity).toBeGreaterThan(0.6)
  encoder.learn('learned', lookFor(text).reading)
  await expect
    .poll(async () => (await opinionOf(encoder, text))?.similar?.[0], { timeout: 10_000 })
    .toMatchObject({
      id: 'learned',
      similarity: expect.closeTo(1, 2),
    })
})

test('Chinese is read sign by sign', async () => {
  const encoder = open()
  const scam = await opinionOf(
    encoder,
    '您好，我是公安局的，您涉嫌洗钱，请立即将资金转入安全账户配合调查，不要告诉家人',
  )
  const honest = await opinionOf(encoder, '妈，我晚上加班，不回来吃饭了，你们先吃，给我留点汤就行')
  expect((scam?.score ?? 0) - (honest?.score ?? 0)).toBeGreaterThan(2)
})

test('a long text is read whole and in time', async () => {
  const encoder = open()
  expect((await opinionOf(encoder, 'The meeting is on Tuesday in room four. '.repeat(500)))?.score).toBeTypeOf('number')
})

test('without the files there is no score, no error and no waiting', async () => {
  const reports: string[] = []
  const none = mkdtempSync(path.join(os.tmpdir(), 'atlas-no-encoder-'))
  const encoder = openEncoder({ folder: none, cores: 2, report: (line) => reports.push(line) })
  expect(await ask(encoder, 'hello')).toEqual({ status: 'silent', reason: 'missing' })
  expect(await ask(encoder, 'hello')).toEqual({ status: 'silent', reason: 'missing' })
  expect(reports).toHaveLength(1)
})

const sure = { weights: [], above: -1 }

test('it stops half-way where its first half is enough, and goes on where it is not', async () => {
  const encoder = open()
  const text = 'Grandma it is me, I crashed the car and need bail money today, please do not tell mum'
  const opinionWith = async (half: TextModel['settings']['cascade']) => {
    const heard = await ask(encoder, text, half)
    return heard.status === 'read' ? heard.opinion : undefined
  }
  const whole = await opinionWith(undefined)
  expect(whole).toMatchObject({ isHalf: false, score: expect.any(Number), early: expect.any(Number) })
  const half = await opinionWith({ core: undefined, half: { honest: sure, scam: sure } })
  expect(half).toMatchObject({ isHalf: true, score: whole?.early, doubt: undefined, similar: undefined })
  expect(Object.entries(half?.kinds ?? {}).reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 3)
})

test('nothing is read where the core is certain', async () => {
  const encoder = open()
  const text = 'Hi mum, we are at the lake with the kids and will be home for dinner on Sunday, love you'
  const heard = await ask(encoder, text, { core: { honest: sure, scam: sure }, half: undefined })
  expect(heard).toEqual({ status: 'read', opinion: {} })
  expect(encoder.windows()).toBe(0)
})
