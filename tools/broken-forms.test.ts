import { endpoints } from '@atlas/contract'
import { randomInt } from 'node:crypto'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../apps/server/src/testing/server-under-test.ts'
import { testFile, upload } from '../apps/server/src/testing/upload.ts'
import { startServerProcess } from './drills/server-process.ts'

/** Forms that break off, against the real process: an error that nobody can catch would end it for everybody. */

const TYPE = 'multipart/form-data; boundary=x'
const text = (name: string, value = 'a'): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`
const file = (name: string, bytes = 'abc'): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${bytes}`
const NESTED =
  'Content-Disposition: form-data; name="image"\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n'

/** What the body says, and what the header says of it. `field` is the one the route asks for. */
const brokenForms = (field: string): readonly (readonly [body: string, type?: string])[] => [
  ['--x'],
  ['--x\r\n'],
  ['--x--'],
  ['--x--\r\n'],
  ['--x\r\n\r\n'],
  ['--x\r\n--x\r\n--x\r\n'],
  ['\r\n'],
  ['abc'],
  ['-'],
  ['preamble\r\n--x\r\n'],
  [`preamble\r\n${file(field)}`],
  ['--x\r\nContent-Dispo'],
  ['--x\r\nContent-Disposition: form-data; name="image"'],
  ['--x\r\nContent-Disposition: form-data; name="image"\r\n\r\n'],
  ['--x\r\nContent-Disposition: attachment\r\n\r\nabc'],
  ['--x\r\nContent-Type: image/png\r\n\r\nabc'],
  ['--x\r\n\u0000\u00FF: \u0001\r\n\r\nabc'],
  [`--x\r\nContent-Disposition: form-data; name="${'n'.repeat(200_000)}`],
  [`--x\r\n${'A: b\r\n'.repeat(5000)}\r\nabc`],
  [file(field)],
  [file(field, '')],
  [file(field, 'a'.repeat(300_000))],
  [file('other')],
  [file('__proto__')],
  [file('constructor')],
  [`${file(field)}\r\n--`],
  [`${file('other')}\r\n--x\r\n`],
  [`${file('other')}\r\n${file(field)}`],
  [`${file('other')}\r\n${file('other')}\r\n${text('a')}`],
  [text('a')],
  [text(field)],
  [text('a', 'a'.repeat(300_000))],
  [`${text('a')}\r\n${text('b')}`],
  [`${text('a')}\r\n`.repeat(4) + text('a')],
  [`${text('a')}\r\n`.repeat(5) + text('a')],
  [`${text('a')}\r\n`.repeat(6) + file(field)],
  [`${text('a')}\r\n`.repeat(1000)],
  [`${text('a')}\r\n`.repeat(1000) + file(field)],
  ['--x\r\n\r\na\r\n'.repeat(1000)],
  ['--x\r\n\r\na\r\n'.repeat(1001) + '--x\r\n'],
  [`${file('other')}\r\n`.repeat(1000)],
  [`--x\r\n${NESTED}`],
  [`--x\r\n${NESTED}${NESTED}abc\r\n--y--`],
  [`${text('a')}\r\n--x\r\n${NESTED}Content-Disposition: file; filename="a"\r\n\r\nabc`],
  [file(field), 'multipart/form-data; boundary=other'],
  [file(field), 'multipart/form-data; boundary='],
  [file(field), 'multipart/form-data; boundary=""'],
  [file(field), `multipart/form-data; boundary=${'x'.repeat(5000)}`],
  [file(field), 'multipart/form-data; a=b'],
  [file(field), 'multipart/form-data'],
  [file(field), 'multipart/mixed; boundary=x'],
]

const openProcess = async () => {
  const server = await startServerProcess({ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: await newDatabase() })
  onTestFinished(async () => {
    server.child.kill('SIGKILL')
    await server.ended
  })
  return server
}

const headOf = (path: string, lines: readonly string[]): string => {
  const from = `X-Forwarded-For: 10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  return [`POST ${path} HTTP/1.1`, 'Host: a', 'Connection: close', from, ...lines, '', ''].join('\r\n')
}

type Way = 'reset' | 'half-closed' | 'waits'

/** Sends bytes in pieces and answers all that comes back. */
const exchange = (url: string, pieces: readonly string[], way: Way): Promise<string> =>
  new Promise((resolve) => {
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1')
    let answer = ''
    socket.setTimeout(20_000, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
    const send = async (): Promise<void> => {
      for (const piece of pieces) {
        socket.write(piece, 'latin1')
        await sleep(3)
      }
      if (way === 'reset') socket.resetAndDestroy()
      if (way === 'half-closed') socket.end()
    }
    void send()
  })

const halves = (body: string): readonly string[] => [
  body.slice(0, Math.ceil(body.length / 2)),
  body.slice(Math.ceil(body.length / 2)),
]
const chunked = (body: string): string => `${body.length.toString(16)}\r\n${body}\r\n`

type Sent = { readonly head: readonly string[]; readonly pieces: readonly string[]; readonly way: Way }

/** Every way in which a body can come to its end, or not. Only a caller who stays can be answered. */
const waysToSend = (body: string, type: string): readonly Sent[] => {
  const kind = `Content-Type: ${type}`
  const length = (bytes: number): string => `Content-Length: ${bytes}`
  const tooLong = [kind, length(body.length + 1000)]
  return [
    { head: [kind, length(body.length)], pieces: [body], way: 'waits' },
    { head: [kind, length(body.length)], pieces: halves(body), way: 'waits' },
    { head: [kind, length(body.length), 'Accept: text/event-stream'], pieces: [body], way: 'waits' },
    { head: [kind, length(Math.ceil(body.length / 2))], pieces: [body], way: 'waits' },
    { head: [kind, 'Transfer-Encoding: chunked'], pieces: [...halves(body).map(chunked), '0\r\n\r\n'], way: 'waits' },
    { head: [kind, 'Transfer-Encoding: chunked'], pieces: [chunked(body), 'ffffffffff\r\n'], way: 'half-closed' },
    { head: tooLong, pieces: [body], way: 'half-closed' },
    { head: tooLong, pieces: [body], way: 'reset' },
    { head: tooLong, pieces: halves(body), way: 'reset' },
  ]
}

const uploads = endpoints.flatMap(({ path, upload: wanted }) => (wanted === undefined ? [] : { path, ...wanted }))

test.for(uploads)('no form that breaks off ends the server: $path', { timeout: 180_000 }, async ({ path, field }) => {
  const { child, url, ended } = await openProcess()
  const unclear: string[] = []
  for (const [body, type = TYPE] of brokenForms(field)) {
    for (const { head, pieces, way } of waysToSend(body, type)) {
      const answer = await exchange(url, [headOf(path, head), ...pieces.filter((piece) => piece !== '')], way)
      const isClear = /^HTTP\/1\.1 4\d\d [^]*\{"error":"[A-Z][^"]{9,}","code":"[a-z-]+"\}$/.test(answer)
      if (!isClear && !(way !== 'waits' && answer === ''))
        unclear.push(JSON.stringify([body.slice(0, 60), head, way, answer.slice(0, 30), answer.slice(-100)]))
    }
    expect({ after: body.slice(0, 200), code: child.exitCode }).toMatchObject({ code: null })
  }
  expect(unclear).toEqual([])

  const honest = await upload(url, '/api/image-analyze', testFile('parcel.png'))
  expect(honest.status).toBe(200)
  child.kill('SIGTERM')
  await ended
  // A server that was about to end by a crash ends with 1.
  expect(child.exitCode).toBe(0)
})
