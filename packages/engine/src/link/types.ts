import type { Because, LinkAdvice } from './reasons.ts'

/** What one link engine says of an address. `skipped` and `failed` are never read as harmless. */
export type OpinionKind = 'harmless' | 'suspicious' | 'malicious' | 'cannot-tell' | 'skipped' | 'failed'

export type Opinion = {
  readonly engine: string
  readonly opinion: OpinionKind
  readonly because: Because
}

/** What an outside service says, in its own words. */
export type OutsideOpinion = {
  readonly engine: string
  readonly name: string
  readonly opinion: OpinionKind
  readonly reason: string
}

export type LinkVerdict = 'harmless' | 'cannot-tell' | 'suspicious' | 'dangerous'

/** One piece of the address as it is shown; `owner` marks the part that says whose site it is. */
export type AddressPart = {
  readonly kind: 'scheme' | 'user' | 'subdomain' | 'owner' | 'port' | 'path' | 'query' | 'fragment'
  readonly text: string
  readonly owner: boolean
}

export type Imitation = { readonly brand: string; readonly domain: string }

export type LinkReport = {
  readonly status: 'judged'
  readonly url: string
  readonly verdict: LinkVerdict
  readonly is_scam: boolean
  /** Of all reasons the one that is told first. */
  readonly because: Because
  readonly details: { readonly harmless: number; readonly suspicious: number; readonly malicious: number }
  readonly opinions: readonly Opinion[]
  readonly address: readonly AddressPart[]
  /** Addresses of redirectors that were taken off to reach the real one, outermost first. */
  readonly unwrapped: readonly string[]
  readonly imitates?: Imitation
  readonly advice: readonly LinkAdvice[]
  readonly probability: number
}

export type NotALink = { readonly status: 'not-a-link' }

export type ListAnswer =
  | { readonly status: 'blocked'; readonly list: string }
  | { readonly status: 'allowed'; readonly list: string }
  | { readonly status: 'not-listed' }
  /** No list is installed; one could not be read. */
  | { readonly status: 'skipped' | 'failed' }

/** The operator's own block and allow lists; the server keeps them fresh and hands this in. */
export type ListLookup = { readonly find: (link: ListedAddress) => ListAnswer }

export type ListedAddress = { readonly host: string; readonly path: string; readonly query: string }

export type LinkContext = {
  readonly lists?: ListLookup
  /** Brand names that the message around the link claims to come from. */
  readonly claimed?: readonly string[]
  /** What outside services said, one opinion a service. */
  readonly outside?: readonly OutsideOpinion[]
}
