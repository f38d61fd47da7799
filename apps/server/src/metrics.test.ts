import { expect, inject, test } from 'vitest'
import { tokenOf, visit } from './testing/client.ts'
import { freePort } from './testing/free-port.ts'
import { startOwnServer } from './testing/server-under-test.ts'
import { testFile, upload } from './testing/upload.ts'

const SECRET = 'aunt-mabel-7731'

test('metrics answer on their own port, and their labels carry nothing that a visitor brought', async () => {
  const port = await freePort()
  const url = await startOwnServer({ DATABASE_URL: inject('databaseUrl'), METRICS_PORT: String(port) })
  const ann = visit(url)
  const { username } = await ann.signUp()
  const token = tokenOf(await ann.logIn(username))
  await ann.post('/api/analyze', { text: `hello there, ${SECRET}` }, { token })
  await ann.post('/api/analyze-link', { url: `https://${SECRET}.example/` })
  await ann.post('/api/login', { username: SECRET, password: `${SECRET} A1` })
  await ann.post('/api/submit-scam', { text: `${SECRET} `.repeat(9) }, { token })
  await upload(url, '/api/image-analyze', testFile('parcel.png').slice(0, 300), { name: SECRET })
  for (const place of [
    `/api/me?token=${token}`,
    `/api/${SECRET}`,
    `/${SECRET}`,
    `/assets/${SECRET}.js`,
    `/?q=${SECRET}`,
  ])
    await ann.get(place, { headers: { referer: SECRET, 'user-agent': SECRET, cookie: `a=${SECRET}` } })
  for (const method of ['PUT', 'PATCH', 'PROPFIND', 'DELETE']) await ann.send(method, `/api/${SECRET}`, undefined)

  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(metrics).toMatch(/atlas_request_seconds_count\{method="POST",route="\/api\/analyze",status="200"\} \d/)
  for (const brought of [SECRET, username, ...token.split('.'), ann.address]) expect(metrics).not.toContain(brought)
  const allowed: Readonly<Record<string, RegExp>> = {
    method: /^[A-Z]{3,9}$/,
    route: /^(?:none|\*|(?:\/[a-z-]+|\/:id|\/\*)+|\/)$/,
    status: /^\d{3}$/,
    code: /^(?:429|503)$/,
    reason: /^[a-z-]+$/,
    le: /^(?:[\d.]+|\+Inf)$/,
  }
  const labels = [...metrics.matchAll(/^atlas_\w+\{(.*)\} /gm)].flatMap(([, all = '']) => all.split(','))
  expect(labels.length).toBeGreaterThan(100)
  const odd = labels.filter((label) => {
    const [name = '', value = ''] = label.split('=')
    return allowed[name]?.test(value.slice(1, -1)) !== true
  })
  expect(odd).toEqual([])
  expect((await visit(url).get('/metrics')).body).not.toContain('atlas_request_seconds')
})
