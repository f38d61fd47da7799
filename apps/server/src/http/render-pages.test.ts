import { pages } from '@atlas/contract'
import path from 'node:path'
import { readdirSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { renderPages } from './render-pages.ts'

const dist = path.resolve(import.meta.dirname, '../../../web/dist')
const render = (isSet: boolean) =>
  renderPages(dist, {
    sourceUrl: 'https://source.invalid/"a',
    asksOutside: isSet,
    offersGoogle: isSet,
    offersWindows: isSet,
    isDesk: false,
  })
const pageOf = (route: string, isSet = false): string => render(isSet).get(route)?.plain.toString() ?? ''

test('there is one page for each route, with its own title', () => {
  const rendered = render(false)
  expect([...rendered.keys()]).toEqual(pages.map((page) => page.path))
  for (const { path: route, title } of pages) expect(rendered.get(route)?.plain.toString()).toContain(title)
})

test('a public page comes drawn, and its scripts come after letters and colours', () => {
  const page = pageOf('/text')
  expect(page).toContain('<div id="root" data-drawn="/text">')
  expect(page).toContain('Message to check')
  expect(page).toMatch(/<script type="module" fetchpriority="low"/)
})

test('colours are asked for before letters and scripts, also those of one page alone', () => {
  const page = pageOf('/benchmark')
  const sheets = [...page.matchAll(/<link rel="stylesheet"[^>]*href="\/assets\/([a-z]+)/g)].map(([, name]) => name)
  expect(sheets).toEqual(['index', 'benchmark'])
  expect(page.indexOf('rel="stylesheet"')).toBeLessThan(page.indexOf('rel="preload"'))
})

test('a page that depends on who asks comes empty', () => {
  expect(pageOf('/dashboard')).toContain('<div id="root"></div>')
  expect(pageOf('/complete-signup')).toContain('<div id="root"></div>')
})

test('a page says of its server where the source lies and whether anybody outside is asked', () => {
  expect(pageOf('/link')).toContain('<meta name="atlas-source" content="https://source.invalid/&quot;a"')
  expect(pageOf('/link')).toContain('<meta name="atlas-outside" content=""')
  expect(pageOf('/link', true)).toContain('<meta name="atlas-outside" content="yes"')
  expect(pageOf('/privacy-policy')).toContain('<meta name="atlas-google" content=""')
  expect(pageOf('/privacy-policy', true)).toContain('<meta name="atlas-google" content="yes"')
})

test('the models of the private check come packed', async () => {
  const models = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.bin'))
  expect(models).toHaveLength(2)
  for (const file of models) {
    const answer = await fetch(`${inject('serverUrl')}/assets/${file}`, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(3_000_000)
  }
})

test('what a page shows first is asked for together with it', () => {
  expect(pageOf('/whats-new')).toContain('<link rel="preload" as="fetch" crossorigin href="/api/changelog">')
  expect(pageOf('/vision')).not.toContain('as="fetch"')
})

test('a page of somebody else’s server leads home, a file that is not there is said to be missing', async () => {
  const statusOf = async (route: string): Promise<string> => {
    const answer = await fetch(inject('serverUrl') + route, { redirect: 'manual' })
    return `${answer.status} ${answer.headers.get('location') ?? ''}`.trim()
  }
  for (const route of ['/index.html', '/foo.php', '/old/login.aspx', '/nowhere'])
    expect(await statusOf(route), `at ${route}`).toBe('302 /')
  for (const route of ['/text/', '/Text', '/TEXT/?a=1']) expect(await statusOf(route)).toBe('302 /text')
  for (const route of ['/missing.js', '/.env', '/assets/page.html', '/a/..%2fb.php'])
    expect(await statusOf(route), `at ${route}`).toMatch(/^4/)
})
