import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyzeText, type TextModel } from '@atlas/engine'
import { corpusFolder, type Row } from './corpus.ts'

/** Sixty conversations whose stage was labelled by hand. */
export const readStages = (folder = corpusFolder): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(join(folder, 'stages.tsv'), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [id = '', stage = ''] = line.split('\t')
        return [id, stage]
      }),
  )

export type StageResult = { readonly id: string; readonly wanted: string; readonly got: string }

export const judgeStages = (model: TextModel, rows: readonly Row[]): StageResult[] => {
  const stages = readStages()
  return rows.flatMap((row) => {
    const wanted = stages.get(row.id)
    return wanted === undefined
      ? []
      : [{ id: row.id, wanted, got: analyzeText(row.text, { model }).conversation?.stage ?? 'none' }]
  })
}
