import { fits, type Load, loneTime } from './forecast.ts'
import type { Pace } from './pace.ts'

/** Who is let in. */

/** What is let in is done within three times its lone time; a short one need not hurry more than anyone can notice. */
const PROMISE = 3
const SHORTEST_LONE_MILLISECONDS = 100
/** A plan does not see the rest of the server: it uses this much of what was promised. */
const PLANNED_SHARE = 0.7
const LONGEST_RETRY_SECONDS = 10
const MOST_LATE = 4

/** A text that was let in. */
type Waiting = {
  readonly visitor: string | undefined
  readonly due: number
  /** The lengths of those of its windows that are not begun, in word pieces. */
  readonly pieces: readonly number[]
}

/** A window that a process is at. */
type AtWork = { readonly visitor: string | undefined; readonly begun: number; readonly expected: number }

export type Room = {
  readonly pace: Pace
  readonly cores: number
  /** Processes that are there; none while they start. */
  readonly ready: number
  readonly now: number
  readonly waiting: readonly Waiting[]
  readonly atWork: readonly AtWork[]
}

export type Newcomer = { readonly visitor: string | undefined; readonly pieces: readonly number[] }

/** By when a text is to be done that comes now. */
export const dueOf = ({ pace, cores, now }: Room, pieces: readonly number[]): number => {
  const lone = Math.max(SHORTEST_LONE_MILLISECONDS, loneTime(pieces.map(pace.lone), cores))
  return now + PROMISE * PLANNED_SHARE * lone
}

/** How long a window still takes. One that is late is expected to be as late again: it may hang, or the machine hiccup. */
const leftOf = ({ begun, expected }: AtWork, now: number): number =>
  Math.min(MOST_LATE * expected, Math.abs(begun + expected - now))

/** When each core is free; a slow machine is one on which everything takes `slowness` times as long. */
const freeTimes = (room: Room, atWork: readonly AtWork[], slowness: number): number[] => {
  const places = Math.max(room.ready, room.ready === 0 ? room.cores : 0, atWork.length)
  return Array.from({ length: places }, (_, place) => {
    const one = room.ready === 0 ? undefined : atWork[place]
    return one === undefined ? room.now : room.now + slowness * leftOf(one, room.now)
  })
}

const fitsInto = (room: Room, { pieces }: Newcomer, slowness: number): boolean => {
  const load = (due: number, lengths: readonly number[]): Load => ({
    due,
    costs: lengths.map((length) => slowness * room.pace.expected(length)),
  })
  const others = room.waiting.map((other) => load(other.due, other.pieces))
  return fits(load(dueOf(room, pieces), pieces), others, freeTimes(room, room.atWork, slowness))
}

/** The room as if only this visitor were in it. */
const alone = (room: Room, visitor: string): Room => ({
  ...room,
  waiting: room.waiting.filter((other) => other.visitor === visitor),
  atWork: room.atWork.filter((other) => other.visitor === visitor),
})

export const isWelcome = (room: Room, newcomer: Newcomer): boolean => {
  // Whoever comes to an empty room is let in, whatever was measured before.
  if (room.waiting.length === 0) return true
  // With fewer texts than cores each has a core to itself: no plan is needed, and a moment's stall refuses nobody.
  if (room.waiting.length >= room.cores && !fitsInto(room, newcomer, 1)) return false
  // What one visitor is promised must fit into half of the machine, as if all of it ran at half its speed.
  const { visitor } = newcomer
  if (visitor === undefined) return true
  const own = alone(room, visitor)
  return own.waiting.length === 0 || fitsInto(own, newcomer, 2)
}

/** When it is worth while to ask again. */
export const retrySeconds = ({ pace, cores, waiting }: Room): number => {
  const work = waiting.flatMap(({ pieces }) => pieces).reduce((sum, length) => sum + pace.expected(length), 0)
  return Math.min(LONGEST_RETRY_SECONDS, Math.max(1, Math.ceil(work / cores / 1000)))
}
