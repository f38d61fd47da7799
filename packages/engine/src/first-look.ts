/**
 * The simplest honest check: a handful of things that only scams ask for. It says what it found and, when it found
 * nothing, that it cannot tell. The text engine takes its place.
 */
type Sign = {
  readonly id: string
  readonly title: string
  readonly why: string
  readonly find: RegExp
  readonly weight: number
}

const signs: readonly Sign[] = [
  {
    id: 'text/gift-card-payment',
    title: 'Asks for payment in gift cards',
    why: 'No office, bank or court takes gift cards as payment.',
    find: /\b(?:pay|buy|send|purchase|get)\b[^.!?]{0,60}\bgift ?cards?\b/gi,
    weight: 4.5,
  },
  {
    id: 'text/code-request',
    title: 'Asks for a one-time code',
    why: 'A code is for you alone. Nobody honest asks you to read it out.',
    find: /\b(?:send|tell|give|text|forward|read)\b (?:me|us)\b[^.!?]{0,40}\bcode\b/gi,
    weight: 4.5,
  },
  {
    id: 'text/safe-account',
    title: 'Tells you to move your money to a safe account',
    why: 'No bank ever asks you to move money to keep it safe.',
    find: /\b(?:move|transfer)\b[^.!?]{0,60}\bsafe account\b/gi,
    weight: 5,
  },
  {
    id: 'text/remote-access',
    title: 'Wants you to install a remote-control program',
    why: 'With it a stranger can use your computer and your bank as if they were you.',
    find: /\b(?:install|download)\b[^.!?]{0,40}\b(?:anydesk|teamviewer|rustdesk|ultraviewer)\b/gi,
    weight: 4.5,
  },
  {
    id: 'text/account-threat',
    title: 'Threatens to close your account unless you act',
    why: 'Hurry is what makes people click before they think.',
    find: /\baccount\b[^.!?]{0,40}\b(?:suspended|locked|closed|terminated)\b/gi,
    weight: 2,
  },
]

const SCAM_ABOVE = 4
const SUSPICIOUS_ABOVE = 1.5

export const takeFirstLook = (text: string) => {
  const evidence = signs.flatMap(({ find, weight, id, title, why }) =>
    Array.from(text.matchAll(find), (match) => {
      const [quote] = match
      const span = { start: match.index, end: match.index + quote.length }
      return {
        rule: id,
        title,
        why,
        quote,
        ...span,
        strength: weight > 3 ? 'strong' : 'medium',
        points: weight,
      } as const
    }),
  )
  const score = [...new Map(evidence.map((item) => [item.rule, item.points])).values()].reduce(
    (sum, weight) => sum + weight,
    0,
  )
  const verdict: 'scam' | 'suspicious' | 'legitimate' =
    score > SCAM_ABOVE ? 'scam' : score > SUSPICIOUS_ABOVE ? 'suspicious' : 'legitimate'
  return {
    score,
    found_keywords: evidence.map((item) => item.quote),
    verdict,
    unsure: evidence.length === 0,
    evidence,
    probability: Math.min(score / 10, 1),
    similar: [],
    links: [],
    advice: evidence.length > 0 ? ['Do not answer, do not pay, do not open links in it.'] : [],
    ...(evidence.length === 0 && { question: 'Did you expect this message?' }),
    parts: { likeness: 0, keywords: score },
    tiers: ['rules'],
    language: { code: 'unknown', known: false },
  } satisfies Record<string, unknown>
}
