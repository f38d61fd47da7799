/** As much of the protobuf format as is needed to change a few nodes of a model file. */

export type Field = {
  readonly number: number
  /** The field with its head. */
  readonly whole: Uint8Array
  /** Its content, when it is bytes, text or a message. */
  readonly content: Uint8Array
}

const LENGTH_DELIMITED = 2

const readVarint = (bytes: Uint8Array, at: number): { readonly value: number; readonly end: number } => {
  let value = 0
  let scale = 1
  for (let end = at; end < bytes.length; end++) {
    const byte = bytes[end] ?? 0
    value += (byte & 0x7f) * scale
    scale *= 128
    if (byte < 128) return { value, end: end + 1 }
  }
  throw new Error('A model file ends within a number')
}

const contentOf = (bytes: Uint8Array, wire: number, at: number): { readonly start: number; readonly end: number } => {
  switch (wire) {
    case 0:
      return { start: at, end: readVarint(bytes, at).end }
    case 1:
      return { start: at, end: at + 8 }
    case LENGTH_DELIMITED: {
      const { value, end } = readVarint(bytes, at)
      return { start: end, end: end + value }
    }
    case 5:
      return { start: at, end: at + 4 }
    default:
      throw new Error('A model file is not understood')
  }
}

export const fieldsOf = function* (bytes: Uint8Array): Generator<Field> {
  for (let at = 0; at < bytes.length;) {
    const head = readVarint(bytes, at)
    const { start, end } = contentOf(bytes, head.value % 8, head.end)
    yield { number: Math.floor(head.value / 8), whole: bytes.subarray(at, end), content: bytes.subarray(start, end) }
    at = end
  }
}

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]

export const numberField = (number: number, value: number): Uint8Array =>
  Uint8Array.from([...varint(number * 8), ...varint(value)])

/** In pieces: the content of a model is large and copied once, at the end. */
export const messageField = (number: number, pieces: readonly Uint8Array[]): Uint8Array[] => {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  return [Uint8Array.from([...varint(number * 8 + LENGTH_DELIMITED), ...varint(length)]), ...pieces]
}

export const textField = (number: number, text: string): Uint8Array =>
  Buffer.concat(messageField(number, [Buffer.from(text)]))
