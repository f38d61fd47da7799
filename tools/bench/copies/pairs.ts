import { partOf } from '../../../packages/lab/src/pipeline/rows.ts'
import { groupNumber, isUndecidable, readCorpus, type Row } from '../../../packages/lab/src/text/corpus.ts'
import { isTypicalHeld, readTypical } from '../../../packages/lab/src/text/typical.ts'
import type { Message } from '../channels/messages.ts'

/** A scam and an honest message that go the same way, so that the way says nothing of the label. */
export type Pair = { readonly scam: Message; readonly honest: Message }

export type Pile = { readonly typical: readonly Row[]; readonly twins: readonly Row[] }

/** English messages that are learned from: nothing that is held back, in the benchmark or undecidable. */
export const readTrainingPile = (): Pile => {
  const isFit = ({ lang, label }: Row): boolean => lang === 'en' && label !== 'promotion'
  return {
    typical: readTypical().filter((row) => isFit(row) && !isTypicalHeld(row)),
    twins: readCorpus().filter((row) => isFit(row) && partOf(row) === 'train' && !isUndecidable(row)),
  }
}

export type Wish = {
  readonly channels: readonly string[]
  /** Words. */
  readonly shortest: number
  readonly longest: number
  readonly withLinks: boolean
  readonly seed: string
}

const LINK = /https?:|www\.|\b[\w-]+\.[a-z]{2,10}\/\S/i

const isWanted =
  ({ channels, shortest, longest, withLinks }: Wish) =>
  ({ text, channel }: Row): boolean => {
    const words = text.split(/\s+/).length
    return channels.includes(channel) && words >= shortest && words <= longest && (withLinks || !LINK.test(text))
  }

const zip = (rows: readonly Row[], order: (row: Row) => number): Pair[] => {
  const sorted = rows.toSorted((left, right) => order(left) - order(right))
  const honest = sorted.filter(({ label }) => label === 'honest')
  return sorted
    .filter(({ label }) => label === 'scam')
    .flatMap((scam, place) => {
      const other = honest[place]
      return other === undefined ? [] : [{ scam, honest: other }]
    })
}

/** Typical ones side by side with one of the same channel, twins with their twins; one of each sort after the other. */
export const choosePairs = ({ typical, twins }: Pile, wish: Wish): Pair[] => {
  const order = ({ id }: Message): number => groupNumber(`${wish.seed} ${id}`)
  const piles = (rows: readonly Row[], key: (row: Row) => string): Pair[][] =>
    [...Map.groupBy(rows.filter(isWanted(wish)), key).values()].map((some) => zip(some, order))
  const sort = (pairs: Pair[]): Pair[] => pairs.sort((left, right) => order(left.scam) - order(right.scam))
  const usual = sort(piles(typical, ({ channel }) => channel).flat())
  // One pair of a group: a story with many variants would be heard too often.
  const paired = sort(piles(twins, ({ group }) => group).flatMap((pairs) => pairs.slice(0, 1)))
  return Array.from({ length: Math.max(usual.length, paired.length) }, (_, place) => [usual[place], paired[place]])
    .flat()
    .filter((pair) => pair !== undefined)
}
