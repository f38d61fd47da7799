import { rmSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { readCorpus } from '../text/corpus.ts'
import { hashOf, toLines } from './files.ts'
import { folderOf, folderWith, storedRow } from './small-corpus.ts'

const made: string[] = []
const reading = (files: Readonly<Record<string, string>>): (() => unknown) => {
  const folder = folderWith(files)
  made.push(folder)
  return () => readCorpus(folder)
}
/** Two good lines and then a row with something wrong in it. */
const withThird = (changes: Readonly<Record<string, unknown>>): (() => unknown) => {
  const good = toLines([storedRow(), storedRow({ id: 'x-002' })])
  return reading({ 'en/sms.jsonl': `${good}${JSON.stringify({ ...storedRow({ id: 'x-003' }), ...changes })}\n` })
}

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

describe('a row that is not as it should be is an error that names file, line and field', () => {
  test.each([
    [{ label: 'scma' }, 'en/sms.jsonl, line 3: "label" must be scam, honest or promotion, not "scma".'],
    [{ label: undefined }, 'en/sms.jsonl, line 3: "label" is missing.'],
    [{ has_link: true }, 'en/sms.jsonl, line 3: nobody knows the field "has_link".'],
    [{ channel: 'smss' }, '"channel" must be sms, email,'],
    [{ lang: 'eng' }, '"lang" must be en, zh,'],
    [{ kind: 'parcels' }, '"kind" must be investment,'],
    [{ region: 'UK' }, '"region" must be the two letters of a country (ISO 3166: GB, not UK), EU or INT, not "UK".'],
    [{ reading: 'undecidable' }, '"reading" must be scam, honest, promotion, undecidable-scam or undecidable-honest'],
    [{ sure: 4 }, '"sure" must be 1, 2 or 3, not 4.'],
    [{ sure: '3' }, '"sure" must be 1, 2 or 3, not "3".'],
    [{ stage: 'begun' }, '"stage" must be first-contact,'],
    [{ id: 7 }, '"id" must be a string, not 7.'],
    [{ group: 'a b' }, '"group" must be letters, digits and hyphens'],
    [{ text: ' \n ' }, '"text" must not be empty.'],
    [{ text: 'secret\u0007bell' }, '"text" must not hold control characters but \\n and \\t.'],
    [{ id: 'x-001' }, 'line 3: "id" must be unique, but en/sms.jsonl, line 1 has x-001 too.'],
    [{ channel: 'email' }, 'line 3: a row with this "lang" and "channel" lies in en/email.jsonl.'],
  ])('%j', (changes, sentence) => {
    expect(withThird(changes)).toThrow(sentence)
  })

  test('a line that is no JSON object', () => {
    expect(reading({ 'en/sms.jsonl': `${toLines([storedRow()])}{"id": "x-00\n` })).toThrow(
      'en/sms.jsonl, line 2: this is no JSON object.',
    )
  })

  test('a file that lies elsewhere is read too, and its rows are sent home', () => {
    expect(reading({ 'calls-12.jsonl': toLines([storedRow()]) })).toThrow('calls-12.jsonl, line 1: a row with')
  })

  test('all mistakes are named at once, the text of a message never', () => {
    const wrong = withThird({ label: 'scma', kind: 'parcels', text: 'a secret '.repeat(6000) })
    expect(wrong).toThrow(/"label"[\s\S]+"kind"|"kind"[\s\S]+"label"/)
    expect(wrong).not.toThrow('a secret')
  })
})

test('the order of rows is that of waves and ids, whatever files they lie in', () => {
  const rows = [
    storedRow({ id: 'b-1', wave: 'calls', channel: 'call' }),
    storedRow({ id: 'B-2', wave: 'calls' }),
    storedRow({ id: 'a-9', wave: 'calls-10', channel: 'email' }),
    storedRow({ id: 'a-10', wave: 'calls', lang: 'de' }),
  ]
  const folder = folderOf(rows)
  made.push(folder)
  const read = readCorpus(folder)
  expect(read.map(({ id }) => id)).toEqual(['B-2', 'a-10', 'b-1', 'a-9'])
  expect(hashOf(read)).toBe(hashOf(rows))
})

test('what was read is written as it was, field for field', () => {
  const row = storedRow({ note: 'settled: scam, why', stage: 'ask', was: 'old-1' })
  expect(JSON.parse(toLines([row]))).toEqual(row)
  const read = { ...row, source: 'first-1' }
  expect(toLines([read])).toBe(toLines([row]))
})

test('the whole corpus is read in a moment', () => {
  readCorpus()
  const start = performance.now()
  expect(readCorpus().length).toBeGreaterThan(36_000)
  // Half a second on a quiet machine; this only notices a schema that is compiled for every row.
  expect(performance.now() - start).toBeLessThan(6000)
})
