import { type Config, readConfig } from './config.ts'
import { openEnding } from './ending.ts'
import { openLogger } from './log.ts'
import { openToOthers } from './reachable.ts'
import { startupWords } from './startup-words.ts'

/** The process: reads the environment, starts, says where, and stops in good order. */

const runServer = async (config: Config): Promise<void> => {
  const logger = openLogger(config.logLevel)
  const ending = openEnding(logger)
  const { startServer } = await import('./server.ts')
  const server = await startServer(config, logger)
  ending.serve(server.stop)
  const note = openToOthers(config)
  process.stdout.write(`\nATLAS is ready: ${server.url}\n${note === undefined ? '' : `${note}\n`}\n`)
}

/** The edition for one's own computer has no database and none of the code for one. */
const run = async (): Promise<void> => {
  const config = readConfig(process.env)
  if (config.role !== 'desk') return runServer(config)
  const { runDesk } = await import('./desk/run-desk.ts')
  return runDesk(config)
}

run().catch((error: unknown) => {
  process.stderr.write(`\n${startupWords(error, process.env['DATABASE_URL'])}\n\n`)
  process.exit(1)
})
