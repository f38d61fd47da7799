import { accountWords, googleNotices, ownSentences, specSentences } from '@atlas/contract'
import { decodeJwt } from 'jose'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { newBrowser, type TestBrowser } from '../testing/browser.ts'
import { newName, PASSWORD, tokenOf, visit } from '../testing/client.ts'
import {
  CLIENT,
  fromOwnPage,
  linkThrough,
  me,
  newSubject,
  openGoogleStage,
  throughGoogle,
  tokenIn,
} from '../testing/google-stage.ts'
import { startIdentityProvider } from '../testing/identity-provider.ts'

/** The whole protocol against a real provider, with two servers behind one proxy. */

let stage: Awaited<ReturnType<typeof openGoogleStage>>

beforeAll(async () => {
  stage = await openGoogleStage((redirectUri) =>
    startIdentityProvider({ ...CLIENT, redirectUris: [redirectUri], visitorName: 'Noor' }),
  )
})

afterAll(() => stage.stop())

const complete = (body: object) => visit(stage.url).post('/api/complete-google-signup', body)

const signUpWithGoogle = async (subject: string, browser: TestBrowser = newBrowser()) => {
  const token = tokenIn(await throughGoogle(stage.url, subject, { browser }))
  const username = newName()
  const answer = await complete({ token, username, password: PASSWORD })
  return { answer, username, token }
}

test('somebody new gets a temporary token that carries the first name, chooses a name, and is signed in', async () => {
  const subject = newSubject()
  const url = await throughGoogle(stage.url, subject)
  expect(url.pathname).toBe('/complete-signup')
  const token = tokenIn(url)
  const { type, first_name, sealed, ...rest } = decodeJwt(token)
  expect({ type, first_name }).toEqual({ type: 'google-sign-up', first_name: 'Noor' })
  expect(Object.keys(rest).toSorted()).toEqual(['exp', 'iat'])
  expect(String(sealed)).not.toContain(subject)
  expect(Number(rest.exp) - Number(rest.iat)).toBe(600)
  const username = newName()
  const answer = await complete({ token, username, password: PASSWORD })
  expect(answer).toMatchObject({
    status: 200,
    body: { user: { first_name: 'Noor', last_name: 'Newcomer', username, google_id: subject, role: 'user' } },
  })
  expect((await me(stage.url, tokenOf(answer))).status).toBe(200)
  expect((await visit(stage.url).logIn(username)).status).toBe(200)
})

test('somebody known comes back with a session token, where they were', async () => {
  const subject = newSubject()
  const { username } = await signUpWithGoogle(subject)
  const url = await throughGoogle(stage.url, subject, { query: '?from=/text' })
  expect(url.pathname).toBe('/text')
  expect(decodeJwt(tokenIn(url))).toMatchObject({ type: 'session', role: 'user' })
  expect(await me(stage.url, tokenIn(url))).toMatchObject({ body: { username, google_id: subject } })
  expect((await throughGoogle(stage.url, subject)).pathname).toBe('/dashboard')
})

test('a session by Google ends like any other', async () => {
  const subject = newSubject()
  await signUpWithGoogle(subject)
  const token = tokenIn(await throughGoogle(stage.url, subject))
  expect((await visit(stage.url).post('/api/logout', undefined, { token })).status).toBe(200)
  expect((await me(stage.url, token)).status).toBe(401)
})

test('without a family name it stays empty', async () => {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`delete from users where google_id = 'g-cher'`)
  const { answer } = await signUpWithGoogle('g-cher')
  expect(answer).toMatchObject({ status: 200, body: { user: { first_name: 'Cher', last_name: '' } } })
})

test('the rules for passwords and names hold, a taken name does not use up the token, a used one is refused', async () => {
  const token = tokenIn(await throughGoogle(stage.url, newSubject()))
  const taken = (await visit(stage.url).signUp()).username
  const username = newName()
  for (const [body, status, sentence] of [
    [{ token, username, password: 'abc' }, 400, specSentences.passwordTooShort],
    [{ token, username, password: 'abcdefg' }, 400, specSentences.passwordNeedsUppercase],
    [{ token, username, password: 'Abcdefg' }, 400, specSentences.passwordNeedsNumber],
    [{ token, username, password: 'Password1' }, 400, ownSentences.passwordCommon],
    [{ token, username: 'x', password: PASSWORD }, 400, ownSentences.usernameForm],
    [{ token, username: taken, password: PASSWORD }, 409, ownSentences.usernameTaken],
    [{ username, password: PASSWORD }, 400, specSentences.noSessionToken],
    [{ token: 'nonsense', username, password: PASSWORD }, 400, specSentences.invalidSession],
  ] as const) {
    expect(await complete(body)).toMatchObject({ status, body: { error: sentence } })
  }
  expect((await complete({ token, username, password: PASSWORD })).status).toBe(200)
  expect(await complete({ token, username: newName(), password: PASSWORD })).toMatchObject({
    status: 400,
    body: { error: specSentences.invalidSession, code: 'google-sign-up-ended' },
  })
})

test('tokens are not taken for one another', async () => {
  const signUp = tokenIn(await throughGoogle(stage.url, newSubject()))
  expect((await me(stage.url, signUp)).status).toBe(401)
  const { token } = await visit(stage.url).signUp()
  expect((await complete({ token, username: newName(), password: PASSWORD })).status).toBe(400)
})

