import type { EncoderOpinion, Look, TextModel } from '@atlas/engine'
import { openPool, READERS_FILES } from '@atlas/readers'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Asker, openSchedule, type Outcome, type Silence } from './schedule.ts'
import { bytesOf, openWindows, type ReadingOn, WindowAnswer, type Windows } from './windows.ts'

type Heard =
  | { readonly status: 'read'; readonly opinion: EncoderOpinion }
  /** Too much to do; nothing was begun. */
  | { readonly status: 'busy'; readonly retryAfterSeconds: number }
  /** The answer has to do without. */
  | { readonly status: 'silent'; readonly reason: Silence }
  /** Nobody waits any more. */
  | { readonly status: 'gone' }

export type Encoder = {
  /** A text is looked at only once it is let in. */
  readonly read: (text: string, look: () => Look, model: TextModel, asker?: Asker) => Promise<Heard>
  /** One more known scam that later texts may mean something alike. */
  readonly learn: (id: string, reading: Look['reading']) => void
  readonly forget: (id: string) => void
  /** How many windows were read so far. */
  readonly windows: () => number
  readonly stop: () => Promise<void>
}

export type EncoderSettings = {
  /** Where vocabulary, description and known meanings lie. */
  readonly folder: string
  readonly cores: number
  /** The process that reads windows. */
  readonly entry?: URL
  /** How long a process stays that nobody asks anything. */
  readonly idleMilliseconds?: number
  /** How long a text waits for its opinion. */
  readonly patienceMilliseconds?: number
  readonly report: (line: string) => void
}

/** A window takes a fraction of a second, so a process that is silent for this long hangs. It gives signs of life every 3 s. */
const STALL_MILLISECONDS = 4000

/** All that its processes see: their own few files, the engine's package with the model in it, and npm's packages. */
const reads = (): readonly string[] => [
  import.meta.dirname,
  path.resolve(import.meta.dirname, '../../package.json'),
  path.resolve(createRequire(import.meta.url).resolve('@atlas/engine/model/text/encoder/encoder.json'), '../../../..'),
  ...READERS_FILES,
]

/** A start takes a second, which the next person would wait: they stay for as long as somebody may come. */
const IDLE_MILLISECONDS = 3_600_000

const openProcesses = ({ cores, entry, idleMilliseconds = IDLE_MILLISECONDS }: EncoderSettings) =>
  openPool({
    entry: entry ?? new URL('encoder-process.ts', import.meta.url),
    reads: reads(),
    workers: cores,
    startsTogether: true,
    // The schedule hands over no more than there are processes for.
    queue: 2 * cores,
    stallMilliseconds: STALL_MILLISECONDS,
    mostMilliseconds: STALL_MILLISECONDS,
    mostWaitMilliseconds: 60_000,
    mostBytes: 500_000_000,
    restBytes: 350_000_000,
    mostReadings: 100_000,
    idleMilliseconds,
  })

const CHARACTERS_A_PIECE = 4
const PIECES_A_WINDOW = 256
const MOST_WINDOWS = 24

/** About how long the windows of a text are, without reading it. */
const guessPieces = ({ length }: string): number[] => {
  const pieces = Math.ceil(length / CHARACTERS_A_PIECE)
  const windows = Math.min(MOST_WINDOWS, Math.max(1, Math.ceil(pieces / PIECES_A_WINDOW)))
  return Array.from({ length: windows }, () => Math.ceil(Math.min(pieces / windows, PIECES_A_WINDOW)))
}

const heardFrom = (outcome: Outcome, reading: ReadingOn): Heard => {
  if (outcome.status !== 'read') return outcome
  const opinion = reading.opinion()
  const isGood = [opinion.score, opinion.passage].every((word) => word === undefined || Number.isFinite(word))
  return isGood ? { status: 'read', opinion } : { status: 'silent', reason: 'broken' }
}

const absent: Encoder = {
  read: async () => ({ status: 'silent', reason: 'missing' }),
  learn: () => {},
  forget: () => {},
  windows: () => 0,
  stop: async () => {},
}

const readWindows = ({ folder, report }: EncoderSettings): Windows | undefined => {
  try {
    return openWindows(folder)
  } catch (error) {
    report(`encoder: its files cannot be read: ${error instanceof Error ? error.message : 'unknown'}`)
    return undefined
  }
}

/**
 * The second tier, in processes of its own, as many as there are cores, started at the first question. The core's report
 * never depends on it: whatever goes wrong here is a silence with a reason, and the report says so.
 */
export const openEncoder = (settings: EncoderSettings): Encoder => {
  const windows = readWindows(settings)
  if (windows === undefined) return absent
  const processes = openProcesses(settings)
  const schedule = openSchedule({
    compute: async (window) => WindowAnswer.parse(await processes.read(bytesOf(window))),
    cores: settings.cores,
    ready: processes.ready,
    patienceMilliseconds: settings.patienceMilliseconds,
  })
  // A lesson may wait for a quiet moment: what was taken back meanwhile is not learned then.
  const wanted = new Set<string>()
  return {
    read: async (text, look, model, asker = {}) => {
      const reading = windows.readOn(look, model)
      return heardFrom(await schedule.ask({ guess: guessPieces(text), next: reading.next }, asker), reading)
    },
    learn: (id, reading) => {
      wanted.add(id)
      schedule.teach((answers) => {
        if (answers === undefined) return windows.whole(reading)
        if (wanted.has(id)) windows.remember(id, answers)
        return undefined
      })
    },
    forget: (id) => {
      if (wanted.delete(id)) windows.forget(id)
    },
    windows: schedule.windows,
    stop: async () => {
      schedule.stop()
      await processes.stop()
    },
  }
}
