import { adviceFor, questionFor } from './advice.ts'
import { type Combined, combine, SCAM_ABOVE, SUSPICIOUS_ABOVE } from '../learned/combine.ts'
import { readConversation } from './conversation.ts'
import { evidenceOf, type Fired, keywordPoints, runRules } from './evidence.ts'
import { foundFlags, type Grams, gramsOf, windowsOf } from '../learned/features.ts'
import { linkAddress } from '../reading/things/find-links.ts'
import { foundNames } from '../learned/found-names.ts'
import { isKindId, type KindId, kindNames } from '../knowledge/kinds.ts'
import { likenessVote, type Neighbour } from '../learned/likeness/likeness.ts'
import { mask } from '../reading/mask.ts'
import type { Alike } from '../learned/likeness/meaning-index.ts'
import type { TextModel } from '../learned/model.ts'
import { read } from '../reading/read.ts'
import { seek } from '../reading/sought.ts'
import type {
  JudgeLink,
  Language,
  LinkFinding,
  LinkOpinion,
  Reading,
  TextReport,
  Tier,
  Verdict,
} from '../reading/types.ts'
import { isUnsure, signsOfDoubt } from '../learned/unsure.ts'
import { crossesOf, promotionShare, weighExtra, weighGrams, weighKinds } from '../learned/weigh.ts'

/** What `analyzeText` needs: the model always, the rest where the caller has it. */
export type TextParts = {
  readonly model: TextModel
  readonly judgeLink?: JudgeLink | undefined
  /** What the encoder says of this very text. */
  readonly encoder?: EncoderOpinion | undefined
}

export type EncoderOpinion = {
  /** Log-odds of a scam. */
  readonly score: number
  /** The chance of each kind, if it is one. */
  readonly kinds?: Readonly<Record<string, number>> | undefined
  /** Log-odds that a careful reader could not tell from the words alone. */
  readonly doubt?: number | undefined
  /** Known scams that mean something alike, nearest first. */
  readonly similar?: readonly Alike[] | undefined
}

/** Longer texts are read up to here; callers refuse them before. */
export const MOST_CHARACTERS = 50_000
const MOST_JUDGED_LINKS = 20
const MOST_JUDGED_SENDERS = 3
const NEIGHBOURS = 8
const SIMILAR_SHOWN = 3
/** Words in common and a like meaning are measured differently. From here on half of those found are of the same kind. */
const SIMILAR_FROM = 0.3
const SIMILAR_MEANING_FROM = 0.7

/** The address a mail says it comes from, or wants its answer at. */
const fromLine = /(?:^|\n|\s)(?:from|reply-to|sender|von|de|da|van|dari|发件人)\s?:[^\n@]{0,120}$/i

/** Free mail boxes are nobody's address; what they say is for the rules. */
const freeMail =
  /@(?:gmail|googlemail|outlook|hotmail|live|yahoo|ymail|icloud|me|aol|gmx|web|proton|protonmail|mail)\./i

/** A sender's address can be forged, so one that looks right says nothing; one that copies a brand says much. */
const judgeSenders = (reading: Reading, judge: (url: string) => LinkOpinion): LinkFinding[] =>
  reading.things
    .filter(
      ({ kind, value, start }) =>
        kind === 'mail' && !freeMail.test(value) && fromLine.test(reading.plain.slice(Math.max(0, start - 140), start)),
    )
    .slice(0, MOST_JUDGED_SENDERS)
    .map(({ value, original: { start, end } }) => {
      const url = value.slice(value.indexOf('@') + 1)
      return { ...judge(url), url, start, end }
    })
    .filter(({ verdict }) => verdict === 'dangerous' || verdict === 'suspicious')

