import type { Transcript } from '@atlas/contract'

type Segments = Transcript['segments']

/** 0:07, 12:30, 1:02:05. */
export const sayTime = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  const rest = String(whole % 60).padStart(2, '0')
  if (whole < 3600) return `${Math.floor(whole / 60)}:${rest}`
  return `${Math.floor(whole / 3600)}:${String(Math.floor(whole / 60) % 60).padStart(2, '0')}:${rest}`
}

/** When a place in the transcript was said: its segment is known, inside it the letters are taken as evenly spoken. */
export const timeOf = (transcript: string, segments: Segments, place: number): number => {
  let from = 0
  let time = 0
  for (const { text, start, end } of segments) {
    const at = transcript.indexOf(text, from)
    if (at < 0) continue
    if (place < at) return time
    const length = Math.max(1, text.length)
    if (place < at + length) return start + ((place - at) / length) * (end - start)
    from = at + text.length
    time = end
  }
  return time
}

/** In which row each moment's pin stands: pins closer than `gap` would hide each other, so they stand one above another. */
export const rowsOf = (times: readonly number[], gap: number): number[] => {
  const rows = times.map(() => 0)
  const ends: number[] = []
  const inOrder = times.map((time, place) => ({ time, place })).toSorted((left, right) => left.time - right.time)
  for (const { time, place } of inOrder) {
    const free = ends.findIndex((end) => time >= end)
    const row = free < 0 ? ends.length : free
    ends[row] = time + gap
    rows[place] = row
  }
  return rows
}
