import * as z from 'zod'
import type { Piece } from '../pool/feed.ts'

/** What the decoder makes of a recording, as the server hands it on to the reader. */

/** What is longer is cut here, with a warning. */
export const MAX_SECONDS = 30 * 60

type Block = { /** 16 kHz, mono. */ readonly samples: Float32Array; /** 0 to 1. */ readonly share: number }

const DecodeEnd = z.object({ isCut: z.boolean(), isDamaged: z.boolean() })
export type DecodeEnd = Readonly<z.infer<typeof DecodeEnd>>

export type Blocks = AsyncGenerator<Block, DecodeEnd>

const Note = z.object({ share: z.number() })

export const toPieces = async function* (blocks: Blocks): AsyncGenerator<Piece, DecodeEnd> {
  try {
    let step = await blocks.next()
    for (; !step.done; step = await blocks.next()) {
      const { samples, share } = step.value
      const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
      yield { bytes, note: { share } }
    }
    return step.value
  } finally {
    await blocks.return({ isCut: false, isDamaged: false })
  }
}

export const fromPieces = async function* (pieces: AsyncGenerator<Piece, unknown>): Blocks {
  let step = await pieces.next()
  for (; step.done !== true; step = await pieces.next()) {
    const { bytes, note } = step.value
    const samples = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4))
    yield { samples, share: Note.parse(note).share }
  }
  return DecodeEnd.parse(step.value)
}
