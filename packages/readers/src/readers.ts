import type * as z from 'zod'
import { OWN_FILES } from './own-files.ts'
import { formatOf } from './picture/decoding/format.ts'
import { openPool, type PoolSettings } from './pool/pool.ts'
import { WALL_NAMES, wallsHere } from './pool/walls.ts'
import { PictureReading, ReadingError, RecordingReading, type Watch } from './reading.ts'
import { MAX_SECONDS, toPieces } from './recording/blocks.ts'
import { decodeRecording } from './recording/decoder.ts'
import { sniff } from './recording/decoding/sniff.ts'

export type Readers = {
  readonly readPicture: (bytes: Uint8Array, watch?: Watch) => Promise<PictureReading>
  readonly readRecording: (bytes: Uint8Array, watch?: Watch) => Promise<RecordingReading>
  /** What this system does not allow to be put around the processes that read, in words. */
  readonly missingWalls: readonly string[]
  readonly stop: () => Promise<void>
}

/** A process that answers what was not agreed is in no state to be believed. */
const parseReading = <T>(schema: z.ZodType<T>, reading: unknown): T => {
  const parsed = schema.safeParse(reading)
  if (!parsed.success) throw new ReadingError('crashed', { cause: parsed.error })
  return parsed.data
}

/** A reader wants a core of its own and half a gigabyte; more of them than half the cores would only wait for each other. */
const workersFor = (cores: number): number => Math.max(1, Math.floor(cores / 2))

const common = {
  reads: OWN_FILES,
  queue: 8,
  stallMilliseconds: 15_000,
  mostBytes: 700_000_000,
  restBytes: 450_000_000,
  mostReadings: 500,
  idleMilliseconds: 120_000,
} as const

/** Everything that reads files, in processes of their own, started when first needed. */
export const openReaders = (cores: number, changes: Partial<PoolSettings> = {}): Readers => {
  const workers = workersFor(cores)
  const pictures = openPool({
    ...common,
    entry: new URL('picture/picture-process.ts', import.meta.url),
    workers,
    mostMilliseconds: 60_000,
    mostWaitMilliseconds: 60_000,
    ...changes,
  })
  const recordings = openPool({
    ...common,
    entry: new URL('recording/recording-process.ts', import.meta.url),
    workers,
    // Three tenths of the thirty minutes that are read at most.
    mostMilliseconds: 540_000,
    // Whoever comes next outlasts one of these.
    mostWaitMilliseconds: 600_000,
    feed: (bytes, signal) => toPieces(decodeRecording(bytes, { maxSeconds: MAX_SECONDS, signal })),
    ...changes,
  })
  return {
    readPicture: async (bytes, watch) => {
      // What is no picture waits for nobody.
      formatOf(bytes)
      return parseReading(PictureReading, await pictures.read(bytes, watch))
    },
    readRecording: async (bytes, watch) => {
      if (bytes.length === 0) throw new ReadingError('empty')
      // Nor does what is no recording.
      if (sniff(bytes) === undefined) throw new ReadingError('unknown-format')
      return parseReading(RecordingReading, await recordings.read(bytes, watch))
    },
    missingWalls: wallsHere().missing.map((wall) => WALL_NAMES[wall]),
    stop: async () => {
      await Promise.all([pictures.stop(), recordings.stop()])
    },
  }
}
