import { firstNews } from '@atlas/contract'
import { lookUpLists } from '@atlas/engine'
import { openReaders } from '@atlas/readers'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { readAbout } from './about.ts'
import { passwordHasher } from './accounts/password-hash.ts'
import { openAddressKey, openSessionKeys } from './accounts/session-keys.ts'
import { tokenMaker } from './accounts/tokens.ts'
import { buildApp } from './app.ts'
import { startBackups } from './backups.ts'
import { startModelSwitch, type SwitchNeeds } from './community/model-switch.ts'
import type { Config } from './config.ts'
import { openDownloads } from './downloads.ts'
import { openEngine } from './engine.ts'
import { openGoogle } from './google/google.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { type LearningNeeds, startLearning } from './learning.ts'
import { type Feeds, followFeeds } from './feeds/follow-feeds.ts'
import { bothLists } from './lists/both-lists.ts'
import { openLists } from './lists/list-folder.ts'
import { limiter } from './limits/limiter.ts'
import { makeMetrics, serveMetrics } from './metrics.ts'
import type { Engine, Parts } from './parts.ts'
import { startEmbedded } from './postgres/embedded.ts'
import { checkCounter } from './routes/count-check.ts'
import { openLinkServices, type OutsideOptions } from './services/link-services.ts'
import { migrateDatabase, openDatabase, openPool, type Target } from './store/database.ts'
import { isDatabaseAway } from './store/failures.ts'
import { openStore, type Store } from './store/store.ts'

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))
const DATABASE_PATIENCE = 60_000

export type RunningServer = { readonly url: string; readonly stop: () => Promise<void> }

const aboutUs = (config: Config): Parts['about'] => {
  const { version, repository } = readAbout()
  return { version, sourceUrl: config.sourceUrl ?? repository }
}

/** A database of one's own may start later than we do; its tables are brought up to date as soon as it answers. */
const migrateWithPatience = async (target: Target, logger: Logger): Promise<void> => {
  const end = performance.now() + DATABASE_PATIENCE
  while (true) {
    try {
      await migrateDatabase(target)
      return
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > end) throw error
      logger.warn('the database does not answer yet')
      await sleep(1000)
    }
  }
}

type Given = Pick<
  Parts,
  | 'config'
  | 'store'
  | 'engine'
  | 'learnApproved'
  | 'followModel'
  | 'readers'
  | 'lists'
  | 'feeds'
  | 'metrics'
  | 'logger'
  | 'isStopping'
>

const openParts = async ({ config, store, ...given }: Given, options: OutsideOptions): Promise<Parts> => {
  const keys = await openSessionKeys(config.sessionSecrets, store.secrets)
  const addressKey = await openAddressKey(store.secrets)
  return {
    ...given,
    config,
    store,
    hasher: passwordHasher(config.cores),
    tokens: tokenMaker(keys, config.sessionSeconds),
    limiter: limiter(store.allowances, addressKey, config.limitScale, () => performance.now()),
    services: openLinkServices(
      config.services,
      { store, standing: given.engine.standing, secret: addressKey, logger: given.logger },
      options,
    ),
    google: config.google === undefined ? undefined : openGoogle(config.google, keys),
    countCheck: checkCounter(store),
    downloads: openDownloads(config.downloadsFolder, given.logger),
    about: aboutUs(config),
  }
}

const listen = async (app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Config): Promise<string> => {
  const options = { port, backlog: 4096 }
  try {
    return await app.listen({ ...options, host })
  } catch (error) {
    // '::' means every address of the machine; one without IPv6 is asked for the IPv4 ones.
    const lacksIpv6 = error instanceof Error && 'code' in error && error.code === 'EAFNOSUPPORT'
    if (host !== '::' || !lacksIpv6) throw error
    return app.listen({ ...options, host: '0.0.0.0' })
  }
}

type Closing = (() => Promise<unknown>)[]

const openTarget = async (config: Config, report: (line: string) => void, closing: Closing): Promise<Target> => {
  if (config.databaseUrl !== undefined) return { connectionString: config.databaseUrl }
  const embedded = await startEmbedded(config.dataFolder, report)
  closing.push(embedded.stop)
  return embedded.connection
}

type ListNeeds = { readonly store: Store; readonly metrics: Parts['metrics']; readonly logger: Logger }

/** A worker answers nobody and needs no lists; those that it fetches, the others read from the database. */
const openAllLists = async (
  config: Config,
  { store, metrics, logger }: ListNeeds,
  { followMilliseconds: pauseMilliseconds }: OutsideOptions,
  closing: Closing,
): Promise<Pick<Parts, 'lists' | 'feeds'>> => {
  if (config.role === 'worker') return { lists: lookUpLists([]), feeds: () => [] }
  const own = await openLists(config.listsFolder, logger)
  closing.push(async () => own.stop())
  const pause = pauseMilliseconds === undefined ? {} : { pauseMilliseconds }
  const feeds: Feeds = await followFeeds({ store, logger, onChange: metrics.showFeeds, ...pause })
  closing.push(feeds.stop)
  return { lists: bothLists(own.lookup, feeds.lookup), feeds: feeds.states }
}

