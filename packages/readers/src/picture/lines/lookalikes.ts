import { ADDRESS_WORDS, HOST_ENDINGS } from './host-words.ts'

/** I, l, 1 and O, 0 look alike in most fonts. What is known about addresses settles some; the rest is marked. */
export type Settled = { readonly text: string; readonly doubtful: readonly number[] }

const ALIKE = /[Il1|O0]/
const SMALL_L = /[Il1|]/g

const isAddress = (token: string): boolean => {
  if (/^\W*(?:https?:|www\.)/i.test(token) || /^\W*\w[\w.+-]*@[\w-]+\.\w/.test(token)) return true
  const host = /^\W*(?:[a-z0-9][a-z0-9-]*\.)+([a-z0-9]{2,})(?:[/:?#]|\W*$)/i.exec(token)
  return host !== null && HOST_ENDINGS.has((host[1] ?? '').toLowerCase().replaceAll(/[1I]/g, 'l').replaceAll('0', 'o'))
}

/** The word with each look-alike read as the letter that makes it a known one; the same length, or nothing. */
const asKnownWord = (word: string): string | undefined => {
  const lower = word.replaceAll(/[A-HJ-NP-Z]/g, (letter) => letter.toLowerCase()).replaceAll(/[0O]/g, 'o')
  const spots = [...lower.matchAll(SMALL_L)].map(({ index }) => index)
  if (spots.length > 4) return undefined
  for (let choice = 0; choice < 2 ** spots.length; choice++) {
    const chars = Array.from(lower)
    spots.forEach((spot, bit) => (chars[spot] = (choice >> bit) % 2 === 1 ? 'i' : 'l'))
    const candidate = chars.join('')
    if (ADDRESS_WORDS.has(candidate) || HOST_ENDINGS.has(candidate)) return candidate
  }
  return undefined
}

/** An I read as i would be drawn otherwise: only l and o are put in place of what was read. */
const settleKnown = (word: string, known: string): string =>
  Array.from(word)
    .map((char, index) => {
      const wanted = known[index] ?? char
      if (/[I1|]/.test(char) && wanted === 'l') return 'l'
      if (char === '0' && wanted === 'o') return 'o'
      if (char === 'l' && wanted === 'i' && index === 0) return 'I'
      return char
    })
    .join('')

/** What a look-alike is among small letters, capitals or digits; a host has small letters only. */
const amongNeighbours = (char: string, before: string, after: string, isHost: boolean): string => {
  const isAmongSmall = (/[a-z]/.test(before) && /[a-z]|^$/.test(after)) || (isHost && /[a-z]/.test(before + after))
  if (isAmongSmall && /[IO]/.test(char)) return char === 'I' ? 'l' : 'o'
  const isAmongDigits = /\d/.test(before) && /\d/.test(after)
  if (isAmongDigits && /[Il|O]/.test(char)) return char === 'O' ? '0' : '1'
  if (char === 'l' && /[A-Z]/.test(before) && /[A-Z]/.test(after)) return 'I'
  return char === '|' ? 'l' : char
}

const settleByNeighbours = (word: string, isHost: boolean): string =>
  Array.from(word, (char, index) => amongNeighbours(char, word[index - 1] ?? '', word[index + 1] ?? '', isHost)).join(
    '',
  )

type Piece = { readonly text: string; readonly isSure: boolean }

const settlePiece = (word: string, isHost: boolean): Piece => {
  if (!ALIKE.test(word)) return { text: word, isSure: true }
  if (/^\d+$/.test(word)) return { text: word, isSure: word.length > 1 }
  // A digit that was read as a digit inside a name may be meant: "paypa1" stays.
  const known = asKnownWord(word)
  if (known !== undefined && !/\d/.test(word)) return { text: settleKnown(word, known), isSure: true }
  return { text: settleByNeighbours(word, isHost), isSure: false }
}

/** Words between the marks of an address; the host comes first, after a scheme or an @. */
const settleAddress = (token: string): Settled => {
  const start = /^\W*(?:https?:\/\/)?/i.exec(token)?.[0].length ?? 0
  const hostEnd = token.slice(start).search(/[/?#]/)
  const end = hostEnd < 0 ? token.length : start + hostEnd
  let text = token.slice(0, start)
  const doubtful: number[] = []
  for (const [word] of token.slice(start).matchAll(/[A-Za-z0-9|]+|[^A-Za-z0-9|]+/g)) {
    const piece = settlePiece(word, text.length < end)
    if (!piece.isSure) {
      for (const [index, char] of Array.from(piece.text).entries())
        if (ALIKE.test(char)) doubtful.push(text.length + index)
    }
    text += piece.text
  }
  return { text, doubtful }
}

/** Codes and wallet addresses: nothing is known, all of it is doubtful. */
const isCode = (token: string): boolean =>
  /^[A-Za-z0-9]{8,}\W?$/.test(token) && /\d/.test(token) && /[A-Za-z]/.test(token)

/** In prose a small l never stands alone, nor before most consonants: "lt", "lhr", "ln". */
const settleWord = (token: string): string =>
  token.replace(
    /^(\W?)l(?=$|[.,!?]?$|['’](?:m|ll|ve|d)\b|[bcdfghmnrst][a-z']{0,40}(?:[^\w']\W{0,9})?$)/,
    (whole, mark: string) => (/^\W?l(?:bs?)\b/.test(token) ? whole : `${mark}I`),
  )

/** Keeps every character in its place, so that positions stay true. */
export const settleLookalikes = (given: string): Settled => {
  const doubtful: number[] = []
  const text = given.replaceAll(/\S+/g, (token, offset: number) => {
    if (isAddress(token)) {
      const settled = settleAddress(token)
      doubtful.push(...settled.doubtful.map((index) => index + offset))
      return settled.text
    }
    if (isCode(token)) {
      for (const [index, char] of Array.from(token).entries()) if (/[Il1O0]/.test(char)) doubtful.push(offset + index)
    }
    return settleWord(token)
  })
  return { text, doubtful }
}
