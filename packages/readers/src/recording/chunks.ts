import { FRAME_SECONDS } from './voice.ts'

/** A stretch of speech that is read in one go, in seconds from the start of what was given. */
export type Chunk = {
  readonly start: number
  readonly end: number
  /** Seconds of voice in it. */ readonly speech: number
}

/** In frames. */
type Region = { readonly start: number; readonly end: number }

const VOICE_ON = 0.5
const VOICE_OFF = 0.35
const LEAST_PAUSE = 0.1
const LEAST_SPEECH = 0.2
const PADDING = 0.2

export type Cutting = {
  readonly longest: number
  /** A pause longer than this always ends a chunk. */
  readonly pause: number
  /** No cut nearer to an edge. */
  readonly leastPart: number
}

/** Shorter chunks read worse: the model lives on context. */
export const CUTTING: Cutting = { longest: 15, pause: 1.2, leastPart: 2 }

const findRegions = (voice: readonly number[]): Region[] => {
  const regions: Region[] = []
  let start = -1
  let quiet = 0
  voice.forEach((probability, index) => {
    if (start === -1) {
      if (probability < VOICE_ON) return
      start = index
      quiet = 0
    } else if (probability >= VOICE_OFF) quiet = 0
    else if (++quiet * FRAME_SECONDS >= LEAST_PAUSE) {
      regions.push({ start, end: index - quiet + 1 })
      start = -1
    }
  })
  return start === -1 ? regions : [...regions, { start, end: voice.length }]
}

const group = (regions: readonly Region[], pause: number): Region[][] => {
  const groups: Region[][] = []
  for (const region of regions) {
    const open = groups.at(-1)
    const before = open?.at(-1)
    if (open && before && (region.start - before.end) * FRAME_SECONDS <= pause) open.push(region)
    else groups.push([region])
  }
  return groups
}

/** Where a group is best cut: at a long pause that is not near an edge. 0 when there is none. */
const bestPause = (regions: readonly Region[], start: number, end: number, { longest, leastPart }: Cutting): number => {
  let best = 0
  let bestScore = -1
  regions.forEach((region, index) => {
    const before = regions[index - 1]
    if (!before) return
    const shorter = Math.min(before.end - start, end - region.start) * FRAME_SECONDS
    if (shorter < leastPart) return
    const score = (region.start - before.end) * Math.min(1, shorter / (longest / 3))
    if (score > bestScore) {
      bestScore = score
      best = index
    }
  })
  return best
}

/** The frame of the middle half that sounds least like a voice. */
const quietestFrame = (voice: readonly number[], start: number, end: number): number => {
  const quarter = Math.floor((end - start) / 4)
  let quietest = Math.floor((start + end) / 2)
  let least = Infinity
  for (let index = start + quarter; index < end - quarter; index++) {
    const around = (voice[index - 1] ?? 0) + (voice[index] ?? 0) + (voice[index + 1] ?? 0)
    if (around < least) {
      least = around
      quietest = index
    }
  }
  return quietest
}

const within = (regions: readonly Region[], from: number, to: number): Region[] =>
  regions
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }))
    .filter(({ start, end }) => end > start)

const split = (regions: readonly Region[], voice: readonly number[], cutting: Cutting): (readonly Region[])[] => {
  const start = regions[0]?.start ?? 0
  const end = regions.at(-1)?.end ?? 0
  if ((end - start) * FRAME_SECONDS <= cutting.longest || end - start < 4) return [regions]
  const pause = bestPause(regions, start, end, cutting)
  const cut = quietestFrame(voice, start, end)
  const halves =
    pause > 0
      ? [regions.slice(0, pause), regions.slice(pause)]
      : [within(regions, start, cut), within(regions, cut, end)]
  return halves.flatMap((half) => split(half, voice, cutting))
}

/** From voice or not, frame by frame, to chunks that are read one by one. */
export const cutIntoChunks = (voice: readonly number[], cutting: Cutting = CUTTING): Chunk[] => {
  const padding = PADDING / FRAME_SECONDS
  const parts = group(findRegions(voice), cutting.pause)
    .flatMap((regions) => split(regions, voice, cutting))
    .map((regions) => ({
      start: regions[0]?.start ?? 0,
      end: regions.at(-1)?.end ?? 0,
      speech: regions.reduce((sum, { start, end }) => sum + end - start, 0) * FRAME_SECONDS,
    }))
    .filter(({ speech }) => speech >= LEAST_SPEECH)
  return parts.map(({ start, end, speech }, index) => {
    const before = parts[index - 1]
    const after = parts[index + 1]
    const from = Math.max(0, start - padding, before ? (before.end + start) / 2 : 0)
    const to = Math.min(voice.length, end + padding, after ? (after.start + end) / 2 : voice.length)
    return { start: from * FRAME_SECONDS, end: to * FRAME_SECONDS, speech }
  })
}
