import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { encoderRows } from '../encoder/rows-file.ts'
import type { DataRow } from '../pipeline/data.ts'
import { partOf } from '../pipeline/rows.ts'
import { type Copy, copyRows, readCopies } from './copies.ts'
import { isUndecidable, readCorpus } from './corpus.ts'
import { readLinks } from './model-reader.ts'
import { isTypicalHeld, readTypical } from './typical.ts'

const row = (id: string, part: DataRow['part'], open = false): DataRow => ({
  id,
  text: 'Pay the fee today.',
  label: 'scam',
  kind: 'parcel',
  channel: 'sms',
  lang: 'en',
  region: 'GB',
  group: `group-${id}`,
  source: 'one',
  part,
  open,
})
const copy = (of: string, more: Partial<Copy> = {}): Copy => ({
  of,
  channel: 'spoken',
  way: 'a voice',
  text: 'pay the fee to day',
  ...more,
})

test('only copies of what is learned from are rows', () => {
  const rows = [row('a', 'train'), row('b', 'held'), row('c', 'benchmark'), row('d', 'train', true)]
  const copies = ['a', 'b', 'c', 'd', 'gone'].map((of) => copy(of))
  expect(copyRows(copies, rows, 50).map(({ id }) => id)).toEqual(['spoken-a'])
})

test('a copy of which too little came out is left out', () => {
  const copies = [copy('a', { errors: 51 }), copy('a', { text: ' ' }), copy('a', { channel: 'drawn', errors: 50 })]
  expect(copyRows(copies, [row('a', 'train')], 50).map(({ id }) => id)).toEqual(['drawn-a'])
})

test('a copy has label, group and fold of its original, and is scored by nobody', () => {
  const own = [row('a', 'train')]
  const bytes = encoderRows({ own, chosen: [], further: [], copies: copyRows([copy('a')], own, 50) }, readLinks())
  const [original, made] = z.array(z.looseObject({ fold: z.number() })).parse(
    gunzipSync(bytes)
      .toString()
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  )
  expect(original).toMatchObject({ id: 'a', own: true, copy: false })
  expect(made).toMatchObject({ id: 'spoken-a', own: false, copy: true, label: 'scam', group: 'group-a' })
  expect(made?.fold).toBe(original?.fold)
})

test('no copy is of a message that is held back, both labels have as many, and none is there twice', () => {
  const known = new Map([
    ...readCorpus().flatMap((one) => (partOf(one) === 'train' && !isUndecidable(one) ? [[one.id, one] as const] : [])),
    ...readTypical().flatMap((one) => (isTypicalHeld(one) ? [] : [[one.id, one] as const])),
  ])
  const copies = readCopies()
  expect(copies.filter(({ of }) => !known.has(of))).toEqual([])
  expect(new Set(copies.map(({ of, channel }) => `${channel} ${of}`)).size).toBe(copies.length)
  for (const some of Map.groupBy(copies, ({ channel }) => channel).values()) {
    const scams = some.filter(({ of }) => known.get(of)?.label === 'scam').length
    expect(Math.abs(2 * scams - some.length)).toBeLessThanOrEqual(2)
  }
})
