import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Doubts, excerptOf, hasHost, judgeLinks, read } from '@atlas/engine/text-parts'
import { fitEncoderShare, fitLinkSteps, type Heard } from '../encoder/fit-share.ts'
import { readEncoderOpinions } from '../encoder/scores.ts'
import { isHeldBack, isRecord, readCorpus } from './corpus.ts'
import { idfTable, type Item } from './examples.ts'
import { cleanRows, fingerprint, fingerprints, hostBits, prepareAll, publicText } from './gather.ts'
import { fitDoubts, type Open } from './fit-doubt.ts'
import { fitTier, type Signal, unseenSignals } from './learned.ts'
import { fitKinds, fitPromotion, joinSections, runsTable, splitWeights, toBytes } from './model-file.ts'
import { writeModelCard } from './model-card.ts'
import { readLinkJudge, readModel } from './model-reader.ts'
import { option } from './options.ts'
import { allTiers, scoreRows } from './scored.ts'
import { fitStack } from './stacking.ts'
import { undecidable } from './undecidable.ts'

const SEED = 20_261_115
const EXCERPT = 72

const folder = fileURLToPath(new URL('../../../engine/model/text/', import.meta.url))
const started = Date.now()
const say = (line: string): void =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${line}`)

/** The host table comes from lists given with `--hosts a,b`; without them the one of the last training is kept. */
const readHosts = (): Uint8Array => {
  const files = option('hosts')?.split(',')
  if (files !== undefined) return hostBits(files)
  const settings: unknown = JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'))
  const sections = isRecord(settings) ? settings['sections'] : undefined
  const place = isRecord(sections) ? sections['hosts'] : undefined
  if (!isRecord(place)) throw new Error('No table of known hosts: give lists with --hosts.')
  const start = Number(place['start'])
  return new Uint8Array(readFileSync(join(folder, 'core.bin')).subarray(start, start + Number(place['length'])))
}

type Read = { readonly own: readonly Item[]; readonly others: readonly Item[]; readonly hosts: Uint8Array }

const readData = (extra: string | undefined): Read => {
  const hosts = readHosts()
  const isKnownHost = (host: string): boolean => hasHost(hosts, host)
  // What a careful reader could not decide teaches nothing but its label.
  const open = new Set(undecidable())
  const rows = readCorpus().filter((row) => !isHeldBack(row) && !open.has(row.id))
  say(`${rows.length} messages of our own to learn from; the benchmark tenth is left out`)
  const own = prepareAll(rows, isKnownHost, say)
  const others = extra === undefined ? [] : prepareAll(cleanRows(extra), isKnownHost, say, publicText)
  say(`${others.length} messages of public sets`)
  return { own, others, hosts }
}

/** Everything that is numbers: fitted on all rows, made into bytes, joined into one file. */
const buildCore = ({ own, others, hosts }: Read) => {
  const tier = fitTier(
    own,
    others.filter(({ row }) => row.label !== 'promotion'),
    SEED,
  )
  const promotion = fitPromotion(own, others, SEED)
  const kinds = fitKinds(own, SEED)
  say('fitted on everything')
  const { grams, crosses, ruleFeatures, foundFeatures } = splitWeights(tier.weights)
  const bytes = {
    grams: toBytes(grams),
    crosses: toBytes(crosses),
    promotion: toBytes(promotion.weights),
    kinds: toBytes(kinds.weights),
  }
  const idf = idfTable(own)
  // Only scams are ever shown; of the others it is enough that they are none.
  const examples = own.map(({ row }) =>
    row.label === 'scam' ? [row.id, row.label, row.kind, excerptOf(row.text, EXCERPT)] : ['', row.label],
  )
  const { core, sections } = joinSections({
    grams: bytes.grams.bytes,
    crosses: bytes.crosses.bytes,
    promotion: bytes.promotion.bytes,
    kinds: bytes.kinds.bytes,
    hosts,
    idf,
    runs: runsTable(idf, own),
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
    sections,
  }
  return { core, settings }
}

/** The rows that the encoder scored unseen too, with their links judged. */
const heardBoth = (signals: readonly Signal[]): Heard[] => {
  const opinions = readEncoderOpinions()
  const judge = readLinkJudge()
  return signals.flatMap((signal) => {
    const opinion = opinions.get(signal.item.row.id)
    if (opinion === undefined) return []
    const reading = read(signal.item.row.text)
    const links = judgeLinks(reading, judge).map(({ verdict }) => verdict)
    const isEnglish = reading.language === 'en'
    return [{ signal, encoder: opinion.score, doubt: opinion.doubt ?? 0, isEnglish, links }]
  })
}

/** What readers could not decide, as the new model judges it; it has learned none of their labels. */
const readOpen = (hosts: Uint8Array): Open[] => {
  const open = new Set(undecidable())
  const rows = readCorpus().filter((row) => !isHeldBack(row) && open.has(row.id))
  const items = prepareAll(rows, (host) => hasHost(hosts, host), say)
  const model = readModel()
  const opinions = readEncoderOpinions()
  const alone = scoreRows(model, rows, undefined, { judgeLink: readLinkJudge() })
  const together = scoreRows(model, rows, undefined, allTiers())
  return items.map((item, place) => ({
    item,
    alone: alone[place]?.report.probability ?? 0,
    withEncoder: together[place]?.report.probability ?? 0,
    doubt: opinions.get(item.row.id)?.doubt ?? 0,
  }))
}

const trainText = (): void => {
  const extra = option('extra')
  const data = readData(extra)
  const heard = data.others.filter(({ row }) => row.label !== 'promotion')
  const signals = unseenSignals(data.own, heard, SEED, say)
  const stacked = fitStack(signals)
  say(`calibrated, loss ${stacked.loss.toFixed(4)}; ${Object.keys(stacked.points).length} rules count`)
  const both = heardBoth(signals)
  const stack = fitEncoderShare(both, fitLinkSteps(both, stacked.stack, stacked.points), stacked.points)
  say(`links and encoder: ${JSON.stringify(stack)}`)
  const odds = Object.fromEntries(stacked.records.map((record) => [record.id, Math.round(record.odds * 100) / 100]))
  const { core, settings } = buildCore(data)
  const hashes = fingerprints(extra)
  const version = `text-${fingerprint(core)}`
  mkdirSync(folder, { recursive: true })
  const write = (doubt: Doubts): void => {
    const all = { version, seed: SEED, data: hashes, stack, doubt, points: stacked.points, odds, ...settings }
    writeFileSync(join(folder, 'settings.json'), `${JSON.stringify(all, undefined, 1)}\n`)
  }
  writeFileSync(join(folder, 'core.bin'), core)
  write({ alone: { weights: [], above: 0 }, withEncoder: { weights: [], above: 0 } })
  const open = readOpen(data.hosts)
  write(fitDoubts(both, open, stack, stacked.points))
  say(`written: core.bin ${(core.length / 1e6).toFixed(2)} MB; doubt learned from ${open.length} undecidable messages`)
  writeModelCard({
    folder,
    records: stacked.records,
    points: stacked.points,
    data: hashes,
    others: data.others.map(({ row }) => row.source),
    say,
  })
}

trainText()
