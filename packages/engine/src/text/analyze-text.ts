import { adviceFor, questionFor } from './advice.ts'
import { type Combined, combine, SCAM_ABOVE, SUSPICIOUS_ABOVE } from './combine.ts'
import { readConversation } from './conversation.ts'
import { evidenceOf, type Fired, keywordPoints, runRules } from './evidence.ts'
import { foundFlags, type Grams, gramsOf, windowsOf } from './features.ts'
import { linkAddress } from './find-links.ts'
import { foundNames } from './found-names.ts'
import { isKindId, type KindId, kindNames } from './kinds.ts'
import { likenessVote, type Neighbour } from './likeness.ts'
import { mask } from './mask.ts'
import type { TextModel } from './model.ts'
import { read } from './read.ts'
import { seek } from './sought.ts'
import type { JudgeLink, Language, LinkFinding, Reading, TextReport, Tier, Verdict } from './types.ts'
import { isUnsure } from './unsure.ts'
import { crossesOf, promotionShare, weighExtra, weighGrams, weighKinds } from './weigh.ts'

/** What `analyzeText` needs: the model always, the rest where the caller has it. */
export type TextParts = {
  readonly model: TextModel
  readonly judgeLink?: JudgeLink | undefined
  /** The encoder's log-odds for this very text. */
  readonly encoderScore?: number | undefined
}

/** Longer texts are read up to here; callers refuse them before. */
export const MOST_CHARACTERS = 50_000
const MOST_JUDGED_LINKS = 20
const NEIGHBOURS = 8
const SIMILAR_SHOWN = 3
const SIMILAR_FROM = 0.3

export const judgeLinks = (reading: Reading, judgeLink: JudgeLink | undefined): LinkFinding[] => {
  if (judgeLink === undefined) return []
  const claimed = [
    ...new Set(
      reading.things
        .filter(({ kind, sort }) => kind === 'sender' && sort !== 'family')
        .map(({ value }) => value.toLowerCase()),
    ),
  ]
  return reading.things
    .filter(({ kind, value }) => kind === 'link' && !/ dot /i.test(value))
    .slice(0, MOST_JUDGED_LINKS)
    .map(({ value, original }) => ({
      ...judgeLink(linkAddress(value), claimed),
      url: linkAddress(value),
      start: original.start,
      end: original.end,
    }))
}

/** The numbers that stand for rules and found things when their pairs are counted. */
export const firedNumbers = (fired: readonly Fired[], found: ReadonlySet<string>): number[] => [
  ...fired.map(({ number }) => number),
  ...foundNames.flatMap((name, index) => (found.has(name) ? [600 + index] : [])),
]

type Weighed = {
  readonly whole: number
  readonly window: number
  readonly grams: Grams
  readonly neighbours: readonly Neighbour[]
}

const weighText = (model: TextModel, reading: Reading, fired: readonly Fired[]): Weighed => {
  const found = foundFlags(reading, model.isKnownHost)
  const extra = weighExtra(
    model,
    fired.map(({ rule }) => rule.id),
    [...found],
    crossesOf(firedNumbers(fired, found)),
  )
  const masked = mask(reading)
  const grams = gramsOf(masked)
  const whole = weighGrams(model, grams, extra)
  const windows = windowsOf(masked).map((piece) => weighGrams(model, gramsOf(piece), extra))
  return {
    whole,
    window: Math.max(whole, ...windows),
    grams,
    neighbours: model.likeness.nearest(grams.words, NEIGHBOURS),
  }
}

/** The kind by three voices: the words, the rules that fired, and the nearest known scams. */
const kindOf = (model: TextModel, { grams, neighbours }: Weighed, fired: readonly Fired[]): KindId => {
  const votes = new Map<KindId, number>()
  const vote = (kind: KindId, weight: number): void => void votes.set(kind, (votes.get(kind) ?? 0) + weight)
  for (const { kind, value } of weighKinds(model, grams)) vote(kind, value)
  for (const { rule } of fired) {
    const share = Math.max(0, model.settings.points[rule.id] ?? 0)
    for (const kind of rule.kinds ?? []) vote(kind, (0.25 + 0.25 * share) / (rule.kinds?.length ?? 1))
  }
  for (const { label, kind, similarity } of neighbours) if (label === 'scam' && isKindId(kind)) vote(kind, similarity)
  return [...votes].reduce<[KindId, number]>(
    (best, entry) => (entry[1] > best[1] ? entry : best),
    ['other', Number.NEGATIVE_INFINITY],
  )[0]
}

