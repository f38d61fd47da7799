import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from '../text/corpus.ts'
import type { Judged } from './figures.ts'
import { readAnswer } from './read-answer.ts'

export type Checker = {
  readonly url: string
  /** The field of the question that carries the message, and the field of the answer that judges it. */
  readonly field: string
  readonly score: string
}

export type Patience = {
  readonly atOnce: number
  readonly seconds: number
  /** How often a message is sent again after "too many" or a broken line, and the longest wait before. */
  readonly tries: number
  readonly longestWait: number
  /** Nobody is asked on when so many of the first messages got no answer and none did. */
  readonly hopeless: number
}

const usualPatience: Patience = { atOnce: 4, seconds: 30, tries: 6, longestWait: 120, hopeless: 12 }

const MOST_BYTES = 2_000_000
const SHORT_WAIT = 1

type Outcome =
  | { readonly status: 'answered'; readonly judged: Judged }
  | { readonly status: 'later'; readonly seconds: number; readonly reason: string }
  | { readonly status: 'failed'; readonly reason: string }

export type Asked = { readonly judged: readonly Judged[]; readonly failures: ReadonlyMap<string, number> }

/** Seconds to wait by `Retry-After`, which is a number or a date. */
const waitOf = (header: string | null): number => {
  if (header === null) return SHORT_WAIT
  const seconds = Number(header)
  const wanted = Number.isFinite(seconds) ? seconds : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(wanted) ? Math.max(0, wanted) : SHORT_WAIT
}

/** The body as text; undefined when it is larger than any answer of a checker. */
const readBody = async (response: Response): Promise<string | undefined> => {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const bytes of response.body ?? []) {
    size += bytes.length
    if (size > MOST_BYTES) return undefined
    text += decoder.decode(bytes, { stream: true })
  }
  return text
}

const parse = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection'

const askOnce = async (row: Row, checker: Checker, seconds: number): Promise<Outcome> => {
  try {
    const response = await fetch(checker.url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ [checker.field]: row.text }),
      signal: AbortSignal.timeout(seconds * 1000),
    })
    const text = await readBody(response)
    const reason = `status ${response.status}`
    if (response.status === 429 || response.status === 503)
      return { status: 'later', seconds: waitOf(response.headers.get('retry-after')), reason }
    if (!response.ok) return { status: 'failed', reason }
    const answer = readAnswer(parse(text), checker.score)
    return answer === undefined
      ? { status: 'failed', reason: `an answer without a number or boolean "${checker.score}"` }
      : { status: 'answered', judged: { row, ...answer } }
  } catch (error) {
    return { status: 'later', seconds: SHORT_WAIT, reason: reasonOf(error) }
  }
}

/** Who was told to wait makes everybody wait: more questions would only be refused too. */
const createGate = (longest: number) => {
  let opens = 0
  return {
    close: (seconds: number): void => {
      opens = Math.max(opens, performance.now() + Math.min(longest, seconds) * 1000)
    },
    pass: async (): Promise<void> => {
      while (performance.now() < opens) await sleep(opens - performance.now() + 1)
    },
  }
}

/** Sends every row to a checker, a few at a time. What gave no answer is counted by reason, never judged. */
export const askAll = async (
  rows: readonly Row[],
  checker: Checker,
  patience: Patience = usualPatience,
  say: (line: string) => void = () => undefined,
): Promise<Asked> => {
  const judged: Judged[] = []
  const failures = new Map<string, number>()
  const gate = createGate(patience.longestWait)
  const queue = rows.values()
  let failed = 0
  const note = (reason: string): void => {
    failures.set(reason, (failures.get(reason) ?? 0) + 1)
    failed++
  }
  const askPatiently = async (row: Row): Promise<void> => {
    let reason = ''
    for (let turn = 0; turn < patience.tries; turn++) {
      await gate.pass()
      const outcome = await askOnce(row, checker, patience.seconds)
      if (outcome.status === 'answered') {
        judged.push(outcome.judged)
        if (judged.length % 100 === 0) say(`${judged.length} of ${rows.length} answered`)
        return
      }
      reason = outcome.reason
      if (outcome.status === 'failed') break
      gate.close(outcome.seconds)
    }
    note(reason)
  }
  const isHopeless = (): boolean => judged.length === 0 && failed >= patience.hopeless
  const worker = async (): Promise<void> => {
    for (const row of queue) await (isHopeless() ? note('not asked any more') : askPatiently(row))
  }
  await Promise.all(Array.from({ length: patience.atOnce }, worker))
  const place = new Map(rows.map(({ id }, index) => [id, index]))
  return {
    judged: judged.sort((left, right) => (place.get(left.row.id) ?? 0) - (place.get(right.row.id) ?? 0)),
    failures,
  }
}
