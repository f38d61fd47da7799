import { MOST_CHARACTERS } from '../../report/analyze-text.ts'
import { type LinkShape, linkShapes } from '../../reading/things/link-shape.ts'
import { read } from '../../reading/read.ts'

/** What sort of link it is, in words the encoder knows; never which one. */
const wordsFor = (shape: LinkShape | undefined): string => {
  if (shape === undefined) return 'link'
  if (shape.official || shape.government) return 'official link'
  if (shape.shortener) return 'short link'
  if (shape.chat) return 'chat link'
  if (shape.free) return 'free page link'
  if (shape.numeric) return 'number link'
  return shape.imitates === undefined ? 'link' : 'copied name link'
}

/** What the encoder reads: the plain copy, with each link replaced by what sort of link it is, as in its training. */
export const encoderText = (text: string): string => {
  const reading = read(text.slice(0, MOST_CHARACTERS))
  const shapes = new Map(linkShapes(reading).map((shape) => [shape.span.start, shape]))
  const pieces: string[] = []
  let done = 0
  for (const { kind, start, end } of reading.things) {
    if (kind !== 'link' || start < done) continue
    pieces.push(reading.plain.slice(done, start), ` ${wordsFor(shapes.get(start))} `)
    done = end
  }
  return [...pieces, reading.plain.slice(done)].join('')
}
