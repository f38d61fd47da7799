import type { Reading, ReadLink } from '../../reading/types.ts'

/** What sort of link it is, in words the encoder knows; never which one. */
const wordsFor = (link: ReadLink | undefined): string => {
  if (link === undefined) return 'link'
  if (link.official || link.government) return 'official link'
  if (link.shortener) return 'short link'
  if (link.chat) return 'chat link'
  if (link.free) return 'free page link'
  if (link.numeric) return 'number link'
  return link.opinion.imitates === undefined ? 'link' : 'copied name link'
}

/** What the encoder reads: the plain copy, with each link replaced by what sort of link it is, as in its training. */
export const encoderText = ({ plain, things, links }: Reading): string => {
  const byStart = new Map(links.map((link) => [link.span.start, link]))
  const pieces: string[] = []
  let done = 0
  for (const { kind, start, end } of things) {
    if (kind !== 'link' || start < done) continue
    pieces.push(plain.slice(done, start), ` ${wordsFor(byStart.get(start))} `)
    done = end
  }
  return [...pieces, plain.slice(done)].join('')
}
