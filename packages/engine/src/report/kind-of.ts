import { isKindId, type KindId } from '../knowledge/kinds.ts'
import type { EncoderOpinion } from '../learned/encoder/encoder-windows.ts'
import type { Seen } from '../learned/look.ts'
import type { TextModel } from '../learned/model.ts'
import { weighKinds } from '../learned/weigh.ts'

/** How much the encoder's word on the kind weighs beside that of the n-grams: more or less of it names fewer rightly. */
const ENCODER_KIND_VALUE = 2

/** Several voices: the words, the rules that fired, the nearest known scams, and the encoder where there is one. */
const kindVotes = (
  model: TextModel,
  { grams, neighbours, fired }: Seen,
  encoder: EncoderOpinion | undefined,
): ReadonlyMap<KindId, number> => {
  const votes = new Map<KindId, number>()
  const vote = (kind: KindId, weight: number): void => void votes.set(kind, (votes.get(kind) ?? 0) + weight)
  for (const { kind, value } of weighKinds(model, grams)) vote(kind, value)
  for (const { rule } of fired) {
    const share = Math.max(0, model.settings.points[rule.id] ?? 0)
    for (const kind of rule.kinds ?? []) vote(kind, (0.25 + 0.25 * share) / (rule.kinds?.length ?? 1))
  }
  for (const { label, kind, similarity } of neighbours) if (label === 'scam' && isKindId(kind)) vote(kind, similarity)
  for (const [kind, chance] of Object.entries(encoder?.kinds ?? {}))
    if (isKindId(kind)) vote(kind, ENCODER_KIND_VALUE * chance)
  return votes
}

/** Votes that settle it where nothing in the text speaks for the kind: below them a third is named rightly. */
const SURE = { alone: 0.2, withEncoder: 1 }

const isSpokenFor = (kind: KindId, { neighbours, fired }: Seen): boolean =>
  fired.some(({ rule }) => rule.kinds?.includes(kind)) ||
  neighbours.some((near) => near.label === 'scam' && near.kind === kind)

/** The kind, or none: no kind is better than an absurd one. */
export const kindOf = (model: TextModel, seen: Seen, encoder: EncoderOpinion | undefined): KindId | undefined => {
  const [kind, votes] = [...kindVotes(model, seen, encoder)].reduce<[KindId, number]>(
    (best, entry) => (entry[1] > best[1] ? entry : best),
    ['other', Number.NEGATIVE_INFINITY],
  )
  const sure = encoder?.kinds === undefined ? SURE.alone : SURE.withEncoder
  return votes >= sure || isSpokenFor(kind, seen) ? kind : undefined
}
