import type { Allowance, LinkService } from '@atlas/contract'
import type { OutsideOpinion, Standing } from '@atlas/engine'
import type * as z from 'zod'

/** What a service may be told of a link. Never the part behind `#`, never a name and password in front of the host. */
export type AskedLink = {
  readonly url: string
  readonly host: string
  /** Registrable domain; shared hosting counts as a registry, so that one tenant is not asked about as another. */
  readonly domain: string
  /** Registrable domain by the ICANN section alone. */
  readonly icannDomain: string
  readonly isNumber: boolean
  readonly standing: Standing['kind']
}

export type Finding = Pick<OutsideOpinion, 'reason'> & {
  readonly opinion: 'harmless' | 'suspicious' | 'malicious' | 'cannot-tell'
}

export type Call = {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly form?: Readonly<Record<string, string>>
}

/** A service that does not know the address answers 404; every other status but 200 is a failure. */
export type Reply = { readonly status: 'ok'; readonly json: unknown } | { readonly status: 'not-found' }

export type Errand = {
  readonly call: (call: Call) => Promise<Reply>
  /** The person agreed that the link is handed in. */
  readonly share: boolean
  /** Waits between two polls, or answers false at once when there is no time left for it. */
  readonly wait: () => Promise<boolean>
}

export type Facts<Fact> = { readonly facts: readonly Fact[]; readonly keepSeconds: number }

/**
 * One outside service, as data. Facts are what it said, without the address: they are kept in the database under a
 * keyed hash of the topic, and turned into a finding each time anew.
 */
export type Service<Fact> = {
  readonly id: string
  readonly name: string
  readonly sends: LinkService['sends']
  readonly canSubmit: boolean
  /** The one place that is asked. */
  readonly home: string
  readonly mostBytes: number
  /** How many calls all servers together may make. */
  readonly quota: readonly Allowance[]
  readonly fact: z.ZodType<Fact>
  /** What is asked about; none: this kind of address cannot be looked up there. */
  readonly topics: (link: AskedLink) => readonly string[]
  /** A kept fact that this errand cannot make do with. */
  readonly mustAskAgain?: (fact: Fact, share: boolean) => boolean
  /** One fact for each topic, in their order. */
  readonly ask: (topics: readonly string[], errand: Errand) => Promise<Facts<Fact>>
  readonly conclude: (facts: readonly Fact[], link: AskedLink) => Finding
}

/** Why a service gave no answer. Messages never hold addresses or keys, so they may be logged. */
export type TroubleKind = 'slow' | 'away' | 'unreadable' | 'refused' | 'key-refused' | 'too-many' | 'quota'

export class TroubleError extends Error {
  readonly kind: TroubleKind
  readonly retryAfterMilliseconds: number | undefined

  constructor(kind: TroubleKind, message: string, retryAfterMilliseconds?: number) {
    super(message)
    this.kind = kind
    this.retryAfterMilliseconds = retryAfterMilliseconds
  }
}
