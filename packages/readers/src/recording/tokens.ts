import llama from 'llama-tokenizer-js'

/** The speech model's vocabulary: Llama's 32,000 pieces, where U+2581 stands for a space and <0xNN> for a byte. */

const SPACE = '\u2581'
const FIRST_PIECE = 3
const pieces = llama.vocabById

export const pieceOf = (id: number): string => (id < FIRST_PIECE ? '' : (pieces[id] ?? ''))

export const startsWord = (id: number): boolean => pieceOf(id).startsWith(SPACE)

export const toText = (ids: readonly number[]): string => {
  const bytes = ids.map((id) => {
    const piece = pieceOf(id)
    const byte = /^<0x([0-9A-F]{2})>$/.exec(piece)?.[1]
    return byte === undefined ? Buffer.from(piece.replaceAll(SPACE, ' ')) : Buffer.from(byte, 'hex')
  })
  return Buffer.concat(bytes).toString('utf8').trim()
}
