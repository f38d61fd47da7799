import { ownSentences as own, RECORDING_BYTES } from '@atlas/contract'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const fileOf = (name: string): string => readFileSync(new URL(`../docs/operate/${name}`, import.meta.url), 'utf8')

/** What surrounds a file in a form. */
const FORM_ROOM = 100_000

test.each(['nginx.conf', 'Caddyfile'])(
  '%s says what ATLAS itself would say, and lets the largest recording through',
  (name) => {
    const file = fileOf(name)
    expect(file).toContain(`"error":"${own.tooLarge}","code":"too-large"`)
    expect(file).toContain(`"error":"${own.busy}","code":"busy"`)
    const largest = Math.max(...Array.from(file.matchAll(/_size (\d+)mb?\b/gi), ([, size]) => Number(size)))
    expect(largest * 1_000_000).toBeGreaterThan(RECORDING_BYTES + FORM_ROOM)
  },
)

test('nginx says how long to wait in our words', () => {
  expect(fileOf('nginx.conf')).toContain(`"error":"${own.tooManyRequests}","code":"too-many-requests"`)
})
