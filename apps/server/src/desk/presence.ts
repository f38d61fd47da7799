import { stayConnected } from '@atlas/contract'
import type { FastifyInstance } from 'fastify'
import { PassThrough } from 'node:stream'
import { ProblemError } from '../problems.ts'

const MOST_PAGES = 100

export type PresenceSettings = {
  /** How long to wait for another page after the last one has gone. */
  readonly patience: number
  /** How long to wait for the first: a browser that has never run here takes its time. */
  readonly firstPatience: number
  readonly onEmpty: () => void
}

export type Presence = {
  /** A window was asked for: time to come begins anew. */
  readonly expect: () => void
}

/**
 * Which pages are there, by the connection each holds open. Browsers put pages that nobody looks at to sleep, and
 * their timers with them; a connection stays.
 */
export const watchPresence = (app: FastifyInstance, settings: PresenceSettings): Presence => {
  const pages = new Set<PassThrough>()
  let timer: NodeJS.Timeout | undefined
  let isClosing = false
  const wait = (milliseconds: number): void => {
    clearTimeout(timer)
    timer = isClosing ? undefined : setTimeout(settings.onEmpty, milliseconds)
  }
  app.get(stayConnected.path, (_request, reply) => {
    if (pages.size >= MOST_PAGES) throw new ProblemError('busy', { retryAfterSeconds: 10 })
    const page = new PassThrough()
    pages.add(page)
    clearTimeout(timer)
    reply.raw.once('close', () => {
      pages.delete(page)
      if (pages.size === 0) wait(settings.patience)
    })
    // Something must be sent for the browser to see that it is connected.
    page.write(':\n\n')
    return reply.header('content-type', 'text/event-stream; charset=utf-8').send(page)
  })
  app.addHook('preClose', async () => {
    isClosing = true
    clearTimeout(timer)
    for (const page of pages) page.end()
  })
  return {
    expect: () => {
      if (pages.size === 0) wait(settings.firstPatience)
    },
  }
}
