import type { Cost } from '@atlas/contract'
import type { FastifyReply } from 'fastify'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { ProblemError } from '../problems.ts'

const SLOW_LOOP_NANOSECONDS = 200e6
const SAMPLE_MILLISECONDS = 500
const CROWD = 32

/**
 * Lets in as many requests of each kind as can be answered soon, and tells the others at once to come back:
 * a quick "busy" is worth more than a slow answer to everybody.
 */
export const admission = (cores: number) => {
  const most: Readonly<Record<Cost, number>> = {
    cheap: 64,
    hash: 2 * cores + 32,
    picture: cores + 10,
    recording: cores + 10,
  }
  const inside: Record<Cost, number> = { cheap: 0, hash: 0, picture: 0, recording: 0 }
  let isSlow = false
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const sampler = setInterval(() => {
    isSlow = delay.mean > SLOW_LOOP_NANOSECONDS
    delay.reset()
  }, SAMPLE_MILLISECONDS)
  sampler.unref()

  /** Refuses while there is no place. */
  const look = (cost: Cost): void => {
    if (inside[cost] >= most[cost] || (isSlow && inside[cost] >= CROWD)) {
      throw new ProblemError('busy', { retryAfterSeconds: 1 })
    }
  }

  return {
    look,
    enter: (cost: Cost, reply: FastifyReply): void => {
      look(cost)
      inside[cost] += 1
      // 'close' comes for answered and for broken-off requests alike.
      reply.raw.once('close', () => {
        inside[cost] -= 1
      })
    },
    stop: (): void => {
      clearInterval(sampler)
      delay.disable()
    },
  }
}

export type Admission = ReturnType<typeof admission>
