import { openReaders } from '@atlas/readers'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { readAbout } from '../about.ts'
import type { Config } from '../config.ts'
import { openEngine } from '../engine.ts'
import type { Engine } from '../parts.ts'
import { openLists } from '../lists/list-folder.ts'
import { describeCopy } from './copy.ts'
import { buildDeskApp } from './desk-app.ts'
import { listenOnOwnPort } from './own-port.ts'
import type { PresenceSettings } from './presence.ts'

const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** The computer belongs to other programs too: two processes a kind, and they leave soon after the work is done. */
const MOST_CORES = 2
const IDLE_MILLISECONDS = 120_000
/** The first text waits for the encoder to start, which takes its time on an old computer; a page waits 30 s. */
const PATIENCE_MILLISECONDS = 25_000

/** There is nobody who would have to wait behind this text: it is never sent away. */
const patiently = (engine: Engine): Engine => ({
  ...engine,
  analyzeText: (text, asker) => engine.analyzeText(text, { ...asker, isPatient: true }),
})

export type RunningDesk = {
  /** An address that opens once. */
  readonly newAddress: () => string
  /** A window was asked for: it has time to come. */
  readonly expectPage: () => void
  readonly stop: () => Promise<void>
}

/** The edition for one's own computer, put together in order and taken apart in the reverse order. */
export const startDesk = async (config: Config, logger: Logger, presence: PresenceSettings): Promise<RunningDesk> => {
  const closing: (() => Promise<unknown>)[] = []
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      for (const close of closing.toReversed()) await close()
    })()
    return stopping
  }
  const report = (problem: string): void => logger.warn(problem)
  try {
    const cores = Math.min(MOST_CORES, config.cores)
    const encoder = { idleMilliseconds: IDLE_MILLISECONDS, patienceMilliseconds: PATIENCE_MILLISECONDS }
    const lists = await openLists(config.listsFolder, logger)
    closing.push(async () => lists.stop())
    const engine = patiently(openEngine({ report, lists: lists.lookup, cores, encoder }))
    closing.push(engine.stop)
    const readers = openReaders(cores)
    closing.push(readers.stop)
    if (readers.missingWalls.length > 0) report(`Readers run without: ${readers.missingWalls.join(', ')}.`)
    const { version, repository } = readAbout()
    const own = { ...config, trustedProxies: [] }
    const isStopping = () => stopping !== undefined
    const {
      app,
      door,
      presence: pages,
    } = await buildDeskApp(
      {
        config: own,
        engine,
        readers,
        lists: lists.lookup,
        logger,
        isStopping,
        copy: describeCopy(version),
        sourceUrl: config.sourceUrl ?? repository,
        presence,
      },
      WEB_FOLDER,
    )
    closing.push(() => app.close())
    await listenOnOwnPort(app, config.port, config.dataFolder)
    return { newAddress: door.newAddress, expectPage: pages.expect, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
