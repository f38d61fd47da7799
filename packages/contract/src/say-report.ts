import type { LinkReport, TextReport } from './reports.ts'
import { say } from './say.ts'
import { english } from './words/en/english.ts'

/** Turns what an engine found (ids, places, values) into what the API answers: the same with the sentences of a language. */

type English = typeof english
type Values = Readonly<Record<string, string>>

/** The words of one language: every id that English has. Signs are looked up by the id of a rule. */
export type Catalogue = {
  readonly signs: Readonly<Record<string, { readonly title: string; readonly why: string }>>
  readonly kinds: Readonly<Record<keyof English['kinds'], { readonly name: string }>>
  readonly natures: Readonly<Record<keyof English['natures'], { readonly name: string; readonly unless: string }>>
  readonly unknownLanguage: string
  readonly linkEngines: Readonly<Record<string, string>>
} & {
  readonly [Part in 'advice' | 'questions' | 'stages' | 'linkReasons' | 'linkExplanations' | 'linkAdvice']: Readonly<
    Record<keyof English[Part], string>
  >
}

type Because = { readonly id: keyof English['linkReasons']; readonly values: Values }

type Found<Whole, Changed> = Omit<Whole, keyof Changed> & Changed

type Finding = Omit<TextReport['evidence'][number], 'title' | 'why'>
type LinkInText = Omit<TextReport['links'][number], 'reason' | 'because'> & { readonly because: Because }

/** A text report of the engine. */
export type FoundText = Found<
  TextReport,
  {
    readonly kind: { readonly id: keyof English['kinds'] } | undefined
    readonly nature: keyof English['natures'] | undefined
    readonly evidence: readonly Finding[]
    readonly links: readonly LinkInText[]
    readonly advice: readonly (keyof English['advice'])[]
    readonly question: keyof English['questions'] | undefined
    readonly conversation: Omit<NonNullable<TextReport['conversation']>, 'next'> | undefined
    readonly language: { readonly code: string; readonly known: boolean }
  }
>

type Opinion = Pick<LinkReport['opinions'][number], 'engine' | 'opinion'> & { readonly because: Because }

/** A link report of the engine. */
export type FoundLink = Found<
  Omit<LinkReport, 'explanation' | 'advice_ids'>,
  {
    readonly because: Because
    readonly opinions: readonly Opinion[]
    readonly advice: readonly { readonly id: keyof English['linkAdvice']; readonly values: Values }[]
  }
>

/** An id without words is a mistake of ours that a test finds; nothing is made up for it. */
const wordsFor = <Words>(words: Readonly<Record<string, Words>>, id: string): Words => {
  const found = words[id]
  if (found === undefined) throw new Error(`The catalogue has no words for ${id}`)
  return found
}

const OPENING = /^(?:The|This|Names|Very|It) /

/** Our reasons are sentences; after a colon they go on in lower case. */
const goingOn = (reason: string): string =>
  OPENING.test(reason) ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason

const sayReason = ({ id, values }: Because, { linkReasons }: Catalogue): string => say(linkReasons[id], values)

/** One sentence: how a link stands, and the main reason why. What is no address has no standing. */
const explain = (verdict: LinkReport['verdict'], because: Because, words: Catalogue): string => {
  const reason = sayReason(because, words)
  return because.id === 'not-an-address' ? reason : say(words.linkExplanations[verdict], { reason: goingOn(reason) })
}

export const sayText = (found: FoundText, words: Catalogue = english): TextReport => {
  const { kind, nature, advice, question, conversation, language } = found
  return {
    ...found,
    kind: kind && { id: kind.id, name: words.kinds[kind.id].name },
    nature: nature && { id: nature, ...words.natures[nature] },
    evidence: found.evidence.map((finding) => ({ ...finding, ...wordsFor(words.signs, finding.rule) })),
    links: found.links.map((link) => ({ ...link, reason: explain(link.verdict, link.because, words) })),
    advice: advice.map((id) => words.advice[id]),
    advice_ids: advice,
    question: question && words.questions[question],
    question_id: question,
    conversation: conversation && { ...conversation, next: words.stages[conversation.stage] },
    language: { ...language, note: language.known ? undefined : words.unknownLanguage },
  }
}

export const sayLink = (found: FoundLink, words: Catalogue = english): LinkReport => ({
  ...found,
  explanation: explain(found.verdict, found.because, words),
  opinions: found.opinions.map(({ engine, opinion, because }) => ({
    engine,
    // An outside service brings its name along.
    name: because.values['service'] ?? wordsFor(words.linkEngines, engine),
    opinion,
    reason: sayReason(because, words),
    because,
  })),
  advice: found.advice.map(({ id, values }) => say(words.linkAdvice[id], values)),
  advice_ids: found.advice.map(({ id }) => id),
})
