import { expect, test } from 'vitest'
import { read } from '../text/read.ts'
import { seek } from '../text/sought.ts'
import { allRules } from './all-rules.ts'

/** Texts made to make patterns go back and forth: words that begin many matches, joined so that none ends. */
const hostile = [
  'send pay verify your account card code gift click the now '.repeat(1800),
  'a a a a a a a a '.repeat(6400),
  `${'your '.repeat(10_000)}${'account '.repeat(6000)}`,
  'read me the '.repeat(8500),
  `${'if you '.repeat(7000)}${'i need '.repeat(7000)}`,
  'x'.repeat(100_000),
  '1 '.repeat(50_000),
  'a-b.c@d '.repeat(12_500),
  'the bank will the bank has been '.repeat(3200),
].map((text) => text.slice(0, 100_000))

const LIMIT_MS = 400

for (const [number, text] of hostile.entries()) {
  test(`no rule is slow on hostile text ${number + 1}`, () => {
    const reading = { ...read(text.slice(0, 2000)), plain: text, original: text }
    const slow: string[] = []
    for (const rule of allRules) {
      const start = performance.now()
      rule.find(seek(reading))
      const took = performance.now() - start
      if (took > LIMIT_MS) slow.push(`${rule.id} ${Math.round(took)} ms`)
    }
    expect(slow).toEqual([])
  })
}
