/** What may be said of an error in a log: its kind, its code and where in our code it arose. Never its words. */
export type ErrorNote = {
  readonly name: string
  readonly code?: string
  readonly at: readonly string[]
  readonly cause?: ErrorNote
}

const PLAIN_WORD = /^\w{1,60}$/
const MOST_FRAMES = 12
const DEEPEST_CAUSE = 4

const plainWord = (value: unknown): string | undefined =>
  typeof value === 'string' && PLAIN_WORD.test(value) ? value : undefined

/** A stack begins with the message, which may hold anything, also lines that look like places. */
const framesOf = ({ message, stack = '' }: Error): readonly string[] => {
  const start = stack.indexOf(message)
  if (start === -1) return []
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, MOST_FRAMES)
    .map((line) => line.slice(7, 300))
}

/**
 * A failed query carries its parameters in its message, and PostgreSQL's own words quote the row: a text, a name, a
 * password hash. So none of an error's words are kept, whoever made it.
 */
export const describeError = (error: unknown, depth = 0): ErrorNote => {
  if (!(error instanceof Error)) return { name: typeof error, at: [] }
  const code = 'code' in error ? plainWord(error.code) : undefined
  const cause = error.cause === undefined || depth >= DEEPEST_CAUSE ? undefined : describeError(error.cause, depth + 1)
  return {
    name: plainWord(error.name) ?? 'Error',
    ...(code === undefined ? {} : { code }),
    at: framesOf(error),
    ...(cause === undefined ? {} : { cause }),
  }
}
