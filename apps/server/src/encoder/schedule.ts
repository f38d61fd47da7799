import { byDue } from './forecast.ts'
import { measurePace, type Pace } from './pace.ts'
import { dueOf, isWelcome, retrySeconds, type Room } from './welcome.ts'
import type { Round, Window, WindowAnswer } from './windows.ts'

/** Who asks, and how patiently. */
export type Asker = {
  readonly visitor?: string | undefined
  /** Aborts when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined
  /** What was read out of a picture or a recording has cost its reading: it waits and is not sent away. */
  readonly isPatient?: boolean | undefined
  /** Read to its end, also where less would do: scores that somebody compares must come from reading equally far. */
  readonly isThorough?: boolean | undefined
}

/** Why there is no opinion on a text. */
export type Silence = 'missing' | 'resting' | 'broken' | 'slow'

export type Outcome =
  | { readonly status: 'read' }
  | { readonly status: 'busy'; readonly retryAfterSeconds: number }
  | { readonly status: 'silent'; readonly reason: Silence }
  | { readonly status: 'gone' }

/** The processes that read windows. */
export type Processes = {
  readonly compute: (window: Window) => Promise<WindowAnswer>
  readonly cores: number
  /** How many are there; none while they start. */
  readonly ready: () => number
  /** Another patience than the usual. */
  readonly patienceMilliseconds?: number | undefined
}

/** What to read next, once the round before has its answers; undefined: that was all. */
type Next = (answers?: readonly WindowAnswer[]) => Round | undefined

/** After this a text is answered without the encoder, whatever happens. */
const PATIENCE_MILLISECONDS = 10_000
/** All processes may be struck at once. When more windows in a row than that had no answer, the encoder rests a while. */
const MORE_FAILURES = 2
const REST_MILLISECONDS = 30_000

type Text = {
  readonly visitor: string | undefined
  readonly due: number
  readonly next: Next
  round: Round
  answers: WindowAnswer[]
  /** How many windows of the round are begun, and how many are answered. */
  begun: number
  done: number
  readonly settle: (outcome: Outcome) => void
}

type AtWork = { readonly text: Text; readonly begun: number; readonly expected: number }

type Schedule = {
  readonly processes: Processes
  readonly pace: Pace
  /** Texts that somebody waits for. */
  readonly texts: Set<Text>
  readonly atWork: Set<AtWork>
  /** What is read at the lowest priority: one window at a time, and only while nobody waits. */
  readonly lessons: Next[]
  lesson: Text | undefined
  /** From the first text on; lessons alone start no process. */
  isAwake: boolean
  failures: number
  restUntil: number
  /** Windows that were read. */
  windows: number
}

/** How long everything is that is not begun, what may come later included. */
const piecesOf = ({ windows, later }: Round, begun = 0): number[] => [
  ...windows.slice(begun).map(({ pieces }) => pieces.length),
  ...later,
]

const roomOf = ({ processes, pace, texts, atWork }: Schedule): Room => ({
  pace,
  cores: processes.cores,
  ready: processes.ready(),
  now: performance.now(),
  waiting: Array.from(texts, ({ visitor, due, round, begun }) => ({ visitor, due, pieces: piecesOf(round, begun) })),
  atWork: Array.from(atWork, ({ text: { visitor }, begun, expected }) => ({ visitor, begun, expected })),
})

const noteFailure = (schedule: Schedule): void => {
  schedule.failures += 1
  if (schedule.failures < schedule.processes.cores + MORE_FAILURES) return
  schedule.failures = 0
  schedule.restUntil = performance.now() + REST_MILLISECONDS
  for (const text of schedule.texts) text.settle({ status: 'silent', reason: 'broken' })
}

/** With all answers of a round the text is settled, or goes on with the next one. */
const endRound = (text: Text): void => {
  if (text.done < text.round.windows.length) return
  const round = text.next(text.answers)
  if (round === undefined) text.settle({ status: 'read' })
  else Object.assign(text, { round, answers: [], begun: 0, done: 0 })
}

/** How much of the encoder has read a window. */
const shareOf = ({ score }: WindowAnswer): number => (score.length === 0 ? 0.5 : 1)

/** The window goes to a process; what comes back settles the text, or the next window is chosen. */
const begin = async (schedule: Schedule, text: Text, window: Window): Promise<void> => {
  const { processes, pace, texts, atWork } = schedule
  const place = text.begun
  text.begun += 1
  const begun = performance.now()
  const pieces = window.pieces.length
  const one = { text, begun, expected: pace.expected(pieces) }
  atWork.add(one)
  try {
    const answer = await processes.compute(window)
    const isAlone = [...texts, ...Array.from(atWork, (other) => other.text)].every((other) => other === text)
    const milliseconds = performance.now() - begun
    pace.add({ pieces, share: shareOf(answer), milliseconds, inProcess: answer.milliseconds, isAlone })
    schedule.failures = 0
    schedule.windows += 1
    text.answers[place] = answer
    text.done += 1
    // Nobody waits for one that is settled.
    if (texts.has(text) || text === schedule.lesson) endRound(text)
  } catch {
    text.settle({ status: 'silent', reason: 'broken' })
    noteFailure(schedule)
  } finally {
    atWork.delete(one)
    carryOn(schedule)
  }
}

