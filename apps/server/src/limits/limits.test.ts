import { allowances, guesses } from '@atlas/contract'
import { expect, inject, test } from 'vitest'
import { newName, PASSWORD, visit } from '../testing/client.ts'

const serverUrl = inject('serverUrl')

test('texts beyond the allowance are refused with the time to wait, and others are unaffected', async () => {
  const ann = visit(serverUrl)
  const answers = await Promise.all(
    Array.from({ length: allowances.text.points + 30 }, () => ann.post('/api/analyze', { text: 'hello there' })),
  )
  const allowed = answers.filter((answer) => answer.status === 200)
  const refused = answers.filter((answer) => answer.status === 429)
  // The encoder turns away most of one visitor's burst; never more than the allowance is given out.
  expect(allowed.length).toBeLessThanOrEqual(allowances.text.points)
  expect(allowed.length).toBeGreaterThan(0)
  for (const { status } of answers) expect([200, 429, 503]).toContain(status)
  const last = refused.at(-1) ?? (await ann.post('/api/analyze', { text: 'hello there' }))
  expect(Number(last.headers.get('retry-after') ?? '1')).toBeGreaterThan(0)
  expect((await visit(serverUrl).post('/api/analyze', { text: 'hello there' })).status).toBe(200)
})

test('one after the other exactly the allowance is given out', async () => {
  const ann = visit(serverUrl)
  const statuses: number[] = []
  for (let number = 0; number < allowances.link.points + 5; number += 1) {
    statuses.push((await ann.post('/api/analyze-link', { url: 'https://example.org/' })).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(allowances.link.points)
  expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429])
})

test('refused requests count too, so bad input is no way round', async () => {
  const ann = visit(serverUrl)
  for (let number = 0; number < allowances.signUp.points; number += 1) await ann.post('/api/signup', {})
  const answer = await ann.post('/api/signup', {})
  expect(answer).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
})

test('after ten wrong passwords the right one is refused too, but not from another address', async () => {
  const mallory = visit(serverUrl)
  const { username } = await visit(serverUrl).signUp()
  for (let number = 0; number < guesses.addressAndAccount.points; number += 1) {
    expect((await mallory.logIn(username, 'Wrong guess 1')).status).toBe(401)
  }
  expect(await mallory.logIn(username)).toMatchObject({ status: 429, body: { code: 'too-many-tries' } })
  expect((await visit(serverUrl).logIn(username)).status).toBe(200)
})

test('many guesses at once do not slip through', async () => {
  const mallory = visit(serverUrl)
  const { username } = await visit(serverUrl).signUp()
  const answers = await Promise.all(Array.from({ length: 30 }, () => mallory.logIn(username, 'Wrong guess 1')))
  expect(answers.filter((answer) => answer.status === 401).length).toBeLessThanOrEqual(guesses.addressAndAccount.points)
})

test('right logins use up nothing', async () => {
  const ann = visit(serverUrl)
  const { username } = await ann.signUp()
  for (let number = 0; number < guesses.addressAndAccount.points + 5; number += 1) {
    expect((await ann.logIn(username)).status).toBe(200)
  }
})

test('strangers cannot lock an owner out: where they signed in before stays a slow lane', async () => {
  const owner = visit(serverUrl)
  const { username } = await owner.signUp()
  expect((await owner.logIn(username)).status).toBe(200)
  const perStranger = guesses.addressAndAccount.points - 1
  const strangers = Math.ceil(guesses.account.points / perStranger)
  for (let stranger = 0; stranger < strangers; stranger += 1) {
    const mallory = visit(serverUrl)
    for (let number = 0; number < perStranger; number += 1) await mallory.logIn(username, 'Wrong guess 1')
  }
  expect((await visit(serverUrl).logIn(username)).status).toBe(429)
  expect((await owner.logIn(username)).status).toBe(200)
  expect((await owner.logIn(username)).status).toBe(429)
})

test('guesses at the old password are limited', async () => {
  const ann = visit(serverUrl)
  const { token } = await ann.signUp()
  const change = (old: string) =>
    ann.put('/api/me/password', { old_password: old, new_password: 'Nine green Newts 9' }, { token })
  for (let number = 0; number < guesses.oldPassword.points; number += 1)
    expect((await change('Wrong guess 1')).status).toBe(400)
  expect((await change(PASSWORD)).status).toBe(429)
})

test('a login for a name that does not exist is limited like any other', async () => {
  const mallory = visit(serverUrl)
  const name = newName()
  for (let number = 0; number < guesses.addressAndAccount.points; number += 1) await mallory.logIn(name)
  expect((await mallory.logIn(name)).status).toBe(429)
})
