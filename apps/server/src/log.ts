import pino, { type Logger } from 'pino'

const BLOCK_BYTES = 8192
const LATEST_MILLISECONDS = 200

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
  return pino({ level, base: null }, lines)
}
