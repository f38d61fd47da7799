import { kindIds } from '@atlas/engine'
import * as z from 'zod'
import { regions } from './regions.ts'

const labels = ['scam', 'honest', 'promotion'] as const
const channels = [
  'sms',
  'email',
  'chat',
  'call',
  'dm',
  'voicemail',
  'social',
  'letter',
  'push',
  'post',
  'forum',
  'popup',
] as const
/** A new language is a new name here, and then as good as its benchmark is large. */
export const langs = ['en', 'zh', 'it', 'es', 'tl', 'id', 'pt', 'de', 'hi-Latn', 'fr', 'nl', 'hi', 'zh-Hant'] as const
const readings = ['scam', 'honest', 'promotion', 'undecidable-scam', 'undecidable-honest'] as const
const stages = ['first-contact', 'building-trust', 'hook', 'ask', 'pressure', 'paid', 'ordinary'] as const

/** As long as a text that the engine takes. */
const LONGEST = 50_000

const Name = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/, 'must be letters, digits and hyphens, at most 64 of them')
const Text = z
  .string()
  .max(LONGEST, `must not be longer than ${LONGEST} characters`)
  .refine((text) => text.trim() !== '', 'must not be empty')
  .refine((text) => !/(?![\n\t])\p{Cc}/u.test(text), 'must not hold control characters but \\n and \\t')
const Note = z.string().min(1, 'must not be empty').max(500, 'must not be longer than 500 characters')

/** What whoever writes a message says of it. */
const written = {
  text: Text,
  label: z.enum(labels),
  kind: z.enum(kindIds),
  channel: z.enum(channels),
  lang: z.enum(langs),
  region: z.enum(regions),
}

/** What whoever reads it a second time, without its label, says of it. */
export const read = {
  reading: z.enum(readings),
  sure: z.literal([1, 2, 3]),
  note: Note.optional(),
}

export const StoredRow = z.strictObject({
  id: Name,
  ...written,
  group: Name,
  /** The round it was written in. */
  wave: Name,
  /** Whose hand wrote it: a mark, not a person's name. */
  hand: Name,
  ...read,
  /** How far a conversation has gone. */
  stage: z.enum(stages).optional(),
  /** The id it had before, should one ever have to be renamed. */
  was: Name.optional(),
})
export type StoredRow = z.infer<typeof StoredRow>

/** A line that a stranger hands in: what the corpus can find out by itself may be left out. */
export const HandedIn = z.strictObject({
  ...StoredRow.partial().shape,
  ...written,
  /** A row of the same file or of the corpus that it belongs beside. */
  twin: Name.optional(),
})
export type HandedIn = z.infer<typeof HandedIn>

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`

/** Which values a field takes, where a list of all would be no help. */
const wanted = (field: string, values: readonly unknown[]): string =>
  field === 'region' ? 'the two letters of a country (ISO 3166: GB, not UK), EU or INT' : list(values.map(String))

const sayIssue = (issue: z.core.$ZodIssue, given: Record<string, unknown>): string[] => {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `nobody knows the field "${key}"`)
  const field = String(issue.path[0] ?? '')
  const value = given[field]
  if (value === undefined) return [`"${field}" is missing`]
  // A message may be private until it is in the corpus: what it says is not repeated.
  const shown = field === 'text' || value === '' ? '' : `, not ${JSON.stringify(value).slice(0, 60)}`
  if (issue.code === 'invalid_value') return [`"${field}" must be ${wanted(field, issue.values)}${shown}`]
  if (issue.code === 'invalid_type') return [`"${field}" must be a ${issue.expected}${shown}`]
  return [`"${field}" ${issue.message}${shown}`]
}

export type Parsed<Value> =
  | { readonly status: 'good'; readonly row: Value }
  | { readonly status: 'bad'; readonly problems: readonly string[] }

const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** One line of a file as a row, or everything that is wrong with it, each in one sentence. */
export const parseLine = <Value>(schema: z.ZodType<Value>, line: string): Parsed<Value> => {
  const given = parseJson(line)
  if (!isRecord(given)) return { status: 'bad', problems: ['this is no JSON object'] }
  const parsed = schema.safeParse(given)
  return parsed.success
    ? { status: 'good', row: parsed.data }
    : { status: 'bad', problems: parsed.error.issues.flatMap((issue) => sayIssue(issue, given)) }
}
