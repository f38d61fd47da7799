import { PICTURE_BYTES } from '@atlas/contract'
import http from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import * as z from 'zod'
import { visit } from '../testing/client.ts'

const serverUrl = inject('serverUrl')
const Problem = z.object({ code: z.string() })

/** Sends a form without saying how long it is, and answers the status with the code of the refusal. */
const send = (pieces: readonly string[], boundary = 'x', address: string = visit(serverUrl).address): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = http.request(`${serverUrl}/api/image-analyze`, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'transfer-encoding': 'chunked',
        'x-forwarded-for': address,
      },
    })
    request.once('error', reject)
    request.once('response', (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.once('end', () => resolve(`${response.statusCode} ${Problem.parse(JSON.parse(body)).code}`))
    })
    for (const piece of pieces) request.write(piece)
    request.end()
  })

/** Chunks as they are, however small. */
const sendRaw = (pieces: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const socket = net.connect(Number(new URL(serverUrl).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
    const from = `X-Forwarded-For: ${visit(serverUrl).address}`
    const lines = ['Host: a', 'Connection: close', from, 'Content-Type: multipart/form-data; boundary=x']
    socket.write(['POST /api/image-analyze HTTP/1.1', ...lines, 'Transfer-Encoding: chunked', '', ''].join('\r\n'))
    for (const piece of pieces) socket.write(piece)
  })

const part = (name: string, more = '', boundary = 'x'): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
const image = part('image', '; filename="a"')
const END = '\r\n--x--\r\n'
const text = `${part('note')}a\r\n`

test('a form has few parts, short headers and a short boundary, however whole it is', async () => {
  expect(await send([text.repeat(4), image, 'abc', END])).toBe('400 not-a-picture')
  expect(await send([text.repeat(5), image, 'abc', END])).toBe('400 bad-request')

  const named = (length: number): string => part('image', `; filename="${'n'.repeat(length)}"`)
  expect(await send([named(8000), 'abc', END])).toBe('400 not-a-picture')
  expect(await send([named(8200), 'abc', END])).toBe('400 bad-request')

  for (const [length, code] of [
    [70, 'not-a-picture'],
    [71, 'bad-request'],
  ] as const) {
    const boundary = 'b'.repeat(length)
    const body = `${part('image', '; filename="a"', boundary)}abc\r\n--${boundary}--\r\n`
    expect(await send([body], boundary)).toBe(`400 ${code}`)
  }
})

test('a file that does not say how large it is, and what is beside it, have their bounds', async () => {
  const most = 'a'.repeat(PICTURE_BYTES)
  expect(await send([image, most, END])).toBe('400 not-a-picture')
  expect(await send([image, most, 'a', END])).toBe('413 too-large')
  expect(await send([part('note'), most, '\r\n', text.repeat(3), END])).toBe('400 no-image')
  expect(await send([part('note'), most, '\r\n', part('more'), most, END])).toBe('413 too-large')
})

test('of several files the one in the field counts; a form may end right after it', async () => {
  const other = `${part('other', '; filename="a"')}abc\r\n`
  expect(await send([other, END.slice(2)])).toBe('400 no-image')
  expect(await send([other, image, END])).toBe('400 file-empty')
  expect(await send([image, 'abc\r\n--x\r\n', text])).toBe('400 not-a-picture')
})

test('who leaves in the middle of a file holds no place', async () => {
  const { address } = visit(serverUrl)
  for (let number = 0; number < 4; number += 1) {
    const socket = net.connect(Number(new URL(serverUrl).port), '127.0.0.1')
    const lines = ['Host: a', `X-Forwarded-For: ${address}`, 'Content-Type: multipart/form-data; boundary=x']
    socket.write(['POST /api/image-analyze HTTP/1.1', ...lines, 'Content-Length: 2000', '', `${image}abc`].join('\r\n'))
    await sleep(200)
    socket.resetAndDestroy()
  }
  await sleep(100)
  expect(await send([image, 'abc', END], 'x', address)).toBe('400 not-a-picture')
})

test('a file sent byte by byte takes the room that it takes in memory', async () => {
  const bytes = '1\r\na\r\n'.repeat(1000)
  const socketful = Array.from({ length: 1000 }, () => bytes)
  expect(await sendRaw([`${image.length.toString(16)}\r\n${image}\r\n`, ...socketful, '0\r\n\r\n'])).toContain(
    '"code":"readers-busy"',
  )
})
