import type { LinkKnowledge } from '@atlas/engine'
import { encoderText, read } from '@atlas/engine/text-parts'
import { gzipSync } from 'node:zlib'
import { choices } from '../pipeline/choices.ts'
import type { DataRow } from '../pipeline/data.ts'
import { foldOf, type Row } from '../text/corpus.ts'
import { isTypical } from '../text/typical.ts'
import { publicText } from '../text/gather.ts'

const { ownWeight, typicalWeight, publicWeight, folds } = choices.encoder

/** What a careful reader could not decide teaches doubt, but no label. */
const ownLine = (row: DataRow, links: LinkKnowledge) => ({
  id: row.id,
  text: encoderText(read(row.text, links)),
  label: row.label,
  kind: row.kind,
  weight: row.open ? 0 : isTypical(row) ? typicalWeight : ownWeight,
  open: row.open,
  own: true,
  benchmark: row.part === 'benchmark',
  fold: foldOf(row, folds),
  group: row.group,
  pile: `${row.lang} ${row.channel}`,
})

const publicLine = (row: Row, number: number, weight: number, links: LinkKnowledge) => ({
  id: `public-${number}`,
  text: encoderText(read(publicText(row), links)),
  label: row.label,
  kind: '',
  weight,
  open: false,
  own: false,
  benchmark: false,
  fold: 0,
  group: '',
  pile: '',
})

/** The rows the encoder learns from, as finetune.py reads them; of `further` it only reads the words, without labels. */
export const encoderRows = (
  own: readonly DataRow[],
  chosen: readonly Row[],
  further: readonly Row[],
  links: LinkKnowledge,
): Uint8Array => {
  const others = [...chosen, ...further].map((row, number) =>
    publicLine(row, number, number < chosen.length ? publicWeight : 0, links),
  )
  const lines = [...own.filter(({ part }) => part !== 'held').map((row) => ownLine(row, links)), ...others].map((row) =>
    JSON.stringify(row),
  )
  return gzipSync(`${lines.join('\n')}\n`)
}