const verdictOf = (score: number): Verdict => {
  if (score > SCAM_ABOVE) return 'scam'
  return score > SUSPICIOUS_ABOVE ? 'suspicious' : 'legitimate'
}

const languageNote = (code: Language): TextReport['language'] => ({
  code,
  known: code !== 'unknown',
  note: code === 'unknown' ? 'We do not know this language well. Treat this answer with care.' : undefined,
})

const classesOf = (model: TextModel, grams: Grams, { probability }: Combined): TextReport['classes'] => {
  const promotion = promotionShare(model, grams) * (1 - probability)
  return { scam: probability, promotion, honest: 1 - probability - promotion }
}

const tiersOf = (parts: TextParts, links: readonly LinkFinding[]): Tier[] => [
  'rules',
  'n-grams',
  'likeness',
  ...(links.length > 0 ? ['links' as const] : []),
  ...(parts.encoderScore === undefined ? [] : ['encoder' as const]),
]

const rounded = (value: number, places = 4): number => Math.round(value * 10 ** places) / 10 ** places

const similarOf = ({ neighbours }: Weighed): TextReport['similar'] =>
  neighbours
    .filter(({ label, similarity }) => label === 'scam' && similarity >= SIMILAR_FROM)
    .slice(0, SIMILAR_SHOWN)
    .map((neighbour) => ({ ...neighbour, similarity: rounded(neighbour.similarity, 3) }))

const foundOf = ({ things, original: text }: Reading): TextReport['found'] =>
  things.map(({ kind, original: { start, end } }) => ({ kind, text: text.slice(start, end), start, end }))

/** Reads a text and says how dangerous it is, why, and what to do now. Never throws on any text. */
export const analyzeText = (text: string, parts: TextParts): TextReport => {
  const { model, judgeLink, encoderScore } = parts
  const reading = read(text.slice(0, MOST_CHARACTERS))
  const sought = seek(reading)
  const fired = runRules(sought)
  const weighed = weighText(model, reading, fired)
  const links = judgeLinks(reading, judgeLink)
  const empty = reading.plain.trim() === ''
  const keywords = keywordPoints(fired, model.settings.points)
  const signals = {
    whole: weighed.whole,
    window: weighed.window,
    likeness: likenessVote(weighed.neighbours),
    links: links.map(({ verdict }) => verdict),
    encoder: encoderScore,
    keywords,
  }
  const combined = empty
    ? { score: 0, likeness: 0, keywords: 0, probability: 0 }
    : combine(signals, model.settings.stack)
  const score = rounded(combined.score, 2)
  const verdict = verdictOf(score)
  const unsure = !empty && isUnsure(reading, combined)
  const kind = verdict === 'legitimate' ? undefined : kindOf(model, weighed, fired)
  const evidence = evidenceOf(reading, fired, model.settings)
  const conversation = readConversation(
    reading,
    sought,
    fired.flatMap(({ rule, spans }) => spans.map((span) => ({ theme: rule.theme, id: rule.id, span }))),
    combined.probability,
  )
  const alarming = evidence.filter(({ strength }) => strength !== 'reassuring')
  return {
    score,
    found_keywords: [...new Set(alarming.map(({ quote }) => quote))],
    verdict,
    probability: rounded(combined.probability),
    classes: classesOf(model, weighed.grams, combined),
    kind: kind === undefined ? undefined : { id: kind, name: kindNames[kind] },
    evidence,
    similar: similarOf(weighed),
    links,
    advice: adviceFor(verdict, kind, conversation?.stage, unsure),
    unsure,
    question: unsure ? questionFor(kind ?? kindOf(model, weighed, fired)) : undefined,
    parts: { likeness: rounded(combined.likeness, 2), keywords: rounded(combined.keywords, 2) },
    tiers: tiersOf(parts, links),
    conversation,
    language: languageNote(reading.language),
    found: foundOf(reading),
    model: model.settings.version,
  }
}
