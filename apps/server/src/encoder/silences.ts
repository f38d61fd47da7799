import type { Silence } from './schedule.ts'

const LINE_MILLISECONDS = 60_000

/** A log line for answers without the encoder: the first at once, then at most one a minute for each reason. */
export const noteSilences = (
  report: (line: string) => void,
  now: () => number = () => performance.now(),
): ((reason: Silence) => void) => {
  const notes = new Map<Silence, { count: number; next: number }>()
  return (reason) => {
    const note = notes.get(reason) ?? { count: 0, next: 0 }
    notes.set(reason, note)
    note.count += 1
    if (now() < note.next) return
    report(`encoder: no say in ${note.count} answer${note.count === 1 ? '' : 's'} since the last line: ${reason}`)
    note.count = 0
    note.next = now() + LINE_MILLISECONDS
  }
}