/** Where a test has the lists: the same paths, on this machine. */
const placed = (feeds: Config['feeds'], home: string | undefined): Config['feeds'] =>
  home === undefined
    ? feeds
    : feeds.map(({ name, address }) => ({ name, address: address.replace(new URL(address).origin, home) }))

const openJobs = (
  config: Config,
  target: Target,
  { store, engine, logger }: Pick<Parts, 'store' | 'engine' | 'logger'>,
  outside: OutsideOptions,
): Promise<Jobs> =>
  startJobs(target, store, logger, {
    dataFolder: config.dataFolder,
    version: readAbout().version,
    shippedModel: engine.shippedModel,
    ...config.training,
    feeds: {
      feeds: placed(config.feeds, outside.homes?.feeds),
      fetcher: outside.fetch ?? fetch,
      now: () => new Date(),
    },
  })

/** With DATABASE_URL backups are the operator's: `npm run backup`. */
const openBackups = (config: Config, target: Target, store: Store, logger: Logger, closing: Closing): void => {
  if (config.databaseUrl !== undefined) return
  const { backupsFolder: folder, backupDays: days } = config
  const report = (problem: string): void => logger.error(problem)
  closing.push(startBackups({ target, store, folder, days, program: readAbout().version, report }).stop)
}

/** A worker answers no texts and needs no examples. */
const openLearning = (config: Config, needs: LearningNeeds, closing: Closing): Parts['learnApproved'] => {
  if (config.role === 'worker') return async () => {}
  const learning = startLearning(needs)
  closing.push(learning.stop)
  return learning.now
}

const openModelSwitch = (config: Config, needs: SwitchNeeds, closing: Closing): Parts['followModel'] => {
  if (config.role === 'worker') return async () => {}
  const follower = startModelSwitch(needs)
  closing.push(follower.stop)
  return follower.now
}

/** Puts the parts together in order and answers how to take them apart again, in the reverse order. */
export const startServer = async (
  config: Config,
  logger: Logger,
  givenEngine?: Engine,
  outside: OutsideOptions = {},
): Promise<RunningServer> => {
  const closing: Closing = []
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      for (const close of closing.toReversed()) await close()
    })()
    return stopping
  }
  const report = (problem: string): void => logger.warn(problem)
  try {
    const target = await openTarget(config, report, closing)
    await migrateWithPatience(target, logger)
    const pool = openPool(target, config.databaseConnections, (error) =>
      logger.warn({ err: error }, 'a connection to the database was lost'),
    )
    closing.push(() => pool.end())
    const store = openStore(openDatabase(pool))
    await store.changelog.begin(firstNews)
    openBackups(config, target, store, logger, closing)
    const metrics = makeMetrics(config.metricsPort !== undefined)
    const onSilence = (reason: string): void => metrics.withoutEncoder.inc({ reason })
    const { lists, feeds } = await openAllLists(config, { store, metrics, logger }, outside, closing)
    const engine = givenEngine ?? openEngine({ report, lists, cores: config.cores, onSilence })
    closing.push(engine.stop)
    const readers = openReaders(config.cores)
    closing.push(readers.stop)
    if (readers.missingWalls.length > 0) report(`Readers run without: ${readers.missingWalls.join(', ')}.`)
    const isStopping = () => stopping !== undefined
    const learnApproved = openLearning(config, { store, engine, logger }, closing)
    const followModel = openModelSwitch(config, { store, engine, logger }, closing)
    const opened = { engine, learnApproved, followModel, readers, lists, feeds }
    const parts = await openParts({ config, store, ...opened, metrics, logger, isStopping }, outside)
    if (config.metricsPort !== undefined) {
      const metricsServer = await serveMetrics(parts.metrics, config.metricsPort)
      closing.push(async () => metricsServer.close())
    }
    if (config.role !== 'web') {
      const jobs = await openJobs(config, target, { store, engine, logger }, outside)
      closing.push(jobs.stop)
    }
    if (config.role === 'worker') return { url: 'no address: this is a worker', stop }
    if (!existsSync(WEB_FOLDER)) logger.warn('the web app is not built; only /api answers')
    const app = await buildApp(parts, WEB_FOLDER)
    closing.push(() => app.close())
    const url = await listen(app, config)
    return { url: url.replace(/\[::\]|0\.0\.0\.0|\[::1\]|127\.0\.0\.1/, 'localhost'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
