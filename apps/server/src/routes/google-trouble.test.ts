import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { newBrowser } from '../testing/browser.ts'
import { newName, PASSWORD, visit } from '../testing/client.ts'
import { CLIENT, fromOwnPage, openGoogleStage, throughGoogle, tokenIn } from '../testing/google-stage.ts'
import { startHostileProvider } from '../testing/hostile-provider.ts'
import { newPerson, useHostileStage } from '../testing/hostile-stage.ts'
import { startOwnServer } from '../testing/server-under-test.ts'

/** What happens when the provider has trouble, or makes some. */

const { provider, stage, toTheDoor, openDoor, outcome } = useHostileStage()

test('a provider that is slow, broken, boundless or points elsewhere is away: said within nine seconds', async () => {
  for (const token of ['broken', 'huge', 'redirect', 'silent', 'trickle'] as const) {
    provider.behave({ token })
    const began = performance.now()
    expect([token, await outcome()]).toEqual([token, '/dashboard?google=away'])
    expect(performance.now() - began).toBeLessThan(9000)
  }
  expect(provider.askedElsewhere).toEqual([])
})

test('while the provider is down the server starts, says so, and goes on when it is back', async () => {
  const down = await startHostileProvider(CLIENT)
  await down.stop()
  const settings = {
    DATABASE_URL: inject('databaseUrl'),
    ATLAS_ROLE: 'web',
    PUBLIC_URL: 'http://localhost:3000',
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
  }
  const url = await startOwnServer({ ...settings, GOOGLE_ISSUER: down.issuer })
  expect(await visit(url).get('/api/auth/google')).toMatchObject({ status: 503, body: { code: 'google-away' } })
  const going = await visit(url).get('/api/auth/google?from=/text', { headers: fromOwnPage })
  expect(going).toMatchObject({ status: 302 })
  expect(going.headers.get('location')).toBe('/text?google=away')
  const back = await startHostileProvider(CLIENT, Number(new URL(down.issuer).port))
  onTestFinished(back.stop)
  const start = await visit(url).get('/api/auth/google')
  expect(start.headers.get('location')).toContain(`${down.issuer}/auth?`)
})

test('a provider that calls itself something else, or names places outside, is not used', async () => {
  for (const outside of [
    () => ({ issuer: 'https://accounts.example' }),
    // This machine too, so that nobody else is called, but by a name that is not on the list.
    (elsewhere: string) => ({ token_endpoint: `${elsewhere.replace('127.0.0.1', '[::ffff:127.0.0.1]')}/token` }),
  ]) {
    const odd = await startHostileProvider(CLIENT)
    onTestFinished(odd.stop)
    odd.behave({ metadata: outside(odd.elsewhere), claims: newPerson() })
    const front = await openGoogleStage(async () => odd)
    onTestFinished(front.stop)
    const headers = { 'sec-fetch-dest': 'document' }
    const url = await throughGoogle(front.url, '', { headers })
    expect([url.search, ...odd.askedElsewhere]).toEqual(['?google=away'])
  }
})

test('names that cannot be stored count as none, and long ones are cut', async () => {
  provider.behave({ claims: { ...newPerson(), given_name: 'A\0b', family_name: 'é'.repeat(500) } })
  const token = tokenIn(await throughGoogle(stage.url, ''))
  const answer = await visit(stage.url).post('/api/complete-google-signup', {
    token,
    username: newName(),
    password: PASSWORD,
  })
  expect(answer).toMatchObject({ status: 200, body: { user: { first_name: '', last_name: 'é'.repeat(100) } } })
})

test('nothing of it is in the log', async () => {
  const person = { ...newPerson(), family_name: 'Unmistakable' }
  provider.behave({ claims: person })
  stage.lines.length = 0
  const browser = newBrowser()
  const door = await toTheDoor(browser)
  const place = new URL(await openDoor(browser, door), stage.url)
  provider.behave({ claims: { ...person, nonce: 'wrong' } })
  await outcome()
  const log = stage.lines.join('')
  expect(log).toContain('/api/auth/google/callback')
  const secrets = [person.sub, person.family_name, tokenIn(place), CLIENT.clientSecret]
  for (const name of ['code', 'state']) secrets.push(door.searchParams.get(name) ?? '')
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(7)
    expect(log).not.toContain(secret)
  }
})

test('while the database is away nothing is half made, a page says so, and the way back stays open', async () => {
  provider.behave({ claims: newPerson() })
  const browser = newBrowser()
  const door = await toTheDoor(browser)
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin; lock table spent_steps in access exclusive mode')
  expect((await browser.send(door)).status).toBe(503)
  const answer = await browser.send(door, { headers: { 'sec-fetch-dest': 'document' } })
  expect(answer.headers.get('location')).toBe('/?google=failed')
  await client.query('rollback')
  expect(await openDoor(browser, door)).toContain('/complete-signup?token=')
})
