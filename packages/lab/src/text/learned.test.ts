import { expect, test } from 'vitest'
import type { Row } from './corpus.ts'
import type { Item } from './examples.ts'
import { publicFold, publicId } from './gather.ts'
import { fitTier, signalOf, unseenSignals } from './learned.ts'
import { readLinks } from './model-reader.ts'
import { prepare } from './vectors.ts'

const links = readLinks()

const rowOf = (number: number, text: string, label: Row['label'], more: Partial<Row> = {}): Row => ({
  id: `row-${number}`,
  text,
  label,
  kind: '',
  channel: 'sms',
  lang: 'en',
  region: 'GB',
  group: `group-${number}`,
  source: 'ours',
  ...more,
})

const itemOf = (row: Row): Item => ({ row, prepared: prepare(row.text, links) })

const PLACES = ['Leeds', 'Bath', 'York', 'Hull', 'Ely', 'Wells', 'Ripon', 'Truro', 'Derby', 'Bury'] as const
const scam = (place: string): string => `${place} bank: your account is locked, send the code you get to our agent`
const honest = (place: string): string => `${place} library: the book you asked for is ready at the desk until Friday`

const own = PLACES.flatMap((place, number) => [
  itemOf(rowOf(2 * number, scam(place), 'scam')),
  itemOf(rowOf(2 * number + 1, honest(place), 'honest')),
])

test('public rows are judged unseen beside ours, each once; what has a weight of its own is only learned from', () => {
  // Words that stand nowhere else: only who has seen a row knows them.
  const wordsOf = (place: string): string =>
    ['ab', 'ec', 'id', 'of', 'ug'].map((end) => `${place}${end}${end}`).join(' ')
  const others = PLACES.map((place, number) => itemOf(rowOf(number, wordsOf(place), 'scam', { source: 'set' })))
  const approved = itemOf(rowOf(99, 'Grandson in jail, buy gift cards', 'scam', { weight: 0.5 }))
  const signals = unseenSignals(own, [...others, approved], 1, () => {})
  const idsOf = (some: readonly { item: Item }[]): string[] => some.map(({ item }) => item.row.id).sort()
  expect(idsOf(signals.own)).toEqual(idsOf(own.map((item) => ({ item }))))
  expect(idsOf(signals.others)).toEqual(idsOf(others.map((item) => ({ item }))))
  const seen = fitTier(own, [...others, approved], 1)
  for (const { item, words } of signals.others) expect(signalOf(seen, item, 0).words).toBeGreaterThan(words)
})

test('a public row that stands in two sets is held back with its copy', () => {
  const texts = Array.from(
    { length: 60 },
    (_, number) => `Win number ${'abcdefghij'.repeat(1 + (number % 6))} ${number}`,
  )
  const text = 'LAST DAY! A hamper from our Ripon shop waits for you. Ring 01632 960114 before six, adults only.'
  expect(publicFold({ text: text.toLowerCase().replaceAll(/[!.,]/g, '') }, 6)).toBe(publicFold({ text }, 6))
  expect(new Set(texts.map((one) => publicFold({ text: one }, 6))).size).toBeGreaterThan(2)
})

test('what is kept of a public row is a name without its words', () => {
  expect(publicId({ source: 'uci_sms', id: 'uci_sms-7' })).toBe('public-uci_sms-uci_sms-7')
})
