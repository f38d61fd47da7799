import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isBenchmark } from '../../../packages/lab/src/text/corpus.ts'
import { htmlMail } from '../channels/html-mail.ts'
import { framedText, frameOf } from './frame.ts'
import { choosePairs, readTrainingPile } from './pairs.ts'
import { fillers, footers, preheaders } from './pieces.ts'

test('there are many footers and fillers, and none of what the benchmarks put around messages', () => {
  expect(new Set(footers).size).toBeGreaterThanOrEqual(30)
  expect(new Set(fillers).size).toBeGreaterThanOrEqual(30)
  const measured =
    htmlMail('') + readFileSync(new URL('../../../packages/lab/benchmark/newsletter.json', import.meta.url), 'utf8')
  expect([...footers, ...fillers, ...preheaders].filter((piece) => measured.includes(piece))).toEqual([])
})

test('a frame leaves the message as it is and no slot open', () => {
  for (let place = 0; place < 80; place++) {
    const text = framedText('the message', frameOf(place, 'x'), place)
    expect(text).toContain('the message')
    expect(text).not.toMatch(/[{}]/)
  }
})

test('a pair is a scam and an honest message that are learned from, twins from one group', () => {
  const pile = readTrainingPile()
  const pairs = choosePairs(pile, { channels: ['sms'], shortest: 20, longest: 60, withLinks: false, seed: '1' })
  expect(pairs.length).toBeGreaterThan(100)
  expect(pairs.filter(({ scam, honest }) => scam.label !== 'scam' || honest.label !== 'honest')).toEqual([])
  const groups = new Map(pile.twins.map(({ id, group }) => [id, group]))
  expect(pairs.filter(({ scam, honest }) => groups.get(scam.id) !== groups.get(honest.id))).toEqual([])
  expect(pairs.flatMap(({ scam, honest }) => [scam, honest]).filter(isBenchmark)).toEqual([])
})
