import * as z from 'zod'
import { OWN_FILES } from '../own-files.ts'
import { makeFrameReader } from '../pool/frames.ts'
import { startWalled, type WalledProcess } from '../pool/walled-process.ts'
import { ReadingError } from '../reading.ts'
import type { Blocks, DecodeEnd } from './blocks.ts'
import { type DecoderMessage, SPEAKING_PIPE } from './decoding/messages.ts'

const PROGRAM = new URL('decoding/decode-process.ts', import.meta.url)
/** 128 MB for what the decoders hold in their own memory, 64 MB for JavaScript. */
const FLAGS = [
  '--max-old-space-size=64',
  // Samples are small objects with memory outside the heap: they are freed only when the young generation is full.
  '--max-semi-space-size=1',
  '--wasm-max-mem-pages=2048',
  '--allow-worker',
]
const MOST_BYTES = 300_000_000
/** Lines; samples leave through another pipe. */
const LIMITS = { line: 10_000, bytes: 0 } as const
/** A decoder that gives nothing for so long is caught in a hostile file. */
const STALL_MS = 12_000

export type DecodeOptions = { readonly maxSeconds: number; readonly signal?: AbortSignal | undefined }

const Message: z.ZodType<DecoderMessage> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('at'), share: z.number() }),
  z.object({ kind: z.literal('done'), isCut: z.boolean(), isDamaged: z.boolean() }),
  z.object({ kind: z.literal('refused'), problem: z.enum(['unknown-format', 'damaged', 'empty', 'no-sound']) }),
])

type Mailbox = { share: number; end: DecodeEnd | undefined; refusal: ReadingError | undefined }

const listen = ({ process: { stdio }, kill }: WalledProcess): Mailbox => {
  const box: Mailbox = { share: 0, end: undefined, refusal: undefined }
  const take = makeFrameReader(LIMITS, (raw) => {
    const message = Message.parse(raw)
    if (message.kind === 'at') box.share = message.share
    else if (message.kind === 'done') box.end = { isCut: message.isCut, isDamaged: message.isDamaged }
    else box.refusal = new ReadingError(message.problem)
  })
  const voice = stdio[SPEAKING_PIPE]
  voice?.on('error', () => undefined)
  voice?.on('data', (part: Uint8Array) => {
    try {
      take(part)
    } catch {
      // One that says what we do not know is in no state to go on.
      kill()
    }
  })
  return box
}

/** Samples from bytes that come in pieces of any size. */
const makeSampleReader = (): ((bytes: Uint8Array) => Float32Array) => {
  let rest = new Uint8Array(0)
  return (bytes) => {
    const whole = Math.floor((rest.length + bytes.length) / 4) * 4
    const joined = new Uint8Array(rest.length + bytes.length)
    joined.set(rest)
    joined.set(bytes, rest.length)
    rest = joined.slice(whole)
    return new Float32Array(joined.buffer, 0, whole / 4)
  }
}

/** Runs only while the decoder is waited for: it may itself wait for us as long as it takes. */
const makeStallTimer = (onOver: () => void) => {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  return {
    start: (): void => {
      timer = setTimeout(() => {
        isOver = true
        onOver()
      }, STALL_MS)
    },
    stop: (): void => clearTimeout(timer),
    isOver: (): boolean => isOver,
  }
}

const start = (size: number, maxSeconds: number): WalledProcess =>
  startWalled({
    entry: PROGRAM,
    args: [String(size), String(maxSeconds)],
    flags: FLAGS,
    reads: OWN_FILES,
    mostBytes: MOST_BYTES,
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
  })

/** 16 kHz mono samples of the recording as they are asked for; the decoder waits meanwhile. */
export const decodeRecording = async function* (bytes: Uint8Array, { maxSeconds, signal }: DecodeOptions): Blocks {
  if (signal?.aborted) throw new ReadingError('cancelled')
  const walled = start(bytes.length, maxSeconds)
  const { process: child, kill } = walled
  const box = listen(walled)
  // When everything it said has been heard.
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
  const stall = makeStallTimer(kill)
  signal?.addEventListener('abort', kill)
  try {
    // A decoder that has seen enough does not read to the end.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(bytes)
    stall.start()
    const toSamples = makeSampleReader()
    for await (const part of child.stdout ?? []) {
      if (!(part instanceof Uint8Array)) continue
      stall.stop()
      yield { samples: toSamples(part), share: box.share }
      stall.start()
    }
    await ended
  } finally {
    stall.stop()
    signal?.removeEventListener('abort', kill)
    kill()
  }
  if (signal?.aborted) throw new ReadingError('cancelled')
  if (stall.isOver()) throw new ReadingError('too-slow')
  if (box.refusal) throw box.refusal
  if (!box.end) throw new ReadingError('damaged')
  return box.end
}
