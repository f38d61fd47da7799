import { formatOf } from './picture/format.ts'
import { openPool, type PoolSettings } from './pool/pool.ts'
import { PictureReading, RecordingReading, type Watch } from './reading.ts'

export type Readers = {
  readonly readPicture: (bytes: Uint8Array, watch?: Watch) => Promise<PictureReading>
  readonly readRecording: (bytes: Uint8Array, watch?: Watch) => Promise<RecordingReading>
  readonly stop: () => Promise<void>
}

/** A reader wants a core of its own and half a gigabyte; more of them than half the cores would only wait for each other. */
const workersFor = (cores: number): number => Math.max(1, Math.floor(cores / 2))

const common = {
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
    ...changes,
  })
  return {
    readPicture: async (bytes, watch) => {
      // What is no picture waits for nobody.
      formatOf(bytes)
      return PictureReading.parse(await pictures.read(bytes, watch))
    },
    readRecording: async (bytes, watch) => RecordingReading.parse(await recordings.read(bytes, watch)),
    stop: async () => {
      await Promise.all([pictures.stop(), recordings.stop()])
    },
  }
}
