import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { visit } from '../../apps/server/src/testing/client.ts'
import { mainOf, startServerProcess } from './server-process.ts'

/**
 * One address tries to hold 200 dripping requests and ten others 30 each, while honest visitors check texts and one a
 * picture. `npm run drill:slow -- FOLDER` attacks the server of another checkout, to compare.
 */

const SECONDS = 30
const PAUSE_MILLISECONDS = 50
const MOST_MILLISECONDS = 500
const PICTURE = path.resolve(import.meta.dirname, '../../apps/server/src/testing/files/parcel.png')

const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-slow-'))
const server = await startServerProcess({ PORT: '0', HOST: '127.0.0.1', ATLAS_DATA: folder }, [mainOf(process.argv[2])])
const port = Number(new URL(server.url).port)
const end = performance.now() + SECONDS * 1000
const isOver = (): boolean => performance.now() > end

const bodies = [
  { path: '/api/analyze', type: 'application/json', start: '{"text":"' },
  { path: '/api/login', type: 'application/json', start: '{"username":"' },
  { path: '/api/image-analyze', type: 'multipart/form-data; boundary=x', start: '--x\r\n' },
] as const

const answers = new Map<string, number>()
let most = 0
let open = 0

/** One dripping request, until the server has had enough of it. */
const drip = (address: string, { path: target, type, start }: (typeof bodies)[number]): Promise<void> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    const lines = [`POST ${target} HTTP/1.1`, 'Host: a', `X-Forwarded-For: ${address}`, `Content-Type: ${type}`]
    socket.write([...lines, 'Content-Length: 100000', '', start].join('\r\n'))
    open += 1
    most = Math.max(most, open)
    const timer = setInterval(() => (isOver() ? socket.destroy() : socket.write('a')), 1000)
    socket.once('data', (chunk) => {
      const status = chunk.toString('latin1').slice(9, 12)
      answers.set(status, (answers.get(status) ?? 0) + 1)
    })
    socket.on('error', () => {})
    socket.once('close', () => {
      clearInterval(timer)
      open -= 1
      resolve()
    })
  })

/** Comes back again and again, as somebody does who wants the server to stand still. */
const hold = async (address: string, number: number): Promise<void> => {
  const body = bodies[number % bodies.length] ?? bodies[0]
  while (!isOver()) {
    await drip(address, body)
    await sleep(500)
  }
}

const times: number[] = []
const refused: string[] = []

const checkHonestly = async (): Promise<void> => {
  for (let number = 0; !isOver(); number += 1) {
    const begun = performance.now()
    const { status } = await visit(server.url).post('/api/analyze', {
      text: `Hello, this is note ${number}: the meeting is moved to Tuesday at ten, see you there.`,
    })
    times.push(performance.now() - begun)
    if (status !== 200) refused.push(`a check was answered with ${status}`)
    await sleep(PAUSE_MILLISECONDS)
  }
}

const sendPicture = async (): Promise<void> => {
  await sleep(5000)
  const form = new FormData()
  form.append('image', new Blob([readFileSync(PICTURE)]), 'parcel.png')
  const headers = { 'x-forwarded-for': '10.50.0.1' }
  const { status } = await fetch(`${server.url}/api/image-analyze`, { method: 'POST', body: form, headers })
  if (status !== 200) refused.push(`a picture was answered with ${status}`)
}

// The first text waits for the models to load; that is no matter of this drill.
await visit(server.url).post('/api/analyze', { text: 'hello there' })
const attack = [
  ...Array.from({ length: 200 }, (_, number) => hold('10.66.0.1', number)),
  ...Array.from({ length: 300 }, (_, number) => hold(`10.66.1.${number % 10}`, number)),
]
await sleep(1000)
await Promise.all([checkHonestly(), sendPicture(), ...attack])

times.sort((left, right) => left - right)
const at = (share: number): number => Math.round(times[Math.floor(times.length * share)] ?? Number.NaN)
console.log(
  `held at once: ${most}; answers to them: ${[...answers].map(([code, count]) => `${code} x ${count}`).join(', ')}`,
)
console.log(`honest checks: ${times.length}, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, refused ${refused.length}`)
for (const line of new Set(refused)) console.log(`FAIL ${line} (${refused.filter((one) => one === line).length} x)`)
const isGood = refused.length === 0 && at(0.95) <= MOST_MILLISECONDS
console.log(isGood ? 'ok' : `FAIL (bar: p95 ${MOST_MILLISECONDS} ms, nobody refused)`)

server.child.kill('SIGTERM')
await server.ended
rmSync(folder, { recursive: true, force: true })
process.exit(isGood ? 0 : 1)
