import type { LinkService } from '@atlas/contract'
import { isHomeNetwork, type OutsideOpinion, parseLink, type Standing } from '@atlas/engine'
import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Store } from '../store/store.ts'
import { type Asker, type AskerParts, prepare } from './ask-service.ts'
import type { Fetch } from './outside-call.ts'
import { domainRegistries } from './rdap.ts'
import { safeBrowsing } from './safe-browsing.ts'
import type { AskedLink } from './service.ts'
import { urlscan } from './urlscan.ts'
import { virusTotal } from './virus-total.ts'

/** What tests replace. None of it can be set from the environment: keys go to these places and to no others. */
export type OutsideOptions = {
  readonly fetch?: Fetch
  readonly homes?: Partial<Readonly<Record<'virusTotal' | 'safeBrowsing' | 'urlscan' | 'rdap' | 'feeds', string>>>
  readonly timeLimit?: number
  readonly pollMilliseconds?: number
  readonly followMilliseconds?: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

type Answers = {
  readonly outside: readonly OutsideOpinion[]
  /** Names of those that answered. */
  readonly answered: readonly string[]
}

export type LinkServices = {
  /** Only services that are set up; without any, nothing is sent anywhere. */
  readonly described: readonly LinkService[]
  readonly ask: (pasted: string, share: boolean) => Promise<Answers>
}

const TIME_LIMIT = 3000
const POLL_MILLISECONDS = 20_000

const askedLink = (pasted: string, standing: Standing | undefined): AskedLink | undefined => {
  const link = parseLink(pasted)
  // Addresses inside somebody's own network mean nothing outside it.
  if (link === undefined || standing === undefined || isHomeNetwork(link)) return undefined
  const { url, host, domain, icannDomain, ip } = link
  const bare = new URL(url.href)
  bare.hash = ''
  bare.username = ''
  bare.password = ''
  return { url: bare.href, host, domain, icannDomain, isNumber: ip !== 'none', standing: standing.kind }
}

type Given = {
  readonly store: Pick<Store, 'allowances' | 'outsideAnswers'>
  /** Whose address it is; undefined: it is no link. */
  readonly standing: (pasted: string) => Standing | undefined
  readonly secret: Buffer
  readonly logger: Logger
}

const openAll = (keys: Config['services'], parts: AskerParts, homes: OutsideOptions['homes']): Asker[] => {
  const { virusTotalKey, virusTotalSubmit: maySubmit, safeBrowsingKey, urlscanKey, rdap } = keys
  const { now } = parts
  const {
    virusTotal: virusTotalHome = 'https://www.virustotal.com',
    safeBrowsing: safeBrowsingHome = 'https://safebrowsing.googleapis.com',
    urlscan: urlscanHome = 'https://urlscan.io',
  } = homes ?? {}
  return [
    ...(safeBrowsingKey === undefined
      ? []
      : [prepare(safeBrowsing({ key: safeBrowsingKey, home: safeBrowsingHome }), parts)]),
    ...(virusTotalKey === undefined
      ? []
      : [prepare(virusTotal({ key: virusTotalKey, maySubmit, home: virusTotalHome, now }), parts)]),
    ...(urlscanKey === undefined ? [] : [prepare(urlscan({ key: urlscanKey, home: urlscanHome }), parts)]),
    ...(rdap ? [domainRegistries(parts, homes?.rdap)] : []),
  ]
}

export const openLinkServices = (
  keys: Config['services'],
  { store, standing, secret, logger }: Given,
  options: OutsideOptions,
): LinkServices => {
  const askers = openAll(
    keys,
    {
      allowances: store.allowances,
      answers: store.outsideAnswers,
      hash: (text) => createHmac('sha256', secret).update(`outside\0${text}`).digest(),
      logger,
      fetcher: options.fetch ?? fetch,
      timeLimit: options.timeLimit ?? TIME_LIMIT,
      pollMilliseconds: options.pollMilliseconds ?? POLL_MILLISECONDS,
      now: options.now ?? Date.now,
    },
    options.homes,
  )
  return {
    described: askers.map(({ name, sends, canSubmit }) => ({ name, sends, can_submit: canSubmit })),
    ask: async (pasted, share) => {
      const link = askedLink(pasted, standing(pasted))
      if (link === undefined) return { outside: [], answered: [] }
      const outside = await Promise.all(askers.map((asker) => asker.ask(link, share)))
      const answered = outside.filter(({ opinion }) => opinion !== 'skipped' && opinion !== 'failed')
      return { outside, answered: answered.map(({ name }) => name) }
    },
  }
}
