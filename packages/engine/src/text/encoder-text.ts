import { MOST_CHARACTERS } from './analyze-text.ts'
import { read } from './read.ts'

/** What the encoder reads: the plain copy, with each link replaced by the word, as in its training. */
export const encoderText = (text: string): string => {
  const { plain, things } = read(text.slice(0, MOST_CHARACTERS))
  const pieces: string[] = []
  let done = 0
  for (const { kind, start, end } of things) {
    if (kind !== 'link' || start < done) continue
    pieces.push(plain.slice(done, start), ' link ')
    done = end
  }
  return [...pieces, plain.slice(done)].join('')
}
