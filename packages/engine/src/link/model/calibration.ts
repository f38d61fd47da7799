/**
 * Turns the raw score into a probability through fixed points, so that every cut is one fixed probability:
 * harmless below .1, suspicious from .5, dangerous from .9.
 */
export const CUTS = { harmless: 0.1, suspicious: 0.5, dangerous: 0.9 } as const

/**
 * What is said from outside the learned score puts a link into a band between the cuts, no deeper than it is sure:
 * these numbers only name the bands and their order, nothing is measured by them.
 */
export const AT_LEAST = {
  copiedName: 0.55,
  suspicious: 0.6,
  copiedPlainly: 0.91,
  copiedLetters: 0.93,
  dangerous: 0.95,
  blocked: 0.99,
} as const
export const AT_MOST = { allowed: 0.02, unsure: 0.45, suspicious: 0.85 } as const

export type Calibration = {
  /** Raw scores at the three cuts, rising. */
  readonly harmless: number
  readonly suspicious: number
  readonly dangerous: number
}

/** Which cuts an address is held against: pages on shared places are told apart by less, and by least on unknown ones. */
export type CutKind = 'own' | 'shared' | 'unknown'

const logit = (p: number): number => Math.log(p / (1 - p))

/** Piecewise linear in log-odds through the three points, with the outer slopes carried on. */
export const calibrate = (raw: number, { harmless, suspicious, dangerous }: Calibration): number => {
  const points = [
    [harmless, logit(CUTS.harmless)],
    [suspicious, logit(CUTS.suspicious)],
    [dangerous, logit(CUTS.dangerous)],
  ] as const
  const [low, middle, high] = points
  const [from, to] = raw < suspicious ? [low, middle] : [middle, high]
  const slope = (to[1] - from[1]) / Math.max(1e-6, to[0] - from[0])
  return 1 / (1 + Math.exp(-(from[1] + slope * (raw - from[0]))))
}
