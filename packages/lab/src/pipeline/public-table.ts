import type { LinkKnowledge, TextModel } from '@atlas/engine'
import path from 'node:path'
import { type Line, lineOf, tableOf } from '../benchmark/figures.ts'
import { ourCuts } from '../benchmark/our-cuts.ts'
import { judge } from '../benchmark/our-figures.ts'
import { askAsServer } from '../encoder/onnx.ts'
import { readPublicSet, type Row } from '../text/corpus.ts'
import { publicText } from '../text/gather.ts'
import { readModel } from '../text/model-reader.ts'
import { type Made, type Options, places } from './places.ts'

/** At most so many rows of one set: enough for two decimals. */
const MOST_ROWS = 300

const sampled = (rows: readonly Row[]): Row[] => {
  const step = Math.max(1, Math.floor(rows.length / MOST_ROWS))
  return rows.filter((_, number) => number % step === 0).map((row) => ({ ...row, text: publicText(row) }))
}

const publicRows = (folder: string, sets: Made['sets']['present']): Row[] =>
  sets.flatMap(({ name }) =>
    sampled(readPublicSet(folder, name).filter(({ label }) => label !== 'promotion')).map((row, number) => ({
      ...row,
      id: `${name}-${number}`,
      source: name,
    })),
  )

/** The sets that are never trained on, all tiers, the new model beside the shipped one; undefined where none is here. */
export const comparePublic = async (
  options: Options,
  made: Made,
  model: TextModel,
  links: LinkKnowledge,
): Promise<{ table: string[]; now: Line; shipped: Line } | undefined> => {
  const present = made.sets.present.filter(({ use }) => use === 'measure')
  if (options.sets === undefined || present.length === 0) return undefined
  const rows = publicRows(options.sets, present)
  options.say(`${rows.length} messages of ${present.length} public sets are judged by both models`)
  const before = readModel()
  const heardNow = await askAsServer(path.join(made.encode, 'encoder'), { model, links }, rows, options.say)
  const heardBefore = await askAsServer(places.encoder, { model: before, links }, rows, options.say)
  const now = judge(model, rows, { links, encoder: heardNow })
  const shipped = judge(before, rows, { links, encoder: heardBefore })
  const linesOf = (id: string) => {
    const of = (judged: typeof now) => judged.filter(({ row }) => id === 'all' || row.source === id)
    return [lineOf(`${id}, shipped`, of(shipped), ourCuts), lineOf(`${id}, now`, of(now), ourCuts)]
  }
  const lines = ['all', ...present.map(({ name }) => name)].flatMap(linesOf)
  return {
    table: tableOf(lines, ourCuts),
    now: lineOf('now', now, ourCuts),
    shipped: lineOf('shipped', shipped, ourCuts),
  }
}
