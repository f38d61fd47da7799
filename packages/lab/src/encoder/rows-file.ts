import type { LinkKnowledge } from '@atlas/engine'
import { encoderText, read } from '@atlas/engine/text-parts'
import { gzipSync } from 'node:zlib'
import { choices } from '../pipeline/choices.ts'
import type { DataRow } from '../pipeline/data.ts'
import { foldOf, type Row } from '../text/corpus.ts'
import { isTypical } from '../text/typical.ts'
import type { CopyRow } from '../text/copies.ts'
import { publicFold, publicId, publicText } from '../text/gather.ts'

const { ownWeight, typicalWeight, publicWeight, copyWeight, folds } = choices.encoder

/** What a careful reader could not decide teaches doubt, but no label. */
const ownLine = (row: DataRow, links: LinkKnowledge) => ({
  id: row.id,
  text: encoderText(read(row.text, links)),
  label: row.label,
  kind: row.kind,
  weight: row.open ? 0 : isTypical(row) ? typicalWeight : ownWeight,
  open: row.open,
  own: true,
  copy: false,
  benchmark: row.part === 'benchmark',
  fold: foldOf(row, folds),
  group: row.group,
  pile: `${row.lang} ${row.channel}`,
})

const publicLine = (row: Row, weight: number, links: LinkKnowledge) => ({
  id: publicId(row),
  text: encoderText(read(publicText(row), links)),
  label: row.label,
  kind: '',
  weight,
  open: false,
  own: false,
  copy: false,
  benchmark: false,
  fold: publicFold(row, folds),
  group: '',
  pile: '',
})

/** Met as often as a public row and never scored; its fold and group are its original's, so that nothing leaks. */
const copyLine = (row: CopyRow, links: LinkKnowledge) => ({
  ...ownLine(row, links),
  weight: copyWeight,
  own: false,
  copy: true,
  pile: '',
})

type EncoderRows = {
  readonly own: readonly DataRow[]
  readonly chosen: readonly Row[]
  readonly further: readonly Row[]
  readonly copies: readonly CopyRow[]
}

/** The rows the encoder learns from, as finetune.py reads them; of `further` it only reads the words, without labels. */
export const encoderRows = ({ own, chosen, further, copies }: EncoderRows, links: LinkKnowledge): Uint8Array => {
  const others = [...chosen, ...further].map((row, number) =>
    publicLine(row, number < chosen.length ? publicWeight : 0, links),
  )
  const lines = [
    ...own.filter(({ part }) => part !== 'held').map((row) => ownLine(row, links)),
    ...others,
    ...copies.map((row) => copyLine(row, links)),
  ].map((row) => JSON.stringify(row))
  return gzipSync(`${lines.join('\n')}\n`)
}
