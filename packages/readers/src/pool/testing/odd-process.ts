import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ReadingError } from '../../reading.ts'
import { SPEAKING_PIPE } from '../messages.ts'
import { serveReadings } from '../serve.ts'

/** A reader that does what its first bytes say, so that the pool can be watched handling it. */
const kept: Uint8Array[] = []
const voice = new Socket({ fd: SPEAKING_PIPE, readable: false, writable: true })
/** Behind its walls every process is number 1. */
const name = randomUUID()

const deeds: Readonly<Record<string, () => Promise<unknown>>> = {
  who: async () => name,
  refuse: () => Promise.reject(new ReadingError('damaged')),
  break: () => Promise.reject(new Error('unforeseen')),
  exit: async () => process.exit(3),
  // Something that is no message, and one that never ends.
  babble: async () => voice.write('hello\n'),
  shout: async () => {
    while (true) {
      voice.write('x'.repeat(100_000))
      await sleep(1)
    }
  },
  hang: async () => {
    const end = performance.now() + 60_000
    while (performance.now() < end);
  },
  grow: async () => {
    while (true) {
      kept.push(new Uint8Array(8_000_000).fill(1))
      await sleep(5)
    }
  },
}

serveReadings(async (bytes, { signal, onProgress }) => {
  const word = Buffer.from(bytes).toString()
  onProgress({ stage: 'begun', percent: 1 })
  if (word !== 'wait') return deeds[word]?.()
  while (!signal.aborted) await sleep(10)
  throw new ReadingError('cancelled')
})
