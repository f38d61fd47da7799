import { ownSentences, specSentences } from '@atlas/contract'
import pg from 'pg'
import * as z from 'zod'
import { expect, inject, onTestFinished, test } from 'vitest'
import { foldName } from '../accounts/names.ts'
import { newText, tokenOf, visit } from '../testing/client.ts'
import { newDatabase, openTestStore, startOwnServer, visitAsAdmin } from '../testing/server-under-test.ts'

const serverUrl = inject('serverUrl')
const Listed = z.array(z.looseObject({ _id: z.string(), text: z.string(), needs_second: z.boolean() }))

const newAdmin = async () => {
  const admin = await visitAsAdmin()
  const token = tokenOf(admin.answer)
  const find = async (text: string) => {
    for (let page = 1; page < 100; page += 1) {
      const answer = await admin.get(`/api/admin/pending-submissions?page=${page}`, { token })
      const found = Listed.parse(answer.body).find((item) => item.text === text)
      if (found !== undefined || !answer.headers.has('link')) return found
    }
    return undefined
  }
  const act = (id: string, action: string, body?: object) =>
    admin.post(`/api/admin/submission/${id}/${action}`, body, { token })
  return { ...admin, token, find, act }
}

const submit = async (body: object) => {
  const ann = visit(serverUrl)
  const { token } = await ann.signUp()
  expect((await ann.post('/api/submit-scam', body, { token })).status).toBe(200)
  return { ...ann, token }
}

const query = async (text: string, values: readonly unknown[] = []) => {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  onTestFinished(() => client.end())
  return (await client.query<Record<string, unknown>>(text, [...values])).rows
}

