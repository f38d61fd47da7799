import { EDITION } from '../corpus/edition.ts'
import { hashOf } from '../corpus/files.ts'
import { isHeldBack, readCorpus, type Row } from '../text/corpus.ts'
import { readModel } from '../text/model-reader.ts'
import { undecidable } from '../text/undecidable.ts'
import { writeDataCard } from './data-card.ts'
import { calibrationOf, type Cuts, type Judged, lineOf, linesBy, tableOf, unsureShare } from './figures.ts'
import { curveFor, type Figures, readFigures, writeFigures } from './figures-file.ts'
import { measureOurs, ourCuts } from './measure-ours.ts'
import { keywordCuts, measureKeywords, measureNgrams, ngramCuts } from './measure-references.ts'
import { readBenchmark } from './rows.ts'

/** Measures our engine and the references on the benchmark, prints it and writes what the web app and the card show. */

const rows = readCorpus()
const open = new Set(undecidable())
const benchmark = readBenchmark(undefined, rows)
const training = rows.filter((row) => !isHeldBack(row) && !open.has(row.id))
const undecided = rows.filter(({ id }) => open.has(id))
const count = (label: Row['label']): number => rows.filter((row) => row.label === label).length

const model = readModel()
const ours = measureOurs(model)
const server = ours.server(benchmark.decidable)

const checker = (id: string, judged: readonly Judged[], cuts: Cuts) => ({
  ...lineOf(id, judged, cuts),
  calibrationError: calibrationOf(judged),
})

const figures: Figures = {
  model: model.settings.version,
  corpus: {
    messages: rows.length,
    scams: count('scam'),
    honest: count('honest'),
    promotion: count('promotion'),
    training: training.length,
    hash: hashOf(rows),
  },
  benchmark: {
    edition: EDITION,
    scams: benchmark.decidable.filter(({ label }) => label === 'scam').length,
    honest: benchmark.decidable.filter(({ label }) => label !== 'scam').length,
    undecidable: benchmark.undecidable.length,
    heard: ours.heard(benchmark.decidable),
  },
  calibrationError: calibrationOf(server),
  unsure: {
    decidable: unsureShare(server),
    undecidable: unsureShare(ours.server(benchmark.undecidable)),
    corpus: unsureShare(ours.server(undecided)),
    corpusMessages: undecided.length,
  },
  checkers: [
    checker('keywords', measureKeywords(benchmark.decidable), keywordCuts),
    checker('ngrams', measureNgrams(training, benchmark.decidable), ngramCuts),
    checker('core', ours.core(benchmark.decidable), ourCuts),
    checker('browser', ours.browser(benchmark.decidable), ourCuts),
    checker('server', server, ourCuts),
  ],
  withUndecidable: lineOf('server', [...server, ...ours.server(benchmark.undecidable)], ourCuts),
  languages: linesBy(server, ({ lang }) => lang, ourCuts),
  kinds: linesBy(server, ({ kind }) => kind, ourCuts),
  channels: linesBy(server, ({ channel }) => channel, ourCuts),
  curve: curveFor(training.length),
}

const print = (title: string, lines: readonly string[]): void => console.log(`\n${title}\n${lines.join('\n')}`)
print('The public benchmark', tableOf(figures.checkers, ourCuts))
print('With what nobody can decide left in', tableOf([figures.withUndecidable], ourCuts))
print('By language', tableOf(figures.languages, ourCuts))
print('By kind', tableOf(figures.kinds, ourCuts))
print('By channel', tableOf(figures.channels, ourCuts))
print('Figures', [
  `calibration error ${figures.calibrationError}`,
  `unsure: ${figures.unsure.decidable} of the decidable, ${figures.unsure.undecidable} of ${figures.benchmark.undecidable} undecidable, ${figures.unsure.corpus} of ${figures.unsure.corpusMessages} in the whole corpus`,
])

const hadCurve = readFigures()?.curve !== undefined
writeFigures(figures)
writeDataCard(rows)
console.log('\nfigures.json and the counts of DATACARD.md written')
if (figures.benchmark.heard < benchmark.decidable.length)
  console.log(`The encoder has scored only ${figures.benchmark.heard} of ${benchmark.decidable.length} messages.`)
if (figures.curve === undefined)
  console.log(
    `${hadCurve ? 'The learning curve was that of another corpus and is gone' : 'There is no learning curve'}: npm run bench:curve`,
  )
