import { combine, keywordPoints, probabilityOf, type Stack } from '@atlas/engine/text-parts'
import type { LinkVerdict } from '@atlas/engine'
import type { Signal } from '../text/learned.ts'

/** A row as the core saw it unseen, with what the encoder and the link engine say of it. */
export type Heard = { readonly signal: Signal; readonly encoder: number; readonly links: readonly LinkVerdict[] }

type Share = Stack['encoder']
type Points = Readonly<Record<string, number>>

const lossOf = (heard: readonly Heard[], stack: Stack, points: Points): number => {
  let sum = 0
  for (const { signal, encoder, links } of heard) {
    const { item, whole, window, likeness } = signal
    const keywords = keywordPoints(item.prepared.fired, points)
    const probability = probabilityOf(combine({ whole, window, likeness, links, encoder, keywords }, stack).score)
    sum -= Math.log(Math.max(1e-4, item.row.label === 'scam' ? probability : 1 - probability))
  }
  return sum / heard.length
}

const STEPS = [0.2, 0.1, 0.05, 0.025] as const

/** How core and encoder share the word: a walk downhill in three numbers, on rows that neither had seen. */
export const fitEncoderShare = (heard: readonly Heard[], stack: Stack, points: Points): Share => {
  let best: Share = stack.encoder
  let least = lossOf(heard, stack, points)
  for (const step of STEPS) {
    for (let moved = true; moved;) {
      moved = false
      for (const name of ['keep', 'weight', 'shift'] as const) {
        for (const move of [-step, step]) {
          const next = { ...best, [name]: best[name] + move }
          const loss = lossOf(heard, { ...stack, encoder: next }, points)
          if (loss >= least - 1e-6) continue
          best = next
          least = loss
          moved = true
        }
      }
    }
  }
  return best
}
