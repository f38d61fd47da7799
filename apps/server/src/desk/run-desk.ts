import { mkdirSync } from 'node:fs'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { openEnding } from '../ending.ts'
import { holdFolder } from '../folder-hold.ts'
import { openLogger } from '../log.ts'
import { startDesk } from './desk.ts'
import { openWindow } from './window.ts'

/** The process of the edition for one's own computer: one at a time, there as long as a page is. */

const PATIENCE_MILLISECONDS = 60_000
const FIRST_PATIENCE_MILLISECONDS = 180_000

type Options = {
  /** False: the address is printed, and whoever reads it opens it. */
  readonly opensWindow?: boolean
  /** Asked for when it is sure that no other one runs. */
  readonly openLog?: () => Logger
}

export const runDesk = async (config: Config, { opensWindow = false, openLog }: Options = {}): Promise<void> => {
  mkdirSync(config.dataFolder, { recursive: true })
  let show = (): void => {}
  const hold = await holdFolder(config.dataFolder, () => show())
  // Another one runs, and has heard us knock: it opens a window.
  if (hold === undefined) return
  const logger = openLog?.() ?? openLogger(config.logLevel)
  const ending = openEnding(logger)
  const desk = await startDesk(config, logger, {
    patience: PATIENCE_MILLISECONDS,
    firstPatience: FIRST_PATIENCE_MILLISECONDS,
    onEmpty: () => ending.stop('no page is open any more'),
  })
  const showWindow = async (): Promise<void> => {
    desk.expectPage()
    const address = desk.newAddress()
    if (!opensWindow) process.stdout.write(`\nATLAS is ready: ${address}\nThe address opens once.\n\n`)
    else if (!(await openWindow(address, config.dataFolder))) logger.error('no browser could be started')
  }
  show = () => void showWindow()
  ending.serve(async () => {
    await desk.stop()
    await hold.release()
  })
  show()
}
