import type { Row } from '../text/corpus.ts'
import { fitLogistic, type SparseRow } from '../text/logistic.ts'

/** The model everybody tries first: single words, pairs of words and runs of three letters, and a logistic regression. */

const SIZE = 1 << 17
const STEPS = 120
const PULL = 0.5

const placeOf = (gram: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < gram.length; index++) hash = Math.imul(hash ^ gram.charCodeAt(index), 0x01000193)
  return (hash ^ (hash >>> 15)) & (SIZE - 1)
}

const gramsOf = (text: string): number[] => {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}']+/gu) ?? []
  const places = new Set<number>()
  words.forEach((word, index) => {
    places.add(placeOf(`w ${word}`))
    places.add(placeOf(`p ${word} ${words[index + 1] ?? ''}`))
    const edged = ` ${word} `
    for (let start = 0; start + 3 <= edged.length; start++) places.add(placeOf(`c ${edged.slice(start, start + 3)}`))
  })
  return [...places]
}

const rowOf = (text: string, positive: boolean): SparseRow => {
  const at = gramsOf(text)
  // Long and short messages count alike.
  const value = 4 / Math.sqrt(Math.max(1, at.length))
  return { at, values: at.map(() => value), positive, weight: 1 }
}

/** Learns from the rows and hands back how probable it holds a scam to be. */
export const fitPlainNgrams = (rows: readonly Pick<Row, 'text' | 'label'>[]): ((text: string) => number) => {
  const weights = fitLogistic(
    rows.map(({ text, label }) => rowOf(text, label === 'scam')),
    { size: SIZE, steps: STEPS, pull: () => PULL, centre: () => 0, side: () => 0 },
  )
  return (text) => {
    const { at, values } = rowOf(text, false)
    const odds = at.reduce(
      (sum, place, index) => sum + (weights[place] ?? 0) * (values[index] ?? 0),
      weights[SIZE] ?? 0,
    )
    return 1 / (1 + Math.exp(-odds))
  }
}
