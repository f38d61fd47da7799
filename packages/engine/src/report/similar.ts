import type { EncoderOpinion } from '../learned/encoder/encoder-windows.ts'
import type { Seen } from '../learned/look.ts'
import type { TextModel } from '../learned/model.ts'
import type { TextReport, Verdict } from '../reading/types.ts'

const SIMILAR_SHOWN = 3
/** Words in common and a like meaning are measured differently. From here on half of those found are of the same kind. */
const SIMILAR_FROM = 0.3
const SIMILAR_MEANING_FROM = 0.7

/** Known scams that share many words or mean something alike. */
export const similarOf = (
  { neighbours }: Seen,
  { likeness }: TextModel,
  encoder: EncoderOpinion | undefined,
  verdict: Verdict,
): TextReport['similar'] => {
  // What is honest is not shown beside scams: it would only frighten.
  if (verdict === 'legitimate') return []
  const byWords = neighbours.filter(({ label, similarity }) => label === 'scam' && similarity >= SIMILAR_FROM)
  const byMeaning = (encoder?.similar ?? [])
    .filter(({ id, similarity }) => similarity >= SIMILAR_MEANING_FROM && byWords.every((other) => other.id !== id))
    .flatMap(({ id, similarity }) => {
      const example = likeness.find(id)
      return example === undefined ? [] : [{ ...example, similarity }]
    })
  return [...byWords, ...byMeaning]
    .sort((left, right) => right.similarity - left.similarity)
    .slice(0, SIMILAR_SHOWN)
    .map((neighbour) => ({ ...neighbour, similarity: Math.round(neighbour.similarity * 1000) / 1000 }))
}
