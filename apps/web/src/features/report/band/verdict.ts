import {
  kindWords,
  type LinkReport,
  ownSentences,
  reportWords as words,
  say,
  specSentences,
  type TextReport,
} from '@atlas/contract'
import type { Tone } from '../../../shared/ui/glyph.tsx'

export type Look = { readonly tone: Tone; readonly label: string; readonly title: string; readonly say: string }

const sayScam = (report: TextReport): string => {
  const almost = report.kind === undefined ? '' : (kindWords[report.kind.id]?.almost ?? '')
  return almost === '' ? words.sayScam : say(words.sayScamKind, { almost })
}

/** What a person answers to the question that would settle it. */
export type Answer = 'yes' | 'no' | 'maybe'

/** The person knows what we cannot: where we are unsure, a sure answer to our question decides. */
export const lookAfter = (look: Look, report: TextReport, answer: Answer | undefined): Look => {
  if (!report.unsure || answer === undefined || answer === 'maybe') return look
  if (answer === 'no')
    return {
      tone: 'susp',
      label: words.withYourAnswer,
      title: say(words.message, { rest: specSentences.suspicious }),
      say: words.sayAfterNo,
    }
  // A yes cannot vouch for words nobody here has read, nor for signs that are there.
  if (!report.language.known || report.verdict !== 'legitimate') return look
  return { tone: 'legit', label: words.withYourAnswer, title: words.probablyHonest, say: words.sayAfterYes }
}

/** The verdict in words. The sentences of the specification stand; being unsure takes away what would only reassure. */
export const lookOfText = (report: TextReport): Look => {
  if (report.verdict === 'scam')
    return { tone: 'scam', label: words.answer, title: specSentences.scam, say: sayScam(report) }
  if (report.verdict === 'suspicious')
    return {
      tone: 'susp',
      label: words.answer,
      title: say(words.message, { rest: specSentences.suspicious }),
      say: report.unsure ? words.saySuspiciousUnsure : words.saySuspicious,
    }
  if (report.unsure)
    return {
      tone: 'unsure',
      label: words.honestAnswer,
      title: ownSentences.cannotTell,
      say: report.language.known ? words.sayUnsure : words.sayUnread,
    }
  return { tone: 'legit', label: words.answer, title: words.legitimate, say: words.sayLegitimate }
}

const linkTones = { harmless: 'legit', 'cannot-tell': 'unsure', suspicious: 'susp', dangerous: 'scam' } as const

export const toneOfLink = (verdict: LinkReport['verdict']): Tone => linkTones[verdict]

const linkTitles: Readonly<Record<LinkReport['verdict'], string>> = {
  harmless: say(words.linkSafe, { rest: specSentences.appearsSafe }),
  'cannot-tell': words.linkUnknown,
  suspicious: say(words.link, { rest: specSentences.suspicious }),
  dangerous: words.linkMalicious,
}

/** The explanation opens with the verdict, which stands above it in large letters already: here its reason is enough. */
const reasonIn = (explanation: string): string => {
  const reason = /^[^:]{1,60}: (\S.*)$/s.exec(explanation)?.[1]
  return reason === undefined ? explanation : reason.charAt(0).toUpperCase() + reason.slice(1)
}

/** What decides comes first: whose name it borrows, else the engines' own reason. */
const sayLink = ({ verdict, imitates, explanation }: LinkReport): string => {
  if (imitates !== undefined && verdict === 'dangerous') return say(words.pretends, { brand: imitates.brand })
  if (imitates !== undefined && verdict === 'suspicious') return say(words.mayPretend, { brand: imitates.brand })
  return reasonIn(explanation)
}

export const lookOfLink = (report: LinkReport): Look => ({
  tone: toneOfLink(report.verdict),
  label: report.verdict === 'cannot-tell' ? words.honestAnswer : words.answer,
  title: linkTitles[report.verdict],
  say: sayLink(report),
})
