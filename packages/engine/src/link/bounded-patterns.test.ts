import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('./', import.meta.url)
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)
/** A repeat of "anything" without an end, or a repeat of a repeat, is where patterns hang. */
const ENDLESS = /(?:^|[^\\])\.[*+]|\)[*+](?!\*)|\{\d+,\}/
const PATTERN = /(?<=[\s(,[:=!&|])\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*/g

test('no pattern of the link engine can run away', () => {
  const bad = sources.flatMap((name) =>
    (readFileSync(new URL(name, folder), 'utf8').match(PATTERN) ?? [])
      .filter((pattern) => ENDLESS.test(pattern))
      .map((pattern) => `${name}: ${pattern}`),
  )
  expect(sources.length).toBeGreaterThan(25)
  expect(bad).toEqual([])
})
