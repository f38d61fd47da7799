import * as z from 'zod'
import { shareableUrl } from './shareable-url.ts'
import { type Errand, type Facts, type Finding, type Service, TroubleError } from './service.ts'

const Count = z.number().int().min(0).max(100_000).default(0)

const Stats = z.object({ malicious: Count, suspicious: Count, harmless: Count, undetected: Count })

const Fact = z.discriminatedUnion('state', [
  z.object({ state: z.literal('seen'), ...Stats.shape, knownDays: z.number() }),
  z.object({ state: z.literal('unseen') }),
  z.object({ state: z.literal('pending') }),
])
type Fact = z.infer<typeof Fact>
type Seen = Extract<Fact, { state: 'seen' }>

const UrlAnswer = z.object({
  data: z.object({
    attributes: z.object({ last_analysis_stats: Stats, first_submission_date: z.number().optional() }),
  }),
})
const Submitted = z.object({ data: z.object({ id: z.string().regex(/^[\w=-]{1,200}$/) }) })
const Analysis = z.object({ data: z.object({ attributes: z.object({ status: z.string(), stats: Stats }) }) })

const HOUR = 3600
const DAY_MILLISECONDS = 86_400_000
const KEEP = { bad: 24 * HOUR, clean: 6 * HOUR, unseen: HOUR / 4, pending: 30 } as const
/** Most engines call a page harmless that they have never looked at; only several, and after some days, vouch. */
const ENOUGH_HARMLESS = 10
const ENOUGH_DAYS = 7

const read = <Value>(schema: z.ZodType<Value>, json: unknown): Value => {
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new TroubleError('unreadable', 'answered in another form')
  return parsed.data
}

const total = ({ malicious, suspicious, harmless, undetected }: z.infer<typeof Stats>): number =>
  malicious + suspicious + harmless + undetected

const keep = (fact: Fact): Facts<Fact> => {
  if (fact.state !== 'seen') return { facts: [fact], keepSeconds: KEEP[fact.state] }
  return { facts: [fact], keepSeconds: fact.malicious + fact.suspicious > 0 ? KEEP.bad : KEEP.clean }
}

const fromStats = (stats: z.infer<typeof Stats>, knownDays: number): Fact =>
  total(stats) === 0 ? { state: 'pending' } : { state: 'seen', ...stats, knownDays }

const conclude = (facts: readonly Fact[]): Finding => {
  const [fact] = facts
  if (fact === undefined || fact.state === 'unseen')
    return { opinion: 'cannot-tell', reason: 'VirusTotal has never seen this link.' }
  if (fact.state === 'pending') return { opinion: 'cannot-tell', reason: 'VirusTotal is still scanning this link.' }
  return judge(fact)
}

const judge = (fact: Seen): Finding => {
  const { malicious, suspicious, harmless, knownDays } = fact
  const bad = malicious + suspicious
  const counted = `${bad} of ${total(fact)} scanners at VirusTotal warn of this link.`
  if (malicious >= 2 || (malicious >= 1 && suspicious >= 1)) return { opinion: 'malicious', reason: counted }
  // One lone engine is commonly a false alarm.
  if (bad > 0) return { opinion: 'suspicious', reason: counted }
  if (harmless >= ENOUGH_HARMLESS && knownDays >= ENOUGH_DAYS)
    return {
      opinion: 'harmless',
      reason: `${harmless} of ${total(fact)} scanners at VirusTotal call this link harmless.`,
    }
  return {
    opinion: 'cannot-tell',
    reason: 'No scanner at VirusTotal warns of this link, but too little is known of it.',
  }
}

type Settings = { readonly key: string; readonly maySubmit: boolean; readonly home: string; readonly now: () => number }

/** Looks a link up; hands it in only where the operator allows it and the person agreed, for that publishes it. */
export const virusTotal = ({ key, maySubmit, home, now }: Settings): Service<Fact> => {
  const headers = { 'x-apikey': key }

  const lookUp = async (url: string, { call }: Errand): Promise<Fact> => {
    const id = Buffer.from(url, 'utf8').toString('base64url')
    const reply = await call({ path: `/api/v3/urls/${id}`, headers })
    if (reply.status === 'not-found') return { state: 'unseen' }
    const { last_analysis_stats: stats, first_submission_date: first } = read(UrlAnswer, reply.json).data.attributes
    return fromStats(stats, first === undefined ? 0 : (now() - first * 1000) / DAY_MILLISECONDS)
  }

  const poll = async (id: string, { call, wait }: Errand): Promise<Fact> => {
    while (await wait()) {
      const reply = await call({ path: `/api/v3/analyses/${id}`, headers })
      const { status, stats } = read(Analysis, reply.status === 'ok' ? reply.json : undefined).data.attributes
      if (status === 'completed') return fromStats(stats, 0)
    }
    return { state: 'pending' }
  }

  const submit = async (url: string, errand: Errand): Promise<Fact> => {
    const reply = await errand.call({ path: '/api/v3/urls', method: 'POST', headers, form: { url } })
    const { id } = read(Submitted, reply.status === 'ok' ? reply.json : undefined).data
    try {
      return await poll(id, errand)
    } catch (error) {
      // It was handed in; that nobody waited for the end is no failure.
      if (error instanceof TroubleError && (error.kind === 'quota' || error.kind === 'slow'))
        return { state: 'pending' }
      throw error
    }
  }

  return {
    id: 'outside/virustotal',
    name: 'VirusTotal',
    sends: 'the link',
    canSubmit: maySubmit,
    home,
    mostBytes: 2 ** 20,
    quota: [
      { points: 4, seconds: 60 },
      { points: 500, seconds: 86_400 },
    ],
    fact: Fact,
    topics: ({ url }) => [shareableUrl(url)],
    mustAskAgain: (fact, share) => share && maySubmit && fact.state === 'unseen',
    ask: async ([url = ''], errand) => {
      const known = await lookUp(url, errand)
      return keep(known.state === 'unseen' && maySubmit && errand.share ? await submit(url, errand) : known)
    },
    conclude,
  }
}
