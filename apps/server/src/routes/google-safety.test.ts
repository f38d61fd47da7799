import { specSentences } from '@atlas/contract'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { newBrowser } from '../testing/browser.ts'
import { newName, PASSWORD, visit } from '../testing/client.ts'
import { askLinkCode, CLIENT, fromOwnPage, linkThrough, me, throughGoogle, tokenIn } from '../testing/google-stage.ts'
import { newPerson, useHostileStage } from '../testing/hostile-stage.ts'
import { startOwnServer } from '../testing/server-under-test.ts'

/** What a hostile provider, a hostile site and a hostile visitor try, with two servers behind one proxy. */

const { provider, stage, toTheDoor, openDoor, outcome } = useHostileStage()

const seconds = (offset: number): number => Math.floor(Date.now() / 1000) + offset

const GOOD = '/complete-signup?token'
const BAD = '/dashboard?google=failed'

test('an honest answer is taken', async () => {
  provider.behave({ claims: newPerson() })
  expect(await outcome()).toBe(GOOD)
})

test('nonce, issuer, audience and time of the token are checked', async () => {
  for (const claims of [
    { nonce: 'another' },
    { nonce: undefined },
    { iss: 'https://accounts.example' },
    { aud: 'somebody-else' },
    { aud: [CLIENT.clientId, 'somebody-else'] },
    { exp: seconds(-40) },
    { exp: undefined },
    { sub: '' },
    { sub: 'x'.repeat(300) },
    { sub: undefined },
  ]) {
    provider.behave({ claims: { ...newPerson(), ...claims } })
    expect([claims, await outcome()]).toEqual([claims, BAD])
  }
})

test('clocks may differ by thirty seconds', async () => {
  provider.behave({ claims: { ...newPerson(), exp: seconds(-15), iat: seconds(-300) } })
  expect(await outcome()).toBe(GOOD)
})

test('only the keys of the provider sign, and only with RS256', async () => {
  for (const key of ['other', 'unknown-id', 'our-secret'] as const) {
    provider.behave({ claims: newPerson(), key })
    expect([key, await outcome()]).toEqual([key, BAD])
  }
})

test('an answer that names another provider is refused', async () => {
  provider.behave({ claims: newPerson(), callback: { iss: 'https://accounts.example' } })
  expect(await outcome()).toBe(BAD)
})

test('a callback that another browser began gives no token, and uses up nothing', async () => {
  provider.behave({ claims: newPerson() })
  const mallory = newBrowser()
  const door = await toTheDoor(mallory)
  expect(await openDoor(newBrowser(), door)).toBe('/?google=failed')
  // Nor in a browser that has a sign-in of its own on the way.
  const victim = newBrowser()
  await toTheDoor(victim)
  expect(await openDoor(victim, door)).toBe('/?google=failed')
  expect(await openDoor(mallory, door)).toContain('/complete-signup?token=')
})

test('another state is refused', async () => {
  const browser = newBrowser()
  const door = await toTheDoor(browser)
  door.searchParams.set('state', 'x'.repeat(43))
  expect(await openDoor(browser, door)).toBe('/?google=failed')
})

test('a code is taken once, even where the provider would take it again', async () => {
  provider.behave({ claims: newPerson() })
  const browser = newBrowser()
  const door = await toTheDoor(browser)
  const cookies = new Map(browser.cookiesOf(door))
  const [first, second] = await Promise.all([openDoor(browser, door), openDoor(browser, door)])
  expect([first, second].filter((place) => place.includes('token='))).toHaveLength(1)
  for (const [name, value] of cookies) browser.cookiesOf(door).set(name, value)
  expect(await openDoor(browser, door)).toBe('/?google=failed')
})

