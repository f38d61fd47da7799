import * as z from 'zod/mini'

/** What the engines answer, as both sides see it. `score`, `found_keywords`, `is_scam`, `explanation` and `details` are the specification's; the rest is ours. */

/** Engines answer lists that nobody changes. */
const listOf = <Item extends z.core.$ZodType>(item: Item) => z.readonly(z.array(item))

const Span = { start: z.number(), end: z.number() }

const Evidence = z.object({
  rule: z.string(),
  title: z.string(),
  why: z.string(),
  quote: z.string(),
  /** Positions in the text as it was sent. */
  ...Span,
  strength: z.enum(['strong', 'medium', 'weak', 'reassuring']),
  points: z.number(),
})

/** Why, by the id of its sentence and what stands in it: for callers who speak another language. */
const Because = z.object({ id: z.string(), values: z.record(z.string(), z.string()) })

const LinkVerdict = z.enum(['harmless', 'cannot-tell', 'suspicious', 'dangerous'])

const LinkFinding = z.object({
  url: z.string(),
  ...Span,
  verdict: LinkVerdict,
  reason: z.string(),
  because: z.optional(Because),
  imitates: z.optional(z.string()),
})

const Similar = z.object({
  id: z.string(),
  label: z.enum(['scam', 'honest', 'promotion']),
  kind: z.string(),
  similarity: z.number(),
  excerpt: z.string(),
})

const Conversation = z.object({
  turns: listOf(z.object({ speaker: z.string(), text: z.string(), ...Span })),
  stage: z.enum(['first-contact', 'building-trust', 'hook', 'ask', 'pressure', 'paid', 'ordinary']),
  next: z.string(),
})

/** One thing alone, without a message around it: what its form says. */
const Bare = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('phone'),
    value: z.string(),
    /** Countries (ISO) whose numbers are made like this; none where no plan fits. */
    countries: listOf(z.string()),
    line: z.optional(z.enum(['mobile', 'free', 'costly', 'personal'])),
    isOneRing: z.boolean(),
  }),
  z.object({ kind: z.literal('short'), value: z.string() }),
  z.object({
    kind: z.literal('mail'),
    value: z.string(),
    owner: z.string(),
    isFree: z.boolean(),
    verdict: LinkVerdict,
    imitates: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('iban'), value: z.string(), country: z.string(), fits: z.boolean() }),
  z.object({
    kind: z.literal('wallet'),
    value: z.string(),
    coin: z.enum(['bitcoin', 'ethereum', 'litecoin', 'solana', 'tron']),
    fits: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('link'), value: z.string(), verdict: LinkVerdict, imitates: z.optional(z.string()) }),
  z.object({ kind: z.literal('name'), value: z.string(), home: z.optional(z.string()) }),
  z.object({ kind: z.literal('question') }),
])
export type Bare = z.infer<typeof Bare>

export const TextReport = z.object({
  score: z.number(),
  found_keywords: listOf(z.string()),
  /** Why there is nothing to judge, such as a picture without text. */
  error: z.optional(z.string()),
  verdict: z.enum(['scam', 'suspicious', 'legitimate']),
  probability: z.number(),
  kind: z.optional(z.object({ id: z.string(), name: z.string() })),
  /** How the learned part splits between the three classes. */
  classes: z.optional(z.object({ scam: z.number(), promotion: z.number(), honest: z.number() })),
  /** What a legitimate message is, and what would change the answer. */
  nature: z.optional(z.object({ id: z.string(), name: z.string(), unless: z.string() })),
  evidence: listOf(Evidence),
  /** The passage of a long text that decided, where one did. */
  passage: z.optional(z.object(Span)),
  similar: listOf(Similar),
  links: listOf(LinkFinding),
  /** What to do now, most urgent first. */
  advice: listOf(z.string()),
  /** The ids of these sentences, in their order. */
  advice_ids: z.optional(listOf(z.string())),
  /** True when ATLAS cannot tell; then the verdict alone must not reassure, and `question` is what would settle it. */
  unsure: z.boolean(),
  question: z.optional(z.string()),
  question_id: z.optional(z.string()),
  /** The two parts of the score. */
  parts: z.object({ likeness: z.number(), keywords: z.number() }),
  /** Which parts of the engine made this report. */
  tiers: listOf(z.string()),
  /** How far it went: the core with no encoder beside it, the core because it was certain, half of the encoder, or all of it. */
  depth: z.optional(z.enum(['alone', 'core', 'half', 'all'])),
  /** Which model made this report. */
  model: z.optional(z.string()),
  /** Set when a part of the engine could not be asked: what this answer rests on, in words. */
  caveat: z.optional(z.string()),
  conversation: z.optional(Conversation),
  /** Set when there is no message, only one number, address, account or name. */
  bare: z.optional(Bare),
  language: z.object({ code: z.string(), known: z.boolean(), note: z.optional(z.string()) }),
})
export type TextReport = z.infer<typeof TextReport>

const Opinion = z.object({
  engine: z.string(),
  name: z.string(),
  opinion: z.enum(['harmless', 'suspicious', 'malicious', 'cannot-tell', 'skipped', 'failed']),
  reason: z.string(),
  because: z.optional(Because),
})

const AddressPart = z.object({
  kind: z.enum(['scheme', 'user', 'subdomain', 'owner', 'port', 'path', 'query', 'fragment']),
  text: z.string(),
  /** The part that says whose site it is. */
  owner: z.boolean(),
})

export const LinkReport = z.object({
  is_scam: z.boolean(),
  explanation: z.string(),
  /** The reason that the explanation gives. */
  because: z.optional(Because),
  details: z.object({ harmless: z.number(), suspicious: z.number(), malicious: z.number() }),
  verdict: LinkVerdict,
  url: z.string(),
  opinions: listOf(Opinion),
  address: listOf(AddressPart),
  /** Redirectors that were taken off to reach the real address, outermost first. */
  unwrapped: listOf(z.string()),
  imitates: z.optional(z.object({ brand: z.string(), domain: z.string() })),
  advice: listOf(z.string()),
  /** The ids of these sentences, in their order. */
  advice_ids: z.optional(listOf(z.string())),
  /** Outside services that answered; the page credits them. */
  services: z.optional(listOf(z.string())),
})
export type LinkReport = z.infer<typeof LinkReport>

export const LinkService = z.object({
  name: z.string(),
  /** The most that the service is told when a link is looked up. */
  sends: z.enum(['a hash prefix', 'the domain', 'the link']),
  /** A link it does not know can be handed in, when the person agrees: it is then public. */
  can_submit: z.boolean(),
})
export type LinkService = z.infer<typeof LinkService>
