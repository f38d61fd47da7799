/** The 24 kinds of scam. */
export const kindIds = [
  'investment',
  'business-email',
  'bank-impersonation',
  'government',
  'tech-support',
  'romance',
  'job',
  'family-emergency',
  'code-theft',
  'phishing',
  'parcel',
  'toll-parking',
  'shopping',
  'marketplace',
  'prize',
  'extortion',
  'loan',
  'recovery',
  'charity',
  'account',
  'utility',
  'health',
  'immigration',
  'other',
] as const

export type KindId = (typeof kindIds)[number]

const known: ReadonlySet<string> = new Set(kindIds)

export const isKindId = (name: string): name is KindId => known.has(name)
