/** What can be said of a link, by id, with the values each carries. The sentences lie in the catalogue of the contract. */
const REASONS = {
  // lists
  'list-blocked': ['list'],
  'list-blocked-on': ['list', 'seen'],
  'list-allowed': ['list'],
  'list-none': [],
  'list-missing': [],
  'list-unreadable': [],
  'too-many': [],
  // look-alike
  'look-alike-letters': ['brand', 'domain'],
  'whole-address-inside': ['brand', 'domain'],
  'one-letter-off': ['brand', 'domain'],
  'hyphen-inside': ['brand', 'domain'],
  'split-by-dots': ['brand', 'domain'],
  'other-ending': ['brand', 'domain'],
  'branch-abroad': ['brand'],
  'copies-nobody': [],
  // brand-name
  'claimed-elsewhere': ['brand', 'domain'],
  'names-brand': ['brand', 'domain'],
  'address-of': ['brand'],
  'public-body': [],
  'names-nobody': [],
  // address-tricks
  'user-before-host': [],
  user: [],
  'ip-odd': [],
  ip: [],
  'mixed-letters': [],
  'ending-inside': [],
  'many-labels': [],
  'odd-port': [],
  'encoded-host': [],
  backslash: [],
  'long-host': [],
  'no-tricks': [],
  // place
  shortener: ['place'],
  hosting: ['place'],
  'dynamic-dns': ['place'],
  'link-in-bio': ['place'],
  ipfs: ['place'],
  'name-gateway': ['place'],
  platform: ['place'],
  redirector: ['place'],
  'leads-on': ['domain'],
  'place-of-its-own': [],
  // popularity
  'shared-place-known': [],
  'widely-visited': [],
  'listed-institution': [],
  'part-of-known': [],
  'little-known': [],
  'not-known': [],
  // suffix-risk
  'ending-checked': ['ending'],
  'ending-missing': [],
  'ending-shared': [],
  'ending-risky': ['ending'],
  'ending-common': ['ending'],
  // learned
  'built-like-scams': [],
  'much-like-scams': [],
  'built-like-honest': [],
  'could-be-either': [],
  'no-model': [],
  /** What an outside service said, in its own words. */
  service: ['service', 'said'],
  // where no engine gives the reason
  'several-signs': [],
  'much-in-common': [],
  trusted: [],
  'not-widely-known': [],
  'not-an-address': [],
} as const

type Reasons = typeof REASONS
export type LinkReasonId = keyof Reasons

/** Why: the id of a sentence and what goes into it. */
export type Because = { readonly id: LinkReasonId; readonly values: Readonly<Record<string, string>> }

type Values<Id extends LinkReasonId> = Readonly<Record<Reasons[Id][number], string>>

/** A reason with exactly the values that its sentence needs. */
export const because = <Id extends LinkReasonId>(
  id: Id,
  ...[values]: Reasons[Id]['length'] extends 0 ? [] : [Values<Id>]
): Because => ({ id, values: { ...values } })

/** Each reason with the names of its values. */
export const linkReasons: Readonly<Record<LinkReasonId, readonly string[]>> = REASONS

/** What to do about a link, by id, with the values each carries. */
const ADVICE = {
  'do-not-open': [],
  'type-nothing-in': [],
  'if-you-did': [],
  'better-not-open': [],
  'open-the-real-site': [],
  'did-you-expect-it': [],
  'type-nothing-in-after': [],
  'check-the-text-too': [],
  'type-the-real-address': ['brand', 'domain'],
  'ask-for-full-address': [],
} as const

export type LinkAdviceId = keyof typeof ADVICE
export type LinkAdvice = { readonly id: LinkAdviceId; readonly values: Readonly<Record<string, string>> }

/** Each advice with the names of its values. */
export const linkAdvice: Readonly<Record<LinkAdviceId, readonly string[]>> = ADVICE
