/** Text to the encoder's word pieces: BERT uncased, with the vocabulary that training kept. Held to training by a test. */

const LONGEST_WORD = 60
const STANDS_ALONE = /[!-/:-@[-`{-~]|\p{P}|[\u3400-\u9fff]/gu

export type Vocabulary = ReadonlyMap<string, number>

export const readVocabulary = (lines: string): Vocabulary =>
  new Map(
    lines
      .trimEnd()
      .split('\n')
      .map((piece, number) => [piece, number]),
  )

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(STANDS_ALONE, ' $& ')
    .split(/\s+/u)
    .filter((word) => word !== '')

const splitWord = (word: string, vocabulary: Vocabulary, unknown: number): number[] => {
  if (word.length > LONGEST_WORD) return [unknown]
  const pieces: number[] = []
  for (let start = 0; start < word.length;) {
    const mark = start === 0 ? '' : '##'
    let end = word.length
    while (end > start && !vocabulary.has(mark + word.slice(start, end))) end -= 1
    if (end === start) return [unknown]
    pieces.push(vocabulary.get(mark + word.slice(start, end)) ?? unknown)
    start = end
  }
  return pieces
}

export const wordPieces = (text: string, vocabulary: Vocabulary): number[] => {
  const unknown = vocabulary.get('[UNK]') ?? 0
  return wordsOf(text).flatMap((word) => splitWord(word, vocabulary, unknown))
}

/** Stretches of a long text, each overlapping the next, as training cut them; at most `most` of them. */
export const pieceWindows = (pieces: readonly number[], width: number, stride: number, most: number): number[][] => {
  if (pieces.length <= width) return [[...pieces]]
  const last = pieces.length - width
  const starts: number[] = []
  for (let start = 0; start < last && starts.length < most - 1; start += stride) starts.push(start)
  return [...starts, last].map((start) => pieces.slice(start, start + width))
}
