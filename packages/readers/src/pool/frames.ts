import * as z from 'zod'

/** How two processes speak through a pipe: a line of JSON, and after it as many bytes as the line says (`size`). */

const NEWLINE = 0x0a

const Sized = z.object({ size: z.number().int().min(0).optional() })

export type FrameLimits = { readonly line: number; readonly bytes: number }

export const writeFrame = (message: { readonly type: string }): string => `${JSON.stringify(message)}\n`

/** Takes what comes through the pipe, in pieces of any size. Throws when it is no frame or a larger one than agreed. */
export const makeFrameReader = (
  most: FrameLimits,
  hear: (message: unknown, bytes: Uint8Array) => void,
): ((part: Uint8Array) => void) => {
  let line: Uint8Array[] = []
  let lineLength = 0
  let open: { readonly message: unknown; readonly bytes: Uint8Array; filled: number } | undefined

  const takeLine = (part: Uint8Array): number => {
    const end = part.indexOf(NEWLINE)
    const piece = end < 0 ? part : part.subarray(0, end)
    line.push(piece)
    lineLength += piece.length
    if (lineLength > most.line) throw new Error('a line is too long')
    if (end < 0) return part.length
    const message: unknown = JSON.parse(Buffer.concat(line).toString())
    line = []
    lineLength = 0
    const { size = 0 } = Sized.parse(message)
    if (size > most.bytes) throw new Error('too many bytes')
    open = { message, bytes: new Uint8Array(size), filled: 0 }
    return end + 1
  }

  const takeBytes = (part: Uint8Array, into: NonNullable<typeof open>): number => {
    const taken = part.subarray(0, into.bytes.length - into.filled)
    into.bytes.set(taken, into.filled)
    into.filled += taken.length
    return taken.length
  }

  return (part) => {
    let at = 0
    while (at < part.length) {
      at += open === undefined ? takeLine(part.subarray(at)) : takeBytes(part.subarray(at), open)
      if (open === undefined || open.filled < open.bytes.length) continue
      const { message, bytes } = open
      open = undefined
      hear(message, bytes)
    }
  }
}
