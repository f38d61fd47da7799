import { readCopy } from '@atlas/contract'
import type { FastifyInstance } from 'fastify'
import type { LinkServices } from '../services/link-services.ts'
import { addFailureAnswers } from '../http/failures.ts'
import { openFrame } from '../http/frame.ts'
import { type Guards, mountOn } from '../http/mount.ts'
import { addWebApp } from '../http/web-app.ts'
import type { Parts } from '../parts.ts'
import { analysisRoutes } from '../routes/analysis-routes.ts'
import { readingRoutes } from '../routes/reading-routes.ts'
import { serviceRoutes } from '../routes/service-routes.ts'
import type { Copy } from './copy.ts'
import { addDoor, type Door } from './door.ts'
import { portOf } from './own-port.ts'
import { type Presence, type PresenceSettings, watchPresence } from './presence.ts'

export type DeskParts = Pick<Parts, 'config' | 'engine' | 'readers' | 'lists' | 'logger' | 'isStopping'> & {
  readonly copy: Copy
  readonly sourceUrl: string
  readonly presence: PresenceSettings
}

/** One person, who is at the keyboard: nobody to know apart, nobody to hold back. */
const guards: Guards = {
  limiter: { takeNow: () => true, take: async () => ({ allowed: true }) },
  findCaller: async () => undefined,
}

/** Nobody outside is asked, whatever the environment says. */
const noServices: LinkServices = { described: [], ask: async () => ({ outside: [], answered: [] }) }

export type DeskApp = { readonly app: FastifyInstance; readonly door: Door; readonly presence: Presence }

/** The same checks and pages as on a server, behind a door of their own; what needs an account is not there. */
export const buildDeskApp = async (parts: DeskParts, webFolder: string): Promise<DeskApp> => {
  const { app, gate } = await openFrame(parts)
  const door = addDoor(
    app,
    () => portOf(app),
    () => performance.now(),
  )
  const answerPage = await addWebApp(app, webFolder, {
    sourceUrl: parts.sourceUrl,
    asksOutside: false,
    offersGoogle: false,
    offersWindows: async () => false,
    isDesk: true,
  })
  addFailureAnswers(app, answerPage)
  serviceRoutes(app, { isStopping: parts.isStopping, feeds: () => [], store: { ping: async () => {} } })
  const mount = mountOn(app, guards, gate)
  const { engine, readers, lists, copy } = parts
  const countCheck = async (): Promise<void> => {}
  analysisRoutes(mount, { engine, lists, countCheck, services: noServices })
  readingRoutes(mount, { engine, readers, lists, countCheck })
  mount.open(readCopy, async () => copy)
  return { app, door, presence: watchPresence(app, parts.presence) }
}
