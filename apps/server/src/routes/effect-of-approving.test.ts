import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { maskPersonal, SCAM_ABOVE, SUSPICIOUS_ABOVE } from '@atlas/engine'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { foldName } from '../accounts/names.ts'
import { openEngine } from '../engine.ts'
import { tokenOf, visit } from '../testing/client.ts'
import { newDatabase, openTestStore, startOwnServer } from '../testing/server-under-test.ts'

const lab = fileURLToPath(new URL('../../../../packages/lab/', import.meta.url))
const Line = z.object({ id: z.string(), text: z.string() })
const Effect = z.looseObject({ state: z.string(), scam: z.number().optional(), honest: z.number().optional() })
const Listed = z.array(z.object({ _id: z.string(), text: z.string(), effect: Effect }))

/** Some benchmark messages that are stored as they are: nothing in them is masked. */
const benchmarkTexts = (most: number): string[] => {
  const newest = readdirSync(path.join(lab, 'benchmark'))
    .filter((name) => /^edition-\d+\.tsv$/.test(name))
    .toSorted()
    .at(-1)
  const ids = new Set(
    readFileSync(path.join(lab, 'benchmark', newest ?? ''), 'utf8')
      .split('\n')
      .map((line) => line.split('\t')[0]),
  )
  return readFileSync(path.join(lab, 'corpus/en/sms.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => Line.parse(JSON.parse(line)))
    .filter(({ id, text }) => ids.has(id) && text.length >= 60 && maskPersonal(text, []) === text)
    .slice(0, most)
    .map(({ text }) => text)
}

/** The one whose score lies nearest to a cut point: a push moves it over. */
const nearCut = async (): Promise<string> => {
  const engine = openEngine({ report: () => {} })
  onTestFinished(engine.stop)
  let best = { text: '', away: Number.POSITIVE_INFINITY }
  for (const text of benchmarkTexts(150)) {
    const { score } = await engine.analyzeText(text, { isPatient: true })
    const away = Math.min(...[SUSPICIOUS_ABOVE, SCAM_ABOVE].map((cut) => Math.abs(Math.log(score / cut))))
    if (away < best.away) best = { text, away }
  }
  return best.text
}

test('a reviewer sees how many benchmark messages approving would change: a copy changes its own, another text none', async () => {
  const databaseUrl = await newDatabase()
  const url = await startOwnServer({ DATABASE_URL: databaseUrl })
  const admin = visit(url)
  const { username } = await admin.signUp()
  await openTestStore(databaseUrl).users.setRole(foldName(username), 'admin')
  const token = tokenOf(await admin.logIn(username))
  const copy = await nearCut()
  const unlike = 'Zorbo quartz velvet glimmer behind copper lanterns, owls sing nothing of it and the tin door hums'
  for (const text of [copy, unlike]) await admin.post('/api/submit-scam', { text }, { token })
  const list = async () => Listed.parse((await admin.get('/api/admin/pending-submissions', { token })).body)
  expect((await list()).map(({ effect }) => effect.state)).toEqual(['not-yet', 'not-yet'])
  const states = async () => (await list()).map(({ effect }) => effect.state)
  await expect.poll(states, { timeout: 120_000, interval: 1000 }).toEqual(['counted', 'counted'])
  const [first, second] = await list()
  expect(first?.text).toBe(copy)
  expect((first?.effect.scam ?? 0) + (first?.effect.honest ?? 0)).toBeGreaterThan(0)
  expect(second?.effect).toMatchObject({ scam: 0, honest: 0, messages: expect.any(Number) })
  const detail = await admin.get(`/api/admin/submission/${first?._id}`, { token })
  expect(detail.body).toMatchObject({ effect: first?.effect })
  // Counted for another model than the one that runs: it is not shown.
  await openTestStore(databaseUrl).effects.put(second?._id ?? '', 'text-0', { why: 'broken' })
  expect((await list())[1]?.effect).toEqual({ state: 'not-yet' })
}, 240_000)
