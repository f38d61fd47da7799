import type { LinkService } from '@atlas/contract'
import type { OutsideOpinion } from '@atlas/engine'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { AllowanceStore } from '../store/allowances.ts'
import type { OutsideAnswerStore } from '../store/outside-answers.ts'
import { type Breaker, breaker } from './breaker.ts'
import { callOutside, type Fetch } from './outside-call.ts'
import { type AskedLink, type Errand, type Finding, type Service, TroubleError, type TroubleKind } from './service.ts'

/** What every service has in common: memory, quota, breaker, time limit, and plain words when it cannot answer. */

export type AskerParts = {
  readonly allowances: Pick<AllowanceStore, 'take'>
  readonly answers: Pick<OutsideAnswerStore, 'find' | 'keep'>
  readonly hash: (text: string) => Buffer
  readonly logger: Logger
  readonly fetcher: Fetch
  readonly timeLimit: number
  readonly pollMilliseconds: number
  readonly now: () => number
}

export type Asker = {
  readonly name: string
  readonly sends: LinkService['sends']
  readonly canSubmit: boolean
  /** Always an opinion, in bounded time, whatever the service does. */
  readonly ask: (link: AskedLink, share: boolean) => Promise<OutsideOpinion>
}

type Place = Pick<Service<unknown>, 'id' | 'quota' | 'home' | 'mostBytes'>
type Silence = { readonly opinion: 'skipped' | 'failed'; readonly reason: string }

/** A slow service must not use up the places in which everybody else is answered. */
const MOST_AT_ONCE = 16
/** For the database, on top of the service's own time. */
const EXTRA_PATIENCE = 500

const skipped = (name: string, why: string): Silence => ({
  opinion: 'skipped',
  reason: `${name} was not asked: ${why}`,
})
const failed = (name: string, what: string): Silence => ({ opinion: 'failed', reason: `${name} ${what}` })

/** `quota` is our own restraint; everything else is the service's trouble. */
const SILENCES: Readonly<Record<TroubleKind, (name: string) => Silence>> = {
  quota: (name) => skipped(name, 'this server has used up its questions for now.'),
  slow: (name) => failed(name, 'did not answer in time.'),
  'too-many': (name) => failed(name, 'takes no more questions from this server for now.'),
  'key-refused': (name) => failed(name, 'did not accept the question of this server.'),
  refused: (name) => failed(name, 'could not look this up.'),
  away: (name) => failed(name, 'could not answer.'),
  unreadable: (name) => failed(name, 'could not answer.'),
}

const silenceAfter = (error: unknown, name: string): Silence =>
  error instanceof TroubleError ? SILENCES[error.kind](name) : failed(name, 'could not be asked.')

/** The shared counters decide alone: without the database nothing is asked, so the quota holds whatever happens. */
const takeFromQuota = async ({ id, quota }: Place, { allowances, hash }: AskerParts): Promise<void> => {
  for (const { points, seconds } of quota) {
    const { used } = await allowances.take(hash(`quota\0${id}\0${seconds}`).subarray(0, 16), 1, seconds)
    if (used > points) throw new TroubleError('quota', 'is not asked: the quota is used up')
  }
}

const errandFor = (service: Place, parts: AskerParts, share: boolean, signal: AbortSignal): Errand => {
  const { home, mostBytes } = service
  const end = performance.now() + parts.timeLimit
  return {
    share,
    call: async (call) => {
      await takeFromQuota(service, parts)
      return callOutside(parts.fetcher, call, { home, mostBytes, signal, now: parts.now })
    },
    wait: async () => {
      if (performance.now() + parts.pollMilliseconds >= end) return false
      await sleep(parts.pollMilliseconds)
      return true
    },
  }
}

const noteTrouble = (error: unknown, id: string, gate: Breaker, logger: Logger): void => {
  if (!(error instanceof TroubleError)) return
  if (error.kind === 'quota') return
  logger.warn({ service: id, problem: error.message }, 'an outside service gave no answer')
  // A link that it will not look up says nothing of the service: else three odd links would shut it for everybody.
  if (error.kind === 'refused') gate.succeeded()
  else if (error.kind === 'too-many') gate.toldToWait(error.retryAfterMilliseconds)
  else if (error.kind === 'key-refused') gate.toldToWait(undefined)
  else gate.failed()
}

const inTime = async <Result>(work: Promise<Result>, milliseconds: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TroubleError('slow', 'did not answer in time')), milliseconds)
  })
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
  }
}

/** Facts kept from earlier answers, one a topic; undefined where there is none that will do. */
const recall = async <Fact>(
  service: Service<Fact>,
  keys: readonly Buffer[],
  { answers }: AskerParts,
  share: boolean,
): Promise<(Fact | undefined)[]> => {
  const rows = await answers.find(keys)
  const kept = new Map(rows.map(({ key, fact }) => [key.toString('hex'), service.fact.safeParse(fact).data]))
  return keys.map((key) => {
    const fact = kept.get(key.toString('hex'))
    return fact === undefined || service.mustAskAgain?.(fact, share) === true ? undefined : fact
  })
}

export const prepare = <Fact>(service: Service<Fact>, parts: AskerParts): Asker => {
  const { id, name, sends, canSubmit } = service
  const gate = breaker(parts.now)
  let underWay = 0

  const askAfresh = async (topics: readonly string[], share: boolean) => {
    const signal = AbortSignal.timeout(parts.timeLimit)
    underWay += 1
    try {
      const answer = await service.ask(topics, errandFor(service, parts, share, signal))
      gate.succeeded()
      return answer
    } catch (error) {
      noteTrouble(error, id, gate, parts.logger)
      throw error
    } finally {
      underWay -= 1
    }
  }

  const find = async (link: AskedLink, share: boolean): Promise<Finding | Silence> => {
    const topics = service.topics(link)
    if (topics.length === 0) return skipped(name, 'it cannot look up this kind of address.')
    const keys = topics.map((topic) => parts.hash(`${id}\0${topic}`))
    const known = await recall(service, keys, parts, share)
    const missing = topics.filter((_, place) => known[place] === undefined)
    if (missing.length === 0)
      return service.conclude(
        known.flatMap((fact) => (fact === undefined ? [] : [fact])),
        link,
      )
    if (underWay >= MOST_AT_ONCE) return skipped(name, 'too many questions are under way.')
    if (!gate.mayAsk()) return skipped(name, 'it has not been answering.')
    const { facts, keepSeconds } = await askAfresh(missing, share)
    const rows = missing.flatMap((topic, place) => {
      const fact = facts[place]
      return fact === undefined ? [] : [{ key: parts.hash(`${id}\0${topic}`), fact }]
    })
    // An answer that cannot be kept is still an answer.
    if (keepSeconds > 0) await parts.answers.keep(rows, keepSeconds).catch(() => undefined)
    return service.conclude([...known.flatMap((fact) => (fact === undefined ? [] : [fact])), ...facts], link)
  }

  return {
    name,
    sends,
    canSubmit,
    ask: async (link, share) => {
      try {
        return { engine: id, name, ...(await inTime(find(link, share), parts.timeLimit + EXTRA_PATIENCE)) }
      } catch (error) {
        return { engine: id, name, ...silenceAfter(error, name) }
      }
    },
  }
}
