import type { LinkKnowledge, TextModel } from '@atlas/engine'
import { type Judged, lineOf, tableOf } from '../benchmark/figures.ts'
import { ourCuts } from '../benchmark/our-cuts.ts'
import { judge } from '../benchmark/our-figures.ts'
import { askAsServer } from '../encoder/onnx.ts'
import { readPublicSet, type Row } from '../text/corpus.ts'
import { publicText } from '../text/gather.ts'
import type { Made, Options } from './places.ts'

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

/** A model with the folder of its encoder. */
export type Judges = { readonly model: TextModel; readonly links: LinkKnowledge; readonly encoder: string }

export const judgeRows = async ({ model, links, encoder }: Judges, rows: readonly Row[], say: Options['say']) =>
  judge(model, rows, { links, encoder: await askAsServer(encoder, { model, links }, rows, say) })

/** The sets that are never trained on, all tiers; undefined where none is here. */
export const judgePublic = async (
  { sets: folder, say }: Pick<Options, 'sets' | 'say'>,
  sets: Made['sets'],
  judges: Judges,
): Promise<Judged[] | undefined> => {
  const present = sets.present.filter(({ use }) => use === 'measure')
  if (folder === undefined || present.length === 0) return undefined
  const rows = publicRows(folder, present)
  say(`${rows.length} messages of ${present.length} public sets are judged by ${judges.model.settings.version}`)
  return judgeRows(judges, rows, say)
}

/** The new model beside the shipped one, on the same rows. */
export const comparePublic = (shipped: readonly Judged[], now: readonly Judged[]) => {
  const linesOf = (id: string) => {
    const of = (judged: readonly Judged[]) => judged.filter(({ row }) => id === 'all' || row.source === id)
    return [lineOf(`${id}, shipped`, of(shipped), ourCuts), lineOf(`${id}, now`, of(now), ourCuts)]
  }
  const names = new Set(now.map(({ row }) => row.source))
  return {
    table: tableOf(['all', ...names].flatMap(linesOf), ourCuts),
    now: lineOf('now', now, ourCuts),
    shipped: lineOf('shipped', shipped, ourCuts),
  }
}
