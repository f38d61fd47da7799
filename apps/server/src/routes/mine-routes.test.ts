import { ownSentences } from '@atlas/contract'
import * as z from 'zod'
import { expect, inject, test } from 'vitest'
import { newText, PASSWORD, tokenOf, visit } from '../testing/client.ts'
import { visitAsAdmin } from '../testing/server-under-test.ts'

const serverUrl = inject('serverUrl')
const Listed = z.array(z.object({ _id: z.string(), text: z.string() }))

const setUp = async () => {
  const ann = visit(serverUrl)
  const { token, username } = await ann.signUp()
  const admin = await visitAsAdmin()
  const adminToken = tokenOf(admin.answer)
  const get = async (path: string) => (await ann.get(path, { token })).body
  const submit = (body: object) => ann.post('/api/submit-scam', body, { token })
  const find = async (text: string): Promise<string> => {
    for (let page = 1; page < 100; page += 1) {
      const { body } = await admin.get(`/api/admin/pending-submissions?page=${page}`, { token: adminToken })
      const found = Listed.parse(body).find((item) => item.text === text)
      if (found !== undefined) return found._id
    }
    throw new Error('it does not wait')
  }
  const act = (id: string, action: string, body?: object) =>
    admin.post(`/api/admin/submission/${id}/${action}`, body, { token: adminToken })
  return { ann, token, username, get, submit, find, act }
}

test('mine shows what waits, what was approved with its scores, and what was not taken, without its text', async () => {
  const { ann, token, get, submit, find, act } = await setUp()
  const [waits, taken, not] = [newText(), `${newText()} send gift cards now to claim your prize`, newText()]
  for (const text of [waits, taken, not]) await submit({ text })
  const [takenId, notId] = [await find(taken), await find(not)]
  await act(takenId, 'approve')
  await act(notId, 'reject', { reason: 'An ordinary message' })
  expect(await get('/api/me/submissions')).toEqual([
    expect.objectContaining({ _id: notId, state: 'not-taken', reason: 'An ordinary message' }),
    expect.objectContaining({ _id: takenId, state: 'approved', text: taken, approved_as: 'scam' }),
    expect.objectContaining({ state: 'waiting', text: waits }),
  ])
  expect(JSON.stringify(await get('/api/me/submissions'))).not.toContain(not)
  const scores = z.object({ before: z.number(), now: z.number() })
  const { before, now } = scores.parse(await get(`/api/me/submission/${takenId}/score`))
  expect(now).toBeGreaterThanOrEqual(before)
  const other = await visit(serverUrl).signUp()
  expect((await ann.get(`/api/me/submission/${takenId}/score`, { token: other.token })).status).toBe(404)
  expect((await ann.get(`/api/me/submission/${notId}/score`, { token })).status).toBe(404)
})

test('checks are counted by the day', async () => {
  const { ann, token, get } = await setUp()
  for (const text of ['hello there', 'see you on sunday']) await ann.post('/api/analyze', { text }, { token })
  expect(await get('/api/me/stats')).toMatchObject({
    total_analyses: 2,
    days: [{ day: new Date().toISOString().slice(0, 10), checks: 2, scams: 0 }],
  })
})

test('my data holds all of mine, and nothing of the password', async () => {
  const { ann, token, username, submit, get } = await setUp()
  const text = newText()
  await submit({ text, label: 'scam' })
  const answer = await ann.get('/api/me/data', { token })
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  expect(await get('/api/me/data')).toMatchObject({
    account: { username, first_name: 'Ann' },
    submissions: [{ text, label: 'scam', state: 'waiting' }],
    logins: [{ began: expect.any(String) }],
  })
  expect(JSON.stringify(answer.body)).not.toContain('argon2')
  expect((await ann.get('/api/me/data')).status).toBe(401)
})

test('deleting the account asks for the password; what waits goes, what was approved stays without a name', async () => {
  const { ann, token, username, submit, find, act } = await setUp()
  const [waits, taken] = [newText(), newText()]
  for (const text of [waits, taken]) await submit({ text })
  const takenId = await find(taken)
  await act(takenId, 'approve')
  // Somebody else sent in nearly the same: it goes on waiting as theirs.
  const ben = visit(serverUrl)
  const { token: benToken } = await ben.signUp()
  await ben.post('/api/submit-scam', { text: `${waits}!` }, { token: benToken })
  expect(await ann.post('/api/me/delete', { password: 'Wrong 1234' }, { token })).toMatchObject({
    status: 400,
    body: { error: ownSentences.wrongPassword },
  })
  expect((await ann.post('/api/me/delete', {}, { token })).status).toBe(400)
  expect(await ann.post('/api/me/delete', { password: PASSWORD }, { token })).toMatchObject({
    status: 200,
    body: { message: ownSentences.accountDeleted },
  })
  expect((await ann.get('/api/me', { token })).status).toBe(401)
  expect((await ann.logIn(username)).status).toBe(401)
  await expect(find(waits)).rejects.toThrow('it does not wait')
  expect(await find(`${waits}!`)).toBeDefined()
  expect((await act(takenId, 'undo')).status).toBe(200)
})
