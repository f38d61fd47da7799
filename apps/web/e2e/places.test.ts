import { pages } from '@atlas/contract'
import { expect, test } from 'vitest'
import { routes } from '../src/routes.tsx'
import { places } from './places.ts'

test('every route of the router is a page of the contract and is walked by the browser tests', () => {
  const walked = new Set(places.map(({ path }) => path.replace(/\?.*/, '')))
  const known = routes.map(({ path }) => path)
  expect(known.filter((path) => !walked.has(path))).toEqual([])
  expect(known.toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
})

test('no two places have the same name', () => {
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length)
})
