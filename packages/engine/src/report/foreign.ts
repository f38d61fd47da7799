import { probabilityOf, SCAM_ABOVE, SUSPICIOUS_ABOVE } from '../learned/combine.ts'
import { kindNames } from '../knowledge/kinds.ts'
import { type ForeignSign, foreignSigns } from './foreign-signs.ts'
import type { Evidence, LinkFinding, Reading, TextReport, Verdict } from '../reading/types.ts'

/** A score that says neither: at it, the chance of a scam is even. */
const NOTHING_KNOWN = 0.77
const SCORES: Readonly<Record<Verdict, number>> = {
  scam: SCAM_ABOVE + 1,
  suspicious: SUSPICIOUS_ABOVE + 1,
  legitimate: NOTHING_KNOWN,
}

export const CANNOT_READ = 'We cannot read this language.'

const words: Readonly<Record<ForeignSign['id'] | 'link', { readonly title: string; readonly why: string }>> = {
  account: {
    title: 'A sum and an account to pay it to',
    why: 'Whatever the reason is said to be: pay only an account that you know.',
  },
  crypto: { title: 'A crypto address', why: 'Money sent to it cannot be called back.' },
  'phone-abroad': {
    title: 'A telephone number in another country',
    why: 'It does not belong to where this language is spoken. Calling it can be dear, and it can be a trap.',
  },
  link: { title: 'A link to be careful with', why: 'The address itself speaks against it, whatever the words say.' },
}

/** Short names with one short word behind them belong to shorteners that no list knows yet. */
const looksShort = ({ host, path }: { host: string; path: string }): boolean =>
  /^[a-z0-9]{1,4}\.[a-z]{2}$/.test(host) && /^[\w-]{1,16}\/?$/.test(path)

/** A short link hides where it leads. Without words to go by nothing more can be said of it. */
const withoutGuesses = (reading: Reading, links: readonly LinkFinding[]): LinkFinding[] => {
  const short = reading.links.filter((link) => link.shortener || looksShort(link))
  const starts = new Set(short.map(({ span }) => reading.toOriginal(span).start))
  return links.map((link) =>
    link.verdict === 'suspicious' && link.imitates === undefined && starts.has(link.start)
      ? { ...link, verdict: 'cannot-tell', reason: 'This is a short link, which hides where it leads.' }
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
    ...words[id],
    quote: reading.original.slice(start, end),
    start,
    end,
    strength,
    points: 0,
  }))
}

const adviceOn = (verdict: Verdict, evidence: readonly Evidence[], links: readonly LinkFinding[]): string[] => [
  ...(verdict !== 'legitimate' ? ['Do not open the link and do not enter anything.'] : []),
  ...(verdict === 'legitimate' && links.some((link) => link.verdict !== 'harmless')
    ? ['Do not open the link before you know who sent it.']
    : []),
  ...(evidence.some(({ rule }) => rule === 'foreign/account' || rule === 'foreign/crypto')
    ? ['Do not pay before you have asked the sender in a way you already know.']
    : []),
  ...(evidence.some(({ rule }) => rule === 'foreign/phone-abroad') ? ['Do not call the number in the message.'] : []),
  'Ask someone you trust who reads this language what it says.',
]

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
    kind: isFlagged ? { id: 'phishing', name: kindNames.phishing } : undefined,
    evidence,
    found_keywords: isFlagged ? [...new Set(evidence.map(({ quote }) => quote))] : [],
    similar: [],
    links,
    advice: adviceOn(verdict, evidence, links),
    unsure: verdict !== 'scam',
    question: verdict === 'scam' ? undefined : 'Do you know the sender, and were you expecting this message?',
    tiers: ['rules', ...(links.length > 0 ? ['links' as const] : [])],
    conversation: undefined,
    language: { code: reading.language, known: false, note: CANNOT_READ },
  }
}
