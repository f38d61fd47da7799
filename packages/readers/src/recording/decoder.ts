import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import * as z from 'zod'
import { ReadingError } from '../reading.ts'
import type { DecoderMessage } from './decoding/messages.ts'

const PROGRAM = path.join(import.meta.dirname, 'decoding/decode-process.ts')
/** 128 MB for what the decoders hold in their own memory, 64 MB for JavaScript; no files to write, no processes to start. */
const EXEC_ARGV = [
  '--max-old-space-size=64',
  // Samples are small objects with memory outside the heap: they are freed only when the young generation is full.
  '--max-semi-space-size=1',
  '--wasm-max-mem-pages=2048',
  '--permission',
  '--allow-fs-read=*',
  '--allow-worker',
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
]
/** A decoder that gives nothing for so long is caught in a hostile file. */
const STALL_MS = 12_000

export type DecodeOptions = { readonly maxSeconds: number; readonly signal?: AbortSignal | undefined }

export type Block = { readonly samples: Float32Array; /** 0 to 1. */ readonly share: number }

export type DecodeEnd = { readonly isCut: boolean; readonly isDamaged: boolean }

const Message: z.ZodType<DecoderMessage> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('at'), share: z.number() }),
  z.object({ kind: z.literal('done'), isCut: z.boolean(), isDamaged: z.boolean() }),
  z.object({ kind: z.literal('refused'), problem: z.enum(['unknown-format', 'damaged', 'empty', 'no-sound']) }),
])

type Mailbox = { share: number; end: DecodeEnd | undefined; refusal: ReadingError | undefined }

const listen = (child: ChildProcess): Mailbox => {
  const box: Mailbox = { share: 0, end: undefined, refusal: undefined }
  child.on('message', (raw) => {
    const message = Message.parse(raw)
    if (message.kind === 'at') box.share = message.share
    else if (message.kind === 'done') box.end = { isCut: message.isCut, isDamaged: message.isDamaged }
    else box.refusal = new ReadingError(message.problem)
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

/** 16 kHz mono samples of the recording as they are asked for; the decoder waits meanwhile. */
export const decodeRecording = async function* (
  bytes: Uint8Array,
  { maxSeconds, signal }: DecodeOptions,
): AsyncGenerator<Block, DecodeEnd> {
  const child = fork(PROGRAM, [String(bytes.length), String(maxSeconds)], {
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
    execArgv: EXEC_ARGV,
    // Nothing of ours; Windows cannot start a program without this one.
    env: process.env['SystemRoot'] === undefined ? {} : { SystemRoot: process.env['SystemRoot'] },
  })
  const box = listen(child)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const kill = (): void => void child.kill('SIGKILL')
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
