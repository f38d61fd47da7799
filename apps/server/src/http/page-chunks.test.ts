import { pages } from '@atlas/contract'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pageChunks } from './page-chunks.ts'

const chunks = pageChunks(path.resolve(import.meta.dirname, '../../../web/dist'))

test('every page but the drawn landing page names a file of its own', () => {
  const others = pages.map((page) => page.path).filter((route) => route !== '/')
  const nameless = others.filter((route) => !chunks(route).now.some((file) => /^assets\/.+\.js$/.test(file)))
  expect(nameless).toEqual([])
})

test('a page that checks something names the code of its report too, once', () => {
  for (const route of ['/text', '/image', '/audio', '/link']) {
    const { now, soon } = chunks(route)
    expect(soon.some((file) => /report/.test(file))).toBe(true)
    expect(soon.filter((file) => now.includes(file))).toEqual([])
  }
})

test('a page with colours and forms of its own names them', () => {
  expect(chunks('/benchmark').sheets).toEqual([expect.stringMatching(/^assets\/benchmark-page-.+\.css$/)])
  expect(chunks('/text').sheets).toEqual([])
})

test('without a build there is nothing to name', () => {
  expect(pageChunks('/nowhere')('/text')).toEqual({ sheets: [], now: [], soon: [] })
})