test('the cookie is bound to this machine’s page, cannot be read by scripts, and ends', async () => {
  const answer = await visit(stage.url).get('/api/auth/google')
  const [line = '', ...others] = answer.headers.getSetCookie()
  expect(others).toEqual([])
  expect(line).toMatch(/^atlas-google=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const secure = await startOwnServer({
    DATABASE_URL: inject('databaseUrl'),
    ATLAS_ROLE: 'web',
    PUBLIC_URL: 'https://atlas.example',
    GOOGLE_CLIENT_ID: 'a',
    GOOGLE_CLIENT_SECRET: 'secret-0123',
    GOOGLE_ISSUER: provider.issuer,
  })
  const safe = await visit(secure).get('/api/auth/google')
  expect(safe.headers.getSetCookie()[0]).toMatch(
    /^__Host-atlas-google=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  const there = new URL(safe.headers.get('location') ?? '')
  expect(there.searchParams.get('redirect_uri')).toBe('https://atlas.example/api/auth/google/callback')
  expect(there.searchParams.get('code_challenge_method')).toBe('S256')
  expect(there.searchParams.get('scope')).toBe('openid profile')
})

test('nobody is led to a place that is not ours', async () => {
  for (const from of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/text/../..//evil',
    '/api/logout',
  ]) {
    provider.behave({ callback: { error: 'access_denied' } })
    const url = await throughGoogle(stage.url, '', { query: `?from=${encodeURIComponent(from)}` })
    expect([from, url.href]).toEqual([from, `${stage.url}/dashboard?google=denied`])
  }
  const forged = await visit(stage.url).get('/api/auth/google', { headers: { 'x-forwarded-host': 'evil.example' } })
  expect(new URL(forged.headers.get('location') ?? '').searchParams.get('redirect_uri')).toContain(stage.url)
})

test('who begins a link ends it: not without the code’s browser, not twice, not after signing out', async () => {
  const person = newPerson()
  provider.behave({ claims: person })
  const { token } = await visit(stage.url).signUp()
  const browser = newBrowser()
  const code = await askLinkCode(stage.url, token, browser)
  const start = `${stage.url}/api/auth/google?login_token=${code}`
  // The code alone, in another browser or sent from another site.
  expect((await newBrowser().send(new URL(start), { headers: fromOwnPage })).status).toBe(403)
  expect((await browser.send(new URL(start), { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  // The browser alone, with another code.
  const wrong = new URL(`${stage.url}/api/auth/google?login_token=${'x'.repeat(43)}`)
  expect((await browser.send(wrong, { headers: fromOwnPage })).status).toBe(403)
  const cookies = new Map(browser.cookiesOf(new URL(stage.url)))
  const door = await toTheDoor(browser, `?login_token=${code}`, fromOwnPage)
  // The code again, with the cookie of that time.
  const thief = newBrowser()
  for (const [name, value] of cookies) thief.cookiesOf(new URL(stage.url)).set(name, value)
  expect((await thief.send(new URL(start), { headers: fromOwnPage })).status).toBe(403)
  // The way back in somebody else's browser.
  expect(await openDoor(newBrowser(), door)).toBe('/?google=failed')
  expect((await me(stage.url, token)).body).not.toHaveProperty('google_id')
  await visit(stage.url).post('/api/logout', undefined, { token })
  expect(await openDoor(browser, door)).toBe('/account?google=failed')
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query('select 1 from users where google_id = $1', [person.sub])
  expect(rows).toEqual([])
})

test('never linked by e-mail address, and never by the subject of another issuer', async () => {
  const person = { ...newPerson(), email: 'ann@example.test', email_verified: true }
  const { token, username } = await visit(stage.url).signUp()
  provider.behave({ claims: person })
  expect((await linkThrough(stage.url, '', token)).search).toBe('?linked=true')
  provider.behave({ claims: { ...person, sub: newPerson().sub } })
  expect(await outcome()).toBe(GOOD)
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`update users set google_issuer = 'https://accounts.example' where username = $1`, [username])
  provider.behave({ claims: person })
  expect(await outcome()).toBe(GOOD)
})

test('the link of somebody else’s sign-up is worth nothing in a browser', async () => {
  provider.behave({ claims: newPerson() })
  const mallory = newBrowser()
  const token = tokenIn(await throughGoogle(stage.url, '', { browser: mallory }))
  const body = JSON.stringify({ token, username: newName(), password: PASSWORD })
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const place = new URL('/api/complete-google-signup', stage.url)
  const refused = await newBrowser().send(place, { method: 'POST', headers, body })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ error: specSentences.invalidSession })
  expect((await mallory.send(place, { method: 'POST', headers, body })).status).toBe(200)
})

test('an account that is gone meanwhile cannot be linked', async () => {
  provider.behave({ claims: newPerson() })
  const { token, username } = await visit(stage.url).signUp()
  const browser = newBrowser()
  const code = await askLinkCode(stage.url, token, browser)
  const door = await toTheDoor(browser, `?login_token=${code}`, fromOwnPage)
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('delete from users where username = $1', [username])
  expect(await openDoor(browser, door)).toBe('/account?google=failed')
})
