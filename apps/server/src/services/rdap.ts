import { domainAge as words, say } from '@atlas/contract'
import { DOMAIN_AGE, type OutsideOpinion } from '@atlas/engine'
import * as z from 'zod'
import { type Asker, type AskerParts, prepare } from './ask-service.ts'
import { endingOf, registryOf } from './rdap-servers.ts'
import { type AskedLink, type Finding, type Service, TroubleError } from './service.ts'

const Answer = z.object({
  ldhName: z.string().optional(),
  events: z
    .array(z.object({ eventAction: z.string(), eventDate: z.string().nullish() }))
    .max(200)
    .default([]),
})

const Fact = z.discriminatedUnion('state', [
  /** Milliseconds since 1970. */
  z.object({ state: z.literal('registered'), at: z.number() }),
  z.object({ state: z.literal('undated') }),
  z.object({ state: z.literal('unknown') }),
])
type Fact = z.infer<typeof Fact>

const DAY = 86_400_000
const HOUR = 3600
/** A name younger than this is a warning. Most scam names are used up within days; few honest links are so new. */
const YOUNG_DAYS = 30
/** Names were first registered in 1985; a day ahead is a clock that goes wrong, more is no date. */
const FIRST_OF_ALL = Date.parse('1985-01-01')
const TIME_LIMIT = 2000
const PLAIN_NAME = /^[a-z0-9._-]{1,253}$/
const BEGINNINGS = new Set(['registration', 'reregistration'])

const readAnswer = (json: unknown, domain: string): z.infer<typeof Answer> => {
  const parsed = Answer.safeParse(json)
  if (!parsed.success) throw new TroubleError('unreadable', 'answered in another form')
  const name = parsed.data.ldhName?.toLowerCase().replace(/\.$/, '')
  if (name !== undefined && name !== domain) throw new TroubleError('unreadable', 'answered about another name')
  return parsed.data
}

/** A name that was given up and registered anew is as old as the last time. */
const dateIn = ({ events }: z.infer<typeof Answer>, now: number): Fact => {
  const moments = events
    .filter(({ eventAction }) => BEGINNINGS.has(eventAction.toLowerCase()))
    .map(({ eventDate }) => Date.parse(eventDate ?? ''))
    .filter((moment) => moment >= FIRST_OF_ALL && moment <= now + DAY)
  return moments.length === 0 ? { state: 'undated' } : { state: 'registered', at: Math.max(...moments) }
}

const sayYoung = (days: number): string => {
  if (days <= 0) return words.youngToday
  return days === 1 ? words.youngYesterday : say(words.youngDays, { days: String(days) })
}

/** A young name warns; an old one never acquits. */
const judge = (at: number, now: number): Finding => {
  const days = Math.floor(now / DAY) - Math.floor(at / DAY)
  if (days < YOUNG_DAYS) return { opinion: 'suspicious', reason: sayYoung(days) }
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at)
  return { opinion: 'cannot-tell', reason: say(words.months, { month }) }
}

/** One registry, as the one place it is. All have one quota, and each a breaker of its own. */
const registry = (home: string, now: () => number): Service<Fact> => ({
  id: DOMAIN_AGE,
  name: words.name,
  sends: 'the domain',
  canSubmit: false,
  home,
  mostBytes: 2 ** 18,
  quota: [
    { points: 60, seconds: 60 },
    { points: 5000, seconds: 86_400 },
  ],
  fact: Fact,
  topics: ({ domain }) => [domain],
  ask: async ([domain = ''], { call }) => {
    const headers = { accept: 'application/rdap+json, application/json' }
    const reply = await call({ path: `domain/${domain}`, headers })
    if (reply.status === 'not-found') return { facts: [{ state: 'unknown' }], keepSeconds: HOUR }
    return { facts: [dateIn(readAnswer(reply.json, domain), now())], keepSeconds: 24 * HOUR }
  },
  conclude: ([fact]) =>
    fact?.state === 'registered'
      ? judge(fact.at, now())
      : { opinion: 'cannot-tell', reason: fact?.state === 'undated' ? words.undated : words.unknown },
})

/** Why nobody is asked about a link; undefined: a name of its own, under an ending that we know. */
const whyNot = ({ standing, isNumber, domain, icannDomain }: AskedLink): string | undefined => {
  if (isNumber || !domain.includes('.') || !PLAIN_NAME.test(domain)) return words.number
  if (standing === 'known') return words.wellKnown
  // Where endings are sold below a name (uk.com), the registry knows the seller alone.
  if (standing !== 'own' || domain !== icannDomain) return words.shared
  return registryOf(domain) === undefined ? say(words.ending, { ending: endingOf(domain) }) : undefined
}

const notAsked = (why: string): OutsideOpinion => ({
  engine: DOMAIN_AGE,
  name: words.name,
  opinion: 'skipped',
  reason: say(words.notAsked, { why }),
})

/** Asks the registry of a domain when it was registered. `home` is where tests have all of them. */
export const domainRegistries = (parts: AskerParts, home: string | undefined): Asker => {
  const known = new Map<string, Asker>()
  const timeLimit = Math.min(TIME_LIMIT, parts.timeLimit)
  const askerAt = (server: string): Asker => {
    const place = home === undefined ? server : server.replace(new URL(server).origin, home)
    const asker = known.get(place) ?? prepare(registry(place, parts.now), { ...parts, timeLimit })
    known.set(place, asker)
    return asker
  }
  return {
    name: words.name,
    sends: 'the domain',
    canSubmit: false,
    ask: async (link, share) => {
      const why = whyNot(link)
      const server = registryOf(link.domain)
      return why !== undefined || server === undefined
        ? notAsked(why ?? words.number)
        : askerAt(server).ask(link, share)
    },
  }
}
