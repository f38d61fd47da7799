import { type EncoderOpinion, lookAt, reportOn, type TextModel, type TextReport } from '@atlas/engine'
import { type Ask, openAsServer } from '../encoder/onnx.ts'
import { places } from '../pipeline/places.ts'
import { isBenchmark, readCorpus, readPublicSet, type Row } from './corpus.ts'
import { publicText } from './gather.ts'
import { readLinks, readModel } from './model-reader.ts'
import { option } from './options.ts'
import { measureSets } from './public-sets.ts'
import { isTypicalHeld, readTypical } from './typical.ts'

/** At most so many rows of one public set. */
const MOST_ROWS = 150
/** Long texts are cut to these lengths, so many of each. */
const LENGTHS = [1200, 3000] as const
const LONG_ROWS = 60

type Message = { readonly set: string; readonly text: string; readonly row?: Row }

/** One message judged by everything and by the cascade, in one run. */
type Judged = {
  readonly set: string
  readonly all: TextReport
  readonly short: TextReport
  readonly row: Row | undefined
  /** Milliseconds of the core, and of the encoder in both ways. */
  readonly core: number
  readonly allMilliseconds: number
  readonly shortMilliseconds: number
}

const links = readLinks()
const model = readModel(option('model'))
const encoder = option('encoder') ?? places.encoder
const everything: TextModel = { ...model, settings: { ...model.settings, cascade: undefined } }

const timed = async <Answer>(work: () => Promise<Answer>): Promise<readonly [Answer, number]> => {
  const begun = performance.now()
  const answer = await work()
  return [answer, performance.now() - begun]
}

const judge = async ({ set, text, row }: Message, askAll: Ask, askShort: Ask): Promise<Judged> => {
  const [look, core] = await timed(async () => lookAt(text, { model, links }))
  const [all, allMilliseconds] = await timed<EncoderOpinion>(() => askAll(look))
  const [short, shortMilliseconds] = await timed<EncoderOpinion>(() => askShort(look))
  return {
    set,
    row,
    core,
    allMilliseconds,
    shortMilliseconds,
    all: reportOn(look, everything, all),
    short: reportOn(look, model, short),
  }
}

const spread = <Some>(rows: readonly Some[], most: number): Some[] => {
  const step = Math.max(1, Math.floor(rows.length / most))
  return rows.filter((_, number) => number % step === 0)
}

const publicSets = (folder: string): Row[][] =>
  measureSets.map(({ name }) => readPublicSet(folder, name).filter(({ label }) => label !== 'promotion'))

const messages = (folder: string | undefined): Message[] => [
  ...readCorpus()
    .filter(isBenchmark)
    .map((row) => ({ set: 'benchmark', text: row.text, row })),
  ...readTypical()
    .filter(isTypicalHeld)
    .map((row) => ({ set: 'typical', text: row.text, row })),
  ...(folder === undefined ? [] : publicSets(folder)).flatMap((rows) =>
    spread(rows, MOST_ROWS).map((row) => ({ set: 'public', text: publicText(row), row })),
  ),
]

const longMessages = (folder: string): Message[] =>
  LENGTHS.flatMap((length) => {
    const long = publicSets(folder)
      .flat()
      .filter(({ text }) => text.length >= length)
    return spread(long, LONG_ROWS).map(({ text }) => ({ set: `${length} characters`, text: text.slice(0, length) }))
  })

const sum = (judged: readonly Judged[], of: (one: Judged) => number): number =>
  judged.reduce((all, one) => all + of(one), 0)

const share = (judged: readonly Judged[], is: (one: Judged) => boolean): string =>
  (judged.filter(is).length / Math.max(1, judged.length)).toFixed(4).replace(/^0/, '')

const kindShare = (judged: readonly Judged[], of: (one: Judged) => TextReport): string => {
  const scams = judged.filter(
    ({ row, all, short }) => row?.label === 'scam' && row.kind !== '' && all.kind && short.kind,
  )
  return share(scams, (one) => of(one).kind?.id === one.row?.kind)
}

const line = (name: string, judged: readonly Judged[]): string => {
  const core = sum(judged, (one) => one.core)
  const all = sum(judged, (one) => one.allMilliseconds)
  const short = sum(judged, (one) => one.shortMilliseconds)
  const stopped = judged.filter(({ short: { depth } }) => depth !== 'all')
  return `| ${[
    name,
    judged.length,
    share(judged, (one) => one.short.depth === 'core'),
    share(judged, (one) => one.short.depth === 'half'),
    share(judged, (one) => one.short.verdict === one.all.verdict),
    share(judged, (one) => one.short.verdict === one.all.verdict && one.short.unsure === one.all.unsure),
    (short / all).toFixed(3),
    ((core + short) / (core + all)).toFixed(3),
    `${kindShare(stopped, (one) => one.all)} / ${kindShare(stopped, (one) => one.short)}`,
  ].join(' | ')} |`
}

const HEAD = `| | messages | core certain | half | same verdict | and same doubt | encoder's time | all time | kind right where it stopped: everything / cascade |
|---|---|---|---|---|---|---|---|---|`

const quantile = (values: readonly number[], at: number): string =>
  ([...values].sort((left, right) => left - right)[Math.floor(values.length * at)] ?? Number.NaN).toFixed(1)

const lengthLine = (name: string, judged: readonly Judged[]): string => {
  const of = (times: readonly number[]): string =>
    `${(times.reduce((all, one) => all + one, 0) / times.length).toFixed(1)} / ${quantile(times, 0.5)} / ${quantile(times, 0.9)}`
  return `| ${[
    name,
    judged.length,
    of(judged.map(({ core, allMilliseconds }) => core + allMilliseconds)),
    of(judged.map(({ core, shortMilliseconds }) => core + shortMilliseconds)),
  ].join(' | ')} |`
}

const bench = async (): Promise<void> => {
  const folder = option('extra')
  const [askAll, askShort] = [await openAsServer(encoder, everything), await openAsServer(encoder, model)]
  const judgeAll = async (some: readonly Message[]): Promise<Judged[]> => {
    const judged: Judged[] = []
    for (const message of some) judged.push(await judge(message, askAll, askShort))
    return judged
  }
  // The first texts of a process are slow.
  const every = Math.max(1, Number(option('every') ?? 1))
  const all = messages(folder).filter((_, number) => number % every === 0)
  await judgeAll(all.slice(0, 50))
  const judged = await judgeAll(all)
  console.log(`\nThe cascade beside everything, one run on one core\n${HEAD}`)
  console.log(line('all', judged))
  for (const [set, some] of Map.groupBy(judged, (one) => one.set)) console.log(line(set, some))
  if (folder === undefined) return
  console.log('\n| texts cut to | messages | everything: mean / median / 9 in 10, ms | cascade |\n|---|---|---|---|')
  for (const [set, some] of Map.groupBy(await judgeAll(longMessages(folder)), (one) => one.set))
    console.log(lengthLine(set, some))
}

await bench()
