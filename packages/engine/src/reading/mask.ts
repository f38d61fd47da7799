import { isHeaderSpan } from './headers.ts'
import type { PlainReading, Thing } from './types.ts'

/** What stands in for a thing when words are counted: the model learns that there is a link, never which one. */
const token = (thing: Thing): string | undefined => {
  switch (thing.kind) {
    case 'link':
      return 'zlink'
    case 'mail':
      return 'zmail'
    case 'phone':
      return 'zphone'
    case 'sum':
      return 'zsum'
    case 'crypto':
      return 'zcoin'
    case 'code':
      return 'zcode'
    case 'gift-card':
    case 'payment-app':
      return undefined
    case 'sender':
      return thing.sort === 'family' ? undefined : `z${thing.sort ?? 'firm'}`
    default:
      return undefined
  }
}

/** The plain copy in lower case, with links, numbers, sums and company names taken out. */
export const mask = (reading: Pick<PlainReading, 'plain' | 'things'>): string => {
  const pieces: string[] = []
  let done = 0
  for (const thing of reading.things) {
    const stand = token(thing)
    if (stand === undefined || thing.start < done || isHeaderSpan(thing)) continue
    pieces.push(reading.plain.slice(done, thing.start), ' ', stand, ' ')
    done = thing.end
  }
  pieces.push(reading.plain.slice(done))
  return pieces
    .join('')
    .toLowerCase()
    .replaceAll(/[0-9]+/g, '0')
}

const tokenPattern =
  /[a-z]+(?:'[a-z]+)?|0|[\u3400-\u9fff]|[\u0900-\u097f]+|[\u0400-\u04ff]+|[\u0e00-\u0e7f]+|[\uac00-\ud7af]+|[\u3040-\u30ff]+|[\u0600-\u06ff]+|[?!]/g

/** Words of a masked text; each Chinese character is a word of its own. */
export const tokensOf = (masked: string): string[] => masked.match(tokenPattern) ?? []
