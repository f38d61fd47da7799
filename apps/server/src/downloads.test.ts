import { WINDOWS_FILE, WINDOWS_VERSION, WINDOWS_ZIP } from '@atlas/contract'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readAbout } from './about.ts'
import { startOwnServer } from './testing/server-under-test.ts'

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const offer = (folder: string, name: string, bytes: Buffer, sum = sumOf(bytes)): void => {
  writeFileSync(path.join(folder, name), bytes)
  writeFileSync(path.join(folder, `${name}.sha256`), `${sum}  ${name}\n`)
}

const startWithFolder = async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-downloads-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const url = await startOwnServer({ DATABASE_URL: inject('databaseUrl'), ATLAS_DOWNLOADS: folder })
  const list = async (): Promise<unknown> => (await fetch(`${url}/api/downloads`)).json()
  return { folder, url, list }
}

test('the version of the Windows program is that of package.json', () => {
  expect(WINDOWS_VERSION).toBe(readAbout().version)
})

test('what lies in the folder is offered from the moment it lies there, with size, date and checksum', async () => {
  const { folder, url, list } = await startWithFolder()
  expect(await list()).toEqual([])
  expect(await (await fetch(url)).text()).toContain('<meta name="atlas-windows" content=""')
  const installer = randomBytes(300_000)
  offer(folder, WINDOWS_FILE, installer)
  utimesSync(path.join(folder, WINDOWS_FILE), new Date('2026-11-16T10:00:00Z'), new Date('2026-11-16T10:00:00Z'))
  const address = `/downloads/${WINDOWS_FILE}`
  const described = { kind: 'installer', name: WINDOWS_FILE, address, bytes: 300_000, date: '2026-11-16' }
  expect(await list()).toEqual([{ ...described, sha256: sumOf(installer) }])
  expect(await (await fetch(url)).text()).toContain('<meta name="atlas-windows" content="yes"')
  const answer = await fetch(url + address)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${WINDOWS_FILE}"`,
    'content-length': '300000',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  })
  expect(sumOf(Buffer.from(await answer.arrayBuffer()))).toBe(sumOf(installer))
  rmSync(path.join(folder, WINDOWS_FILE))
  expect(await list()).toEqual([])
  expect((await fetch(url + address)).status).toBe(404)
})

test('a broken download goes on where it ended', async () => {
  const { folder, url } = await startWithFolder()
  const zip = randomBytes(100_000)
  offer(folder, WINDOWS_ZIP, zip)
  const ask = (headers: Record<string, string>) => fetch(`${url}/downloads/${WINDOWS_ZIP}`, { headers })
  const whole = await ask({})
  const etag = whole.headers.get('etag') ?? ''
  const rest = await ask({ range: 'bytes=60000-', 'if-range': etag })
  expect(rest.status).toBe(206)
  expect(rest.headers.get('content-range')).toBe('bytes 60000-99999/100000')
  const parts = [Buffer.from(await whole.arrayBuffer()).subarray(0, 60_000), Buffer.from(await rest.arrayBuffer())]
  expect(sumOf(Buffer.concat(parts))).toBe(sumOf(zip))
  expect((await ask({ range: 'bytes=60000-', 'if-range': '"another"' })).status).toBe(200)
  const beyond = await ask({ range: 'bytes=100000-' })
  expect(beyond.status).toBe(416)
  expect(await beyond.json()).toMatchObject({ code: 'range-not-there' })
  const head = await fetch(`${url}/downloads/${WINDOWS_ZIP}`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe('100000')
})

test('a file without its checksum, or with another one, is not offered', async () => {
  const { folder, url, list } = await startWithFolder()
  writeFileSync(path.join(folder, WINDOWS_FILE), randomBytes(1000))
  expect(await list()).toEqual([])
  const bytes = randomBytes(1000)
  offer(folder, WINDOWS_FILE, bytes, sumOf(randomBytes(10)))
  expect(await list()).toEqual([])
  offer(folder, WINDOWS_FILE, bytes)
  expect(await list()).toHaveLength(1)
  // Half of it, as while it is being copied.
  truncateSync(path.join(folder, WINDOWS_FILE), 500)
  expect(await list()).toEqual([])
  expect((await fetch(`${url}/downloads/${WINDOWS_FILE}`)).status).toBe(404)
})

test('nothing else in the folder, or beside it, is given out', async () => {
  const { folder, url } = await startWithFolder()
  writeFileSync(path.join(folder, 'secret.txt'), 'private')
  offer(folder, WINDOWS_FILE, randomBytes(10))
  for (const name of [
    'secret.txt',
    `${WINDOWS_FILE}.sha256`,
    '..%2Fpackage.json',
    '%2e%2e/secret.txt',
    '',
    'ATLAS.exe',
  ])
    expect((await fetch(`${url}/downloads/${name}`, { redirect: 'manual' })).status, `at ${name}`).not.toBe(200)
})
