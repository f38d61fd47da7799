import { combine, keywordPoints, probabilityOf, type Share, type Stack } from '@atlas/engine/text-parts'
import type { LinkVerdict } from '@atlas/engine'
import { choices } from '../pipeline/choices.ts'
import type { Signal } from '../text/learned.ts'

/** A row as the core saw it unseen, with what the encoder and the link engine say of it. */
export type Heard = {
  readonly signal: Signal
  readonly encoder: number
  /** What the first half of the encoder makes the whole say. */
  readonly early: number | undefined
  readonly doubt: number
  readonly isEnglish: boolean
  readonly links: readonly LinkVerdict[]
}

type Points = Readonly<Record<string, number>>

/** How often the link engine gives each verdict to links of real scams and of honest sites. */
export type RealLinks = Readonly<Record<'scam' | 'honest', Readonly<Record<LinkVerdict, number>>>>

const verdicts = ['dangerous', 'suspicious', 'cannot-tell', 'harmless'] as const

/** One row as it may come: with these links, so probably. */
type Way = { readonly links: readonly LinkVerdict[]; readonly share: number }

const asItIs = ({ links }: Heard): Way[] => [{ links, share: 1 }]

/** Some of it with the links it has, the rest with verdicts as links in life get them. */
const asInLife =
  (real: RealLinks) =>
  (one: Heard): Way[] => {
    if (one.links.length === 0) return asItIs(one)
    const shares = one.signal.item.row.label === 'scam' ? real.scam : real.honest
    return [
      { links: one.links, share: 1 - choices.text.realLinks },
      ...verdicts.map((verdict) => ({ links: [verdict], share: choices.text.realLinks * shares[verdict] })),
    ]
  }

/** The loss on rows that no tier had seen, with the encoder or as a browser judges, without it. */
const lossOf = (
  heard: readonly Heard[],
  stack: Stack,
  points: Points,
  withEncoder: boolean,
  waysOf: (one: Heard) => readonly Way[] = asItIs,
): number => {
  let sum = 0
  for (const one of heard) {
    const { signal, isEnglish } = one
    const { item, words, likeness } = signal
    const keywords = keywordPoints(item.prepared.fired, points)
    const encoder = withEncoder ? one.encoder : undefined
    for (const { links, share } of waysOf(one)) {
      const { score } = combine({ words, likeness, links, keywords, isEnglish, encoder }, stack)
      const probability = probabilityOf(score)
      sum -= share * Math.log(Math.max(1e-4, item.row.label === 'scam' ? probability : 1 - probability))
    }
  }
  return sum / heard.length
}

const STEPS = [0.4, 0.2, 0.1, 0.05, 0.025] as const

/** A walk downhill in a few numbers, one at a time. */
const walk = <Name extends string>(
  start: Readonly<Record<Name, number>>,
  names: readonly Name[],
  loss: (numbers: Readonly<Record<Name, number>>) => number,
): Readonly<Record<Name, number>> => {
  let best = start
  let least = loss(start)
  for (const step of STEPS) {
    for (let moved = true; moved;) {
      moved = false
      for (const name of names) {
        for (const move of [-step, step]) {
          const next = { ...best, [name]: Math.round((best[name] + move) * 1000) / 1000 }
          const worth = loss(next)
          if (worth >= least - 1e-6) continue
          best = next
          least = worth
          moved = true
        }
      }
    }
  }
  return best
}

type Step = 'dangerous' | 'suspicious' | 'harmless' | 'unknown' | 'bias'

/**
 * What a judged link is worth beside the words; the bias moves with it, so that the whole stays calibrated. Fitted
 * without the encoder: links say the same on a server and in a browser. Whether a message names a site that everybody
 * knows is a fact about messages, so it is taken from ours; how surely the link engine warns is a fact about links, so
 * it is taken mostly from real ones.
 */
export const fitLinkSteps = (heard: readonly Heard[], stack: Stack, points: Points, real: RealLinks): Stack => {
  const fit = (from: Stack, names: readonly Step[], waysOf: (one: Heard) => readonly Way[]): Stack => {
    const { dangerous, suspicious, harmless, unknown, bias } = from
    const start = { dangerous, suspicious, harmless, unknown, bias }
    return { ...from, ...walk(start, names, (steps) => lossOf(heard, { ...from, ...steps }, points, false, waysOf)) }
  }
  const ours = fit(stack, ['dangerous', 'suspicious', 'harmless', 'unknown', 'bias'], asItIs)
  const careful = { ...ours, unknown: Math.max(choices.text.unknownLeast, ours.unknown) }
  return fit(careful, ['dangerous', 'suspicious'], asInLife(real))
}

/** How core and encoder share the word, in English and elsewhere. */
export const fitEncoderShare = (heard: readonly Heard[], stack: Stack, points: Points): Stack => {
  const shareOf = (isEnglish: boolean): Share => {
    const rows = heard.filter((one) => one.isEnglish === isEnglish)
    return walk(stack.encoder.english, ['keep', 'weight', 'shift'], (share) =>
      lossOf(rows, { ...stack, encoder: { english: share, other: share } }, points, true),
    )
  }
  return { ...stack, encoder: { english: shareOf(true), other: shareOf(false) } }
}