/** The lesson at hand, or the next one; only one of its windows is read at a time, so that a core stays free. */
const lessonToRead = (schedule: Schedule): Text | undefined => {
  const { lesson, lessons, atWork, isAwake, restUntil } = schedule
  if (!isAwake || performance.now() < restUntil || [...atWork].some(({ text }) => text === lesson)) return undefined
  if (lesson !== undefined) return lesson
  const next = lessons.shift()
  if (next === undefined) return undefined
  // One that cannot be read is left out.
  const settle = (): void => {
    schedule.lesson = undefined
  }
  const round = next()
  if (round !== undefined)
    schedule.lesson = { visitor: undefined, due: Infinity, next, round, answers: [], begun: 0, done: 0, settle }
  return schedule.lesson
}

const textToRead = (schedule: Schedule): Text | undefined => {
  const [urgent] = [...schedule.texts].filter(({ round, begun }) => begun < round.windows.length).sort(byDue)
  return urgent ?? (schedule.texts.size === 0 ? lessonToRead(schedule) : undefined)
}

const carryOn = (schedule: Schedule): void => {
  const { atWork, processes } = schedule
  while (atWork.size < (processes.ready() || processes.cores)) {
    const text = textToRead(schedule)
    const window = text?.round.windows[text.begun]
    if (text === undefined || window === undefined) return
    void begin(schedule, text, window)
  }
}

const patienceOf = ({ processes }: Schedule): number => processes.patienceMilliseconds ?? PATIENCE_MILLISECONDS

/** Until it is read, given up, or nobody waits any more; then the windows that are not begun never will be. */
const waitFor = (schedule: Schedule, text: Omit<Text, 'settle'>, signal: AbortSignal | undefined): Promise<Outcome> => {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const leave = (): void => settle({ status: 'gone' })
  const timer = setTimeout(() => settle({ status: 'silent', reason: 'slow' }), patienceOf(schedule))
  const waiting: Text = Object.assign(text, { settle: (outcome: Outcome): void => settle(outcome) })
  const settle = (outcome: Outcome): void => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
    schedule.texts.delete(waiting)
    resolve(outcome)
  }
  signal?.addEventListener('abort', leave, { once: true })
  schedule.texts.add(waiting)
  carryOn(schedule)
  return promise
}

type Question = {
  /** How long its windows are about; cutting a text only to send it away would be work for nothing. */
  readonly guess: readonly number[]
  readonly next: Next
}

const ask = async (schedule: Schedule, { guess, next }: Question, asker: Asker): Promise<Outcome> => {
  const { visitor, signal, isPatient = false } = asker
  if (signal?.aborted === true) return { status: 'gone' }
  if (performance.now() < schedule.restUntil) return { status: 'silent', reason: 'resting' }
  schedule.isAwake = true
  const room = roomOf(schedule)
  const sendAway = (): Outcome => ({ status: 'busy', retryAfterSeconds: retrySeconds(room) })
  if (!isPatient && !isWelcome(room, { visitor, pieces: guess })) return sendAway()
  const round = next()
  if (round === undefined) return { status: 'read' }
  const pieces = piecesOf(round)
  if (!isPatient && !isWelcome(room, { visitor, pieces })) return sendAway()
  const due = isPatient ? room.now + patienceOf(schedule) : dueOf(room, pieces)
  return waitFor(schedule, { visitor, due, next, round, answers: [], begun: 0, done: 0 }, signal)
}

/**
 * Which window the encoder reads next: earliest due first. A text is let in when it can be done in time without making
 * others late, and what nobody waits for is not read.
 */
export const openSchedule = (processes: Processes) => {
  const schedule: Schedule = {
    processes,
    pace: measurePace(),
    texts: new Set(),
    atWork: new Set(),
    lessons: [],
    lesson: undefined,
    isAwake: false,
    failures: 0,
    restUntil: 0,
    windows: 0,
  }
  return {
    ask: (question: Question, asker: Asker): Promise<Outcome> => ask(schedule, question, asker),
    teach: (lesson: Next): void => {
      schedule.lessons.push(lesson)
      carryOn(schedule)
    },
    /** How many windows were read so far. */
    windows: (): number => schedule.windows,
    stop: (): void => {
      schedule.lessons.length = 0
      schedule.restUntil = Infinity
    },
  }
}
