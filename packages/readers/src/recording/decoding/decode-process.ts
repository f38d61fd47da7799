import { Console } from 'node:console'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { decode } from './decode.ts'
import { type DecoderMessage, SPEAKING_PIPE } from './messages.ts'
import { SourceError } from './sound.ts'

/**
 * The decoder, in a process of its own: a hostile file can make it hang, swell or crash, and nothing else.
 * The file comes through standard input, samples leave through standard output as they are made; a full pipe
 * holds the decoder back, so its memory does not grow with the length of the recording.
 */

// Decoders print what they find odd; standard output belongs to the samples.
globalThis.console = new Console(process.stderr)

/**
 * A file can catch a decoder in an endless loop, where no timer of this thread is heard any more. Whoever started us
 * ends us then; should it be gone itself, or never come back, this thread does.
 */
const WATCHDOG = `
const parent = process.ppid
const latest = Date.now() + 20 * 60_000
setInterval(() => {
  if (process.ppid !== parent || Date.now() > latest) process.kill(process.pid, 'SIGKILL')
}, 1000)
`
new Worker(WATCHDOG, { eval: true }).unref()

// Only our own code starts this, and zod would cost a fifth of the time it takes to start.
const [size = 0, maxSeconds = 0] = process.argv.slice(2).map(Number)

const voice = new Socket({ fd: SPEAKING_PIPE, readable: false, writable: true })

const tell = (message: DecoderMessage): Promise<void> =>
  new Promise((resolve) => {
    voice.write(`${JSON.stringify(message)}\n`, () => resolve())
  })

const readInput = async (): Promise<Uint8Array> => {
  const bytes = new Uint8Array(size)
  let filled = 0
  for await (const part of process.stdin) {
    if (!(part instanceof Uint8Array)) continue
    bytes.set(part.subarray(0, size - filled), filled)
    filled += part.length
  }
  return bytes
}

const SHARE_STEP = 0.01
let told = 0

const write = async (samples: Float32Array, share: number): Promise<void> => {
  if (share >= told + SHARE_STEP) {
    told = share
    await tell({ kind: 'at', share })
  }
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
  if (!process.stdout.write(bytes)) await once(process.stdout, 'drain')
}

try {
  const { isCut, isDamaged } = await decode(await readInput(), maxSeconds, write)
  await tell({ kind: 'done', isCut, isDamaged })
} catch (error) {
  await tell({ kind: 'refused', problem: error instanceof SourceError ? error.problem : 'damaged' })
}
process.stdout.end(() => process.exit(0))
