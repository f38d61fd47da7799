import { mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { openEncoder } from './encoder.ts'

const folder = path.dirname(createRequire(import.meta.url).resolve('@atlas/engine/model/text/encoder/encoder.json'))
const { check } = z
  .object({ check: z.array(z.object({ text: z.string(), score: z.number() })) })
  .parse(JSON.parse(readFileSync(path.join(folder, 'encoder.json'), 'utf8')))

test('the exported encoder says what the trained one said', async () => {
  const encoder = openEncoder(folder, () => {})
  onTestFinished(encoder.stop)
  const differences: number[] = []
  for (const { text, score } of check) differences.push(Math.abs(((await encoder.score(text)) ?? 99) - score))
  // Eight bits instead of thirty-two cost about .3 on the benchmark; a wrong word piece or window costs whole points.
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length
  expect(mean).toBeLessThan(0.6)
})

test('a long text is read whole and in time', async () => {
  const encoder = openEncoder(folder, () => {})
  onTestFinished(encoder.stop)
  expect(await encoder.score('The meeting is on Tuesday in room four. '.repeat(500))).toBeTypeOf('number')
})

test('without the files there is no score, no error and no waiting', async () => {
  const reports: string[] = []
  const encoder = openEncoder(mkdtempSync(path.join(os.tmpdir(), 'atlas-no-encoder-')), (line) => reports.push(line))
  expect(await encoder.score('hello')).toBeUndefined()
  expect(await encoder.score('hello')).toBeUndefined()
  expect(reports).toHaveLength(1)
})
