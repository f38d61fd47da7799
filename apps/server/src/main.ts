import type { Logger } from 'pino'
import { readConfig } from './config.ts'
import { openLogger } from './log.ts'
import { openToOthers } from './reachable.ts'
import { startServer } from './server.ts'
import { startupWords } from './startup-words.ts'

/** The process: reads the environment, starts, says where, and stops in good order. */

const STOP_PATIENCE = 14_000
const CRASH_PATIENCE = 5000
const PARENT_CHECK = 1000

/** Started by one who watches over us and is told when we are ready. */
const hasParent = process.connected

type End = { readonly reason: string; readonly code: 0 | 1; readonly patience: number }

/** Answers what is in flight and ends the process; the first reason decides. */
const endOnce = (stopServer: () => Promise<void>, logger: Logger) => {
  let isEnding = false
  return ({ reason, code, patience }: End): void => {
    if (isEnding) return
    isEnding = true
    logger.info({ reason }, 'stopping')
    setTimeout(() => process.exit(1), patience).unref()
    stopServer().then(
      () => process.exit(code),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop in good order')
        process.exit(1)
      },
    )
  }
}

/** After an error that nobody caught, nobody knows what state we are in: what is in flight is answered, then we end. */
const endAfterCrash = (end: (how: End) => void, logger: Logger): void => {
  const report = (error: unknown): void => {
    logger.fatal({ err: error }, 'an error that nobody caught: the server ends')
    end({ reason: 'crash', code: 1, patience: CRASH_PATIENCE })
  }
  process.on('uncaughtException', report)
  process.on('unhandledRejection', report)
}

/** npm hands signals only to its own shell; when whoever started us is gone, so are we. */
const stopWithParent = (stop: (reason: string) => void): void => {
  process.once('disconnect', () => stop('parent gone'))
  if (hasParent && !process.connected) stop('parent gone')
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop('parent gone')
  }, PARENT_CHECK).unref()
}

const run = async (): Promise<void> => {
  const config = readConfig(process.env)
  const logger = openLogger(config.logLevel)
  let stopServer = async (): Promise<void> => {}
  const end = endOnce(() => stopServer(), logger)
  endAfterCrash(end, logger)
  const server = await startServer(config, logger)
  stopServer = server.stop
  const stop = (reason: string): void => end({ reason, code: 0, patience: STOP_PATIENCE })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal))
  stopWithParent(stop)
  process.send?.('ready')
  const note = openToOthers(config)
  process.stdout.write(`\nATLAS is ready: ${server.url}\n${note === undefined ? '' : `${note}\n`}\n`)
}

run().catch((error: unknown) => {
  process.stderr.write(`\n${startupWords(error, process.env['DATABASE_URL'])}\n\n`)
  process.exit(1)
})
