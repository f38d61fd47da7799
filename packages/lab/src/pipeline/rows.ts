import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '../corpus/files.ts'
import { encoderRows } from '../encoder/rows-file.ts'
import { readLinks } from '../text/model-reader.ts'
import {
  groupNumber,
  isBenchmark,
  isHeldBack,
  isUndecidable,
  readCorpus,
  readPublicSet,
  type CorpusRow,
  type Row,
} from '../text/corpus.ts'
import { copiesFolder, copyRows, readCopies } from '../text/copies.ts'
import { chosenRows } from '../text/gather.ts'
import { isTypicalHeld, readTypical } from '../text/typical.ts'
import { choices } from './choices.ts'
import { type DataRow, writeData } from './data.ts'
import type { PublicSets } from './fetch.ts'
import { hashAt } from './hashes.ts'
import { type Options, places } from './places.ts'
import { runStage } from './stage.ts'

/** What is held back and stands in no edition yet waits for the next. */
export const partOf = (row: Row): DataRow['part'] => {
  if (isBenchmark(row)) return 'benchmark'
  return isHeldBack(row) ? 'held' : 'train'
}

/** Our corpus, each row with its part. A smoke run takes every so-manieth group, of both parts alike. */
const ownRows = (rows: readonly CorpusRow[], small: boolean): DataRow[] =>
  rows
    .filter(({ group }) => !small || Math.floor(groupNumber(group) / 100) % choices.small.oneGroupIn === 0)
    .map((row) => ({ ...row, open: isUndecidable(row), part: partOf(row) }))

/** Messages without twins. Those that teach nothing wait for the bench. */
const typicalRows = (small: boolean): DataRow[] =>
  readTypical()
    .filter(({ id }) => !small || Math.floor(groupNumber(id) / 100) % choices.small.oneGroupIn === 0)
    .map((row) => ({ ...row, open: false, part: isTypicalHeld(row) ? 'held' : 'train' }))

/** Choices as Python reads them. */
const pythonChoices = (small: boolean): Record<string, number> => {
  const { oneGroupIn: _, coreAuc: __, ...forPython } = choices.small
  return small ? { ...choices.encoder, ...forPython } : choices.encoder
}

const ROWS_FILE = 'encoder-rows.jsonl.gz'

export const rowsStage = (options: Options, sets: PublicSets): Promise<string> => {
  const { out, small, say } = options
  return runStage(
    out,
    {
      name: 'rows',
      inputs: {
        corpus: hashAt(path.join(places.lab, '../corpus')),
        editions: hashAt(path.join(places.lab, '../benchmark')),
        typical: hashAt(path.join(places.lab, '../typical')),
        copies: hashAt(copiesFolder),
        reading: ['reading', 'knowledge', 'link'].map((room) => hashAt(path.join(places.engine, room))).join(' '),
        links: hashAt(places.linkModel),
        choices: hashAt(path.join(places.lab, '../choices.json')),
        code: [
          hashAt(path.join(places.lab, 'text/corpus.ts')),
          hashAt(path.join(places.lab, 'text/typical.ts')),
          hashAt(path.join(places.lab, 'text/copies.ts')),
          hashAt(path.join(places.lab, 'encoder/rows-file.ts')),
        ].join(' '),
        small: String(small),
        ...sets.hashes,
      },
      work: (folder) => {
        const rows = readCorpus()
        const corpus = [...ownRows(rows, small), ...typicalRows(small)]
        const train = sets.present.filter(({ use }) => use === 'train')
        const from = options.sets ?? ''
        const others = chosenRows(from, train)
        const isChosen = new Set(others.map(({ text }) => text))
        const further = train.flatMap(({ name }) => readPublicSet(from, name)).filter(({ text }) => !isChosen.has(text))
        say(`${corpus.length} messages of our own, ${others.length} of public sets, ${further.length} to read only`)
        // For the encoder's training alone: core and stack are fitted on originals.
        const copies = copyRows(readCopies(), corpus, choices.encoder.copyErrors)
        say(`${copies.length} copies of them as real channels leave them`)
        writeData(folder, { name: hashOf(rows), corpus, others })
        writeFileSync(
          path.join(folder, ROWS_FILE),
          encoderRows({ own: corpus, chosen: others, further, copies }, readLinks()),
        )
        writeFileSync(path.join(folder, 'choices.json'), JSON.stringify(pythonChoices(small), undefined, 1))
      },
    },
    say,
  )
}

/** Whether a run learned from so many public rows can be told from its rows alone. */
export const rowsHash = (folder: string): Uint8Array => readFileSync(path.join(folder, ROWS_FILE))
