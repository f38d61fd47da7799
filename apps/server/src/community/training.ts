import { say, trainingWords } from '@atlas/contract'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { Store } from '../store/store.ts'
import type { TrainingRow } from '../store/trainings.ts'
import { type LabLimits, labPrograms, runLab } from './lab-process.ts'

/** So many approved examples are learned from, the newest. */
const MOST_EXAMPLES = 20_000
/** A run that is cut off (a crash, a restart) is begun again so often. */
const MOST_ATTEMPTS = 3

export type TrainingNeeds = {
  readonly store: Pick<Store, 'models' | 'trainings'>
  readonly dataFolder: string
  /** Of this program: the draft of news names it. */
  readonly version: string
  readonly logger: Pick<Logger, 'info' | 'warn'>
  /** For tests. */
  readonly entry?: string
  readonly limits?: LabLimits
}

/** An hour and 2 GB. */
const LIMITS: LabLimits = { milliseconds: 3_600_000, bytes: 2_000_000_000 }

const Line = z.looseObject({ caught: z.number().nullable(), alarms: z.number().nullable() })
const Result = z.object({
  isGood: z.boolean(),
  model: z.string().max(100),
  base: z.string().max(100),
  core: z.string(),
  bars: z
    .array(
      z.object({
        name: z.string(),
        value: z.number().nullable(),
        least: z.number().optional(),
        most: z.number().optional(),
        holds: z.boolean(),
      }),
    )
    .max(200),
  shipped: Line,
  now: Line,
})

const pack = promisify(brotliCompress)

/** How far a run is when it begins each stage; the folds of the longest one are counted. */
const stageShares: Readonly<Record<string, number>> = { rows: 1, encode: 4, fit: 18, evaluate: 74, result: 99 }
const shareOf = (line: string): number | undefined => {
  const [, fold] = /^fold (\d) of 5/.exec(line) ?? []
  if (fold !== undefined) return 28 + 4 * Number(fold)
  const [, stage = ''] = /^([a-z]+): /.exec(line) ?? []
  return stageShares[stage]
}

/** Whoever sent something in is a number here, and only for this run. */
const writeExamples = async (store: TrainingNeeds['store'], file: string): Promise<number> => {
  const numbers = new Map<string, number>()
  const rows = await store.trainings.examples(MOST_EXAMPLES)
  const lines = rows.map(({ userId, ...row }) => {
    if (userId !== null && !numbers.has(userId)) numbers.set(userId, numbers.size + 1)
    return `${JSON.stringify({ ...row, submitter: userId === null ? null : numbers.get(userId) })}\n`
  })
  writeFileSync(file, lines.join(''), { mode: 0o600 })
  return rows.length
}

const inHundred = (share: number | null): string => ((share ?? 0) * 100).toFixed(1)

const draftOf = (version: string, examples: number, { shipped, now }: z.infer<typeof Result>) => ({
  version,
  type: 'improve' as const,
  description: say(trainingWords.draft, {
    count: examples,
    caught: inHundred(now.caught),
    caughtBefore: inHundred(shipped.caught),
    alarms: inHundred(now.alarms),
    alarmsBefore: inHundred(shipped.alarms),
  }),
})

/** What a run left: promoted where every bar holds, else refused with the bars that do not. */
const takeResult = async (
  needs: TrainingNeeds,
  row: TrainingRow,
  folder: string,
  examples: number,
): Promise<string> => {
  const { store, version } = needs
  const read = (name: string): Buffer => readFileSync(path.join(folder, name))
  const result = Result.parse(JSON.parse(read('result.json').toString('utf8')))
  if (!result.isGood || !result.bars.every(({ holds }) => holds)) {
    const bars = result.bars.filter(({ holds }) => !holds)
    await store.trainings.end(row.id, 'refused', { bars })
    return 'refused'
  }
  const core = read('core.bin')
  const sha256 = createHash('sha256').update(core).digest('hex')
  if (sha256 !== result.core) throw new Error('the model is not the one that was measured')
  const packed = await pack(core, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  const { model, base, shipped, now } = result
  const settings = read('settings.json').toString('utf8')
  const figures = { shipped, now }
  await store.models.promote({
    trainingId: row.id,
    model: { version: model, base, core: packed, sha256, settings, examples, figures },
    draft: draftOf(version, examples, result),
    askedBy: row.askedBy,
  })
  return 'promoted'
}

/**
 * Runs a training that was asked for, to its end. A run that is stopped with its server stays open and is begun again
 * by the next; one that cannot succeed says why.
 */
export const train = async (needs: TrainingNeeds, id: string, signal: AbortSignal): Promise<void> => {
  const { store, logger } = needs
  const row = await store.trainings.begin(id)
  if (row === undefined) return
  if (row.attempts > MOST_ATTEMPTS) return store.trainings.end(id, 'failed', { why: 'cut-off' })
  const folder = path.resolve(needs.dataFolder, 'training')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const approved = path.join(folder, 'approved.jsonl')
  try {
    const examples = await writeExamples(store, approved)
    await store.trainings.note(id, { examples })
    // One after the other: two that go out at once may arrive the other way round.
    let noted: Promise<unknown> = Promise.resolve()
    const note = (line: string): void => {
      const share = shareOf(line)
      if (share === undefined) return
      // The folds belong to the stage of learning.
      const told = { share, line: /^([a-z]+): /.exec(line)?.[1] ?? 'fit' }
      noted = noted
        .then(() => store.trainings.note(id, told))
        .catch((error: unknown) => logger.warn({ err: error }, 'progress was not noted'))
    }
    const args = ['--approved', approved, '--out', folder]
    const { entry = labPrograms.retrain, limits = LIMITS } = needs
    const end = await runLab({ entry, args, limits, onLine: note, signal })
    if (end === 'stopped') return
    if (end !== 'done') await store.trainings.end(id, 'failed', { why: end })
    const outcome = end === 'done' ? await takeResult(needs, row, path.join(folder, 'result'), examples) : end
    logger.info({ training: id, outcome }, 'training')
  } finally {
    rmSync(approved, { force: true })
  }
}
