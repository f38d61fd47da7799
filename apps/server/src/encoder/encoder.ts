import type { EncoderOpinion } from '@atlas/engine'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import * as z from 'zod'

export type Encoder = {
  /** Undefined when the encoder is missing, broken, too busy or too slow. */
  readonly read: (text: string) => Promise<EncoderOpinion | undefined>
  /** One more known scam that later texts may mean something alike. */
  readonly learn: (id: string, text: string) => void
  readonly stop: () => Promise<void>
}

const Opinion = z.object({
  score: z.number(),
  kinds: z.record(z.string(), z.number()),
  doubt: z.number(),
  similar: z.array(z.object({ id: z.string(), similarity: z.number() })),
})
const Reply = z.object({ id: z.number(), opinion: Opinion.optional() })

const PATIENCE_MILLISECONDS = 3000
const FIRST_PATIENCE_MILLISECONDS = 10_000
const MOST_WAITING = 64
const REST_MILLISECONDS = 30_000
const STOP_MILLISECONDS = 3000

type Waiting = Map<number, (opinion: EncoderOpinion | undefined) => void>

const endThread = async (worker: Worker): Promise<void> => {
  worker.ref()
  worker.postMessage({ stop: true })
  await Promise.race([once(worker, 'exit'), sleep(STOP_MILLISECONDS)])
}

const answerTo = (id: number, waiting: Waiting, patience: number): Promise<EncoderOpinion | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => finish(undefined), patience)
    const finish = (answer: EncoderOpinion | undefined): void => {
      clearTimeout(timer)
      waiting.delete(id)
      resolve(answer !== undefined && Number.isFinite(answer.score) ? answer : undefined)
    }
    waiting.set(id, finish)
  })

/**
 * The second tier, in a thread of its own, started at the first question. The core's report never depends on it:
 * whatever goes wrong here is answered with undefined, and the report says which tiers made it.
 */
export const openEncoder = (folder: string, report: (line: string) => void): Encoder => {
  // The runtime would report to its maker; it asks the process, of which a thread's environment is only a copy.
  process.env['ORT_DISABLE_TELEMETRY'] = '1'
  const waiting: Waiting = new Map()
  const learned: { id: string; text: string }[] = []
  let worker: Worker | undefined
  let isWarm = false
  let restUntil = 0
  let lastId = 0

  const giveUp = (problem: string): void => {
    report(`encoder: ${problem}`)
    worker = undefined
    isWarm = false
    restUntil = performance.now() + REST_MILLISECONDS
    for (const answer of waiting.values()) answer(undefined)
    waiting.clear()
  }

  const wake = (): Worker => {
    const next = new Worker(new URL('encoder-worker.ts', import.meta.url), { workerData: { folder } })
    next.unref()
    next.on('message', (message: unknown) => {
      const { id, opinion } = Reply.parse(message)
      isWarm = true
      waiting.get(id)?.(opinion)
    })
    next.once('error', (error) => giveUp(error.message))
    for (const one of learned) next.postMessage({ learn: one })
    return next
  }

  const read = (text: string): Promise<EncoderOpinion | undefined> => {
    if (waiting.size >= MOST_WAITING || performance.now() < restUntil) return Promise.resolve(undefined)
    worker ??= wake()
    lastId += 1
    const id = lastId
    const answer = answerTo(id, waiting, isWarm ? PATIENCE_MILLISECONDS : FIRST_PATIENCE_MILLISECONDS)
    worker.postMessage({ id, text })
    return answer
  }

  return {
    read,
    learn: (id, text) => {
      learned.push({ id, text })
      worker?.postMessage({ learn: { id, text } })
    },
    stop: async () => {
      const ending = worker
      worker = undefined
      if (ending !== undefined) await endThread(ending)
    },
  }
}
