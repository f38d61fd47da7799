import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LinkKnowledge } from '@atlas/engine'
import { type Cascade, type Doubts, excerptOf, featuresHash } from '@atlas/engine/text-parts'
import { learningCurve } from '../benchmark/curve.ts'
import { fitEncoderShare, fitLinkSteps, type Heard, type RealLinks } from '../encoder/fit-share.ts'
import type { Opinions } from '../encoder/scores.ts'
import { choices } from '../pipeline/choices.ts'
import { benchmarkRows, type Data, trainingRows } from '../pipeline/data.ts'
import { shortHash } from '../pipeline/hashes.ts'
import type { Row } from './corpus.ts'
import { idfTable, type Item } from './examples.ts'
import { fitCascade } from './fit-cascade.ts'
import { fitDoubts, type Open } from './fit-doubt.ts'
import { prepareAll, publicId, publicText } from './gather.ts'
import { fitTier, type Signal, unseenSignals } from './learned.ts'
import { fitKinds, fitPromotion, joinSections, runsTable, splitWeights, toBytes } from './model-file.ts'
import { readModel } from './model-reader.ts'
import { scoreRows } from './scored.ts'
import { isTypical } from './typical.ts'
import { fitStack, type RuleRecord } from './stacking.ts'
import { prepare } from './vectors.ts'

const { seed, excerpt } = choices.text

/** Everything a text model is fitted from. */
export type FitFrom = {
  readonly data: Data
  /** What reviewers of a server approved, each with its weight; it teaches words, not how the tiers share the word. */
  readonly approved?: readonly Row[]
  readonly opinions: Opinions
  readonly links: LinkKnowledge
  readonly realLinks: RealLinks
  /** Which bytes it is made from, for settings.json. */
  readonly made: Readonly<Record<string, string>>
  readonly say: (line: string) => void
}

type Read = { readonly own: readonly Item[]; readonly others: readonly Item[] }

/** Everything that is numbers: fitted on all rows, made into bytes, joined into one file. */
const buildCore = ({ own, others }: Read, say: FitFrom['say']) => {
  const tier = fitTier(
    own,
    others.filter(({ row }) => row.label !== 'promotion'),
    seed,
  )
  const promotion = fitPromotion(own, others, seed)
  const kinds = fitKinds(own, seed)
  say('fitted on everything')
  const { grams, crosses, ruleFeatures, foundFeatures } = splitWeights(tier.weights)
  const bytes = {
    grams: toBytes(grams),
    crosses: toBytes(crosses),
    promotion: toBytes(promotion.weights),
    kinds: toBytes(kinds.weights),
  }
  // People are shown scams of the corpus, which was read twice.
  const known = own.filter(({ row }) => !isTypical(row))
  const idf = idfTable(known)
  // Only scams are ever shown; of the others it is enough that they are none.
  const examples = known.map(({ row }) =>
    row.label === 'scam' ? [row.id, row.label, row.kind, excerptOf(row.text, excerpt)] : ['', row.label],
  )
  const { core, sections } = joinSections({
    grams: bytes.grams.bytes,
    crosses: bytes.crosses.bytes,
    promotion: bytes.promotion.bytes,
    kinds: bytes.kinds.bytes,
    idf,
    runs: runsTable(idf, known),
    examples: new TextEncoder().encode(JSON.stringify(examples)),
  })
  const settings = {
    bias: tier.bias,
    scales: {
      grams: bytes.grams.scale,
      crosses: bytes.crosses.scale,
      promotion: bytes.promotion.scale,
      kinds: bytes.kinds.scale,
    },
    promotionBias: promotion.bias,
    kindBias: kinds.bias,
    ruleFeatures,
    foundFeatures,
    features: featuresHash([...Object.keys(ruleFeatures), ...Object.keys(foundFeatures)]),
    sections,
  }
  return { core, settings }
}

