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
  /** Said where the thing itself is there. */
  link: ['open-no-link-here'],
  instead: ['do-not-answer', 'do-not-pay-now', 'hang-up-or-close', 'enter-nothing', 'real-notices-in-the-app'],
  foreign: ['open-no-link', 'open-no-link-yet', 'ask-before-you-pay', 'call-no-number', 'ask-who-reads-it'],
} as const

export type AdviceId =
  | (typeof adviceByKind)[KindId][number]
  | (typeof generalAdvice)[keyof typeof generalAdvice][number]

export const adviceIds: ReadonlySet<AdviceId> = new Set(
  [...Object.values(adviceByKind), ...Object.values(generalAdvice)].flat(),
)

/** What speaks of a thing, and what is said instead where the message has none. */
export const withoutThing: Readonly<
  Partial<Record<AdviceId, { readonly needs: 'link' | 'phone'; readonly instead?: AdviceId }>>
> = {
  'do-not-call-the-number': { needs: 'phone', instead: 'do-not-answer' },
  'do-not-pay-or-call': { needs: 'phone', instead: 'do-not-pay-now' },
  'hang-up': { needs: 'phone', instead: 'hang-up-or-close' },
  'open-no-link': { needs: 'link', instead: 'enter-nothing' },
  'open-and-pay-nothing': { needs: 'link', instead: 'do-not-pay-now' },
  'do-not-pay-by-link': { needs: 'link', instead: 'do-not-pay-now' },
  'notices-stand-in-the-app': { needs: 'link', instead: 'real-notices-in-the-app' },
}

/** Steps that already say not to open the link. */
export const opensNoLink: ReadonlySet<AdviceId> = new Set([
  'open-no-link',
  'open-and-pay-nothing',
  'notices-stand-in-the-app',
])

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
