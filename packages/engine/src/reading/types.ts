import type { AdviceId, QuestionId } from '../knowledge/advice.ts'
import type { Bare } from '../bare/types.ts'
import type { KindId } from '../knowledge/kinds.ts'
import type { NatureId } from '../knowledge/natures.ts'
import type { Stage } from '../knowledge/stages.ts'
import type { Because } from '../link/reasons.ts'
import type { LinkModel } from '../link/model/load-model.ts'
import type { ListLookup, LinkVerdict } from '../link/types.ts'
import type { Language } from './language-codes.ts'

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

export type { Language } from './language-codes.ts'

/** A copy of a text in which every character knows where it came from. */
export type Mapped = {
  readonly text: string
  /** For each character: where its origin starts and ends in the original. */
  readonly from: Uint32Array
  readonly to: Uint32Array
}

/** An address of a mail's header, with the name in front of it. Spans are those of the original text. */
export type MailAddress = {
  readonly name: string
  readonly nameSpan: Span
  readonly address: string
  readonly domain: string
  readonly addressSpan: Span
}

export type SenderCheck = 'spf' | 'dkim' | 'dmarc'

/** What a mail's header says. Anybody can type one, so it may warn and never acquit. */
export type Headers = {
  /** The whole block, in the original text. */
  readonly span: Span
  readonly from: MailAddress | undefined
  readonly replyTo: MailAddress | undefined
  readonly returnPath: MailAddress | undefined
  /** Where the words of the subject stand: they are message text. */
  readonly subject: Span | undefined
  /** Checks of the sender that a mail server wrote down as failed. */
  readonly failed: readonly (Span & { readonly check: SenderCheck })[]
  /** How many servers say that they passed it on. */
  readonly received: number
}

/** The words of a message and what stands in them. */
export type PlainReading = {
  readonly original: string
  /** What rules and models read: the message without its mail header, made plain. */
  readonly plain: string
  /** The mail header at the start of the text, where there is one. */
  readonly headers: Headers | undefined
  readonly toOriginal: (span: Span) => Span
  readonly things: readonly Thing[]
  readonly language: Language
  /** Whether we have messages in this language. Where not, words and statistics say nothing. */
  readonly languageKnown: boolean
  /** How many places had to be undone to read it: hidden characters, look-alike letters, letters set apart. */
  readonly disguises: number
  /** Names and words of money that had been disguised, in the plain copy. */
  readonly hidden: readonly Span[]
}

/** A link of a message, parsed and judged once by the link engine. Positions are those of the plain copy. */
export type ReadLink = {
  readonly span: Span
  readonly url: string
  readonly host: string
  readonly path: string
  readonly opinion: LinkOpinion
  readonly shortener: boolean
  /** On a place where anybody can put up a page. */
  readonly free: boolean
  /** Under an ending that is commoner among scams. */
  readonly cheap: boolean
  readonly numeric: boolean
  readonly hyphens: boolean
  /** It belongs to whom the message names; where it names nobody, to a firm we know. */
  readonly official: boolean
  readonly chat: boolean
  readonly government: boolean
  readonly odd: boolean
  /** Very many people visit it. */
  readonly known: boolean
}

/** Everything that later stages need of a message. It is made once, and nobody reads again. */
export type Reading = PlainReading & {
  readonly links: readonly ReadLink[]
  /** Addresses that a mail says it comes from or wants its answer at, where they copy somebody's. */
  readonly senders: readonly JudgedSender[]
  /** False where the sender's name in a mail header is somebody whose address it is not. */
  readonly isFromOwn: boolean
}

export type JudgedSender = { readonly span: Span; readonly url: string; readonly opinion: LinkOpinion }

/** What is known of links: the tables of the link engine, and the operator's own lists. */
export type LinkKnowledge = { readonly model: LinkModel; readonly lists?: ListLookup | undefined }

export type LinkOpinion = {
  readonly verdict: LinkVerdict
  readonly because: Because
  /** The brand whose address it copies, where one is known. */
  readonly imitates?: string
}

export type Verdict = 'scam' | 'suspicious' | 'legitimate'

export type Strength = 'strong' | 'medium' | 'weak' | 'reassuring'

export type Evidence = {
  readonly rule: string
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

export type Conversation = {
  readonly turns: readonly {
    readonly speaker: string
    readonly text: string
    readonly start: number
    readonly end: number
  }[]
  readonly stage: Stage
}

export type LinkFinding = LinkOpinion & { readonly url: string; readonly start: number; readonly end: number }

export type Tier = 'rules' | 'n-grams' | 'likeness' | 'links' | 'encoder'

/** How far a text was judged: by the core without an encoder to ask, by the core alone for it was certain, with half of the encoder, with all of it. */
export type Depth = 'alone' | 'core' | 'half' | 'all'

export type TextReport = {
  readonly score: number
  readonly found_keywords: readonly string[]
  readonly verdict: Verdict
  readonly probability: number
  /** How the learned part splits between the three classes. */
  readonly classes: { readonly scam: number; readonly promotion: number; readonly honest: number }
  readonly kind: { readonly id: KindId } | undefined
  /** What a legitimate message is, such as a sign-in code. */
  readonly nature: NatureId | undefined
  readonly evidence: readonly Evidence[]
  /** The passage of a long text that decided, where one did. */
  readonly passage: Span | undefined
  readonly similar: readonly Similar[]
  readonly links: readonly LinkFinding[]
  readonly advice: readonly AdviceId[]
  readonly unsure: boolean
  readonly question: QuestionId | undefined
  readonly parts: { readonly likeness: number; readonly keywords: number }
  readonly tiers: readonly Tier[]
  readonly depth: Depth
  readonly conversation: Conversation | undefined
  readonly language: { readonly code: Language; readonly known: boolean }
  readonly found: readonly {
    readonly kind: ThingKind
    readonly text: string
    readonly start: number
    readonly end: number
  }[]
  readonly model: string
  /** One thing alone, read for its form: nobody can be sure of it. */
  readonly bare?: Bare | undefined
}
