import {
  type Cascade,
  combine,
  CORE_SIGNS,
  type Doubt,
  isUnsure,
  keywordPoints,
  readWords,
  signsOfCertainty,
  signsOfDoubt,
  type Stack,
  type Sure,
  sureness,
  type Sures,
} from '@atlas/engine/text-parts'
import { SCAM_ABOVE, type Signals, SUSPICIOUS_ABOVE } from '@atlas/engine'
import type { Heard } from '../encoder/fit-share.ts'
import { choices } from '../pipeline/choices.ts'
import { fitLogistic } from './logistic.ts'

/** How everything together judges. */
type Whole = { readonly stack: Stack; readonly points: Readonly<Record<string, number>>; readonly doubt: Doubt }

/** A row that nobody had seen: what foretells its end at each stage, and where it ends with everything. */
export type Foretold = {
  readonly core: readonly number[]
  readonly half: readonly number[] | undefined
  readonly end: 'honest' | 'scam' | undefined
}

const foretold = ({ signal, encoder, early, doubt, links, isEnglish }: Heard, whole: Whole): Foretold => {
  const { stack } = whole
  const { row, prepared } = signal.item
  const { words, likeness } = signal
  const signals: Signals = { words, likeness, links, isEnglish, keywords: keywordPoints(prepared.fired, whole.points) }
  const { score, probability } = combine({ ...signals, encoder }, stack)
  const { length } = row.text.trim()
  const isOpen = (): boolean =>
    isUnsure(signsOfDoubt(readWords(row.text), prepared.fired, probability, doubt), whole.doubt, probability)
  const isCalm = score <= SUSPICIOUS_ABOVE && !links.includes('dangerous') && !isOpen()
  const calm = isCalm ? 'honest' : undefined
  return {
    core: signsOfCertainty(signals, stack, length),
    half: early === undefined ? undefined : signsOfCertainty(signals, stack, length, early),
    end: score > SCAM_ABOVE ? 'scam' : calm,
  }
}

const { certainLoss } = choices.text
const STEPS = 800

type Told = { readonly signs: readonly number[]; readonly isSo: boolean }

/** What the first half of the encoder says may only speak for its own side: then it has one limit on each. */
const fitWeights = (rows: readonly Told[], side: -1 | 1): number[] => {
  const size = rows[0]?.signs.length ?? 0
  const at = Array.from({ length: size }, (_, place) => place)
  const weights = fitLogistic(
    rows.map(({ signs, isSo }) => ({ at, values: signs, positive: isSo, weight: 1 })),
    { size, steps: STEPS, pull: () => 1, centre: () => 0, side: (place) => (place < CORE_SIGNS ? 0 : side) },
  )
  return Array.from(weights, (weight) => Math.round(weight * 1000) / 1000)
}

/** From where on a pile's rows may end: the surest first, until too many of them would have ended elsewhere. */
const limitOf = (open: readonly Told[], weights: readonly number[], most: number): number => {
  const surest = open
    .map(({ signs, isSo }) => ({ sure: sureness(signs, weights), isSo }))
    .sort((left, right) => right.sure - left.sure)
  let wrong = 0
  const end = surest.findIndex(({ isSo }) => {
    wrong += isSo ? 0 : 1
    return wrong > most
  })
  const last = surest[end < 0 ? surest.length - 1 : end]?.sure ?? Number.MAX_VALUE
  // Rounded up: the row that was one too many stays out.
  return Math.ceil(last * 1000 + 1) / 1000
}

const isSureOf = (signs: readonly number[], { honest, scam }: Sures): boolean =>
  [honest, scam].some(({ weights, above }) => sureness(signs, weights) >= above)

/**
 * From where on less than everything is enough, on rows that neither core nor encoder had seen. No pile may lose more
 * than the others: what is certain among ours need not be so in life.
 */
export const fitStages = (piles: readonly (readonly Foretold[])[]): Cascade => {
  const stage = (signsOf: (row: Foretold) => readonly number[] | undefined, isOpen: (row: Foretold) => boolean) => {
    const told = (rows: readonly Foretold[], end: Foretold['end']): Told[] =>
      rows.flatMap((row) => {
        const signs = signsOf(row)
        return signs === undefined ? [] : [{ signs, isSo: row.end === end }]
      })
    const sureOf = (end: 'honest' | 'scam', side: -1 | 1): Sure => {
      const weights = fitWeights(told(piles.flat(), end), side)
      // Four ends share what may be lost: each stage may err on either side.
      const limits = piles.map((rows) =>
        limitOf(told(rows.filter(isOpen), end), weights, (certainLoss * rows.length) / 4),
      )
      return { weights, above: Math.max(...limits) }
    }
    return { honest: sureOf('honest', -1), scam: sureOf('scam', 1) }
  }
  const core = stage(
    (row) => row.core,
    () => true,
  )
  const isLeft = (row: Foretold): boolean => !isSureOf(row.core, core)
  // An encoder whose first half has no word of its own is read to its end.
  const hasHalf = piles.flat().some((row) => row.half !== undefined)
  return { core, half: hasHalf ? stage((row) => row.half, isLeft) : undefined }
}

/** Fitted on piles of rows: ours, and public ones where they are there. */
export const fitCascade = (
  heard: readonly (readonly Heard[])[],
  whole: Whole,
  say: (line: string) => void,
): Cascade => {
  const piles = heard.filter((rows) => rows.length > 0).map((rows) => rows.map((one) => foretold(one, whole)))
  const cascade: Cascade = piles.length === 0 ? { core: undefined, half: undefined } : fitStages(piles)
  const isByCore = (row: Foretold): boolean => isSureOf(row.core, cascade.core ?? never)
  const isByHalf = ({ half }: Foretold): boolean => half !== undefined && isSureOf(half, cascade.half ?? never)
  for (const rows of piles) {
    const share = (is: (row: Foretold) => boolean): string =>
      (rows.filter(is).length / Math.max(1, rows.length)).toFixed(3)
    const later = share((row) => !isByCore(row) && isByHalf(row))
    say(`cascade: of ${rows.length} rows the core is certain of ${share(isByCore)}, half of the encoder of ${later}`)
  }
  return cascade
}

const nobody: Sure = { weights: [], above: Number.MAX_VALUE }
const never: Sures = { honest: nobody, scam: nobody }