/** The rows that the encoder scored unseen too, with their links judged. */
const heardBoth = (signals: readonly Signal[], { opinions }: FitFrom, idOf = ({ id }: Row): string => id): Heard[] =>
  signals.flatMap((signal) => {
    const { row, prepared } = signal.item
    const opinion = opinions.get(idOf(row))
    if (opinion?.score === undefined) return []
    const { links, isEnglish } = prepared
    return [{ signal, encoder: opinion.score, early: opinion.early, doubt: opinion.doubt ?? 0, isEnglish, links }]
  })

/** What readers could not decide, as the new model judges it; it has learned none of their labels. */
const readOpen = (folder: string, { data, opinions, links, say }: FitFrom): Open[] => {
  const rows = data.corpus.filter(({ part, open }) => part === 'train' && open)
  const items = prepareAll(rows, links, say)
  const model = readModel(folder)
  const alone = scoreRows(model, rows, undefined, { links })
  const together = scoreRows(model, rows, undefined, { links, encoder: opinions })
  return items.map((item, place) => ({
    item,
    alone: alone[place]?.report.probability ?? 0,
    withEncoder: together[place]?.report.probability ?? 0,
    doubt: opinions.get(item.row.id)?.doubt ?? 0,
  }))
}

const prepareData = ({ data, approved = [], links, say }: FitFrom): Read => {
  const rows = trainingRows(data)
  say(`${rows.length} messages of our own and ${data.others.length} of public sets to learn from`)
  if (approved.length > 0) say(`${approved.length} approved examples to learn from`)
  return {
    own: prepareAll(rows, links, say),
    others: [
      ...prepareAll(data.others, links, say, publicText),
      // What stood for personal data counts as what it was made of.
      ...approved.map((row) => ({ row, prepared: prepare(row.text, links, true) })),
    ],
  }
}

const readForCurve = ({ data, links, say }: FitFrom, { own, others }: Read) => ({
  own,
  others: others.filter(({ row }) => row.label !== 'promotion'),
  benchmark: prepareAll(benchmarkRows(data), links, say),
})

/** Fits the text model and writes core.bin, settings.json and the learning curve into a folder; says how each rule did. */
export const fitText = (folder: string, from: FitFrom): readonly RuleRecord[] => {
  const { say } = from
  const prepared = prepareData(from)
  const signals = unseenSignals(
    prepared.own,
    prepared.others.filter(({ row }) => row.label !== 'promotion'),
    seed,
    say,
  )
  const stacked = fitStack(signals.own)
  say(`calibrated, loss ${stacked.loss.toFixed(4)}; ${Object.keys(stacked.points).length} rules count`)
  const both = heardBoth(signals.own, from)
  const bothOfOthers = heardBoth(signals.others, from, publicId)
  const stack = fitEncoderShare(both, fitLinkSteps(both, stacked.stack, stacked.points, from.realLinks), stacked.points)
  say(`links and encoder: ${JSON.stringify(stack)}`)
  const odds = Object.fromEntries(stacked.records.map((record) => [record.id, Math.round(record.odds * 100) / 100]))
  const { core, settings } = buildCore(prepared, say)
  const version = `text-${shortHash(core)}`
  const write = (doubt: Doubts, cascade?: Cascade): void => {
    const all = { version, seed, data: from.made, stack, doubt, cascade, points: stacked.points, odds, ...settings }
    writeFileSync(path.join(folder, 'settings.json'), `${JSON.stringify(all, undefined, 1)}\n`)
  }
  writeFileSync(path.join(folder, 'core.bin'), core)
  const none = { weights: [], above: 0, from: 0 }
  write({ alone: none, withEncoder: none })
  const open = readOpen(folder, from)
  const doubts = fitDoubts(both, open, stack, stacked.points)
  const whole = { stack, points: stacked.points, doubt: doubts.withEncoder }
  write(doubts, fitCascade([both, bothOfOthers], whole, say))
  say(`core.bin ${(core.length / 1e6).toFixed(2)} MB; doubt learned from ${open.length} undecidable messages`)
  const curve = learningCurve(readModel(folder), readForCurve(from, prepared), say)
  writeFileSync(path.join(folder, 'curve.json'), JSON.stringify(curve))
  return stacked.records
}
