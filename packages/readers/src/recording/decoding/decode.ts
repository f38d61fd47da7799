import type { Frame } from '@libav.js/variant-fat'
import { adtsFrames } from './adts.ts'
import { openAiff } from './aiff.ts'
import { openAmr } from './amr.ts'
import { makeConditioner, RATE } from './condition.ts'
import { openContainer, viaLibav } from './container.ts'
import { loadLibav, type Libav } from './libav.ts'
import { openMp3 } from './mp3.ts'
import { sniff, type Sniffed } from './sniff.ts'
import { SourceError, type Source } from './sound.ts'
import { openWav } from './wav.ts'

export type Decoded = { readonly samples: number; readonly isCut: boolean; readonly isDamaged: boolean }

/** Raw AAC: libav has the decoder but not the unpacker. */
const openAdts = async function* (av: Libav, bytes: Uint8Array): Source {
  const decoder = viaLibav(av, 'aac')
  const frames = adtsFrames(bytes, 0)
  let failures = 0
  let step = frames.next()
  for (; !step.done; step = frames.next()) {
    let decoded: readonly Frame[] = []
    try {
      decoded = decoder.decode({ data: step.value.data })
    } catch {
      failures++
    }
    if (decoded.length > 0) yield { frames: decoded, share: step.value.end / bytes.length }
  }
  decoder.free()
  return { isDamaged: step.value.isDamaged || failures > 0 }
}

const open = (av: Libav, bytes: Uint8Array, { format, start }: Sniffed): Source => {
  const content = bytes.subarray(start)
  switch (format) {
    case 'wav':
      return openWav(content)
    case 'aiff':
      return openAiff(content)
    case 'mp3':
      return openMp3(content)
    case 'amr':
      return openAmr(content)
    case 'adts':
      return openAdts(av, content)
    case 'mov':
    case 'matroska':
    case 'ogg':
    case 'flac':
      return openContainer(av, content, format)
  }
}

/** Decodes to 16 kHz mono, piece by piece, at most `maxSeconds` of it; waits while `write` does. */
export const decode = async (
  bytes: Uint8Array,
  maxSeconds: number,
  write: (samples: Float32Array, share: number) => Promise<void>,
): Promise<Decoded> => {
  if (bytes.length === 0) throw new SourceError('empty')
  const sniffed = sniff(bytes)
  if (!sniffed) throw new SourceError('unknown-format')
  const av = await loadLibav()
  const conditioner = makeConditioner(av)
  const source = open(av, bytes, sniffed)
  const limit = Math.round(maxSeconds * RATE)
  let samples = 0
  const writeAll = async (blocks: readonly Float32Array[], share: number): Promise<void> => {
    for (const block of blocks) {
      const taken = block.subarray(0, limit - samples)
      samples += taken.length
      if (taken.length > 0) await write(taken, share)
    }
  }
  let step = await source.next()
  for (; !step.done && samples < limit; step = await source.next())
    await writeAll(conditioner.push(step.value.frames), step.value.share)
  if (!step.done) return { samples, isCut: true, isDamaged: false }
  const { isDamaged } = step.value
  await writeAll(conditioner.finish(), 1)
  if (samples === 0) throw new SourceError(isDamaged ? 'damaged' : 'empty')
  return { samples, isCut: samples >= limit, isDamaged }
}
