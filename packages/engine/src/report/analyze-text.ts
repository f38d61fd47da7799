import type { Combined } from '../learned/combine.ts'
import type { EncoderOpinion } from '../learned/encoder/encoder-windows.ts'
import { lookAt, type Look, type TextParts } from '../learned/look.ts'
import type { TextModel } from '../learned/model.ts'
import { heaviestSentence } from '../learned/passages.ts'
import { isUnsure, signsOfDoubt } from '../learned/unsure.ts'
import { promotionShare } from '../learned/weigh.ts'
import type { Depth, Evidence, LinkFinding, Reading, TextReport, Tier, Verdict } from '../reading/types.ts'
import { adviceFor, questionFor } from './advice.ts'
import { readConversation } from './conversation.ts'
import { evidenceOf, learnedEvidence } from './evidence.ts'
import { inForeignLanguage } from './foreign.ts'
import { kindOf } from './kind-of.ts'
import { atLeastItsLinks, fitting, linksBeside, mayBeUnsure, verdictOf } from './laws.ts'
import { natureOf } from './nature.ts'
import { isDecided } from './next-reading.ts'
import { similarOf } from './similar.ts'
import { weighText } from './weigh-text.ts'

const classesOf = (model: TextModel, { grams }: Look, { probability }: Combined): TextReport['classes'] => {
  const promotion = promotionShare(model, grams) * (1 - probability)
  return { scam: probability, promotion, honest: 1 - probability - promotion }
}

/** How far it went: the core with no encoder to ask, the core that was certain, half of the encoder, or all of it. */
const depthOf = (encoder: EncoderOpinion | undefined): Depth => {
  if (encoder === undefined) return 'alone'
  const { score, isHalf, passage, isPassageHalf } = encoder
  if (score === undefined && passage === undefined) return 'core'
  const isWhole = (score !== undefined && isHalf !== true) || (passage !== undefined && isPassageHalf !== true)
  return isWhole ? 'all' : 'half'
}

const tiersOf = (links: readonly LinkFinding[], encoder: EncoderOpinion | undefined): Tier[] => [
  'rules',
  'n-grams',
  'likeness',
  ...(links.length > 0 ? ['links' as const] : []),
  ...(depthOf(encoder) === 'half' || depthOf(encoder) === 'all' ? ['encoder' as const] : []),
]

const rounded = (value: number, places = 4): number => Math.round(value * 10 ** places) / 10 ** places

const foundOf = ({ things, original: text }: Reading): TextReport['found'] =>
  things.map(({ kind, original: { start, end } }) => ({ kind, text: text.slice(start, end), start, end }))

const linksOf = ({ links, senders, toOriginal }: Reading): LinkFinding[] =>
  [...senders, ...links].map(({ url, opinion, span }) => ({ ...opinion, url, ...toOriginal(span) }))

/** What fired, as far as it fits the verdict; a warning always has one reason on the person's own words. */
const reasonsFor = (look: Look, model: TextModel, verdict: Verdict, unsure: boolean): Evidence[] => {
  const evidence = fitting(evidenceOf(look.reading, look.fired, model.settings), verdict, unsure)
  if (verdict === 'legitimate' || evidence.some(({ strength }) => strength !== 'reassuring')) return evidence
  const { reading } = look.passage ?? look
  return [learnedEvidence(reading, heaviestSentence(model, reading)), ...evidence]
}

const isUnclear = (look: Look, model: TextModel, encoder: EncoderOpinion | undefined, probability: number): boolean => {
  const { reading, fired, bare } = look
  if (reading.plain.trim() === '') return false
  if (bare !== undefined) return true
  // Where reading stopped, everything together would have left no doubt.
  if (encoder !== undefined && isDecided(look, model, encoder)) return false
  const { alone, withEncoder } = model.settings.doubt
  const doubt = encoder?.doubt
  const signs = signsOfDoubt(reading, fired, probability, doubt)
  return isUnsure(signs, doubt === undefined ? alone : withEncoder, probability)
}

/** The report on a text that was looked at, with the encoder's opinion where there is one. */
export const reportOn = (look: Look, model: TextModel, encoder?: EncoderOpinion): TextReport => {
  const { reading, sought, fired } = look
  const judged = linksOf(reading)
  const weighed = weighText(look, model, encoder)
  const score = rounded(atLeastItsLinks(weighed.score, judged), 2)
  const verdict = verdictOf(score)
  const links = linksBeside(verdict, judged)
  const unsure = mayBeUnsure(verdict, links) && isUnclear(look, model, encoder, weighed.probability)
  const kind = verdict === 'legitimate' ? undefined : kindOf(model, look, encoder)
  const evidence = reasonsFor(look, model, verdict, unsure)
  const conversation = readConversation(
    reading,
    sought,
    fired.flatMap(({ rule, spans }) => spans.map((span) => ({ theme: rule.theme, id: rule.id, span }))),
    weighed.probability,
  )
  const classes = classesOf(model, look, weighed)
  const language = { code: reading.language, known: reading.languageKnown }
  const isCalm = verdict === 'legitimate' && !unsure && language.known
  const alarming = evidence.filter(({ strength }) => strength !== 'reassuring')
  const report: TextReport = {
    score,
    found_keywords: [...new Set(alarming.map(({ quote }) => quote))],
    verdict,
    probability: rounded(weighed.probability),
    classes,
    kind: kind === undefined ? undefined : { id: kind },
    nature: isCalm ? natureOf(look, classes.promotion) : undefined,
    evidence,
    passage: weighed.passage,
    similar: similarOf(look, model, encoder, verdict),
    links,
    advice: adviceFor({ verdict, kind, stage: conversation?.stage, unsure, things: reading.things }),
    unsure,
    question: unsure ? questionFor(kind ?? kindOf(model, look, encoder)) : undefined,
    parts: { likeness: rounded(weighed.likeness, 2), keywords: rounded(weighed.keywords, 2) },
    tiers: tiersOf(links, encoder),
    depth: depthOf(encoder),
    conversation,
    language,
    found: foundOf(reading),
    model: model.settings.version,
    ...(look.bare === undefined ? {} : { bare: look.bare }),
  }
  return inForeignLanguage(report, reading)
}

/** Reads a text and says how dangerous it is, why, and what to do now. Never throws on any text. */
export const analyzeText = (
  text: string,
  { encoder, ...parts }: TextParts & { readonly encoder?: EncoderOpinion | undefined },
): TextReport => reportOn(lookAt(text, parts), parts.model, encoder)
