import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { Engine } from '../parts.ts'
import type { Store } from '../store/store.ts'
import { type LabLimits, labPrograms, runLab } from './lab-process.ts'
import { readModelFiles } from './model-switch.ts'

/** So many are counted in one run; the rest is for the next. */
const MOST_AT_ONCE = 50
const PAGE = 500
/** As many approved examples as a server holds in memory, and no more text of them than this. */
const MOST_EXAMPLES = 50_000
const MOST_CHARACTERS = 50_000_000
const LIMITS: LabLimits = { milliseconds: 600_000, bytes: 1_500_000_000 }

export type EffectNeeds = {
  readonly store: Pick<Store, 'effects' | 'examples' | 'models'>
  readonly shippedModel: Engine['shippedModel']
  readonly dataFolder: string
  readonly logger: Pick<Logger, 'info' | 'warn'>
  /** For tests. */
  readonly entry?: string
  readonly limits?: LabLimits
}

const Line = z.object({ id: z.uuid(), scam: z.number(), honest: z.number(), messages: z.number() })

type Judge = { readonly version: string; readonly id: string | null }

/** The model that servers run; one that this release cannot use is run by none of them. */
const judgeNow = async ({ store, shippedModel }: EffectNeeds): Promise<Judge> => {
  const { modelId } = await store.models.choice()
  const row = (await store.models.list()).find(({ id }) => id === modelId)
  return row?.base === shippedModel ? { version: row.version, id: row.id } : { version: shippedModel, id: null }
}

export const doEffectsWait = async (needs: EffectNeeds): Promise<boolean> =>
  (await needs.store.effects.waiting((await judgeNow(needs)).version, 1)).length > 0

const writeModel = async ({ store, shippedModel }: EffectNeeds, id: string, folder: string): Promise<void> => {
  const { core, settings } = await readModelFiles(await store.models.find(id), shippedModel)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'core.bin'), core)
  writeFileSync(path.join(folder, 'settings.json'), JSON.stringify(settings))
}

/** The newest first, as servers hold them; page by page, so that few are in memory here. */
const writeApproved = async (store: EffectNeeds['store'], file: Writable): Promise<void> => {
  let key = { moment: await store.examples.now(), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
  for (let count = 0, characters = 0; count < MOST_EXAMPLES && characters < MOST_CHARACTERS;) {
    const rows = await store.examples.before(key, PAGE)
    for (const { id, text, label, kind } of rows) {
      characters += text.length
      file.write(`${JSON.stringify({ id, text, label, kind })}\n`)
    }
    count += rows.length
    if (rows.length < PAGE) break
    key = rows.at(-1) ?? key
  }
  file.end()
  await finished(file)
}

/** A folder for one run. What a killed one left is deleted: texts must not lie there. */
const newFolder = (parent: string): string => {
  mkdirSync(parent, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(parent)) {
    const left = path.join(parent, name)
    if (Date.now() - (statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 2 * LIMITS.milliseconds)
      rmSync(left, { recursive: true, force: true })
  }
  return mkdtempSync(path.join(parent, 'run-'))
}

type Asked = { readonly id: string; readonly text: string }

const writeQuestion = async (needs: EffectNeeds, judge: Judge, asked: readonly Asked[], folder: string) => {
  const files = { asked: path.join(folder, 'asked.jsonl'), approved: path.join(folder, 'approved.jsonl') }
  writeFileSync(files.asked, asked.map((line) => `${JSON.stringify(line)}\n`).join(''), { mode: 0o600 })
  await writeApproved(needs.store, createWriteStream(files.approved, { mode: 0o600 }))
  const args = ['--asked', files.asked, '--approved', files.approved]
  if (judge.id === null) return args
  const model = path.join(folder, 'model')
  await writeModel(needs, judge.id, model)
  return [...args, '--model', model]
}

/**
 * Counts, for the oldest that wait, what approving each would change in the benchmark; answers how many were handled.
 * The lab does it in a process of its own. Where there is no lab, that is noted: not counted is not the same as nothing.
 */
export const countEffects = async (needs: EffectNeeds, signal: AbortSignal): Promise<number> => {
  const { store, logger, entry = labPrograms.countEffects, limits = LIMITS } = needs
  const judge = await judgeNow(needs)
  const asked = await store.effects.waiting(judge.version, MOST_AT_ONCE)
  if (asked.length === 0) return 0
  const folder = newFolder(path.resolve(needs.dataFolder, 'effects'))
  try {
    const open = new Set(asked.map(({ id }) => id))
    const take = async (line: string): Promise<void> => {
      const { id, ...counted } = Line.parse(JSON.parse(line))
      if (open.delete(id)) await store.effects.put(id, judge.version, counted)
    }
    let noted: Promise<unknown> = Promise.resolve()
    const onLine = (line: string): void => {
      noted = noted
        .then(() => take(line))
        .catch((error: unknown) => logger.warn({ err: error }, 'an effect was not noted'))
    }
    const args = await writeQuestion(needs, judge, asked, folder)
    const end = await runLab({ entry, args, limits, onLine, signal })
    await noted
    if (end === 'stopped') return 0
    // They are counted in their order: the first that is left is the one it ended at. Without a lab it is all of them.
    const failed = end === 'no-lab' ? [...open] : [...open].slice(0, 1)
    const why = end === 'done' ? 'broken' : end
    for (const id of failed) await store.effects.put(id, judge.version, { why })
    logger.info({ counted: asked.length - open.size, outcome: end }, 'effects of approving')
    return asked.length
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
