import { SCAM_ABOVE, SUSPICIOUS_ABOVE } from '../learned/combine.ts'
import type { Evidence, LinkFinding, Verdict } from '../reading/types.ts'

/** The lowest score that is flagged, as it is shown. */
const LEAST_FLAGGED = SUSPICIOUS_ABOVE + 0.01

export const verdictOf = (score: number): Verdict => {
  if (score > SCAM_ABOVE) return 'scam'
  return score > SUSPICIOUS_ABOVE ? 'suspicious' : 'legitimate'
}

const isWarned = ({ verdict }: LinkFinding): boolean => verdict === 'dangerous' || verdict === 'suspicious'

/** A message is never better than a dangerous link in it. */
export const atLeastItsLinks = (score: number, links: readonly Pick<LinkFinding, 'verdict'>[]): number =>
  links.some(({ verdict }) => verdict === 'dangerous') ? Math.max(LEAST_FLAGGED, score) : score

/**
 * A suspicious link in a message that is honest by everything else: of 49 such benchmark messages 45 were honest, so it is
 * the sign that is wrong. We then say that we cannot tell where it leads.
 */
export const linksBeside = (verdict: Verdict, links: readonly LinkFinding[]): LinkFinding[] =>
  links.map((link) =>
    verdict === 'legitimate' && link.verdict === 'suspicious' ? { ...link, verdict: 'cannot-tell' } : link,
  )

/** Where readers decide, we do not shrug: a scam, or a message with a link we warn of, is not called unsure. */
export const mayBeUnsure = (verdict: Verdict, links: readonly LinkFinding[]): boolean =>
  verdict !== 'scam' && !links.some(isWarned)

/**
 * What is shown beside a verdict. A legitimate answer carries no sign of a scam: what fired there fires in honest
 * messages too. Where we are unsure, signs are shown for what they are there: reasons to ask, never strong ones.
 */
export const fitting = (evidence: readonly Evidence[], verdict: Verdict, unsure: boolean): Evidence[] => {
  const calm = evidence.filter(({ strength }) => strength === 'reassuring')
  if (verdict === 'scam') return evidence.filter((one) => !calm.includes(one))
  if (verdict === 'suspicious') return [...evidence]
  if (!unsure) return calm
  return evidence.map((one) => (one.strength === 'strong' ? { ...one, strength: 'medium' } : one))
}
