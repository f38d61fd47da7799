import { allowances, ownSentences as own, RECORDING_BYTES } from '@atlas/contract'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { newName, PASSWORD } from '../../apps/server/src/testing/client.ts'
import { testFile } from '../../apps/server/src/testing/upload.ts'
import { type Proxy, startProxies } from './proxies.ts'
import { startServerProcess } from './server-process.ts'
import { asForm, asJson, askOverHttp2, drip, visitorFrom } from './tls-visitor.ts'

/** The proxies of docs/operate in front of a real server: what visitors meet there, and what is written down. */

const SECRET = 'a-secret-of-the-visitor'
const SCAM = 'Your parcel is held. Pay $1.99 at http://usps-redeliver.top now or it goes back.'
const DRIPPING = 50

const problems: string[] = []
const demand = (proxy: Proxy, what: string, isGood: boolean, seen: unknown = ''): void => {
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${proxy.name}: ${what}${isGood ? '' : ` (${String(seen).slice(0, 300)})`}`)
  if (!isGood) problems.push(`${proxy.name}: ${what}`)
}

let lastAddress = 1
/** Each part of the drill comes from an address of its own, and so has an allowance of its own. */
const newVisitor = (proxy: Proxy) => {
  lastAddress += 1
  const address = `127.0.0.${lastAddress}`
  return { address, ask: visitorFrom(address, proxy) }
}

const Token = z.object({ token: z.string() })

const mainPaths = async (proxy: Proxy): Promise<void> => {
  const { ask } = newVisitor(proxy)
  const username = newName()
  const page = await ask('/')
  demand(
    proxy,
    'the page comes over TLS, with HSTS',
    page.status === 200 && page.headers['strict-transport-security'] !== undefined,
    page.status,
  )
  demand(proxy, 'HTTP/2 is spoken', (await askOverHttp2(proxy, '/').catch(() => 0)) === 200)
  demand(proxy, 'ready', (await ask('/api/ready')).status === 200)
  const text = await ask('/api/analyze', asJson({ text: SCAM }))
  demand(proxy, 'a text is judged', text.status === 200 && text.text.includes('"verdict":"scam"'), text.text)
  const link = await ask('/api/analyze-link', asJson({ url: 'http://paypa1-login.top/verify' }))
  demand(proxy, 'a link is judged', link.status === 200, link.text)
  const made = await ask('/api/signup', asJson({ first_name: 'Ann', last_name: 'Lee', username, password: PASSWORD }))
  const { token } = Token.parse(JSON.parse(made.text))
  const back = await ask('/api/login', asJson({ username, password: PASSWORD }))
  demand(
    proxy,
    'sign-up and sign-in',
    made.status === 201 || made.status === 200 ? back.status === 200 : false,
    made.status,
  )
  const me = await ask('/api/me', { headers: { authorization: `Bearer ${token}` } })
  demand(proxy, 'the account is known by its token', me.status === 200 && me.text.includes(username), me.text)
  const sent = await ask('/api/submit-scam', asJson({ text: SCAM.repeat(2) }, token))
  demand(proxy, 'a submission is taken', sent.status < 300, `${sent.status} ${sent.text}`)
  demand(proxy, 'what is not there is 404', (await ask('/api/nothing')).status === 404)
  const picture = await ask('/api/image-analyze', asForm('image', testFile('parcel.png')))
  demand(proxy, 'a picture is read', picture.status === 200 && picture.text.includes('redelivery'), picture.text)
}

/** A WAV file of silence, a little under what may be sent. */
const largeRecording = (): Uint8Array => {
  const bytes = Buffer.alloc(RECORDING_BYTES - 1000)
  const rate = 96_000
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(3, 20)
  bytes.writeUInt16LE(2, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 8, 28)
  bytes.writeUInt16LE(8, 32)
  bytes.writeUInt16LE(32, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(bytes.length - 44, 40)
  return bytes
}

const largeFiles = async (proxy: Proxy): Promise<void> => {
  const { ask } = newVisitor(proxy)
  const large = await ask('/api/transcribe', asForm('audio', largeRecording()))
  demand(
    proxy,
    `${RECORDING_BYTES - 1000} bytes of recording go through and are read`,
    large.status === 200,
    large.text,
  )
  const begun = asForm('audio', Buffer.alloc(100_000))
  const refused = await ask('/api/transcribe', { ...begun, announced: 60_000_000 })
  const isRefused = refused.status === 413 && refused.text.includes(own.tooLarge)
  demand(proxy, 'sixty megabytes are refused in our words', isRefused, `${refused.status} ${refused.text}`)
  demand(proxy, 'nothing of a body touched a disk', proxy.touchedDisk() !== true)
}

const eventsComeAtOnce = async (proxy: Proxy): Promise<void> => {
  const { ask } = newVisitor(proxy)
  const { pieces } = await ask(
    '/api/transcribe',
    asForm('audio', testFile('voicemail.ogg'), { accept: 'text/event-stream' }),
  )
  const first = pieces.find(({ text }) => text.includes('event: progress'))?.at ?? Infinity
  const last = pieces.find(({ text }) => text.includes('event: result'))?.at ?? 0
  const times = `progress after ${Math.round(first)} ms, result after ${Math.round(last)} ms`
  demand(proxy, `progress comes while the work goes on: ${times}`, first < last * 0.8 && last - first > 300, times)
}

const eachHasAnAllowance = async (proxy: Proxy): Promise<void> => {
  const [ann, bob] = [newVisitor(proxy), newVisitor(proxy)]
  const statuses: number[] = []
  for (let number = 0; number < allowances.text.points + 5; number += 1)
    statuses.push((await ann.ask('/api/analyze', asJson({ text: 'hello there' }))).status)
  demand(proxy, 'one visitor comes to the end of the allowance', statuses.at(-1) === 429, statuses.at(-1))
  const other = await bob.ask('/api/analyze', asJson({ text: 'hello there' }))
  demand(proxy, 'another visitor has an own one', other.status === 200, other.status)
  const hello = asJson({ text: 'hello there' })
  const claims = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7' }
  const liar = await ann.ask('/api/analyze', { ...hello, headers: { ...hello.headers, ...claims } })
  demand(proxy, 'who claims another address has none more', liar.status === 429, liar.status)
}

const dripsHoldNobody = async (proxy: Proxy): Promise<void> => {
  const slow = newVisitor(proxy)
  const sockets = Array.from({ length: DRIPPING }, () => drip(slow.address, proxy))
  const beat = setInterval(() => sockets.forEach((socket) => socket.write(' ')), 500)
  await sleep(1500)
  const { ask } = newVisitor(proxy)
  const took: number[] = []
  const statuses = new Set<number>()
  for (let number = 0; number < 20; number += 1) {
    const started = performance.now()
    statuses.add((await ask('/api/analyze', asJson({ text: 'hello there' }))).status)
    took.push(performance.now() - started)
  }
  clearInterval(beat)
  for (const socket of sockets) socket.destroy()
  const worst = Math.round(Math.max(...took))
  const isFree = statuses.size === 1 && statuses.has(200) && worst < 2000
  demand(proxy, `${DRIPPING} bodies that drip hold nobody up (slowest honest check ${worst} ms)`, isFree, [...statuses])
}

const askWithSecret = async (proxy: Proxy): Promise<void> => {
  const { ask } = newVisitor(proxy)
  const told = { headers: { referer: `https://mail.example.org/?${SECRET}` } }
  await ask(`/?token=${SECRET}`, told)
  await ask(`/api/nothing?q=${SECRET}`, told)
  await ask(`/api/analyze?q=${SECRET}`, { ...told, method: 'POST', body: Buffer.alloc(600_000) }).catch(() => {})
}

