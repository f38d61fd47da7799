import { pages } from '@atlas/contract'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pageChunks } from './page-chunks.ts'

const chunks = pageChunks(path.resolve(import.meta.dirname, '../../../web/dist'))

test('every page but the drawn landing page names a file of its own', () => {
  for (const page of pages.filter(({ path: route }) => route !== '/')) {
    expect(chunks(page.path), page.path).toContainEqual(expect.stringMatching(/^assets\/.+\.js$/))
  }
})

test('without a build there is nothing to name', () => {
  expect(pageChunks('/nowhere')('/text')).toEqual([])
})
