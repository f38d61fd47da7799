import { ownSentences, specSentences } from '@atlas/contract'
import { expect, inject, test } from 'vitest'
import { newName, PASSWORD, tokenOf, visit } from '../testing/client.ts'
import { openTestStore, visitAsAdmin } from '../testing/server-under-test.ts'

const serverUrl = inject('serverUrl')
const form = (changes: object = {}) => ({
  first_name: 'Ann',
  last_name: 'Lee',
  username: newName(),
  password: PASSWORD,
  ...changes,
})

test('somebody who signs up is signed in, and the server knows them by their token', async () => {
  const ann = visit(serverUrl)
  const username = newName()
  const answer = await ann.post('/api/signup', form({ username, role: 'admin', google_id: 'x', _id: 'y' }))
  expect(answer.status).toBe(200)
  const user = { first_name: 'Ann', last_name: 'Lee', username, role: 'user' }
  expect(answer.body).toEqual({ token: expect.any(String), user })
  expect((await ann.get('/api/me', { token: tokenOf(answer) })).body).toEqual(user)
})

test('a sign-up is refused with the sentence of the first rule it breaks', async () => {
  const ann = visit(serverUrl)
  const cases: readonly (readonly [object, string])[] = [
    [{ password: 'Ab1' }, specSentences.passwordTooShort],
    [{ password: 'abcdefg1' }, specSentences.passwordNeedsUppercase],
    [{ password: 'Abcdefgh' }, specSentences.passwordNeedsNumber],
    [{ password: 'Password1' }, ownSentences.passwordCommon],
    [{ username: 'Heron1234', password: 'hEron1234' }, ownSentences.passwordIsUsername],
    [{ username: 'heron', password: 'Heron' }, specSentences.passwordTooShort],
    [{ username: 'boss\u{FE0F}' }, ownSentences.usernameForm],
    [{ username: 'boss\u{3164}' }, ownSentences.usernameForm],
    [{ username: 'ab' }, ownSentences.usernameForm],
    [{ username: 'a'.repeat(33) }, ownSentences.usernameForm],
    [{ username: 'has space' }, ownSentences.usernameForm],
    [{ username: undefined }, ownSentences.usernameMissing],
    [{ first_name: '  ' }, ownSentences.firstNameMissing],
    [{ last_name: 7 }, ownSentences.lastNameMissing],
  ]
  for (const [changes, sentence] of cases) {
    const answer = await ann.post('/api/signup', form(changes))
    expect(answer).toMatchObject({ status: 400, body: { error: sentence } })
  }
})

test('a name is taken whatever its case or compatibility form', async () => {
  const ann = visit(serverUrl)
  const { username } = await ann.signUp()
  for (const same of [username, username.toUpperCase(), username.replace('u', 'ｕ')]) {
    expect((await ann.post('/api/signup', form({ username: same }))).status).toBe(409)
  }
  expect((await ann.logIn(username.toUpperCase())).status).toBe(200)
})

test('a name that looks like an admin’s is refused, at sign-up and at a change', async () => {
  const admin = await visitAsAdmin()
  const lookAlike = admin.username.replace('u', 'υ')
  const bob = visit(serverUrl)
  expect((await bob.post('/api/signup', form({ username: lookAlike }))).status).toBe(409)
  const { username, token } = await bob.signUp()
  const answer = await bob.put('/api/me/username', { old_username: username, new_username: lookAlike }, { token })
  expect(answer.status).toBe(409)
})

test('a digit that looks like a letter of an admin’s name does not help', async () => {
  const visitor = visit(serverUrl)
  const { username } = await visitor.signUp(`boss${newName()}`)
  await openTestStore().users.setRole(username, 'admin')
  for (const lookAlike of [username.replace('boss', 'b0ss'), username.replace('boss', 'B0SS')]) {
    expect((await visitor.post('/api/signup', form({ username: lookAlike }))).status).toBe(409)
  }
})

test('a new password must not be the username either', async () => {
  const ann = visit(serverUrl)
  const { username, token } = await ann.signUp(`Heron${newName()}1`)
  const change = { old_password: PASSWORD, new_password: `H${username.slice(1).toUpperCase()}` }
  const answer = await ann.put('/api/me/password', change, { token })
  expect(answer).toMatchObject({ status: 400, body: { error: ownSentences.passwordIsUsername } })
})

test('of twenty parallel sign-ups with one name exactly one wins', async () => {
  const username = newName()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => visit(serverUrl).post('/api/signup', form({ username }))),
  )
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 409),
  ])
})

