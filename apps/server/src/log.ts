import pino, { type LogFn, type Logger } from 'pino'
import { describeError } from './describe-error.ts'

const BLOCK_BYTES = 8192
const LATEST_MILLISECONDS = 200

const left = (): undefined => undefined

/** Requests and answers are described by the line of app.ts alone; an error by what describeError leaves of it. */
const serializers = { err: describeError, error: describeError, req: left, res: left, request: left, response: left }

/** pino takes an error's words for its own line where it is given none, and packages hand them over themselves. */
const withoutErrorWords = (args: readonly unknown[]): readonly unknown[] => {
  const [first, second, ...rest] = args
  const error = first instanceof Error ? first : typeof first === 'object' && first && 'err' in first && first.err
  if (!(error instanceof Error)) return args.map((one) => (one instanceof Error ? describeError(one) : one))
  const fields = first instanceof Error ? { err: first } : first
  const line = typeof second === 'string' && second !== error.message ? second : 'failed'
  return [fields, line, ...rest.map((one) => (one instanceof Error ? describeError(one) : one))]
}

function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  Reflect.apply(method, this, withoutErrorWords(args))
}

/**
 * Lines are written in blocks, at most a fifth of a second late: a write for each request costs more than much of its
 * work. A process that ends writes what is left.
 */
export const openLogger = (level: string, target: number | string = 1): Logger => {
  const lines = pino.destination({
    dest: target,
    sync: false,
    minLength: BLOCK_BYTES,
    periodicFlush: LATEST_MILLISECONDS,
  })
  process.once('exit', () => {
    try {
      lines.flushSync()
    } catch {
      // The reader of our log may be gone before us.
    }
  })
  return pino({ level, base: null, serializers, hooks: { logMethod } }, lines)
}
