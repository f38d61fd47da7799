import { readConfig } from './config.ts'
import { openLogger } from './log.ts'
import { startServer } from './server.ts'

/** The process: reads the environment, starts, says where, and stops in good order. */

const STOP_PATIENCE = 14_000
const PARENT_CHECK = 1000

const run = async (): Promise<void> => {
  const config = readConfig(process.env)
  const logger = openLogger(config.logLevel)
  process.on('uncaughtException', (error) => logger.error({ err: error }, 'uncaught'))
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled'))

  const server = await startServer(config, logger)
  let isStopping = false
  const stop = (reason: string): void => {
    if (isStopping) return
    isStopping = true
    logger.info({ reason }, 'stopping')
    setTimeout(() => process.exit(1), STOP_PATIENCE).unref()
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop in good order')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  stopWithParent(stop)
  process.stdout.write(`\nATLAS is ready: ${server.url}\n\n`)
}

/** npm hands signals only to its own shell; when whoever started us through npm is gone, so are we. */
const stopWithParent = (stop: (reason: string) => void): void => {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop('parent gone')
  }, PARENT_CHECK).unref()
}

run().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
  process.exit(1)
})
