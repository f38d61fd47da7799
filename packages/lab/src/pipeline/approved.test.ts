import { describe, expect, test } from 'vitest'
import { readSecondPart } from '../benchmark/looks.ts'
import { readCorpus } from '../text/corpus.ts'
import { type ApprovedLine, approvedRows } from './approved.ts'
import { choices } from './choices.ts'
import type { Data } from './data.ts'
import { partOf } from './rows.ts'

const { approvedWeight, approvedPerGroup, approvedPerSubmitter } = choices.text

const words = 'amber basil cedar delta ember fjord grove heron ivory jolly karma lemon mango noble ocean'.split(' ')
/** Texts that share no run of three words. */
const textOf = (number: number): string =>
  Array.from(
    { length: 14 },
    (_, place) =>
      `${words[(number * 7 + place * place + place) % 15]}${String.fromCodePoint(97 + (number % 26))}${String.fromCodePoint(97 + Math.floor(number / 26))}`,
  ).join(' ')

const line = (id: number, text: string, submitter: number | null = null): ApprovedLine => ({
  id: String(id),
  text,
  label: 'scam',
  kind: 'no-such-kind',
  submitter,
})

const corpus = readCorpus().map((row) => ({ ...row, open: false, part: partOf(row) }))
const data: Data = { name: '', corpus, others: [] }
const weigh = (lines: readonly ApprovedLine[]): number[] => approvedRows(lines, data).map(({ weight = 0 }) => weight)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

describe('what an approved example weighs', () => {
  test('each as much as chosen; those of one person together no more than so many', () => {
    expect(weigh([line(1, textOf(1), 1), line(2, textOf(2), 2)])).toEqual([approvedWeight, approvedWeight])
    const many = weigh(Array.from({ length: 100 }, (_, place) => line(place, textOf(place), 7)))
    expect(many).toHaveLength(100)
    expect(sum(many)).toBeCloseTo(approvedWeight * approvedPerSubmitter)
    const unknown = weigh(Array.from({ length: 100 }, (_, place) => line(place, textOf(place), null)))
    expect(sum(unknown)).toBeCloseTo(approvedWeight * approvedPerSubmitter)
  })

  test('copies of one text together no more than so many, however many people send them and whatever number is in them', () => {
    const copies = Array.from({ length: 500 }, (_, place) =>
      line(
        place,
        `Your parcel ${place} is held at the depot in street ${place * 3}. Pay the fee of ${place}.50 today or it goes back.`,
        place,
      ),
    )
    expect(sum(weigh(copies))).toBeCloseTo(approvedWeight * approvedPerGroup)
  })

  test('a copy of a benchmark message, of its second part or of a row that is held back teaches nothing', () => {
    const isLong = ({ text }: { readonly text: string }): boolean => text.length > 60
    const [first] = corpus
    if (first === undefined) throw new Error('the corpus is empty')
    const keptBack = { ...first, id: 'held', text: `${textOf(3)} ${textOf(4)}`, part: 'held' as const }
    const withHeld = { ...data, corpus: [...corpus, keptBack] }
    expect(approvedRows([line(1, keptBack.text, 1)], withHeld)).toEqual([])
    expect(approvedRows([line(1, keptBack.text, 1)], data)).toHaveLength(1)
    const kept = [
      ...corpus
        .filter(({ part }) => part !== 'train')
        .filter(isLong)
        .slice(0, 300),
      ...readSecondPart().filter(isLong).slice(0, 50),
    ]
    const copies = kept.map(({ text }, place) => line(place, `${text} Thank you, Anna ${place}`, place))
    expect(approvedRows(copies, data)).toEqual([])
    const learned = corpus.filter(({ part, text }) => part === 'train' && text.length > 60).slice(0, 20)
    expect(
      approvedRows(
        learned.map(({ text }, place) => line(place, text, place)),
        data,
      ).length,
    ).toBeGreaterThan(15)
  })
})
