import { failureHints as hints, say } from '@atlas/contract'

type Details = {
  readonly reason: 'refused' | 'unreadable' | 'offline' | 'timeout' | 'unreachable' | 'cancelled' | 'here'
  readonly status?: number
  readonly code?: string | undefined
  readonly retryAfterSeconds?: number | undefined
}

/** A call that failed: `message` is the sentence for the person, `hint` what to make of it. */
export class CallError extends Error {
  readonly reason: Details['reason']
  readonly status: number | undefined
  readonly code: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(sentence: string, details: Details) {
    super(sentence)
    this.reason = details.reason
    this.status = details.status
    this.code = details.code
    this.retryAfterSeconds = details.retryAfterSeconds
  }

  get isSignedOut(): boolean {
    return this.code === 'signed-out'
  }

  get hint(): string {
    if (this.reason === 'offline' || this.reason === 'timeout' || this.reason === 'unreachable')
      return hints[this.reason]
    if (this.retryAfterSeconds === undefined) return ''
    return waitSentence(this.retryAfterSeconds)
  }
}

export const waitSentence = (seconds: number): string =>
  seconds > 90
    ? say(hints.waitMinutes, { count: Math.ceil(seconds / 60) })
    : say(hints.waitSeconds, { count: Math.max(1, Math.ceil(seconds)) })

/** Whatever was thrown, as a failure with a sentence. */
export const toCallError = (error: unknown, fallback: string): CallError =>
  error instanceof CallError ? error : new CallError(fallback, { reason: 'unreadable' })
