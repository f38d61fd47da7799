import type { Line } from './figures.ts'

/** Fewer than that say too little to call anything weak. */
export const LEAST = 15
const MOST_NAMED = 3

type Spot = { readonly id: string; readonly share: number }

/** The lines with the lowest recall, worst first; what is as good as the whole or better is not weak. */
export const missedMost = (lines: readonly Line[], whole: number): Spot[] =>
  lines
    .flatMap(({ id, scams, caught }) =>
      scams < LEAST || caught === null || caught >= whole ? [] : [{ id, share: caught }],
    )
    .sort((left, right) => left.share - right.share)
    .slice(0, MOST_NAMED)

/** The lines with the most false alarms, worst first. */
export const alarmsMost = (lines: readonly Line[], whole: number): Spot[] =>
  lines
    .flatMap(({ id, honest, alarms }) =>
      honest < LEAST || alarms === null || alarms <= whole ? [] : [{ id, share: alarms }],
    )
    .sort((left, right) => right.share - left.share)
    .slice(0, MOST_NAMED)
