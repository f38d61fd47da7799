import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Row } from '../text/corpus.ts'
import { askAll, type Patience } from './ask.ts'
import { reportLines } from './report-lines.ts'

const row = (number: number, label: Row['label'] = number % 2 === 0 ? 'scam' : 'honest'): Row => ({
  id: `m-${number}`,
  text: `${label} number ${number}`,
  label,
  kind: 'parcel',
  channel: 'sms',
  lang: number < 4 ? 'en' : 'de',
  region: 'GB',
  group: `g-${number}`,
  source: 'test',
})
const rows = Array.from({ length: 10 }, (_, number) => row(number))
const quick: Patience = { atOnce: 3, seconds: 1, tries: 3, longestWait: 0.2, hopeless: 4 }

type Reply = { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: unknown }
const Question = z.record(z.string(), z.string())
const opened: ReturnType<typeof createServer>[] = []

const readText = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const bytes of request) text += String(bytes)
  return text
}

/** A checker that answers as told; undefined means it never answers. */
const openChecker = async (reply: (question: Record<string, string>, turn: number) => Reply | undefined) => {
  let turn = 0
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const said = reply(Question.parse(JSON.parse(await readText(request))), turn++)
    if (said === undefined) return
    response.writeHead(said.status ?? 200, said.headers)
    response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body ?? {}))
  }
  const server = createServer((request, response) => void answer(request, response))
  opened.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}/check`, field: 'text', score: 'score', turns: () => turn }
}

const closeAll = (): void => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
}
afterEach(closeAll)

const isScamText = (text: string | undefined): boolean => text?.startsWith('scam') === true

describe('asking a checker', () => {
  test('every message is asked once and keeps its row, score, probability and doubt', async () => {
    const checker = await openChecker(({ text }) => ({
      body: { score: isScamText(text) ? 6 : 0.2, probability: isScamText(text) ? 0.9 : 0.1, unsure: false },
    }))
    const { judged, failures } = await askAll(rows, checker, quick)
    expect(failures.size).toBe(0)
    expect(checker.turns()).toBe(rows.length)
    expect(judged.map((one) => one.row.id)).toEqual(rows.map(({ id }) => id))
    expect(judged[0]).toEqual({ row: rows[0], score: 6, probability: 0.9, unsure: false })
    expect(judged[1]).toEqual({ row: rows[1], score: 0.2, probability: 0.1, unsure: false })
  })

  test('another field for the question and a boolean deep in the answer will do', async () => {
    const checker = await openChecker(({ message }) => ({ body: { result: { isScam: isScamText(message) } } }))
    const { judged } = await askAll(rows, { ...checker, field: 'message', score: 'result.isScam' }, quick)
    expect(judged.map(({ score }) => score)).toEqual(rows.map(({ label }) => (label === 'scam' ? 1 : 0)))
  })

  test('after 429 everybody waits as long as the checker says, then goes on', async () => {
    const times: number[] = []
    const checker = await openChecker((_, turn) => {
      times.push(performance.now())
      return turn === 0 ? { status: 429, headers: { 'retry-after': '0.15' } } : { body: { score: 1 } }
    })
    const { judged, failures } = await askAll(rows.slice(0, 2), checker, { ...quick, atOnce: 1 })
    expect(judged).toHaveLength(2)
    expect(failures.size).toBe(0)
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(140)
  })

  test('a checker that always says 429 is given up, however long it wants to be waited for', async () => {
    const checker = await openChecker(() => ({ status: 429, headers: { 'retry-after': '86400' } }))
    const { judged, failures } = await askAll(rows.slice(0, 3), checker, quick)
    expect(judged).toEqual([])
    expect([...failures]).toEqual([['status 429', 3]])
    expect(checker.turns()).toBe(9)
  })

  test('errors, silence, no JSON and a wrong shape are counted by reason and judged by nobody', async () => {
    const checker = await openChecker(({ text }) => {
      const number = Number(text?.at(-1))
      if (number === 1) return { status: 500, body: { score: 9 } }
      if (number === 2) return { body: '<html>' }
      if (number === 3) return { body: { verdict: 'scam' } }
      if (number === 4) return { body: { score: '9' } }
      if (number === 5) return { status: 302, headers: { location: '/elsewhere' } }
      return number === 6 ? undefined : { body: { score: 2 } }
    })
    const { judged, failures } = await askAll(rows, checker, quick)
    expect(judged.map((one) => one.row.id)).toEqual(['m-0', 'm-7', 'm-8', 'm-9'])
    expect(Object.fromEntries(failures)).toEqual({
      'status 500': 1,
      'an answer without a number or boolean "score"': 3,
      'status 302': 1,
      'no answer in time': 1,
    })
  })

  test('an endless answer is not read to its end', async () => {
    const checker = await openChecker(() => ({ body: `{"score": 9, "more": "${'x'.repeat(2_100_000)}"}` }))
    const { judged, failures } = await askAll(rows.slice(0, 1), checker, quick)
    expect(judged).toEqual([])
    expect(failures.size).toBe(1)
  })

  test('where nobody answers it stops asking', async () => {
    const checker = await openChecker(() => ({ body: { score: 9 } }))
    closeAll()
    const { judged, failures } = await askAll(rows, checker, { ...quick, longestWait: 0.01, atOnce: 1 })
    expect(judged).toEqual([])
    expect(Object.fromEntries(failures)).toEqual({ 'no connection': 4, 'not asked any more': 6 })
  })
})

test('the report has the table, the parts and what could not be asked; the undecidable are in no table', async () => {
  const checker = await openChecker(({ text }) =>
    text?.endsWith('3') === true
      ? { status: 500 }
      : {
          body: { score: isScamText(text) ? 3 : 0, probability: isScamText(text) ? 1 : 0, unsure: text?.endsWith('9') },
        },
  )
  const asked = await askAll(rows, checker, quick)
  const benchmark = { decidable: rows.slice(0, 9), undecidable: rows.slice(9) }
  const lines = reportLines(benchmark, asked, { marked: 1.5, sure: 4 })
  expect(lines).toContain('| all | 5 / 3 | 1.000 | .000 | .000 | .000 | 1.000 | 1.000 |')
  expect(lines).toContain('| en | 2 / 1 | 1.000 | .000 | .000 | .000 | 1.000 | 1.000 |')
  expect(lines).toContain('Expected calibration error: 0.000')
  expect(lines).toContain('Unsure: 0.0 % of the decidable, 100.0 % of the undecidable')
  expect(lines.slice(-2)).toEqual(['1 messages got no answer and are in no figure:', '- 1: status 500'])
})
