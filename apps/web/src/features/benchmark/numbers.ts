import { benchmarkWords as words, say } from '@atlas/contract'
import type { Line } from './figures.ts'

/** Whole ones of 100, but never a false everything. */
export const wholeOf = (share: number): number => (share < 1 ? Math.min(99, Math.round(share * 100)) : 100)

/** A share as so many of 100, in words where a whole number would say nothing at all. */
export const ofHundred = (share: number): string =>
  share > 0 && wholeOf(share) === 0 ? words.lessThanOne : String(wholeOf(share))

/** The same for tables, where small numbers are compared: one decimal below ten. */
export const inTable = (share: number | null): string => {
  if (share === null) return '–'
  const exact = share * 100
  return exact < 10 && exact > 0 ? exact.toFixed(1) : exact.toFixed(0)
}

export const sayCount = (count: number): string => count.toLocaleString('en')

export const ofCount = (share: number | null, count: number): string =>
  share === null ? words.none : say(words.ofCount, { some: Math.round(share * count), count })

/** Half the width of the interval in which 19 of 20 such samples would fall, in points of 100. */
export const chanceOf = (share: number, count: number): number =>
  Math.max(1, Math.round(196 * Math.sqrt((share * (1 - share)) / Math.max(1, count))))

export const byCount = (lines: readonly Line[]): Line[] =>
  lines.toSorted((left, right) => right.scams + right.honest - left.scams - left.honest)
