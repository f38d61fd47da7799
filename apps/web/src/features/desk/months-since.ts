/** Whole months between a day and now; a clock that is wrong never makes it negative. */
export const monthsSince = (day: string, now: Date): number => {
  const then = new Date(day)
  const months = (now.getUTCFullYear() - then.getUTCFullYear()) * 12 + now.getUTCMonth() - then.getUTCMonth()
  return Math.max(0, now.getUTCDate() < then.getUTCDate() ? months - 1 : months)
}
