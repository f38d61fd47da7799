import { call } from './call.ts'
import { CallError } from './call-error.ts'

const PATIENCE_MILLISECONDS = 20_000

const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => resolve(), { once: true })
  })

/**
 * A busy server sends people away at once and says when to come back. Nobody should have to press the button again for
 * that: we come back, not all at the same moment, for as long as a person would wait for an answer anyway.
 */
export const callPatiently: typeof call = async (endpoint, options) => {
  const end = performance.now() + PATIENCE_MILLISECONDS
  while (true) {
    try {
      return await call(endpoint, options)
    } catch (error) {
      const isBusy = error instanceof CallError && error.code === 'busy'
      if (!isBusy || options.signal?.aborted === true || performance.now() > end) throw error
      await pause((error.retryAfterSeconds ?? 1) * 1000 * (0.75 + Math.random() / 2), options.signal)
    }
  }
}
