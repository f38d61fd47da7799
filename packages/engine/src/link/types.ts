import type { Because, LinkAdvice } from './reasons.ts'

/** What one link engine says of an address. `skipped` and `failed` are never read as harmless. */
export type OpinionKind = 'harmless' | 'suspicious' | 'malicious' | 'cannot-tell' | 'skipped' | 'failed'

export type Opinion = {
  readonly engine: string
  readonly opinion: OpinionKind
  readonly because: Because
}

/** The id under which the age of a domain is told, which weighs more beside another sign. */
export const DOMAIN_AGE = 'outside/rdap'

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
  /** `seen`: the last day on which the list was seen to hold it, as 2026-01-31; for lists that are fetched. */
  | { readonly status: 'blocked'; readonly list: string; readonly seen?: string }
  | { readonly status: 'allowed'; readonly list: string }
  | { readonly status: 'not-listed' }
  /** No list is installed; one could not be read. */
  | { readonly status: 'skipped' | 'failed' }

/**
 * Whose address it is, which says how far a listing of it may reach. `known`: a widely visited site, a public body or a
 * brand's own; `shared`: a place where anybody puts pages; `tenant`: one user's part of such a place; `home`: inside
 * somebody's own network; `own`: all others.
 */
export type Standing = {
  readonly kind: 'own' | 'tenant' | 'shared' | 'known' | 'home'
  /** The registrable domain, or the tenant's part of a shared place. */
  readonly domain: string
}

/** The operator's own block and allow lists; the server keeps them fresh and hands this in. */
export type ListLookup = { readonly find: (link: ListedAddress, standing?: Standing) => ListAnswer }

export type ListedAddress = { readonly host: string; readonly path: string; readonly query: string }

export type LinkContext = {
  readonly lists?: ListLookup
  /** Brand names that the message around the link claims to come from. */
  readonly claimed?: readonly string[]
  /** What outside services said, one opinion a service. */
  readonly outside?: readonly OutsideOpinion[]
}