const whenTheServerIsAway = async (proxy: Proxy): Promise<void> => {
  await askWithSecret(proxy)
  const { ask } = newVisitor(proxy)
  const away = await ask(`/api/analyze?q=${SECRET}`, asJson({ text: 'hello' }))
  const isOurs = away.status === 503 && away.text.includes(own.busy) && away.headers['retry-after'] !== undefined
  demand(proxy, 'without a server it answers 503 in our words', isOurs, `${away.status} ${away.text}`)
  const isSafe = away.headers['strict-transport-security'] !== undefined
  demand(proxy, 'HSTS stands on its own answers too', isSafe, JSON.stringify(away.headers))
}

const logsKeepSecrets = (proxy: Proxy): void => {
  const logs = proxy.logs()
  demand(proxy, 'it writes down what was asked', logs.includes('/api/nothing'), logs)
  demand(
    proxy,
    'no query string and no referer in its logs',
    !logs.includes(SECRET),
    logs.slice(logs.indexOf(SECRET) - 200),
  )
  const address = /\b127\.0\.0\.(?!1\b)\d+/.exec(logs)
  demand(proxy, 'no visitor’s address in its logs', address === null, logs.slice((address?.index ?? 0) - 200))
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-proxy-'))
const data = mkdtempSync(path.join(os.tmpdir(), 'atlas-proxied-'))
const server = await startServerProcess({ PORT: '0', HOST: '127.0.0.1', ATLAS_DATA: data, TRUSTED_PROXIES: 'loopback' })
const proxies = await startProxies(folder, server.url)
try {
  if (!proxies.some(({ name }) => name === 'nginx')) problems.push('nginx was not tried')
  for (const proxy of proxies) {
    for (const part of [mainPaths, eventsComeAtOnce, largeFiles, eachHasAnAllowance, dripsHoldNobody, askWithSecret])
      await part(proxy).catch((error: unknown) => demand(proxy, part.name, false, error))
  }
  server.child.kill('SIGTERM')
  await server.ended
  for (const proxy of proxies) {
    await whenTheServerIsAway(proxy)
    logsKeepSecrets(proxy)
  }
} finally {
  server.child.kill('SIGKILL')
  for (const proxy of proxies) await proxy.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(data, { recursive: true, force: true })
}
if (problems.length > 0) console.error(`\nFailed: ${problems.join(', ')}`)
process.exit(problems.length === 0 ? 0 : 1)