test('fifty approvals at once: one wins, the others are told, one dataset row is there', async () => {
  const text = newText()
  await submit({ text })
  const admin = await newAdmin()
  const id = (await admin.find(text))?._id ?? ''
  const answers = await Promise.all(Array.from({ length: 50 }, () => admin.act(id, 'approve')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  expect(await query('select label from dataset_examples where submission_id = $1', [id])).toEqual([{ label: 'scam' }])
})

test('without a body the label is what most people said; a kind must be a known one', async () => {
  const admin = await newAdmin()
  const text = newText()
  await submit({ text, label: 'unsure' })
  const id = (await admin.find(text))?._id ?? ''
  expect(await admin.act(id, 'approve', { label: 'scam', kind: 'no-such-kind' })).toMatchObject({
    status: 400,
    body: { error: ownSentences.unknownKind },
  })
  expect((await admin.act(id, 'approve', { label: 'perhaps' })).status).toBe(400)
  expect((await admin.act(id, 'approve', { kind: 'parcel' })).status).toBe(200)
  expect(await query('select label, kind from dataset_examples where submission_id = $1', [id])).toEqual([
    { label: 'scam', kind: 'parcel' },
  ])
})

test('an honest label counts after the second reviewer; the first no longer sees it', async () => {
  const text = newText()
  await submit({ text, label: 'honest' })
  const [first, second] = [await newAdmin(), await newAdmin()]
  const id = (await first.find(text))?._id ?? ''
  expect(await first.act(id, 'approve')).toMatchObject({ status: 200, body: { message: specSentences.approveDone } })
  expect(await first.find(text)).toBeUndefined()
  expect((await first.act(id, 'approve')).status).toBe(409)
  expect(await query('select 1 from dataset_examples where submission_id = $1', [id])).toEqual([])
  expect(await second.find(text)).toMatchObject({ needs_second: true })
  expect((await second.act(id, 'approve', { label: 'honest' })).status).toBe(200)
  expect(await query('select label from dataset_examples where submission_id = $1', [id])).toEqual([
    { label: 'honest' },
  ])
})

test('where there is one admin, one honest approval is enough', async () => {
  const databaseUrl = await newDatabase()
  const url = await startOwnServer({ DATABASE_URL: databaseUrl })
  const admin = visit(url)
  const { username } = await admin.signUp()
  await openTestStore(databaseUrl).users.setRole(foldName(username), 'admin')
  const token = tokenOf(await admin.logIn(username))
  const text = newText()
  await admin.post('/api/submit-scam', { text, label: 'honest' }, { token })
  const [item] = Listed.parse((await admin.get('/api/admin/pending-submissions', { token })).body)
  expect((await admin.post(`/api/admin/submission/${item?._id}/approve`, undefined, { token })).status).toBe(200)
  expect(Listed.parse((await admin.get('/api/admin/pending-submissions', { token })).body)).toEqual([])
  expect((await admin.get('/api/admin/pending-count', { token })).body).toEqual({ waiting: 0 })
})

test('an approval is taken back at any time: it waits again and is in no history', async () => {
  const text = newText()
  const ann = await submit({ text })
  const [admin, other] = [await newAdmin(), await newAdmin()]
  const id = (await admin.find(text))?._id ?? ''
  await admin.act(id, 'approve')
  await query(`update submissions set approved_at = now() - interval '40 days' where id = $1`, [id])
  expect(await other.act(id, 'undo')).toMatchObject({ status: 200, body: { message: ownSentences.reviewUndone } })
  expect(await admin.find(text)).toMatchObject({ _id: id })
  expect((await ann.get('/api/dashboard/log', { token: ann.token })).body).toEqual([])
  expect((await admin.act(id, 'undo')).status).toBe(409)
  expect((await admin.act(id, 'approve')).status).toBe(200)
})

test('approve against undo, many at once, ends in one of the two, never in between', async () => {
  const text = newText()
  await submit({ text })
  const admin = await newAdmin()
  const id = (await admin.find(text))?._id ?? ''
  await Promise.all(Array.from({ length: 30 }, (_, at) => admin.act(id, at % 2 === 0 ? 'approve' : 'undo')))
  const [row] = await query(
    `select status, (select count(*)::int from dataset_examples where submission_id = submissions.id) as rows
     from submissions where id = $1`,
    [id],
  )
  expect([
    { status: 'approved', rows: 1 },
    { status: 'pending', rows: 0 },
  ]).toContainEqual(row)
})

test('a rejection is undone until the next action, and for ten seconds in any case; then its text is gone', async () => {
  const [text, later] = [newText(), newText()]
  await submit({ text })
  await submit({ text: later })
  const [admin, other] = [await newAdmin(), await newAdmin()]
  const id = (await admin.find(text))?._id ?? ''
  const next = (await admin.find(later))?._id ?? ''
  expect((await admin.act(id, 'reject', { reason: 'Not a scam' })).status).toBe(200)
  expect((await other.act(id, 'undo')).status).toBe(409)
  expect((await admin.act(id, 'undo')).status).toBe(200)
  expect(await admin.find(text)).toBeDefined()
  await admin.act(id, 'reject', { reason: 'Not a scam' })
  await admin.act(next, 'approve')
  expect((await admin.act(id, 'undo')).status).toBe(200)
  await admin.act(id, 'reject', { reason: 'Not a scam' })
  await query(`update submissions set rejected_at = now() - interval '30 minutes' where id = $1`, [id])
  await query(`update review_actions set done_at = now() - interval '31 minutes' where submission_id in ($1, $2)`, [
    id,
    next,
  ])
  // Half an hour later and nothing done since: still there.
  await admin.act(next, 'undo')
  expect((await admin.act(id, 'undo')).status).toBe(409)
  await admin.act(next, 'reject')
  expect(await query('select text from submissions where id = $1', [id])).toEqual([])
  expect(await query('select reason from receipts where id = $1', [id])).toEqual([{ reason: 'Not a scam' }])
  expect(await query('select subject from deletions where id = $1', [id])).toEqual([{ subject: 'submissions' }])
})

test('every action leaves a line that says who and what, and not the text', async () => {
  const text = newText()
  await submit({ text })
  const admin = await newAdmin()
  const id = (await admin.find(text))?._id ?? ''
  for (const action of ['approve', 'undo', 'reject']) await admin.act(id, action)
  const lines = await query('select * from review_actions where submission_id = $1 order by done_at', [id])
  expect(lines.map(({ action }) => action)).toEqual(['approve', 'undo', 'reject'])
  expect(JSON.stringify(lines)).not.toContain(text.slice(0, 7))
  expect(new Set(lines.map((line) => line['admin_id'])).size).toBe(1)
})

test('nobody but an admin, and no longer one who was, reviews', async () => {
  const ann = await submit({ text: newText() })
  const admin = await newAdmin()
  await openTestStore().users.setRole(foldName(admin.username), 'user')
  const id = crypto.randomUUID()
  const calls = [
    ['GET', '/api/admin/pending-submissions'],
    ['GET', '/api/admin/pending-count'],
    ['GET', `/api/admin/submission/${id}`],
    ['POST', `/api/admin/submission/${id}/approve`],
    ['POST', `/api/admin/submission/${id}/reject`],
    ['POST', `/api/admin/submission/${id}/undo`],
  ] as const
  for (const [method, path] of calls) {
    expect((await ann.send(method, path, undefined, { token: ann.token })).status).toBe(403)
    expect((await admin.send(method, path, undefined, { token: admin.token })).status).toBe(401)
    expect((await ann.send(method, path, undefined)).status).toBe(401)
  }
  const now = await newAdmin()
  for (const [method, path] of calls.slice(2))
    expect((await now.send(method, path, undefined, { token: now.token })).status).toBe(409)
})

test('a reviewer sees what the engine says now, with marks, and known examples that are alike', async () => {
  const mark = newText(1)
  const text = `USPS: your parcel is held at the depot because of an incomplete address ${mark}. Please pay the redelivery fee of $1.99 within 24 hours at usps-redelivery.top/pay`
  await submit({ text, label: 'honest', checked: 'text', verdict: 'scam', score: 8.2, model: 'm' })
  const admin = await newAdmin()
  const id = (await admin.find(text))?._id ?? ''
  const { body } = await admin.get(`/api/admin/submission/${id}`, { token: admin.token })
  expect(body).toMatchObject({
    sort: 'report',
    people: { honest: 1 },
    opinions: [{ label: 'honest', told: { checked: 'text', verdict: 'scam', score: 8.2, model: 'm' } }],
    report: {
      verdict: 'scam',
      evidence: expect.arrayContaining([expect.objectContaining({ quote: expect.any(String) })]),
    },
    known: expect.arrayContaining([expect.objectContaining({ label: 'scam' })]),
  })
})

test(
  'a false alarm, reported and approved as honest, lowers its near-copies on a second server; undone, they are back',
  {
    timeout: 200_000,
  },
  async () => {
    const databaseUrl = await newDatabase()
    const settings = { DATABASE_URL: databaseUrl }
    const [first, second] = [await startOwnServer(settings), await startOwnServer(settings)]
    const admin = visit(first)
    const { username } = await admin.signUp()
    await openTestStore(databaseUrl).users.setRole(foldName(username), 'admin')
    const token = tokenOf(await admin.logIn(username))
    const notice =
      'Hi mum, my phone broke, this is a borrowed one. Could you please send me 40 for the train, I pay you back tonight.'
    const copy = notice.replace('tonight', 'on Tuesday')
    const Scored = z.object({ score: z.number() })
    const scoreOn = async (url: string) =>
      Scored.parse((await visit(url).post('/api/analyze', { text: copy })).body).score
    const before = await scoreOn(second)
    await admin.post('/api/submit-scam', { text: notice, label: 'honest', checked: 'text' }, { token })
    const [item] = Listed.parse((await admin.get('/api/admin/pending-submissions', { token })).body)
    await admin.post(`/api/admin/submission/${item?._id}/approve`, undefined, { token })
    expect(await scoreOn(first)).toBeLessThan(before)
    const patience = { timeout: 75_000, interval: 2000 }
    await expect.poll(() => scoreOn(second), patience).toBeLessThan(before - 0.1)
    await admin.post(`/api/admin/submission/${item?._id}/undo`, undefined, { token })
    expect(await scoreOn(first)).toBe(before)
    await expect.poll(() => scoreOn(second), patience).toBe(before)
  },
)
