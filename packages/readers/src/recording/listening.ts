import type { Blocks, DecodeEnd } from './blocks.ts'
import { cutIntoChunks, CUTTING, type Chunk } from './chunks.ts'
import { areBetter, isDoubtful, judge, type Reading } from './guards.ts'
import type { RecordingModels } from './models.ts'
import { hear } from './speech-model.ts'
import { FRAME_SECONDS, makeVoiceFinder, RATE } from './voice.ts'

/** Samples held at once, whatever the length of the recording. */
const WINDOW_SECONDS = 60
/** Shorter pieces make the model fail. */
const LEAST_SECONDS = 0.125
/** After so much silence nothing can be added to a chunk any more. */
const OPEN_SECONDS = 2
/** Kept of a window without speech, so that a word at its edge is not cut. */
const FRAMES_KEPT = 30
const HALVES = { pause: 0.4, leastPart: 0.3 } as const

export type Heed = {
  /** Throws when nobody waits any more. */
  readonly check: () => void
  readonly onStep: (stage: 'listening' | 'writing', writtenSeconds: number, lengthSeconds: number) => void
}

export type Listened = {
  readonly readings: readonly Reading[]
  readonly duration: number
  /** Someone was speaking when the recording stopped. */
  readonly endsInSpeech: boolean
  readonly end: DecodeEnd
}

/** What is held of the recording: samples and the voice found in them, in step. */
type Window = { readonly samples: Float32Array; readonly voice: readonly number[]; readonly origin: number }

const join = (blocks: readonly Float32Array[]): Float32Array => {
  const joined = new Float32Array(blocks.reduce((sum, block) => sum + block.length, 0))
  let at = 0
  for (const block of blocks) {
    joined.set(block, at)
    at += block.length
  }
  return joined
}

const read = async (models: RecordingModels, { samples, origin }: Window, chunk: Chunk): Promise<Reading> => {
  // A copy: of a view, the runtime would be given the whole window.
  const own = samples.slice(Math.round(chunk.start * RATE), Math.round(chunk.end * RATE))
  return {
    ...judge(await hear(models, own)),
    start: origin + chunk.start,
    end: origin + chunk.end,
    speech: chunk.speech,
  }
}

/** Where the model stopped at once, looped or was unsure, the halves are tried, and the surer reading wins. */
const readWithDoubt = async (
  models: RecordingModels,
  window: Window,
  chunk: Chunk,
  heed: Heed,
): Promise<readonly Reading[]> => {
  heed.check()
  if (chunk.end - chunk.start < LEAST_SECONDS) return []
  const whole = await read(models, window, chunk)
  if (!isDoubtful(whole)) return [whole]
  const from = Math.floor(chunk.start / FRAME_SECONDS)
  const voice = window.voice.slice(from, Math.ceil(chunk.end / FRAME_SECONDS))
  const halves = cutIntoChunks(voice, { ...HALVES, longest: (chunk.end - chunk.start) / 2 })
  const parts: Reading[] = []
  for (const half of halves) {
    heed.check()
    const moved = { ...half, start: half.start + from * FRAME_SECONDS, end: half.end + from * FRAME_SECONDS }
    if (half.end - half.start >= LEAST_SECONDS) parts.push(await read(models, window, moved))
  }
  return halves.length > 1 && areBetter(parts, whole) ? parts : [whole]
}

/** The last chunk, when it may go on in the next window. */
const openChunk = (chunks: readonly Chunk[], heldSeconds: number): Chunk | undefined => {
  const last = chunks.at(-1)
  return last && heldSeconds - last.end < OPEN_SECONDS ? last : undefined
}

/** Reads a recording window by window while it is being decoded. */
export const listen = async (models: RecordingModels, blocks: Blocks, heed: Heed): Promise<Listened> => {
  const findVoice = makeVoiceFinder(models.voice)
  const readings: Reading[] = []
  let held: Float32Array[] = []
  let heldSamples = 0
  let voice: number[] = []
  let origin = 0
  let total = 0
  let length = 0

  const readHeld = async (isLast: boolean): Promise<void> => {
    const samples = join(held)
    const chunks = cutIntoChunks(voice, CUTTING)
    const open = isLast ? undefined : openChunk(chunks, voice.length * FRAME_SECONDS)
    if (open) chunks.pop()
    for (const chunk of chunks) {
      readings.push(...(await readWithDoubt(models, { samples, voice, origin }, chunk, heed)))
      heed.onStep('writing', origin + chunk.end, length)
    }
    // On a frame, so that samples and voice stay in step.
    const frames = Math.floor(Math.max(0, open ? open.start / FRAME_SECONDS : voice.length - FRAMES_KEPT))
    const rest = samples.slice(frames * FRAME_SECONDS * RATE)
    held = [rest]
    heldSamples = rest.length
    voice = voice.slice(frames)
    origin += frames * FRAME_SECONDS
  }

  let step = await blocks.next()
  for (; !step.done; step = await blocks.next()) {
    heed.check()
    const { samples, share } = step.value
    held.push(samples)
    heldSamples += samples.length
    total += samples.length
    voice.push(...(await findVoice(samples)))
    length = share > 0 ? total / RATE / share : 0
    heed.onStep('listening', origin, length)
    if (heldSamples >= WINDOW_SECONDS * RATE) await readHeld(false)
  }
  const endsInSpeech = voice.slice(-4).some((probability) => probability > 0.5)
  await readHeld(true)
  return { readings, duration: total / RATE, endsInSpeech, end: step.value }
}
