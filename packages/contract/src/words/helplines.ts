/** Telephone numbers for people to whom it has already happened. Each has a public source; none stands here without. */
export type Helpline = {
  readonly country: string
  /** As people write it. */
  readonly number: string
  /** As a telephone dials it. */
  readonly dial: string
  readonly name: string
  readonly say: string
  /** It can still stop money or block a card: to be called in the first minutes. */
  readonly isFirst: boolean
  readonly source: string
}

/** The newest of the sources below is of this month. */
export const HELPLINES_UP_TO = '2026-03'

export const helplineWords = {
  title: 'Numbers you can call',
  call: 'Call {number}',
  never: 'They never call you. You call them.',
  neverSay: 'Anybody who calls and says they are one of these is not. Hang up and dial the number yourself.',
  none: 'We know no helpline for this country with a source we can name. Your bank first, then the police.',
  upTo: 'Numbers checked against sources up to {month}.',
  sources: 'Where these numbers come from',
  bank: 'Your bank, at any hour',
  bankSay: 'The number on the back of your card, or in your bank’s own app. Never one from the message.',
} as const

export const helplines: readonly Helpline[] = [
  {
    country: 'GB',
    number: '159',
    dial: '159',
    name: 'Your bank’s fraud team',
    say: 'Connects you to nearly every bank.',
    isFirst: true,
    source: 'payplan.com (2024), castlehillha.co.uk on Stop Scams UK (2021)',
  },
  {
    country: 'GB',
    number: '101',
    dial: '101',
    name: 'Police, in Scotland',
    say: 'To report it if you live in Scotland.',
    isFirst: false,
    source: 'payplan.com (2024)',
  },
  {
    country: 'US',
    number: '1-877-382-4357',
    dial: '+18773824357',
    name: 'Federal Trade Commission',
    say: 'Takes your report.',
    isFirst: false,
    source: 'aarpfoundation.org',
  },
  {
    country: 'US',
    number: '877-908-3360',
    dial: '+18779083360',
    name: 'AARP fraud helpline',
    say: 'Talks it through with you. Free, also for non-members.',
    isFirst: false,
    source: 'aarpfoundation.org, AARP (2021)',
  },
  {
    country: 'US',
    number: '833-372-8311',
    dial: '+18333728311',
    name: 'National Elder Fraud Hotline',
    say: 'For people of 60 and older.',
    isFirst: false,
    source: 'secureseniorz.com',
  },
  {
    country: 'CA',
    number: '1-888-495-8501',
    dial: '+18884958501',
    name: 'Canadian Anti-Fraud Centre',
    say: 'Takes your report.',
    isFirst: false,
    source: 'competition-bureau.canada.ca, ic.gc.ca',
  },
  {
    country: 'AU',
    number: '1800 595 160',
    dial: '1800595160',
    name: 'IDCARE',
    say: 'Helps you recover. Free.',
    isFirst: false,
    source: 'scamwatch.gov.au',
  },
  {
    country: 'NZ',
    number: '0800 201 415',
    dial: '0800201415',
    name: 'IDCARE',
    say: 'Helps you recover.',
    isFirst: false,
    source: 'idcare.org',
  },
  {
    country: 'DE',
    number: '116 116',
    dial: '116116',
    name: 'Sperr-Notruf',
    say: 'Blocks cards, online banking, SIM and e-ID, day and night.',
    isFirst: true,
    source: 'sperr-notruf.de, t-online, mz.de (December 2025)',
  },
  {
    country: 'DE',
    number: '+49 30 4050 4050',
    dial: '+493040504050',
    name: 'Sperr-Notruf from abroad',
    say: 'The same, when you are not in Germany.',
    isFirst: true,
    source: 'sperr-notruf.de, t-online, mz.de (December 2025)',
  },
  {
    country: 'ES',
    number: '017',
    dial: '017',
    name: 'INCIBE',
    say: 'Free advice, every day from 8 to 23 h, on WhatsApp 900 116 117. It takes no police reports.',
    isFirst: false,
    source: 'diariosur.es (November 2025), elpais.com (March 2026)',
  },
  {
    country: 'NL',
    number: '088 786 73 72',
    dial: '0887867372',
    name: 'Fraudehelpdesk',
    say: 'On workdays from 9 to 17 h.',
    isFirst: false,
    source: 'fraudehelpdesk.nl',
  },
  {
    country: 'IN',
    number: '1930',
    dial: '1930',
    name: 'Cyber crime helpline',
    say: 'Stops transfers, day and night. The first hour counts. Then report on cybercrime.gov.in within 24 hours.',
    isFirst: true,
    source: 'answer in the Lok Sabha of 11 March 2025, state police',
  },
  {
    country: 'SG',
    number: '1799',
    dial: '1799',
    name: 'ScamShield',
    say: 'Day and night. Connects you to seven banks.',
    isFirst: true,
    source: 'channelnewsasia.com (September 2024)',
  },
  {
    country: 'MY',
    number: '997',
    dial: '997',
    name: 'National Scam Response Centre',
    say: 'Day and night. Counts as a police report.',
    isFirst: true,
    source: 'malaymail.com (March 2026), sinardaily.my',
  },
  ...['1326', '0947 714 7105', '0966 976 5971', '0991 481 4225'].map((number, index) => ({
    country: 'PH',
    number,
    dial: number.replaceAll(' ', ''),
    name: index === 0 ? 'Inter-Agency Response Center' : 'The same, by mobile',
    say: index === 0 ? 'Day and night, free.' : 'Day and night.',
    isFirst: false,
    source: 'scamwatchpilipinas.com, panaynews.net (November 2024)',
  })),
  {
    country: 'HK',
    number: '18222',
    dial: '18222',
    name: 'Anti-Scam Helpline',
    say: 'Advice, day and night. Reports go to the police; in an emergency call 999.',
    isFirst: false,
    source: 'adcc.gov.hk',
  },
]
