import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { visit } from '../testing/client.ts'
import { startOwnServer } from '../testing/server-under-test.ts'
import { openLists } from './list-folder.ts'

const newFolder = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-lists-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(path.join(folder, 'block'))
  mkdirSync(path.join(folder, 'allow'))
  return folder
}

const logged = () => {
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  return { lines, logger }
}

const open = async (folder: string, options: Parameters<typeof openLists>[2] = {}) => {
  const { lines, logger } = logged()
  const lists = await openLists(folder, logger, { pollMilliseconds: 50, ...options })
  onTestFinished(lists.stop)
  const find = (host: string, at = '/', query = '') => lists.lookup.find({ host, path: at, query })
  return { find, lines }
}

test('an absent folder is no list at all, and says so', async () => {
  const { find } = await open(path.join(newFolder(), 'nowhere'))
  expect(find('example.org')).toMatchObject({ status: 'skipped' })
})

test.each([
  ['urlhaus.csv', '# id,dateadded,url\n"1","2026-01-01 00:00:00","http://bad.example.com/x.exe","online"\n', '/x.exe'],
  ['openphish.txt', 'https://bad.example.com/login\nhttps://other.example.net/\n', '/login'],
  ['phishtank.csv', 'phish_id,url,detail\n9,https://bad.example.com/p?a=1,http://www.phishtank.com/9\n', '/p'],
  ['hosts', '127.0.0.1 localhost\n0.0.0.0 bad.example.com # tracker\n', '/anything'],
  ['plain.txt', '! comment\nbad.example.com\r\n', '/anything'],
])('%s is understood', async (name, text, at) => {
  const folder = newFolder()
  writeFileSync(path.join(folder, 'block', name), text)
  const { find } = await open(folder)
  expect(find('bad.example.com', at, at === '/p' ? '?a=1' : '')).toEqual({
    status: 'blocked',
    list: path.parse(name).name,
  })
  expect(find('example.org')).toEqual({ status: 'not-listed' })
})

test('what the operator allows wins over what a list blocks', async () => {
  const folder = newFolder()
  writeFileSync(path.join(folder, 'block', 'feed.txt'), 'shop.example.com\n')
  writeFileSync(path.join(folder, 'allow', 'ours.txt'), 'shop.example.com\n')
  const { find } = await open(folder)
  expect(find('shop.example.com')).toEqual({ status: 'allowed', list: 'ours' })
})

test('new, changed and removed files count without a restart', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'block', 'feed.txt')
  const { find } = await open(folder)
  const write = (text: string): void => {
    writeFileSync(`${folder}/new`, text)
    renameSync(`${folder}/new`, file)
  }
  write('one.example.com\n')
  await vi.waitFor(() => expect(find('one.example.com').status).toBe('blocked'), 5000)
  write('two.example.com\nthree.example.com\n')
  await vi.waitFor(() => expect(find('two.example.com').status).toBe('blocked'), 5000)
  expect(find('one.example.com').status).toBe('not-listed')
  rmSync(file)
  await vi.waitFor(() => expect(find('two.example.com').status).toBe('skipped'), 5000)
})

test.each([
  ['bytes', Buffer.from([0x1f, 0x8b, 0xff, 0x00, 0x01])],
  ['zeros', Buffer.from('bad.example.com\n\0\0\0\n')],
  ['no addresses', Buffer.from('<html>\n<body>Not found</body>\n')],
  ['too much', Buffer.from('a.example.com\n'.repeat(200))],
])('a broken file (%s) is told, and answered as failed, never as clean', async (_, bytes) => {
  const folder = newFolder()
  writeFileSync(path.join(folder, 'block', 'broken.txt'), bytes)
  writeFileSync(path.join(folder, 'block', 'good.txt'), 'bad.example.net\n')
  const { find, lines } = await open(folder, { mostFileBytes: 1000 })
  expect(find('example.org')).toMatchObject({ status: 'failed' })
  expect(find('bad.example.net')).toEqual({ status: 'blocked', list: 'good' })
  const warnings = lines.filter((line) => line.includes('a list could not be read'))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('"list":"broken"')
})

test('a file that breaks later keeps blocking what it blocked before', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'block', 'feed.txt')
  writeFileSync(file, 'bad.example.com\n')
  const { find } = await open(folder)
  writeFileSync(file, '<html>502</html>')
  await vi.waitFor(() => expect(find('example.org').status).toBe('failed'), 5000)
  expect(find('bad.example.com').status).toBe('blocked')
})

test('all files together are bounded', async () => {
  const folder = newFolder()
  writeFileSync(path.join(folder, 'block', 'a.txt'), 'a.example.com\n'.repeat(50))
  writeFileSync(path.join(folder, 'block', 'b.txt'), 'b.example.com\n'.repeat(50))
  const { find } = await open(folder, { mostBytes: 1000 })
  expect(find('a.example.com').status).toBe('blocked')
  expect(find('b.example.com').status).toBe('failed')
})

test('a long list is read whole, whatever piece a line falls into', async () => {
  const folder = newFolder()
  const hosts = Array.from({ length: 20_000 }, (_, number) => `host-${number}.example.com`)
  writeFileSync(path.join(folder, 'block', 'long.txt'), hosts.join('\n'))
  const { find } = await open(folder)
  expect(hosts.filter((host) => find(host).status !== 'blocked')).toEqual([])
})

test('a server judges by the lists in its folder', async () => {
  const folder = newFolder()
  writeFileSync(path.join(folder, 'block', 'feed.txt'), 'https://quiet.example.com/page\n')
  const settings = { DATABASE_URL: inject('databaseUrl'), ATLAS_ROLE: 'web', ATLAS_LISTS: folder }
  const serverUrl = await startOwnServer(settings)
  const check = (url: string) => visit(serverUrl).post('/api/analyze-link', { url })
  expect((await check('quiet.example.com/page')).body).toMatchObject({ is_scam: true, verdict: 'dangerous' })
  expect((await check('quiet.example.com/other')).body).toMatchObject({ is_scam: false })
})
