/** The 24 kinds of scam and how a report names them. */
export const kindNames = {
  investment: 'Investment or crypto scam',
  'business-email': 'Fake request from work or a supplier',
  'bank-impersonation': 'Someone pretending to be your bank',
  government: 'Someone pretending to be an authority',
  'tech-support': 'Fake technical support',
  romance: 'Romance scam',
  job: 'Job scam',
  'family-emergency': 'Fake family emergency',
  'code-theft': 'Theft of a code or recovery phrase',
  phishing: 'Phishing: a fake sign-in or form',
  parcel: 'Fake parcel notice',
  'toll-parking': 'Fake toll, fine or parking notice',
  shopping: 'Fake shop, ticket, pet or rental',
  marketplace: 'Scam between buyer and seller',
  prize: 'Fake prize, lottery or inheritance',
  extortion: 'Blackmail',
  loan: 'Loan or debt scam',
  recovery: 'Fake help to get lost money back',
  charity: 'Fake charity',
  account: 'Fake notice about an online account',
  utility: 'Fake electricity, water or phone bill',
  health: 'Health or insurance scam',
  immigration: 'Visa or immigration scam',
  other: 'Another kind of scam',
} as const

export type KindId = keyof typeof kindNames

export const kindIds: readonly KindId[] = [
  'investment', 'business-email', 'bank-impersonation', 'government', 'tech-support', 'romance', 'job', 'family-emergency',
  'code-theft', 'phishing', 'parcel', 'toll-parking', 'shopping', 'marketplace', 'prize', 'extortion', 'loan', 'recovery',
  'charity', 'account', 'utility', 'health', 'immigration', 'other',
]

export const isKindId = (name: string): name is KindId => Object.hasOwn(kindNames, name)
