import * as z from 'zod'
import { type Finding, type Service, TroubleError } from './service.ts'

const Answer = z.object({
  results: z
    .array(
      z.object({
        task: z.object({ domain: z.string().max(300) }).optional(),
        verdicts: z.object({ malicious: z.boolean().optional() }).optional(),
      }),
    )
    .max(100),
})

/** How many earlier scans of the domain carried a verdict, and how many of those a bad one. */
const Fact = z.object({ judged: z.number(), malicious: z.number() })
type Fact = z.infer<typeof Fact>

const HOUR = 3600
const SCANS = 20
/** What may stand in a search without meaning anything else there. */
const PLAIN_NAME = /^[a-z0-9._-]{1,253}$/

const readAnswer = (json: unknown): z.infer<typeof Answer> => {
  const parsed = Answer.safeParse(json)
  if (!parsed.success) throw new TroubleError('unreadable', 'answered in another form')
  return parsed.data
}

/** A scam that led on to a bank is filed under the bank too: only what was handed in for this domain counts. */
const count = ({ results }: z.infer<typeof Answer>, domain: string): Fact => {
  const verdicts = results
    .filter(({ task }) => task !== undefined && (task.domain === domain || task.domain.endsWith(`.${domain}`)))
    .flatMap(({ verdicts: given }) => (given?.malicious === undefined ? [] : [given.malicious]))
  return { judged: verdicts.length, malicious: verdicts.filter(Boolean).length }
}

/** A missing verdict is no clean one, and a few bad pages do not condemn a large site. */
const conclude = ([fact]: readonly Fact[]): Finding => {
  if (fact === undefined || fact.judged === 0)
    return { opinion: 'cannot-tell', reason: 'urlscan.io knows no verdict on this site.' }
  const { judged, malicious } = fact
  const counted = `${malicious} of the last ${judged} scans of this site at urlscan.io found it dangerous.`
  if (malicious === 0)
    return { opinion: 'cannot-tell', reason: 'No earlier scan at urlscan.io warns of this site, which proves little.' }
  if (malicious * 2 < judged) return { opinion: 'cannot-tell', reason: counted }
  return { opinion: malicious >= 2 ? 'malicious' : 'suspicious', reason: counted }
}

type Settings = { readonly key: string; readonly home: string }

/** Searches what others had scanned before; nothing is handed in, and only the domain is named. */
export const urlscan = ({ key, home }: Settings): Service<Fact> => ({
  id: 'outside/urlscan',
  name: 'urlscan.io',
  sends: 'the domain',
  canSubmit: false,
  home,
  mostBytes: 65_536,
  quota: [
    { points: 30, seconds: 60 },
    { points: 1000, seconds: 86_400 },
  ],
  fact: Fact,
  topics: ({ domain, isNumber }) => (isNumber || !PLAIN_NAME.test(domain) ? [] : [domain]),
  ask: async ([domain = ''], { call }) => {
    const query = new URLSearchParams({ q: `domain:"${domain}"`, size: String(SCANS) })
    const reply = await call({ path: `/api/v1/search/?${query.toString()}`, headers: { 'api-key': key } })
    if (reply.status === 'not-found') throw new TroubleError('away', 'answered 404')
    const fact = count(readAnswer(reply.json), domain)
    return { facts: [fact], keepSeconds: fact.malicious > 0 ? 24 * HOUR : 6 * HOUR }
  },
  conclude,
})
