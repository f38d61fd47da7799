import { allRules, combine, keywordPoints, probabilityOf, type Stack } from '@atlas/engine/text-parts'
import * as z from 'zod'
import { choices } from '../pipeline/choices.ts'
import type { Signal } from './learned.ts'
import { fitLogistic, type SparseRow } from './logistic.ts'

const { pointsPerStep, ruleOwn, ruleCalm, rulePull, ruleGroups, rulePointsLeast, rulePointsMost } = choices.text

export const RuleRecord = z.object({
  id: z.string(),
  scam: z.number(),
  honest: z.number(),
  groups: z.number(),
  odds: z.number(),
})
export type RuleRecord = Readonly<z.infer<typeof RuleRecord>>

/** How often each rule fires on scams and on honest messages. */
const ruleRecords = (signals: readonly Signal[]): RuleRecord[] =>
  allRules.map((rule) => {
    const hits = signals.filter(({ item }) => item.prepared.fired.some((fired) => fired.rule === rule))
    const scam = hits.filter(({ item }) => item.row.label === 'scam').length
    const honest = hits.length - scam
    return {
      id: rule.id,
      scam,
      honest,
      groups: new Set(hits.map(({ item }) => item.row.group)).size,
      odds: Math.log((scam + 1.5) / (honest + 1.5)),
    }
  })

const rowsOf = (
  signals: readonly Signal[],
  parts: (signal: Signal) => { at: number[]; values: number[] },
): SparseRow[] => signals.map((signal) => ({ ...parts(signal), positive: signal.item.row.label === 'scam', weight: 1 }))

/** How the learned signals share the word, as calibrated log-odds. */
const fitShares = (signals: readonly Signal[]): { bias: number; words: number; likeness: number } => {
  const rows = rowsOf(signals, ({ words, likeness }) => ({ at: [0, 1], values: [words, likeness] }))
  const weights = fitLogistic(rows, { size: 2, steps: 600, pull: () => 0.5, centre: () => 0, side: () => 1 })
  return { words: weights[0] ?? 1, likeness: weights[1] ?? 0, bias: weights[2] ?? 0 }
}

const fitPoints = (
  signals: readonly Signal[],
  records: readonly RuleRecord[],
  odds: (signal: Signal) => number,
): Record<string, number> => {
  const side = (index: number): -1 | 0 | 1 =>
    index === allRules.length ? 1 : allRules[index]?.theme === 'reassuring' ? -1 : 1
  const centre = (index: number): number => {
    if (index === allRules.length) return 1
    const own = (side(index) > 0 ? ruleOwn : ruleCalm) * (records[index]?.odds ?? 0)
    return side(index) > 0 ? Math.max(0, own) : Math.min(0, own)
  }
  const rows = rowsOf(signals, (signal) => {
    const at = signal.item.prepared.fired.map(({ rule }) => allRules.indexOf(rule))
    return { at: [...at, allRules.length], values: [...at.map(() => 1), odds(signal)] }
  })
  const weights = fitLogistic(rows, {
    size: allRules.length + 1,
    steps: 400,
    pull: (index) => (index === allRules.length ? 0 : rulePull),
    centre,
    side,
  })
  return Object.fromEntries(
    allRules.flatMap((rule, index) => {
      const points = Math.max(-rulePointsMost, Math.min(rulePointsMost, (weights[index] ?? 0) * pointsPerStep))
      const counts = (records[index]?.groups ?? 0) >= ruleGroups && Math.abs(points) >= rulePointsLeast
      return counts ? [[rule.id, Math.round(points * 1000) / 1000] as const] : []
    }),
  )
}

const loss = (signals: readonly Signal[], stack: Stack, points: Readonly<Record<string, number>>): number =>
  signals.reduce((sum, { item, words, likeness }) => {
    const keywords = keywordPoints(item.prepared.fired, points)
    const probability = probabilityOf(combine({ words, likeness, links: [], keywords }, stack).score)
    return sum - Math.log(Math.max(1e-4, item.row.label === 'scam' ? probability : 1 - probability))
  }, 0) / signals.length

/** With the points added, the learned odds are stretched and shifted until the whole is calibrated again. */
const recalibrate = (signals: readonly Signal[], stack: Stack, points: Readonly<Record<string, number>>): Stack => {
  let best = { stack, loss: loss(signals, stack, points) }
  for (let round = 0, stretch = 0.24, shift = 0.6; round < 7; round++, stretch /= 2, shift /= 2) {
    for (const [scale, move] of [
      [1 - stretch, 0],
      [1 + stretch, 0],
      [1, -shift],
      [1, shift],
      [1 - stretch, -shift],
      [1 + stretch, shift],
      [1 + stretch, -shift],
      [1 - stretch, shift],
    ] as const) {
      const from = best.stack
      const next = {
        ...from,
        words: from.words * scale,
        likeness: from.likeness * scale,
        bias: from.bias * scale + move,
      }
      const worth = loss(signals, next, points)
      if (worth < best.loss) best = { stack: next, loss: worth }
    }
  }
  return best.stack
}

export type Stacked = {
  readonly stack: Stack
  readonly points: Record<string, number>
  readonly records: readonly RuleRecord[]
  readonly loss: number
}

/** Where the fitting of what a judged link is worth begins. */
const linkSteps = { dangerous: 2.5, suspicious: 1, harmless: -0.5, unknown: 0 } as const
/** Both tiers calibrated, errors half shared: together a little more than their mean. */
const share = { keep: 0.6, weight: 0.6, shift: 0 } as const

export const fitStack = (signals: readonly Signal[]): Stacked => {
  const records = ruleRecords(signals)
  const first: Stack = {
    ...fitShares(signals),
    ...linkSteps,
    passage: {
      alone: choices.text.passageAlone,
      withEncoder: choices.text.passage,
      window: choices.text.passageWindow,
    },
    encoder: { english: share, other: share },
  }
  const odds = ({ words, likeness }: Signal): number => first.bias + first.words * words + first.likeness * likeness
  const points = fitPoints(signals, records, odds)
  const stack = recalibrate(signals, first, points)
  return { stack, points, records, loss: loss(signals, stack, points) }
}
