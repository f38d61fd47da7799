import { probabilityOf, SCAM_ABOVE, SUSPICIOUS_ABOVE } from '../learned/combine.ts'
import { type AdviceId, anyQuestion } from '../knowledge/advice.ts'
import { because } from '../link/reasons.ts'
import { foreignSigns } from './foreign-signs.ts'
import type { Evidence, LinkFinding, Reading, TextReport, Verdict } from '../reading/types.ts'

/** A score that says neither: at it, the chance of a scam is even. */
const NOTHING_KNOWN = 0.77
const SCORES: Readonly<Record<Verdict, number>> = {
  scam: SCAM_ABOVE + 1,
  suspicious: SUSPICIOUS_ABOVE + 1,
  legitimate: NOTHING_KNOWN,
}

/** The ids of reasons that are given in any language. */
export const foreignSignIds = ['foreign/account', 'foreign/crypto', 'foreign/phone-abroad', 'foreign/link'] as const

/** Short names with one short word behind them belong to shorteners that no list knows yet. */
const looksShort = ({ host, path }: { host: string; path: string }): boolean =>
  /^[a-z0-9]{1,4}\.[a-z]{2}$/.test(host) && /^[\w-]{1,16}\/?$/.test(path)

/** A short link hides where it leads. Without words to go by nothing more can be said of it. */
const withoutGuesses = (reading: Reading, links: readonly LinkFinding[]): LinkFinding[] => {
  const short = reading.links.filter((link) => link.shortener || looksShort(link))
  const starts = new Set(short.map(({ span }) => reading.toOriginal(span).start))
  return links.map((link) =>
    link.verdict === 'suspicious' && link.imitates === undefined && starts.has(link.start)
      ? { ...link, verdict: 'cannot-tell', because: because('shortener', { place: link.url }) }
      : link,
  )
}

const verdictBy = (links: readonly LinkFinding[]): Verdict => {
  if (links.some(({ verdict }) => verdict === 'dangerous')) return 'scam'
  return links.some(({ verdict }) => verdict === 'suspicious') ? 'suspicious' : 'legitimate'
}

const evidenceOf = (reading: Reading, links: readonly LinkFinding[]): Evidence[] => {
  const bad = links.filter(({ verdict }) => verdict === 'dangerous' || verdict === 'suspicious')
  return [
    ...bad.map(({ start, end, verdict }) => ({
      id: 'link' as const,
      start,
      end,
      strength: verdict === 'dangerous' ? ('strong' as const) : ('medium' as const),
    })),
    ...foreignSigns(reading).map((sign) => ({ ...sign, strength: 'medium' as const })),
  ].map(({ id, start, end, strength }) => ({
    rule: `foreign/${id}`,
    quote: reading.original.slice(start, end),
    start,
    end,
    strength,
    points: 0,
  }))
}

const adviceOn = (verdict: Verdict, evidence: readonly Evidence[], links: readonly LinkFinding[]): AdviceId[] => {
  const has = (...ids: readonly string[]): boolean => evidence.some(({ rule }) => ids.includes(rule))
  const isUnknown = verdict === 'legitimate' && links.some((link) => link.verdict !== 'harmless')
  return [
    ...(verdict === 'legitimate' ? [] : (['open-no-link'] as const)),
    ...(isUnknown ? (['open-no-link-yet'] as const) : []),
    ...(has('foreign/account', 'foreign/crypto') ? (['ask-before-you-pay'] as const) : []),
    ...(has('foreign/phone-abroad') ? (['call-no-number'] as const) : []),
    'ask-who-reads-it',
  ]
}

/**
 * What may be said of a message in a language we have no messages in. Its words, and what was learned of other words,
 * say nothing: what remains are its links and what looks the same in every language.
 */
export const inForeignLanguage = (report: TextReport, reading: Reading): TextReport => {
  if (reading.languageKnown) return report
  const links = withoutGuesses(reading, report.links)
  const verdict = verdictBy(links)
  const score = SCORES[verdict]
  const probability = Math.round(probabilityOf(score) * 10_000) / 10_000
  const evidence = evidenceOf(reading, links)
  const isFlagged = verdict !== 'legitimate'
  return {
    ...report,
    score,
    verdict,
    probability,
    classes: { scam: probability, promotion: 0, honest: 1 - probability },
    parts: { likeness: score, keywords: 0 },
    kind: isFlagged ? { id: 'phishing' } : undefined,
    nature: undefined,
    passage: undefined,
    evidence,
    found_keywords: isFlagged ? [...new Set(evidence.map(({ quote }) => quote))] : [],
    similar: [],
    links,
    advice: adviceOn(verdict, evidence, links),
    unsure: verdict === 'legitimate',
    question: verdict === 'legitimate' ? anyQuestion : undefined,
    tiers: ['rules', ...(links.length > 0 ? ['links' as const] : [])],
    conversation: undefined,
    language: { code: reading.language, known: false },
  }
}
