import { encoderText } from '@atlas/engine'
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { foldOf, isHeldBack, readCorpus, readPublicSet } from '../text/corpus.ts'
import { cleanRows, publicText } from '../text/gather.ts'
import { cleanSets } from '../text/public-sets.ts'
import { undecidable } from '../text/undecidable.ts'

/** The rows the encoder learns from: `write-rows.ts PUBLIC_SETS OUT.jsonl.gz`. Public rows never enter the repository. */

const OWN_WEIGHT = 2
const PUBLIC_WEIGHT = 0.5
const FOLDS = 6

const [folder, out] = process.argv.slice(2)
if (folder === undefined || out === undefined) throw new Error('Usage: write-rows.ts PUBLIC_SETS OUT.jsonl.gz')

/** What a careful reader could not decide teaches doubt, but no label. */
const open = new Set(undecidable())
const own = readCorpus().map((row) => ({
  id: row.id,
  text: encoderText(row.text),
  label: row.label,
  kind: row.kind,
  weight: open.has(row.id) ? 0 : OWN_WEIGHT,
  open: open.has(row.id),
  own: true,
  benchmark: isHeldBack(row),
  fold: foldOf(row, FOLDS),
  group: row.group,
  pile: `${row.lang} ${row.channel}`,
}))
const chosen = cleanRows(folder)
const isChosen = new Set(chosen.map(({ text }) => text))
/** More of the same sets, which it only reads, without labels. */
const further = cleanSets.flatMap(({ name }) => readPublicSet(folder, name)).filter(({ text }) => !isChosen.has(text))
const others = [...chosen, ...further].map((row, number) => ({
  id: `public-${number}`,
  text: encoderText(publicText(row)),
  label: row.label,
  kind: '',
  weight: number < chosen.length ? PUBLIC_WEIGHT : 0,
  open: false,
  own: false,
  benchmark: false,
  fold: 0,
  group: '',
  pile: '',
}))
const lines = [...own, ...others].map((row) => JSON.stringify(row))
writeFileSync(out, gzipSync(`${lines.join('\n')}\n`))
console.log(`${own.length} rows of our own, ${chosen.length} of public sets, ${further.length} to read only`)
