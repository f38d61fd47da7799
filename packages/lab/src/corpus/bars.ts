import type { Row } from '../text/corpus.ts'
import { surfaceAuc } from '../text/surface.ts'
import { langs } from './row.ts'

/** A part of the corpus in which a reader who cannot read must not do better than this. */
export type Bar = {
  readonly name: string
  readonly holds: (row: Row) => boolean
  readonly isWhole: boolean
  readonly withEndings: boolean
  readonly below: number
}

/** Marketing shouts by nature; within a language or channel the question is whether a scam looks unlike its twin. */
const isPlain = ({ label }: Row): boolean => label !== 'promotion'

const part = (name: string, holds: Bar['holds']): Bar => ({
  name,
  holds,
  isWhole: false,
  withEndings: false,
  below: 0.6,
})
const whole = { holds: () => true, isWhole: true } as const

export const bars: readonly Bar[] = [
  { name: 'the whole corpus', ...whole, withEndings: false, below: 0.6 },
  ...langs.map((lang) => part(`messages in ${lang}`, (row) => row.lang === lang && isPlain(row))),
  ...['email', 'sms', 'chat', 'call', 'voicemail', 'social', 'dm'].map((channel) =>
    part(`the channel ${channel}`, (row) => row.channel === channel && isPlain(row)),
  ),
  // Link endings lean, a known flaw: it must not get worse.
  { name: 'the whole corpus, link endings seen too', ...whole, withEndings: true, below: 0.66 },
]

/** Of fewer messages than this the figure would be chance: a language that has just begun. */
const LEAST = 200

/** How well a reader who cannot read does there; undefined where there is too little to say. */
export const surfaceOn = ({ holds, withEndings }: Bar, rows: readonly Row[]): number | undefined => {
  const some = rows.filter(holds)
  return some.length < LEAST ? undefined : surfaceAuc(some, withEndings)
}
