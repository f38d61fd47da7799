import type { Logger } from 'pino'

/** How a process of ours ends: in good order, after a crash, or with whoever started it. */

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

export type Ending = {
  /** From now on the process ends by stopping this. */
  readonly serve: (stopServer: () => Promise<void>) => void
  readonly stop: (reason: string) => void
}

/** Asked for before anything starts, so that a crash while starting is one too. */
export const openEnding = (logger: Logger): Ending => {
  let stopServer = async (): Promise<void> => {}
  const end = endOnce(() => stopServer(), logger)
  endAfterCrash(end, logger)
  const stop = (reason: string): void => end({ reason, code: 0, patience: STOP_PATIENCE })
  return {
    stop,
    serve: (stopThis) => {
      stopServer = stopThis
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal))
      stopWithParent(stop)
      process.send?.('ready')
    },
  }
}
