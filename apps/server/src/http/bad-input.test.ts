import { endpoints } from '@atlas/contract'
import net from 'node:net'
import { SignJWT } from 'jose'
import { expect, inject, test } from 'vitest'
import { newName, PASSWORD, visit } from '../testing/client.ts'

const serverUrl = inject('serverUrl')

const form = { first_name: 'Ann', last_name: 'Lee', username: 'somebody', password: PASSWORD }

const expectCalm = (answer: { status: number; body: unknown }): void => {
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(answer.body).toEqual({
    error: expect.stringMatching(/^[A-Z][^{}<>]+$/),
    code: expect.stringMatching(/^[a-z-]+$/),
  })
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|at \w+ \(|zod|postgres|select /i)
}

const oddValues: readonly unknown[] = [
  null,
  5,
  true,
  [],
  ['a'],
  {},
  { a: 1 },
  '\0',
  'a\0b',
  '\uD800',
  'x'.repeat(60_000),
]

test('a field of any wrong kind is refused calmly, on every call that takes one', async () => {
  const ann = visit(serverUrl)
  const { token } = await ann.signUp()
  const calls = [
    ['POST', '/api/signup', form],
    ['POST', '/api/login', { username: 'a', password: 'b' }],
    ['POST', '/api/analyze', { text: 'x' }],
    ['POST', '/api/analyze-link', { url: 'x' }],
    ['POST', '/api/submit-scam', { text: 'x' }],
    ['PUT', '/api/me/name', { first_name: 'a', last_name: 'b' }],
    ['PUT', '/api/me/username', { old_username: 'a', new_username: 'b' }],
    ['PUT', '/api/me/password', { old_password: 'a', new_password: 'b' }],
  ] as const
  for (const [method, path, good] of calls) {
    for (const field of Object.keys(good)) {
      for (const value of oddValues)
        expectCalm(await visit(serverUrl).send(method, path, { ...good, [field]: value }, { token }))
      expectCalm(await visit(serverUrl).send(method, path, { ...good, [field]: undefined }, { token }))
    }
    for (const body of ['[]', '"text"', '5', 'null', '{}', '{"text":', '{"a":1}x']) {
      expectCalm(await visit(serverUrl).send(method, path, body, { token }))
    }
  }
  expect((await ann.get('/api/me', { token })).status).toBe(200)
})

test('keys that reach into prototypes are refused', async () => {
  const ann = visit(serverUrl)
  for (const body of ['{"__proto__":{"role":"admin"},"text":"hi"}', '{"constructor":{"prototype":{}},"text":"hi"}']) {
    expectCalm(await ann.post('/api/analyze', body))
  }
  expect(Object.hasOwn(Object.prototype, 'role')).toBe(false)
})

test('of duplicate keys the last one counts, and nothing breaks', async () => {
  expect((await visit(serverUrl).post('/api/analyze', '{"text":5,"text":"hello there"}')).status).toBe(200)
})

test('other content types and encodings are refused', async () => {
  const ann = visit(serverUrl)
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'multipart/form-data; boundary=x',
    'nonsense',
  ]) {
    const answer = await ann.post('/api/analyze', '{"text":"hi"}', { headers: { 'content-type': type } })
    expect(answer.status).toBe(415)
    expectCalm(answer)
  }
  const packed = await ann.post('/api/analyze', '{"text":"hi"}', { headers: { 'content-encoding': 'gzip' } })
  expect(packed.status).toBe(415)
})

test('a body of 10 MB is cut off with 413', async () => {
  const answer = await visit(serverUrl).post('/api/analyze', { text: 'a'.repeat(10_000_000) })
  expect(answer.status).toBe(413)
  expectCalm(answer)
})

test('unknown paths and methods under /api are answered in JSON, with the methods that work', async () => {
  const ann = visit(serverUrl)
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/me/',
    '/api//me',

    '/api/me%00',
    '/api/%ff',
  ]) {
    expectCalm(await ann.get(path))
  }
  const wrong = await ann.send('DELETE', '/api/login', undefined)
  expect(wrong).toMatchObject({ status: 405, body: { code: 'wrong-method' } })
  expect(wrong.headers.get('allow')).toBe('POST')
  expect((await ann.post('/api/me', {})).headers.get('allow')).toBe('GET, HEAD')
})

