import { performance } from 'node:perf_hooks'

const LOOK_MILLISECONDS = 10_000
/** Of the time: below this nobody notices a pause of a tenth of a second. */
const QUIET = 0.1
const MUCH = 32 * 1024 * 1024

const inUse = (): number => {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/**
 * V8 collects when memory is asked of it. After a burst nobody asks, and what the burst left (uploads above all) would
 * stay until the next one: when the process has become quiet and holds much more than after the last collection, it is
 * told to collect.
 */
export const tidyWhenQuiet = (collect: () => void, every = LOOK_MILLISECONDS): { readonly stop: () => void } => {
  let least = inUse()
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    const held = inUse()
    least = Math.min(least, held)
    if (utilization > QUIET || held < least + MUCH) return
    collect()
    least = inUse()
  }, every)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
