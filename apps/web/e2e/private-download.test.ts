import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'

/** What somebody fetches who turns the private check on: engine, words and models, packed. */
const MOST_BYTES = 5_200_000

const dist = new URL('../dist/', import.meta.url)

const names = z.array(z.string()).default([])
const Manifest = z.record(z.string(), z.object({ file: z.string(), dynamicImports: names, assets: names }))

test('the private check is at most 5.2 MB to fetch', () => {
  const manifest = Manifest.parse(JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')))
  const check = Object.entries(manifest).find(([name]) => name.endsWith('/private-check.ts'))?.[1]
  const later = check?.dynamicImports.map((name) => manifest[name]?.file ?? `${name} is in no file`) ?? []
  const files = [check?.file ?? 'no private check', ...later, ...(check?.assets ?? [])]
  expect(files.filter((file) => file.endsWith('.bin'))).toHaveLength(2)
  expect(later).toHaveLength(3)
  const bytes = files.map((file) => statSync(new URL(`${file}.br`, dist)).size).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(1_000_000)
  expect(bytes).toBeLessThan(MOST_BYTES)
})
