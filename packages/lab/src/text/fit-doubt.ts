import {
  combine,
  type Doubt,
  doubtOf,
  type Doubts,
  keywordPoints,
  probabilityOf,
  readWords,
  signsOfDoubt,
  type Stack,
} from '@atlas/engine/text-parts'
import type { Heard } from '../encoder/fit-share.ts'
import { choices } from '../pipeline/choices.ts'
import type { Item } from './examples.ts'
import { fitLogistic } from './logistic.ts'

type Points = Readonly<Record<string, number>>

/** A message that no reader could decide: how probable a scam is by the core alone and with the encoder, and its doubt. */
export type Open = {
  readonly item: Item
  readonly alone: number
  readonly withEncoder: number
  readonly doubt: number
}

const { doubtShare, doubtDraw, doubtFrom } = choices.text

const signsOf = ({ row, prepared }: Item, probability: number, doubt?: number): number[] =>
  signsOfDoubt(readWords(row.text), prepared.fired, probability, doubt)

const judged = (heard: Heard, stack: Stack, points: Points, encoder: number | undefined): number => {
  const { item, words, likeness } = heard.signal
  const { links, isEnglish } = heard
  const keywords = keywordPoints(item.prepared.fired, points)
  return probabilityOf(combine({ words, likeness, links, keywords, encoder, isEnglish }, stack).score)
}

type Judged = { readonly probability: number; readonly signs: number[] }

/** Where a scam is improbable there is nothing to doubt, so nothing is learned there. */
const doubtable = (rows: readonly Judged[]): number[][] =>
  rows.filter(({ probability }) => probability >= doubtFrom).map(({ signs }) => signs)

/** Undecidable messages are few; together they weigh as much as the others. */
const fit = (decided: readonly Judged[], undecided: readonly Judged[]): Doubt => {
  const clear = doubtable(decided)
  const unclear = doubtable(undecided)
  const size = clear[0]?.length ?? 0
  const at = Array.from({ length: size }, (_, place) => place)
  const rows = [
    ...clear.map((values) => ({ at, values, positive: false, weight: 1 })),
    ...unclear.map((values) => ({ at, values, positive: true, weight: clear.length / Math.max(1, unclear.length) })),
  ]
  const weights = fitLogistic(rows, { size, steps: 1500, pull: () => doubtDraw, centre: () => 0, side: () => 0 })
  const rounded = at.map((place) => Math.round((weights[place] ?? 0) * 1000) / 1000)
  const doubts = clear.map((signs) => doubtOf(signs, rounded)).sort((left, right) => right - left)
  const above = doubts[Math.floor(decided.length * doubtShare)] ?? 0
  return { weights: rounded, above: Math.round(above * 1000) / 1000, from: doubtFrom }
}

/** When to say "we cannot tell": learned from what careful readers could not decide, beside what they could. */
export const fitDoubts = (decidable: readonly Heard[], open: readonly Open[], stack: Stack, points: Points): Doubts => {
  const judge = (item: Item, probability: number, doubt?: number): Judged => ({
    probability,
    signs: signsOf(item, probability, doubt),
  })
  return {
    alone: fit(
      decidable.map((heard) => judge(heard.signal.item, judged(heard, stack, points, undefined))),
      open.map(({ item, alone }) => judge(item, alone)),
    ),
    withEncoder: fit(
      decidable.map((heard) => judge(heard.signal.item, judged(heard, stack, points, heard.encoder), heard.doubt)),
      open.map(({ item, withEncoder, doubt }) => judge(item, withEncoder, doubt)),
    ),
  }
}
