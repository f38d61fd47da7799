import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { visit } from '../testing/client.ts'
import { startOwnServer } from '../testing/server-under-test.ts'
import { testFile, upload } from '../testing/upload.ts'

const serverUrl = inject('serverUrl')

type Line = { readonly socket: net.Socket; readonly said: () => string; readonly closed: Promise<number> }

/** A connection of its own: what is written goes out as it is, what comes back is kept. */
const connect = (url: string, bytes: string): Line => {
  const { port } = new URL(url)
  const socket = net.connect(Number(port), '127.0.0.1')
  const begun = performance.now()
  let said = ''
  socket.on('data', (chunk) => (said += chunk.toString('latin1')))
  socket.on('error', () => {})
  const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now() - begun)))
  onTestFinished(() => void socket.destroy())
  socket.write(bytes)
  return { socket, said: () => said, closed }
}

const head = (path: string, address: string, lines: readonly string[]): string =>
  [`POST ${path} HTTP/1.1`, 'Host: a', `X-Forwarded-For: ${address}`, ...lines, '', ''].join('\r\n')

const slowJson = (address: string): string =>
  `${head('/api/analyze', address, ['Content-Type: application/json', 'Content-Length: 2000'])}{"text":"`

const slowFile = (address: string, path = '/api/image-analyze'): string =>
  `${head(path, address, ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 1000000'])}--x\r\n` +
  'Content-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc'

/** A byte each half second, for as long as the other side listens. */
const drip = ({ socket }: Line): void => {
  const timer = setInterval(() => socket.write('a'), 500)
  socket.once('close', () => clearInterval(timer))
}

const statusOf = ({ said }: Line): string => /^HTTP\/1\.1 (\d+)/.exec(said())?.[1] ?? 'none'

test('a hundred unfinished bodies from many addresses keep nobody out', async () => {
  const url = await startOwnServer({ DATABASE_URL: inject('databaseUrl') })
  for (let number = 0; number < 100; number += 1) connect(url, slowJson(`10.9.${number}.1`))
  for (let number = 0; number < 20; number += 1) connect(url, slowFile(`10.8.${number}.1`))
  await sleep(500)
  expect((await visit(url).post('/api/analyze', { text: 'hello there' })).status).toBe(200)
  expect((await visit(url).logIn('nobody')).status).toBe(401)
  const picture = await upload(url, '/api/image-analyze', testFile('parcel.png'))
  expect(picture.status).toBe(200)
})

test('one visitor has eight unfinished bodies at the most; a whole IPv6 network is one visitor', async () => {
  // Each server counts for itself.
  const url = await startOwnServer({ DATABASE_URL: inject('databaseUrl') })
  const lines = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => connect(url, slowJson(`2001:db8:5:5::${number}`)))
  await sleep(300)
  const ninth = connect(url, slowFile('2001:db8:5:5:aaaa::9'))
  expect(await ninth.closed).toBeLessThan(3000)
  expect(statusOf(ninth)).toBe('429')
  expect(ninth.said()).toMatch(/retry-after: \d/i)
  const other = connect(url, slowJson('2001:db8:5:6::1'))
  await sleep(300)
  expect(lines.map(statusOf)).toEqual(lines.map(() => 'none'))
  expect(statusOf(other)).toBe('none')
  // One that is whole makes room for the next.
  lines[0]?.socket.write(`${'a'.repeat(1989)}"}`)
  await expect.poll(() => lines[0] && statusOf(lines[0]), { timeout: 10_000 }).toBe('200')
  const next = connect(url, slowJson('2001:db8:5:5::10'))
  await sleep(300)
  expect(statusOf(next)).toBe('none')
})

test('a body has ten seconds, a file a pace to keep', { timeout: 20_000 }, async () => {
  const lines = [
    connect(serverUrl, slowJson('10.7.1.1')),
    connect(serverUrl, slowFile('10.7.1.2')),
    connect(serverUrl, slowFile('10.7.1.3', '/api/transcribe').replace('"image"', '"audio"')),
  ]
  for (const line of lines) drip(line)
  for (const line of lines) {
    const after = await line.closed
    expect(after).toBeGreaterThan(9000)
    expect(after).toBeLessThan(13_500)
    expect(statusOf(line)).toBe('408')
    expect(line.said()).toContain('"code":"too-slow"')
  }
})

test('what announces too much is refused at once, and the line is soon closed', async () => {
  for (const length of [60_000_000, 220_000_000]) {
    const lines = ['Content-Type: multipart/form-data; boundary=x', `Content-Length: ${length}`]
    const line = connect(serverUrl, `${head('/api/image-analyze', '10.6.1.1', lines)}--x\r\n`)
    await expect.poll(() => statusOf(line), { timeout: 3000, interval: 20 }).toBe('413')
    expect(line.said()).toMatch(/connection: close/i)
    expect(line.said()).toMatch(/"code":"too-large"\}$/)
    // Before, it was read for five seconds.
    expect(await line.closed).toBeLessThan(4500)
  }
})

test('a broken chunk gets one answer, never two', async () => {
  const lines = ['Content-Type: text/plain', 'Transfer-Encoding: chunked']
  const line = connect(serverUrl, head('/api/analyze', '10.6.2.1', lines))
  await expect.poll(() => statusOf(line), { timeout: 5000 }).toBe('415')
  line.socket.write('FFFFFFFFFFFFFFFFFF\r\n{}')
  await line.closed
  expect(line.said().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 415'])
})

test('a long text draws more of the allowance than a short one', async () => {
  const long = visit(serverUrl)
  // 25 units each, of 120.
  for (let number = 0; number < 4; number += 1)
    expect((await long.post('/api/analyze', { text: 'word '.repeat(10_000) })).status).toBe(200)
  expect((await long.post('/api/analyze', { text: 'word '.repeat(10_000) })).status).toBe(429)
  const short = visit(serverUrl)
  for (let number = 0; number < 10; number += 1)
    expect((await short.post('/api/analyze', { text: 'word' })).status).toBe(200)
})