test('a wrong password and an unknown name get the same answer', async () => {
  const ann = visit(serverUrl)
  const { username } = await ann.signUp()
  const wrong = await ann.logIn(username, 'Wrong password 1')
  const unknown = await ann.logIn(newName(), 'Wrong password 1')
  expect(wrong).toMatchObject({ status: 401, body: { error: ownSentences.wrongLogin, code: 'wrong-login' } })
  expect(unknown.body).toEqual(wrong.body)
  expect(unknown.status).toBe(wrong.status)
})

test('an unknown name costs as much time as a wrong password', async () => {
  const { username } = await visit(serverUrl).signUp()
  const time = async (name: string): Promise<number> => {
    const started = performance.now()
    await visit(serverUrl).logIn(name, 'Wrong password 1')
    return performance.now() - started
  }
  const wrong: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 9; round += 1) {
    wrong.push(await time(username))
    unknown.push(await time(newName()))
  }
  const least = (times: number[]): number => Math.min(...times)
  // Without the dummy hash the ratio is about a tenth.
  expect(least(unknown) / least(wrong)).toBeGreaterThan(0.5)
})

const changes = [
  ['name', () => ({ first_name: 'Eve', last_name: 'Poe' })],
  ['username', (username: string) => ({ old_username: username, new_username: newName() })],
  ['password', () => ({ old_password: PASSWORD, new_password: 'Nine green Newts 9' })],
] as const

test.each(changes)('a change of %s signs out everywhere', async (what, body) => {
  const ann = visit(serverUrl)
  const { username, token } = await ann.signUp()
  const second = tokenOf(await ann.logIn(username))
  expect((await ann.put(`/api/me/${what}`, body(username), { token })).status).toBe(200)
  for (const old of [token, second]) {
    const answer = await ann.get('/api/me', { token: old })
    expect(answer).toMatchObject({ status: 401, body: { error: specSentences.signedOutForSecurity } })
  }
})

test('after a change of password only the new one opens', async () => {
  const ann = visit(serverUrl)
  const { username, token } = await ann.signUp()
  const change = { old_password: PASSWORD, new_password: 'Nine green Newts 9' }
  expect((await ann.put('/api/me/password', { ...change, old_password: 'Not this 1' }, { token })).status).toBe(400)
  expect((await ann.put('/api/me/password', change, { token })).status).toBe(200)
  expect((await ann.logIn(username)).status).toBe(401)
  expect((await ann.logIn(username, change.new_password)).status).toBe(200)
})

test('a change of username needs the right original one and moves the account', async () => {
  const ann = visit(serverUrl)
  const { username, token } = await ann.signUp()
  const next = newName()
  const wrong = await ann.put('/api/me/username', { old_username: next, new_username: newName() }, { token })
  expect(wrong).toMatchObject({ status: 400, body: { error: ownSentences.wrongOldUsername } })
  expect((await ann.put('/api/me/username', { old_username: username, new_username: next }, { token })).status).toBe(
    200,
  )
  expect((await ann.logIn(username)).status).toBe(401)
  expect((await ann.logIn(next)).body).toMatchObject({ user: { username: next } })
})

test('a demoted admin is refused at once, with the token that said admin', async () => {
  const admin = await visitAsAdmin()
  const token = tokenOf(admin.answer)
  expect((await admin.get('/api/admin/pending-submissions', { token })).status).toBe(200)
  await openTestStore().users.setRole(admin.username, 'user')
  expect((await admin.get('/api/admin/pending-submissions', { token })).status).toBe(401)
})

test('passwords are taken as sent: spaces, emoji and 128 characters work', async () => {
  const ann = visit(serverUrl)
  for (const password of [' Leading and trailing 1 ', `Aa1${'🦦'.repeat(125)}`]) {
    const username = newName()
    expect((await ann.post('/api/signup', form({ username, password }))).status).toBe(200)
    expect((await ann.logIn(username, password)).status).toBe(200)
    expect((await ann.logIn(username, `${password}x`)).status).toBe(401)
  }
})

test('Google calls say that Google is not set up', async () => {
  const ann = visit(serverUrl)
  const { token } = await ann.signUp()
  const expected = { status: 503, body: { code: 'google-not-configured', error: ownSentences.googleMissing } }
  expect(await ann.get('/api/auth/google')).toMatchObject(expected)
  expect(await ann.post('/api/me/unlink-google', undefined, { token })).toMatchObject(expected)
  expect(
    await ann.post('/api/complete-google-signup', { token: 'x', username: newName(), password: PASSWORD }),
  ).toMatchObject(expected)
})