export const judgeLinks = (reading: Reading, judgeLink: JudgeLink | undefined): LinkFinding[] => {
  if (judgeLink === undefined) return []
  const claimed = [
    ...new Set(
      reading.things
        .filter(({ kind, sort }) => kind === 'sender' && sort !== 'family')
        .map(({ value }) => value.toLowerCase()),
    ),
  ]
  const judge = (url: string): LinkOpinion => judgeLink(url, claimed)
  const links = reading.things
    .filter(({ kind, value }) => kind === 'link' && !/ dot /i.test(value))
    .slice(0, MOST_JUDGED_LINKS)
    .map(({ value, original: { start, end } }) => {
      const url = linkAddress(value)
      return { ...judge(url), url, start, end }
    })
  return [...judgeSenders(reading, (url) => judgeLink(url, [])), ...links]
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

/** How much the encoder's word on the kind weighs beside that of the n-grams: more or less of it names fewer rightly. */
const ENCODER_KIND_VALUE = 2

/** The kind by several voices: the words, the rules that fired, the nearest known scams, and the encoder where there is one. */
const kindOf = ({ model, encoder }: TextParts, { grams, neighbours }: Weighed, fired: readonly Fired[]): KindId => {
  const votes = new Map<KindId, number>()
  const vote = (kind: KindId, weight: number): void => void votes.set(kind, (votes.get(kind) ?? 0) + weight)
  for (const { kind, value } of weighKinds(model, grams)) vote(kind, value)
  for (const { rule } of fired) {
    const share = Math.max(0, model.settings.points[rule.id] ?? 0)
    for (const kind of rule.kinds ?? []) vote(kind, (0.25 + 0.25 * share) / (rule.kinds?.length ?? 1))
  }
  for (const { label, kind, similarity } of neighbours) if (label === 'scam' && isKindId(kind)) vote(kind, similarity)
  for (const [kind, chance] of Object.entries(encoder?.kinds ?? {}))
    if (isKindId(kind)) vote(kind, ENCODER_KIND_VALUE * chance)
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
  ...(parts.encoder === undefined ? [] : ['encoder' as const]),
]

const rounded = (value: number, places = 4): number => Math.round(value * 10 ** places) / 10 ** places

/** Those that share many words; what only means something alike is shown where there is reason to worry. */
const similarOf = (
  { neighbours }: Weighed,
  { model: { likeness }, encoder }: TextParts,
  verdict: Verdict,
): TextReport['similar'] => {
  const byWords = neighbours.filter(({ label, similarity }) => label === 'scam' && similarity >= SIMILAR_FROM)
  const byMeaning = (verdict === 'legitimate' ? [] : (encoder?.similar ?? []))
    .filter(({ id, similarity }) => similarity >= SIMILAR_MEANING_FROM && byWords.every((other) => other.id !== id))
    .flatMap(({ id, similarity }) => {
      const example = likeness.find(id)
      return example === undefined ? [] : [{ ...example, similarity }]
    })
  return [...byWords, ...byMeaning]
    .sort((left, right) => right.similarity - left.similarity)
    .slice(0, SIMILAR_SHOWN)
    .map((neighbour) => ({ ...neighbour, similarity: rounded(neighbour.similarity, 3) }))
}

const foundOf = ({ things, original: text }: Reading): TextReport['found'] =>
  things.map(({ kind, original: { start, end } }) => ({ kind, text: text.slice(start, end), start, end }))

/** Reads a text and says how dangerous it is, why, and what to do now. Never throws on any text. */
export const analyzeText = (text: string, parts: TextParts): TextReport => {
  const { model, judgeLink, encoder } = parts
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
    encoder: encoder?.score,
    isEnglish: reading.language === 'en',
    keywords,
  }
  const combined = empty
    ? { score: 0, likeness: 0, keywords: 0, probability: 0 }
    : combine(signals, model.settings.stack)
  const score = rounded(combined.score, 2)
  const verdict = verdictOf(score)
  const { alone, withEncoder } = model.settings.doubt
  const doubt = encoder?.doubt
  const signs = signsOfDoubt(reading, fired, combined.probability, doubt)
  const unsure = !empty && isUnsure(signs, doubt === undefined ? alone : withEncoder)
  const kind = verdict === 'legitimate' ? undefined : kindOf(parts, weighed, fired)
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
    similar: similarOf(weighed, parts, verdict),
    links,
    advice: adviceFor(verdict, kind, conversation?.stage, unsure),
    unsure,
    question: unsure ? questionFor(kind ?? kindOf(parts, weighed, fired)) : undefined,
    parts: { likeness: rounded(combined.likeness, 2), keywords: rounded(combined.keywords, 2) },
    tiers: tiersOf(parts, links),
    conversation,
    language: languageNote(reading.language),
    found: foundOf(reading),
    model: model.settings.version,
  }
}
