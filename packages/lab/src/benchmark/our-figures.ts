import type { TextModel } from '@atlas/engine'
import { EDITION } from '../corpus/edition.ts'
import type { Data } from '../pipeline/data.ts'
import { benchmarkRows, trainingRows } from '../pipeline/data.ts'
import { type OtherTiers, type Scored, scoreRows } from '../text/scored.ts'
import type { Row } from '../text/corpus.ts'
import { isTypical } from '../text/typical.ts'
import { calibrationOf, type Cuts, type Judged, lineOf, linesBy, unsureShare } from './figures.ts'
import type { Curve, Figures, Outside, SecondPart } from './figures-file.ts'
import { ourCuts } from './our-cuts.ts'
import { keywordCuts, measureKeywords, measureNgrams, ngramCuts } from './measure-references.ts'

export type Measured = {
  readonly data: Data
  readonly model: TextModel
  /** What stands beside the core on a server. */
  readonly tiers: Required<OtherTiers>
  /** The decidable benchmark with more and more of the engine at work. */
  readonly browser: readonly Scored[]
  readonly server: readonly Scored[]
  readonly curve: Curve
  /** The newest look at the second part, whichever model it was taken of. */
  readonly second?: SecondPart | undefined
  readonly outside?: Outside | undefined
}

const judgedOf = (scored: readonly Scored[]): Judged[] =>
  scored.map(({ row, report }) => ({
    row,
    score: report.score,
    probability: report.probability,
    unsure: report.unsure,
  }))

export const judge = (model: TextModel, rows: readonly Row[], others: OtherTiers): Judged[] =>
  judgedOf(scoreRows(model, rows, undefined, others))

const checker = (id: string, judged: readonly Judged[], cuts: Cuts) => ({
  ...lineOf(id, judged, cuts),
  calibrationError: calibrationOf(judged),
})

/** Our engine and the references on the benchmark: what the web app and MODEL.md show. */
export const ourFigures = (measured: Measured): Figures => {
  const { data, model, tiers, curve, second, outside } = measured
  const decidable = benchmarkRows(data)
  const undecidable = data.corpus.filter(({ part, open }) => part === 'benchmark' && open)
  const undecided = data.corpus.filter(({ open }) => open)
  const training = trainingRows(data).filter((row) => !isTypical(row))
  // Typical messages teach, but were not read twice: the corpus is counted without them.
  const twice = data.corpus.filter((row) => !isTypical(row))
  const count = (label: Row['label']): number => twice.filter((row) => row.label === label).length
  const server = judgedOf(measured.server)
  const open = judge(model, undecidable, tiers)
  return {
    model: model.settings.version,
    corpus: {
      messages: twice.length,
      scams: count('scam'),
      honest: count('honest'),
      promotion: count('promotion'),
      training: training.length,
      hash: data.name,
    },
    benchmark: {
      edition: EDITION,
      scams: decidable.filter(({ label }) => label === 'scam').length,
      honest: decidable.filter(({ label }) => label !== 'scam').length,
      undecidable: undecidable.length,
      heard: decidable.filter(({ id }) => tiers.encoder.has(id)).length,
    },
    calibrationError: calibrationOf(server),
    unsure: {
      decidable: unsureShare(server),
      undecidable: unsureShare(open),
      corpus: unsureShare(judge(model, undecided, tiers)),
      corpusMessages: undecided.length,
    },
    checkers: [
      checker('keywords', measureKeywords(decidable), keywordCuts),
      checker('ngrams', measureNgrams(training, decidable), ngramCuts),
      checker('browser', judgedOf(measured.browser), ourCuts),
      checker('server', server, ourCuts),
    ],
    withUndecidable: lineOf('server', [...server, ...open], ourCuts),
    languages: linesBy(server, ({ lang }) => lang, ourCuts),
    kinds: linesBy(server, ({ kind }) => kind, ourCuts),
    channels: linesBy(server, ({ channel }) => channel, ourCuts),
    curve,
    second,
    outside,
  }
}
