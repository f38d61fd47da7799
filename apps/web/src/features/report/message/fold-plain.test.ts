import { expect, test } from 'vitest'
import { foldPlain } from './fold-plain.ts'

const lines = Array.from({ length: 40 }, (_, line) => `Line ${line} of a long mail that says little.`).join('\n')

test('the middle of a long stretch is folded at the ends of lines, and nothing is lost', () => {
  const { before = '', folded = '', after = '' } = foldPlain(lines) ?? {}
  expect(before + folded + after).toBe(lines)
  expect(before.endsWith('\n')).toBe(true)
  expect(folded.endsWith('\n')).toBe(true)
  expect(folded.length).toBeGreaterThan(lines.length / 2)
})

test('a mail whose lines break inside sentences is folded between sentences', () => {
  const mail = Array.from(
    { length: 30 },
    (_, line) => `The ${line}th thing that\nwe have to say goes on for\na while. `,
  ).join('')
  const { before = '', folded = '' } = foldPlain(mail) ?? {}
  expect(before).toMatch(/a while\. $/)
  expect(folded).toMatch(/a while\. $/)
})

test('a text in one line is cut between words, one without any space just somewhere', () => {
  for (const text of ['word '.repeat(400), 'x'.repeat(2000)]) {
    const { before = '', folded = '', after = '' } = foldPlain(text) ?? {}
    expect(before + folded + after).toBe(text)
    expect(before.length).toBeGreaterThan(0)
    expect(after.length).toBeGreaterThan(0)
  }
})

test('a short stretch stays whole', () => {
  expect(foldPlain('word '.repeat(60))).toBeUndefined()
})
