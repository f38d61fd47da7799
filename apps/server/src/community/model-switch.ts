import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Logger } from 'pino'
import type { Engine, ModelFiles } from '../parts.ts'
import { isDatabaseAway } from '../store/failures.ts'
import type { ModelRow } from '../store/models.ts'
import type { Store } from '../store/store.ts'

export type ModelSwitch = {
  /** Looks at once; never fails. */
  readonly now: () => Promise<void>
  readonly stop: () => Promise<void>
}

const PAUSE_MILLISECONDS = 20_000
/** No model that a server takes is larger, unpacked. */
const MOST_CORE_BYTES = 16_000_000

const unpack = promisify(brotliDecompress)

/** Why a model cannot be used here; thrown, said in the log, and the one that runs goes on. */
class UnusableModel extends Error {}

export const readModelFiles = async (row: ModelRow | undefined, shipped: string): Promise<ModelFiles> => {
  if (row === undefined) throw new UnusableModel('it is gone')
  if (row.base !== shipped) throw new UnusableModel(`it was made for a release that ships ${row.base}`)
  const core = await unpack(row.core, { maxOutputLength: MOST_CORE_BYTES })
  if (createHash('sha256').update(core).digest('hex') !== row.sha256) throw new UnusableModel('its file is damaged')
  return { core, settings: JSON.parse(row.settings) }
}

export type SwitchNeeds = {
  readonly store: Pick<Store, 'models'>
  readonly engine: Pick<Engine, 'useModel' | 'shippedModel' | 'model'>
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
}

type Choice = Awaited<ReturnType<Store['models']['choice']>>

/** Every server follows the choice that stands in the database, without a restart and within a minute. */
export const startModelSwitch = ({ store, engine, logger }: SwitchNeeds): ModelSwitch => {
  /** The choice that was followed last, or could not be: that one is not tried again until there is another. */
  let last: Choice = { modelId: null, moment: '' }
  const change = async ({ modelId }: Choice): Promise<void> => {
    const files =
      modelId === null ? undefined : await readModelFiles(await store.models.find(modelId), engine.shippedModel)
    await engine.useModel(files)
    logger.info({ model: engine.model() }, 'the text model was changed')
  }
  const follow = async (): Promise<void> => {
    try {
      const choice = await store.models.choice()
      if (choice.moment === last.moment && choice.modelId === last.modelId) return
      try {
        await change(choice)
      } catch (error) {
        if (isDatabaseAway(error)) throw error
        const why = error instanceof UnusableModel ? error.message : 'its files cannot be read'
        const line = 'a model could not be used; the one that runs goes on'
        logger.error({ err: error, why, chosen: choice.modelId, runs: engine.model() }, line)
      }
      last = choice
    } catch (error) {
      logger.warn({ err: error }, 'which model was chosen could not be read')
    }
  }
  let work = follow()
  const now = (): Promise<void> => {
    work = work.then(follow)
    return work
  }
  const timer = setInterval(() => void now(), PAUSE_MILLISECONDS)
  timer.unref()
  return {
    now,
    stop: async () => {
      clearInterval(timer)
      await work
    },
  }
}
