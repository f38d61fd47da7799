import { adtsFrames } from './adts.ts'
import { openAiff } from './aiff.ts'
import { openAmr } from './amr.ts'
import { makeConditioner, RATE } from './condition.ts'
import { decodePackets, openContainer, viaLibav } from './container.ts'
import { loadLibav, type Libav } from './libav.ts'
import { openMp3 } from './mp3.ts'
import { sniff, type Format } from './sniff.ts'
import { SourceError, type Source } from './sound.ts'
import { openWav } from './wav.ts'

export type Decoded = { readonly isCut: boolean; readonly isDamaged: boolean }

/** Raw AAC: libav has the decoder but not the unpacker. */
const openAdts = async function* (av: Libav, bytes: Uint8Array): Source {
  const decoder = viaLibav(av, 'aac')
  const frames = adtsFrames(bytes, 0)
  let failures = 0
  let step = frames.next()
  for (; !step.done; step = frames.next()) {
    const decoded = decodePackets(decoder, [step.value])
    failures += decoded.failures
    if (decoded.frames.length > 0) yield { frames: decoded.frames, share: step.value.end / bytes.length }
  }
  decoder.free()
  return { isDamaged: step.value.isDamaged || failures > 0 }
}

const OPENERS: Readonly<Record<Format, (av: Libav, bytes: Uint8Array) => Source>> = {
  wav: (_, bytes) => openWav(bytes),
  aiff: (_, bytes) => openAiff(bytes),
  mp3: (_, bytes) => openMp3(bytes),
  amr: (_, bytes) => openAmr(bytes),
  adts: openAdts,
  mov: (av, bytes) => openContainer(av, bytes, 'mov'),
  matroska: (av, bytes) => openContainer(av, bytes, 'matroska'),
  ogg: (av, bytes) => openContainer(av, bytes, 'ogg'),
  flac: (av, bytes) => openContainer(av, bytes, 'flac'),
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
  const source = OPENERS[sniffed.format](av, bytes.subarray(sniffed.start))
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
  while (!step.done) {
    if (samples >= limit) return { isCut: true, isDamaged: false }
    await writeAll(conditioner.push(step.value.frames), step.value.share)
    step = await source.next()
  }
  const { isDamaged } = step.value
  await writeAll(conditioner.finish(), 1)
  if (samples === 0) throw new SourceError(isDamaged ? 'damaged' : 'empty')
  return { isCut: samples >= limit, isDamaged }
}
