import type { KindId } from './kinds.ts'

/** What to do now, by kind of scam, most urgent first. The sentences lie in the catalogue of the contract. */
export const adviceByKind = {
  investment: ['pay-nothing-in', 'look-the-company-up', 'talk-before-deciding'],
  'business-email': ['change-no-bank-details', 'call-a-known-number'],
  'bank-impersonation': ['do-not-call-the-number', 'call-your-bank', 'look-in-the-bank-app'],
  government: ['give-no-details', 'look-the-office-up'],
  'tech-support': ['hang-up', 'show-nobody-your-screen', 'if-they-saw-your-screen'],
  romance: ['send-nothing', 'search-the-pictures', 'tell-someone-close'],
  job: ['pay-nothing-for-a-job', 'ask-the-firm'],
  'family-emergency': ['call-your-relative', 'ask-what-only-they-know', 'hear-their-voice-first'],
  'code-theft': ['pass-no-code-on', 'if-you-passed-it-on'],
  phishing: ['open-no-link', 'go-there-yourself', 'if-you-entered-a-password'],
  parcel: ['open-and-pay-nothing', 'look-the-parcel-up'],
  'toll-parking': ['do-not-pay-by-link', 'look-the-charge-up'],
  shopping: ['pay-no-risky-way', 'search-for-reviews', 'never-pay-unseen'],
  marketplace: ['stay-in-the-chat', 'no-card-to-receive'],
  prize: ['pay-no-fee-for-a-prize', 'not-entered-not-won'],
  extortion: ['do-not-pay-or-answer', 'keep-it-and-tell-the-police', 'not-foolish'],
  loan: ['pay-no-fee-for-a-loan', 'is-the-lender-registered'],
  recovery: ['pay-no-rescuer', 'bank-and-police-are-free'],
  charity: ['do-not-give-here', 'give-on-their-own-site'],
  account: ['notices-stand-in-the-app', 'sign-in-yourself'],
  utility: ['do-not-pay-or-call', 'call-the-number-on-your-bill'],
  health: ['give-no-health-number', 'call-your-insurer'],
  immigration: ['pay-and-send-nothing', 'ask-the-immigration-office'],
  other: ['do-nothing-for-now', 'ask-someone-you-trust'],
} as const satisfies Readonly<Record<KindId, readonly string[]>>

/** Where the kind of scam does not decide. */
export const generalAdvice = {
  paid: ['stop-paying', 'not-foolish'],
  scam: ['report-it'],
  suspicious: ['take-your-time'],
  legitimate: ['nothing-asks-for-caution'],
  unsure: ['wait', 'check-with-the-sender'],
} as const

export type AdviceId =
  | (typeof adviceByKind)[KindId][number]
  | (typeof generalAdvice)[keyof typeof generalAdvice][number]

export const adviceIds: ReadonlySet<AdviceId> = new Set(
  [...Object.values(adviceByKind), ...Object.values(generalAdvice)].flat(),
)

/** The one question that would settle it, by kind. */
export const questionByKind = {
  'family-emergency': 'reached-them',
  'bank-impersonation': 'does-the-bank-app-show-it',
  parcel: 'waiting-for-a-parcel',
  'business-email': 'confirmed-by-phone',
  job: 'applied-yourself',
  romance: 'met-face-to-face',
  investment: 'wrote-to-them-first',
  marketplace: 'does-the-site-show-the-payment',
  'code-theft': 'asked-for-the-code',
  shopping: 'seen-it-yourself',
  charity: 'does-the-charity-ask',
  'toll-parking': 'were-you-there',
} as const satisfies Partial<Record<KindId, string>>

export const anyQuestion = 'expected-it'

export type QuestionId = (typeof questionByKind)[keyof typeof questionByKind] | typeof anyQuestion

export const questionIds: readonly QuestionId[] = [...Object.values(questionByKind), anyQuestion]
