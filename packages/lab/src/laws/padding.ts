import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { groupNumber } from '../text/corpus.ts'

const Clauses = z.record(z.string(), z.array(z.string()).min(25))

/** Honest clauses of club newsletters, written for this and taught to nothing. */
const newsletter = Clauses.parse(
  JSON.parse(readFileSync(new URL('../../benchmark/newsletter.json', import.meta.url), 'utf8')),
)

const CLAUSES = 25

/** Twenty-five clauses of the message's language (English where we have none), another draw for another id. */
const drawn = (id: string, lang: string): string[] => {
  const clauses = newsletter[lang] ?? newsletter['en'] ?? []
  const first = groupNumber(id) % clauses.length
  return Array.from({ length: CLAUSES }, (_, place) => clauses[(first + 7 * place) % clauses.length] ?? '')
}

export const ways = ['before', 'behind', 'around', 'around, in one line'] as const
export type Way = (typeof ways)[number]

/** A message in the company of a newsletter. */
export const padded = ({ id, lang, text }: { id: string; lang: string; text: string }, way: Way): string => {
  const clauses = drawn(id, lang)
  const half = Math.floor(CLAUSES / 2)
  const [all, first, second] = [clauses, clauses.slice(0, half), clauses.slice(half)].map((some) => some.join(' '))
  const whole: Readonly<Record<Way, string>> = {
    before: `${all}\n\n${text}`,
    behind: `${text}\n\n${all}`,
    around: `${first}\n\n${text}\n\n${second}`,
    'around, in one line': `${first} ${text.replaceAll(/\s+/g, ' ')} ${second}`,
  }
  return whole[way]
}