test('no forged token opens a door, and none breaks the server', async () => {
  const ann = visit(serverUrl)
  const { token } = await ann.signUp()
  const [head = '', body = '', signature = ''] = token.split('.')
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const foreign = new SignJWT({ ...(typeof claims === 'object' ? claims : {}) }).setProtectedHeader({
    alg: 'HS256',
    kid: 'other',
  })
  const forged = [
    `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    `${head}.${encode({ ...(typeof claims === 'object' ? claims : {}), role: 'admin' })}.${signature}`,
    `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    await foreign.sign(new TextEncoder().encode('0'.repeat(32))),
    'null',
    '...',
    `${token}.x`,
    'é',
  ]
  for (const bad of forged) {
    const answer = await ann.get('/api/me', { headers: { authorization: `Bearer ${encodeURI(bad)}` } })
    expect(answer).toMatchObject({ status: 401, body: { code: 'signed-out' } })
  }
  expect((await ann.get('/api/me', { headers: { authorization: 'Basic YTpi' } })).status).toBe(401)
  expect((await ann.get(`/api/me?token=${token}`)).status).toBe(401)
})

/** Sends bytes as they are and answers everything that comes back. */
const sendRaw = (bytes: string | Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(serverUrl)
    const socket = net.connect(Number(port), hostname)
    let answer = ''
    socket.setTimeout(5000, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    socket.write(bytes)
  })

const head = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\r\n`

test('broken HTTP gets a JSON answer and a closed connection', async () => {
  const close = 'Connection: close'
  const cases = [
    head(['GET /api/health HTTP/1.1', 'Host: a', 'Host: b', close]),
    head(['GET /api/health HTTP/1.1', close]),
    head(['POST /api/analyze HTTP/1.1', 'Host: a', 'Content-Length: 5', 'Transfer-Encoding: chunked', close]),
    head(['POST /api/analyze HTTP/1.1', 'Host: a', 'Content-Length: 5', 'Content-Length: 6', close]),
    'NONSENSE\r\n\r\n',
    head(['GET /api/health HTTP/1.1', 'Host: a', `X-Long: ${'a'.repeat(20_000)}`, close]),
    head(['GET /api/%zz HTTP/1.1', 'Host: a', close]),
    head(['POST /api/analyze HTTP/1.1', 'Host: a', 'Expect: wonders', 'Content-Length: 0', close]),
  ]
  for (const bytes of cases) {
    const answer = await sendRaw(bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(answer).toMatch(/\{"error":"[^"]+","code":"[a-z-]+"\}$/)
  }
})

test('invalid UTF-8 is refused, not repaired', async () => {
  const body = Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')])
  const lines = [
    'POST /api/analyze HTTP/1.1',
    'Host: a',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  expect(await sendRaw(Buffer.concat([Buffer.from(head(lines)), body]))).toMatch(/^HTTP\/1\.1 400 /)
})

test('the description of the API names every call', async () => {
  const { body } = await visit(serverUrl).get('/api/openapi.json')
  expect(body).toMatchObject({ openapi: '3.1.0' })
  for (const { path, method } of endpoints)
    expect(body).toHaveProperty(['paths', path, method.toLowerCase(), 'responses'])
  const page = await visit(serverUrl).get('/api/docs')
  expect(page.body).toContain('/api/admin/submission/{id}/approve')
  expect(page.body).not.toMatch(/<script|https?:\/\//)
})

test('every answer carries the security headers, errors too', async () => {
  const ann = visit(serverUrl)
  const answers = [
    await ann.get('/api/health'),
    await ann.get('/api/nothing'),
    await ann.post('/api/analyze', '{bad'),
    await ann.get('/'),
    await ann.get('/no-such-page'),
    await ann.get('/.env'),
    await ann.get('/api/docs'),
  ]
  for (const { headers } of answers) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
  expect((await ann.get('/api/health')).headers.get('cache-control')).toBe('no-store')
  expect((await ann.get('/api/changelog')).headers.get('cache-control')).toBe('no-cache')
})

test('nothing but the built web app is served, by no spelling of a path', async () => {
  const ann = visit(serverUrl)
  const paths = [
    '/.env',
    '/package.json',
    '/package-lock.json',
    '/src/main.tsx',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
    '/.git/config',
    '/index.html%00',
    '//example.org',
    '/\\example.org',
  ]
  for (const path of paths) {
    const answer = await ann.get(path)
    expect([302, 400, 404]).toContain(answer.status)
    expect(answer.headers.get('location') ?? '/').toBe('/')
  }
})

test('names of accounts are free of control characters and lone surrogates', async () => {
  for (const username of ['bad\u202Ename', 'zero\u200Bwidth', `line\nbreak`, '\uD800abc', 'sp ace']) {
    expectCalm(await visit(serverUrl).post('/api/signup', { ...form, username }))
  }
  expect(
    (await visit(serverUrl).post('/api/signup', { ...form, username: `${newName().slice(0, 9)}ñ中` })).status,
  ).toBe(200)
})
