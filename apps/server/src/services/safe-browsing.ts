import * as z from 'zod'
import { canonicalUrl, expressionsOf, fullHash, prefixOf } from './safe-browsing-url.ts'
import { type AskedLink, type Finding, type Service, TroubleError } from './service.ts'

const THREATS: Readonly<Record<string, string>> = {
  SOCIAL_ENGINEERING: 'a page that deceives people',
  MALWARE: 'a page with harmful software',
  UNWANTED_SOFTWARE: 'a page with unwanted software',
  POTENTIALLY_HARMFUL_APPLICATION: 'a page with a harmful app',
}
/** Details so marked must not be acted on: they are on trial, or hold for frames alone. */
const NOT_FOR_US = new Set(['CANARY', 'FRAME_ONLY'])

const Answer = z.object({
  fullHashes: z
    .array(
      z.object({
        fullHash: z.base64(),
        fullHashDetails: z
          .array(z.object({ threatType: z.string().optional(), attributes: z.array(z.string()).default([]) }))
          .default([]),
      }),
    )
    .max(1000)
    .default([]),
  cacheDuration: z
    .string()
    .regex(/^\d{1,9}(?:\.\d{1,9})?s$/)
    .default('0s'),
})

/** What is listed under one prefix. */
const Fact = z.array(z.object({ hash: z.string(), threat: z.string() }))
type Fact = z.infer<typeof Fact>

const LONGEST_KEEP = 86_400

const hashesOf = ({ url, icannDomain }: AskedLink): Buffer[] =>
  expressionsOf(canonicalUrl(url), icannDomain).map((expression) => fullHash(expression))

const readAnswer = (json: unknown): z.infer<typeof Answer> => {
  const parsed = Answer.safeParse(json)
  if (!parsed.success) throw new TroubleError('unreadable', 'answered in another form')
  return parsed.data
}

const threatsIn = ({ fullHashes }: z.infer<typeof Answer>): Fact =>
  fullHashes.flatMap((one) =>
    one.fullHashDetails
      .filter(
        ({ threatType = '', attributes }) => threatType in THREATS && !attributes.some((name) => NOT_FOR_US.has(name)),
      )
      .map(({ threatType = '' }) => ({ hash: one.fullHash, threat: threatType })),
  )

const conclude = (facts: readonly Fact[], link: AskedLink): Finding => {
  const ours = new Set(hashesOf(link).map((hash) => hash.toString('base64')))
  const match = facts.flat().find(({ hash }) => ours.has(hash))
  const threat = match && THREATS[match.threat]
  if (threat !== undefined)
    return {
      opinion: 'malicious',
      reason: `Google Safe Browsing lists it as ${threat}. (Advisory provided by Google; such lists are not perfect.)`,
    }
  return { opinion: 'cannot-tell', reason: 'Google Safe Browsing does not list this link, but new scams never are.' }
}

type Settings = { readonly key: string; readonly home: string }

/** Only the first four bytes of hashes leave; which of the listed pages was meant is found out here. */
export const safeBrowsing = ({ key, home }: Settings): Service<Fact> => ({
  id: 'outside/safe-browsing',
  name: 'Google Safe Browsing',
  sends: 'a hash prefix',
  canSubmit: false,
  home,
  mostBytes: 65_536,
  quota: [
    { points: 300, seconds: 60 },
    { points: 10_000, seconds: 86_400 },
  ],
  fact: Fact,
  topics: (link) => [...new Set(hashesOf(link).map((hash) => prefixOf(hash)))],
  ask: async (prefixes, { call }) => {
    const query = new URLSearchParams([
      ...prefixes.map((prefix) => ['hashPrefixes', prefix]),
      ['alt', 'json'],
      ['key', key],
    ])
    const reply = await call({ path: `/v5/hashes:search?${query.toString()}` })
    if (reply.status === 'not-found') throw new TroubleError('away', 'answered 404')
    const answer = readAnswer(reply.json)
    const threats = threatsIn(answer)
    return {
      facts: prefixes.map((prefix) => threats.filter(({ hash }) => prefixOf(Buffer.from(hash, 'base64')) === prefix)),
      keepSeconds: Math.min(LONGEST_KEEP, Number.parseFloat(answer.cacheDuration)),
    }
  },
  conclude,
})
