import net from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startServer } from '../server.ts'

/** A server whose log is kept. */
const startLogged = async (settings: Readonly<Record<string, string>>) => {
  const lines = new PassThrough()
  let log = ''
  lines.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const given = { PORT: '0', DATABASE_URL: inject('databaseUrl'), ...settings }
  const server = await startServer(readConfig(given), pino({ level: 'info' }, lines))
  onTestFinished(server.stop)
  return { url: server.url, log: () => log }
}

const leave = async (url: string, bytes: string): Promise<void> => {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(bytes)
  await sleep(200)
  socket.resetAndDestroy()
  await sleep(200)
}

test('a caller who leaves is not taken for trouble of our own', async () => {
  const { url, log } = await startLogged({})
  const json = ['Content-Type: application/json', 'Content-Length: 2000']
  const file = ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 2000']
  await leave(url, ['POST /api/analyze HTTP/1.1', 'Host: a', ...json, '', '{"text":"'].join('\r\n'))
  await leave(url, ['POST /api/image-analyze HTTP/1.1', 'Host: a', ...file, '', '--x\r\n'].join('\r\n'))
  await leave(url, ['POST /api/no-such-call HTTP/1.1', 'Host: a', ...json, '', '{"text":"'].join('\r\n'))
  await fetch(`${url}/api/health`)
  await expect.poll(log).toContain('/api/health')
  expect(log()).not.toMatch(/database-away|request failed|"level":50/)
})

test('forwarded headers from a proxy that is not named are spoken of once, with the setting', async () => {
  const strange = await startLogged({})
  for (let number = 0; number < 3; number += 1)
    await fetch(`${strange.url}/api/health`, { headers: { 'x-forwarded-for': '10.1.2.3' } })
  await sleep(100)
  expect(strange.log().match(/TRUSTED_PROXIES/g)).toHaveLength(1)
  const known = await startLogged({ TRUSTED_PROXIES: 'loopback' })
  await fetch(`${known.url}/api/health`, { headers: { 'x-forwarded-for': '10.1.2.3' } })
  await sleep(100)
  expect(known.log()).not.toContain('TRUSTED_PROXIES')
})
