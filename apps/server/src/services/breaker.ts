/** How long a service is left alone, growing while it stays away. */
const FAILURES_IN_A_ROW = 3
const SHORTEST = 30_000
const LONGEST = 600_000
const TRIAL = 5000
const LONGEST_ASKED_FOR = 86_400_000

/** Leaves a service alone that keeps failing or asked us to wait, and tries one question before it trusts it again. */
export const breaker = (now: () => number) => {
  let failures = 0
  let openings = 0
  let closedUntil = 0
  let needsTrial = false

  const leaveAlone = (milliseconds: number): void => {
    closedUntil = now() + milliseconds
    needsTrial = true
  }

  const backOff = (): void => {
    leaveAlone(Math.min(LONGEST, SHORTEST * 2 ** openings))
    openings = Math.min(openings + 1, 16)
  }

  return {
    mayAsk: (): boolean => {
      if (now() < closedUntil) return false
      // Whoever comes next waits until the one trial has ended well or badly.
      if (needsTrial) closedUntil = now() + TRIAL
      return true
    },
    succeeded: (): void => {
      failures = 0
      openings = 0
      closedUntil = 0
      needsTrial = false
    },
    failed: (): void => {
      failures += 1
      if (needsTrial || failures >= FAILURES_IN_A_ROW) backOff()
    },
    /** The service itself said to wait; without a time we choose one. */
    toldToWait: (milliseconds: number | undefined): void => {
      if (milliseconds === undefined) backOff()
      else leaveAlone(Math.min(LONGEST_ASKED_FOR, Math.max(1000, milliseconds)))
    },
  }
}

export type Breaker = ReturnType<typeof breaker>
