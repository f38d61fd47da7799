import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import type { Size } from './load-texts.ts'

/** So many people at once, each with one text after the other, for so long. */
type Plan = { readonly size: Size; readonly atOnce: number; readonly seconds: number }

type Read = { readonly characters: number; readonly milliseconds: number }

export type Level = Plan & {
  readonly read: readonly Read[]
  readonly withEncoder: number
  /** How long each took, in milliseconds. */
  readonly refused: readonly number[]
  readonly failed: number
}

const Report = z.object({ depth: z.string() })

type Answer = { readonly status: number; readonly milliseconds: number; readonly body: string; readonly wait: number }

const post = (url: string, agent: http.Agent, text: string, visitor: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': visitor }
    const request = http.request(`${url}/api/analyze`, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const milliseconds = performance.now() - begun
        const wait = Number(response.headers['retry-after'] ?? 1)
        resolve({ status: response.statusCode ?? 0, milliseconds, body: Buffer.concat(chunks).toString(), wait })
      })
    })
    request.once('error', reject)
    request.setTimeout(60_000, () => request.destroy(new Error('no answer within a minute')))
    request.end(JSON.stringify({ text }))
  })

export const measure = async (url: string, plan: Plan, next: (size: Size) => string): Promise<Level> => {
  const read: Read[] = []
  const refused: number[] = []
  let withEncoder = 0
  let failed = 0
  const agent = new http.Agent({ keepAlive: true })
  const begun = performance.now()
  const end = begun + plan.seconds * 1000
  const visit = async (number: number): Promise<void> => {
    const visitor = `10.${number >> 8}.${number & 255}.7`
    // People do not come in step.
    await sleep(Math.random() * Math.min(1000, 10 * plan.atOnce))
    while (performance.now() < end) {
      const text = next(plan.size)
      const answer = await post(url, agent, text, visitor).catch(() => undefined)
      if (answer?.status === 200) {
        read.push({ characters: text.length, milliseconds: answer.milliseconds })
        // A certain core has the encoder behind it, unasked.
        if (Report.parse(JSON.parse(answer.body)).depth !== 'alone') withEncoder += 1
      } else if (answer?.status === 503) {
        refused.push(answer.milliseconds)
        // Who is told to come back in a second does, give or take half of it.
        await sleep(Math.min(answer.wait * 1000 * (0.5 + Math.random()), Math.max(0, end - performance.now())))
      } else failed += 1
    }
  }
  await Promise.all(Array.from({ length: plan.atOnce }, (_, number) => visit(number)))
  agent.destroy()
  return { ...plan, seconds: (performance.now() - begun) / 1000, read, withEncoder, refused, failed }
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((left, right) => left - right)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

/** Nobody notices whether an answer came after 50 or 100 ms; shorter lone times count as this. */
const SHORTEST_LONE_MILLISECONDS = 100

/** How long each answer took beside the middle one of somebody alone with a text of that size. */
const slowness = ({ read }: Level, lone: Level): number[] => {
  const loneTimes = Map.groupBy(lone.read, ({ characters }) => characters)
  return read.map(({ characters, milliseconds }) => {
    const times = (loneTimes.get(characters) ?? []).map((one) => one.milliseconds)
    return milliseconds / Math.max(SHORTEST_LONE_MILLISECONDS, percentile(times, 0.5))
  })
}

/** A row of the table. */
export const line = (level: Level, lone: Level): string => {
  const { size, atOnce, seconds, read, withEncoder, refused, failed } = level
  const times = read.map(({ milliseconds }) => milliseconds)
  const cells = [
    size,
    atOnce,
    (read.length / seconds).toFixed(1),
    percentile(times, 0.5).toFixed(0),
    percentile(times, 0.99).toFixed(0),
    percentile(slowness(level, lone), 0.99).toFixed(1),
    ((100 * withEncoder) / Math.max(1, read.length)).toFixed(1),
    (refused.length / seconds).toFixed(1),
    percentile(refused, 0.99).toFixed(0),
  ]
  return `| ${cells.join(' | ')} |${failed === 0 ? '' : ` ${failed} failed`}`
}
