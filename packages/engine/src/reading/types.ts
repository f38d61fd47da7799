/** A stretch of text: `end` is one past the last character. */
export type Span = { readonly start: number; readonly end: number }

export type ThingKind = 'link' | 'mail' | 'phone' | 'sum' | 'crypto' | 'code' | 'gift-card' | 'payment-app' | 'sender'

/** Something found in a message. Positions are those of the plain copy; `original` holds those of the text as it came. */
export type Thing = Span & {
  readonly kind: ThingKind
  readonly value: string
  readonly original: Span
  /** What kind of sender, for senders: bank, carrier, agency, shop, tech, family and so on. */
  readonly sort?: string
}

export type Language =
  | 'en'
  | 'es'
  | 'pt'
  | 'fr'
  | 'de'
  | 'it'
  | 'nl'
  | 'hi'
  | 'hi-Latn'
  | 'tl'
  | 'id'
  | 'zh'
  | 'unknown'

/** A copy of a text in which every character knows where it came from. */
export type Mapped = {
  readonly text: string
  /** For each character: where its origin starts and ends in the original. */
  readonly from: Uint32Array
  readonly to: Uint32Array
}

export type Reading = {
  readonly original: string
  readonly plain: string
  readonly toOriginal: (span: Span) => Span
  readonly things: readonly Thing[]
  readonly language: Language
  /** How many places had to be undone to read it: hidden characters, look-alike letters, letters set apart. */
  readonly disguises: number
}

export type LinkVerdict = 'dangerous' | 'suspicious' | 'harmless' | 'cannot-tell'

export type LinkOpinion = {
  readonly verdict: LinkVerdict
  readonly reason: string
  /** The brand whose address it copies, where one is known. */
  readonly imitates?: string
}

/** Judges one link of a message; `claimed` is who the message says it is from. */
export type JudgeLink = (url: string, claimed: readonly string[]) => LinkOpinion

export type Verdict = 'scam' | 'suspicious' | 'legitimate'

export type Strength = 'strong' | 'medium' | 'weak' | 'reassuring'

export type Evidence = {
  readonly rule: string
  readonly title: string
  readonly why: string
  readonly quote: string
  readonly start: number
  readonly end: number
  readonly strength: Strength
  /** Points this finding adds to the keyword part, or takes away. */
  readonly points: number
}

export type Similar = {
  readonly id: string
  readonly label: 'scam' | 'honest' | 'promotion'
  readonly kind: string
  readonly similarity: number
  readonly excerpt: string
}

export type Stage = 'first-contact' | 'building-trust' | 'hook' | 'ask' | 'pressure' | 'paid' | 'ordinary'

export type Conversation = {
  readonly turns: readonly {
    readonly speaker: string
    readonly text: string
    readonly start: number
    readonly end: number
  }[]
  readonly stage: Stage
  /** What usually comes next, in one sentence. */
  readonly next: string
}

export type LinkFinding = LinkOpinion & { readonly url: string; readonly start: number; readonly end: number }

export type Tier = 'rules' | 'n-grams' | 'likeness' | 'links' | 'encoder'

export type TextReport = {
  readonly score: number
  readonly found_keywords: readonly string[]
  readonly verdict: Verdict
  readonly probability: number
  /** How the learned part splits between the three classes. */
  readonly classes: { readonly scam: number; readonly promotion: number; readonly honest: number }
  readonly kind: { readonly id: string; readonly name: string } | undefined
  readonly evidence: readonly Evidence[]
  readonly similar: readonly Similar[]
  readonly links: readonly LinkFinding[]
  readonly advice: readonly string[]
  readonly unsure: boolean
  readonly question: string | undefined
  readonly parts: { readonly likeness: number; readonly keywords: number }
  readonly tiers: readonly Tier[]
  readonly conversation: Conversation | undefined
  readonly language: { readonly code: Language; readonly known: boolean; readonly note: string | undefined }
  readonly found: readonly {
    readonly kind: ThingKind
    readonly text: string
    readonly start: number
    readonly end: number
  }[]
  readonly model: string
}