test('an account is linked, shows it, signs in by it, and is unlinked again', async () => {
  const subject = newSubject()
  const { token, username } = await visit(stage.url).signUp()
  const url = await linkThrough(stage.url, subject, token)
  expect(url.pathname + url.search).toBe('/account?linked=true')
  expect(await me(stage.url, token)).toMatchObject({ status: 200, body: { google_id: subject } })
  const byGoogle = tokenIn(await throughGoogle(stage.url, subject))
  expect(await me(stage.url, byGoogle)).toMatchObject({ body: { username } })

  const unlinked = await visit(stage.url).post('/api/me/unlink-google', undefined, { token })
  expect(unlinked).toMatchObject({ status: 200, body: { message: accountWords.disconnected } })
  const after = await me(stage.url, token)
  expect(after.status).toBe(200)
  expect(after.body).not.toHaveProperty('google_id')
  expect((await throughGoogle(stage.url, subject)).pathname).toBe('/complete-signup')
})

test('the session token of the specification links too, from our own page alone', async () => {
  const subject = newSubject()
  const { token } = await visit(stage.url).signUp()
  const query = `?login_token=${token}`
  for (const site of ['cross-site', 'same-site', 'none', undefined]) {
    const headers: Record<string, string> = site === undefined ? {} : { 'sec-fetch-site': site }
    const answer = await visit(stage.url).get(`/api/auth/google${query}`, { headers })
    expect(answer).toMatchObject({ status: 403, body: { code: 'google-link-refused' } })
  }
  const url = await throughGoogle(stage.url, subject, { query, headers: fromOwnPage })
  expect(url.search).toBe('?linked=true')
  expect(await me(stage.url, token)).toMatchObject({ body: { google_id: subject } })
})

test('an identity that belongs to another account is refused, and so is a second identity', async () => {
  const subject = newSubject()
  const { username } = await signUpWithGoogle(subject)
  const { token } = await visit(stage.url).signUp()
  const url = await linkThrough(stage.url, subject, token)
  expect(url.pathname + url.search).toBe('/account?google=taken')
  expect((await me(stage.url, token)).body).not.toHaveProperty('google_id')
  expect(googleNotices.taken).toContain('another ATLAS account')

  const own = tokenIn(await throughGoogle(stage.url, subject))
  const again = await visit(stage.url).post('/api/me/google-link', undefined, { token: own })
  expect(again).toMatchObject({ status: 409, body: { code: 'google-already-linked' } })
  const other = await throughGoogle(stage.url, newSubject(), { query: `?login_token=${own}`, headers: fromOwnPage })
  expect(other.search).toBe('?google=other')
  expect(await me(stage.url, own)).toMatchObject({ body: { username, google_id: subject } })
})

test('without a password of its own an account keeps its Google link', async () => {
  const subject = newSubject()
  const { answer, username } = await signUpWithGoogle(subject)
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`update users set password_hash = '' where google_id = $1`, [subject])
  const token = tokenOf(answer)
  const refused = await visit(stage.url).post('/api/me/unlink-google', undefined, { token })
  expect(refused).toMatchObject({ status: 409, body: { error: ownSentences.googleOnlyWayIn } })
  expect(await me(stage.url, token)).toMatchObject({ body: { google_id: subject } })
  expect((await visit(stage.url).logIn(username)).status).toBe(401)
})

test('a disabled account is not opened by Google either', async () => {
  const subject = newSubject()
  await signUpWithGoogle(subject)
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('update users set disabled_at = now() where google_id = $1', [subject])
  const url = await throughGoogle(stage.url, subject)
  expect(url.pathname + url.search).toBe('/?google=disabled')
})

test('who says no at Google comes back where they were, with a notice and nothing else', async () => {
  const url = await throughGoogle(stage.url, 'nobody', { query: '?from=/link' })
  expect(url.pathname + url.search).toBe('/link?google=denied')
  const { token } = await visit(stage.url).signUp()
  const link = await linkThrough(stage.url, 'nobody', token)
  expect(link.pathname + link.search).toBe('/account?google=denied')
})

test('of many sign-ups of one identity at once one wins', async () => {
  const subject = newSubject()
  const tokens = await Promise.all([1, 2, 3, 4].map(async () => tokenIn(await throughGoogle(stage.url, subject))))
  const answers = await Promise.all(tokens.map((token) => complete({ token, username: newName(), password: PASSWORD })))
  const refusals = answers.filter(({ status }) => status !== 200)
  expect(refusals).toHaveLength(3)
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 409, body: { code: 'google-taken' } })
  const same = tokenIn(await throughGoogle(stage.url, newSubject()))
  const again = await Promise.all(
    [1, 2, 3, 4].map(async () => (await complete({ token: same, username: newName(), password: PASSWORD })).status),
  )
  expect(again.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
})

test('both servers took part', () => {
  expect(Math.min(...stage.counts)).toBeGreaterThan(20)
})

test('without settings every call says so', async () => {
  const plain = visit(inject('serverUrl'))
  const { token } = await plain.signUp()
  const answers = [
    await plain.get('/api/auth/google'),
    await plain.get('/api/auth/google/callback?code=a&state=b'),
    await plain.post('/api/me/google-link', undefined, { token }),
    await plain.post('/api/me/unlink-google', undefined, { token }),
    await plain.post('/api/complete-google-signup', { token: 'a', username: newName(), password: PASSWORD }),
  ]
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 503,
      body: { error: ownSentences.googleMissing, code: 'google-not-configured' },
    })
})
