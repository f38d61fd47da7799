import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { statedCounts } from '../benchmark/data-card.ts'
import { isHeldBack, readCorpus } from '../text/corpus.ts'
import { add, type Outcome } from './add.ts'
import { contradictions } from './checks.ts'
import { EDITION, edition } from './edition.ts'
import { folderOf, storedRow } from './small-corpus.ts'

const known = [
  storedRow(),
  storedRow({
    id: 'x-002',
    label: 'scam',
    reading: 'scam',
    text: 'Your parcel is held at the depot, pay one pound forty today or it goes back to the sender.',
  }),
]
const scam = {
  text: 'Hello from the water board: your plot is unread since spring, send 35 to the new treasurer or the tap is shut.',
  label: 'scam',
  kind: 'utility',
  channel: 'sms',
  lang: 'en',
  region: 'GB',
}
const honest = {
  ...scam,
  label: 'honest',
  text: 'Allotment society: the meter is read on Sunday, leave the gate open.',
}

let folder = ''
let desk = ''
let said: string[] = []

beforeEach(() => {
  folder = folderOf(known)
  desk = mkdtempSync(join(tmpdir(), 'atlas-desk-'))
  said = []
})
afterEach(() => {
  for (const place of [folder, desk]) rmSync(place, { recursive: true })
})

const write = (name: string, rows: readonly unknown[]): string => {
  const file = join(desk, name)
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  return file
}
const out = (): string => join(desk, 'out')
type More = { readonly reading?: string; readonly hand?: string; readonly alreadyRead?: boolean }
const handIn = (rows: readonly unknown[], more: More = {}): Outcome =>
  add(
    { folder, out: out(), file: write('plots-12.jsonl', rows), hand: 'mk', say: (line) => said.push(line), ...more },
    [contradictions],
  )
const problemsOf = (outcome: Outcome): readonly string[] => (outcome.status === 'refused' ? outcome.problems : [])
const linesToRead = (): Record<string, unknown>[] =>
  readFileSync(join(out(), 'to-read.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ ...JSON.parse(line) }))
/** The reader's file, filled in by what the text says. */
const filled = (judge: (text: string) => string, sure = 3): string =>
  write(
    'read.jsonl',
    linesToRead().map((line) => ({ ...line, reading: judge(String(line['text'])), sure })),
  )
const sees = (text: string): string => (text.includes('send 35') ? 'scam' : 'honest')

test('the example of the page is as it should be', () => {
  const page = readFileSync(new URL('../../corpus/HOW-TO-ADD.md', import.meta.url), 'utf8')
  const rows = (/```json\n([\s\S]+?)```/.exec(page)?.[1] ?? '')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(rows).toHaveLength(3)
  expect(handIn(rows).status).toBe('to-read')
})

describe('adding messages', () => {
  test('all mistakes of shape are named at once, and nothing is written', () => {
    const before = readFileSync(join(folder, 'en/sms.jsonl'), 'utf8')
    expect(
      problemsOf(handIn([scam, { ...scam, label: 'scma' }, { ...scam, has_link: false, kind: undefined }])),
    ).toEqual([
      'plots-12.jsonl, line 2: "label" must be scam, honest or promotion, not "scma".',
      'plots-12.jsonl, line 3: "kind" is missing.',
      'plots-12.jsonl, line 3: nobody knows the field "has_link".',
    ])
    expect(readFileSync(join(folder, 'en/sms.jsonl'), 'utf8')).toBe(before)
    expect(existsSync(out())).toBe(false)
    expect(readdirSync(folder)).not.toContain('.adding')
  })

  test('names that are taken or lead nowhere', () => {
    expect(
      problemsOf(
        handIn([
          { ...scam, id: 'x-001', group: 'x-g001' },
          { ...honest, twin: 'nobody' },
        ]),
      ),
    ).toEqual([
      'plots-12.jsonl, line 1: "id" must be new, but the corpus has x-001 already.',
      'plots-12.jsonl, line 1: "group" must be new, but the corpus has x-g001 already; to join it, say "twin" and the id of a message in it.',
      'plots-12.jsonl, line 2: "twin" must be the id of another message, here or in the corpus, not "nobody".',
    ])
  })

  test('copies, of the corpus and within the file, are named with their original', () => {
    const [first] = known
    const copies = [
      { ...honest, text: `${first?.text ?? ''} Thank you.` },
      { ...scam, text: String(known[1]?.text).toUpperCase() },
      scam,
      { ...scam, text: `Dear neighbour, ${scam.text}` },
    ]
    expect(problemsOf(handIn(copies))).toEqual([
      'plots-12.jsonl, line 2 says the same as x-002.',
      expect.stringMatching(/^plots-12\.jsonl, line 1 is nearly a copy of x-001: \d\d of 100/),
      expect.stringMatching(/^plots-12\.jsonl, line 4 is nearly a copy of plots-12\.jsonl, line 3: \d\d of 100/),
    ])
  })

  test('without a second reading a file for the reader is written: shuffled, without labels, kinds or names', () => {
    expect(handIn([scam, honest])).toEqual({ status: 'to-read', file: join(out(), 'to-read.jsonl') })
    const lines = linesToRead()
    expect(lines.map((line) => Object.keys(line))).toEqual(
      lines.map(() => ['key', 'channel', 'region', 'text', 'reading', 'sure', 'note']),
    )
    const keys = lines.map(({ key }) => String(key))
    expect(keys).toEqual(keys.toSorted((left, right) => (left < right ? -1 : 1)))
    expect(readCorpus(folder)).toHaveLength(2)
  })

  test('what a reader has filled in is never overwritten', () => {
    handIn([scam, honest])
    const file = join(out(), 'to-read.jsonl')
    writeFileSync(file, readFileSync(filled(sees), 'utf8'))
    expect(problemsOf(handIn([scam, honest]))).toEqual([
      `${file} holds readings already: hand it in with --reading, or put it away.`,
    ])
  })

  test('with it they are added, with ids, groups, wave and hand; the counts are mended', () => {
    handIn([scam, honest])
    const outcome = handIn([scam, honest], { reading: filled(sees) })
    expect(outcome.status).toBe('added')
    const rows = readCorpus(folder)
    expect(rows.map(({ id, group, wave, hand, reading, sure }) => [id, group, wave, hand, reading, sure])).toEqual([
      ['x-001', 'x-g001', 'first-1', 'x', 'honest', 3],
      ['x-002', 'x-g001', 'first-1', 'x', 'scam', 3],
      ['en-sms-0001', 'g-en-sms-0001', 'plots-12', 'mk', 'scam', 3],
      ['en-sms-0002', 'g-en-sms-0002', 'plots-12', 'mk', 'honest', 3],
    ])
    expect(statedCounts(folder)).toContain('| all | 4 | 2 | 2 | 0 |')
    const held = rows.filter(({ wave }) => wave === 'plots-12').filter(isHeldBack).length
    expect(said.join('\n')).toContain(`${2 - held} will teach the next model; ${held} are held back`)
    expect(said).toContain(`The present edition of the benchmark (${EDITION}, ${edition.size} messages) is unchanged.`)
    expect(readdirSync(folder)).not.toContain('.adding')
  })

  test('a reading that is missing, changed, unknown or mistyped', () => {
    handIn([scam, honest])
    const [first, second] = linesToRead()
    const read = write('read.jsonl', [
      { ...first, reading: 'scam', sure: 3, text: 'another' },
      { ...second, key: '000000000000', reading: 'honest', sure: 2 },
    ])
    expect(problemsOf(handIn([scam, honest], { reading: read }))).toEqual([
      'read.jsonl, line 1: the text was changed; the reader judges, the writer mends.',
      'read.jsonl, line 2: no message that is to be read has the key 000000000000.',
      expect.stringMatching(/^plots-12\.jsonl, line \d: read\.jsonl has no reading of this message\.$/),
    ])
    const unfilled = write('read.jsonl', [first, { ...second, reading: 'honset', sure: 2 }])
    expect(problemsOf(handIn([scam, honest], { reading: unfilled }))).toHaveLength(3)
    expect(readCorpus(folder)).toHaveLength(2)
  })

  test('where writer and reader differ the message stands as undecidable, with what both said', () => {
    handIn([scam, honest])
    const outcome = handIn([scam, honest], { reading: filled(() => 'honest', 2) })
    expect(outcome.status).toBe('added')
    expect(readCorpus(folder).find(({ id }) => id === 'en-sms-0001')).toMatchObject({
      label: 'scam',
      reading: 'undecidable-scam',
      note: 'settled as undecidable: the reader said honest (2), the writer scam',
    })
    expect(said).toContain(
      'plots-12.jsonl, line 1: written as scam, read as honest (sure: 2); it stands as undecidable.',
    )
  })

  test('where they differ in very many, nothing is taken', () => {
    const many = ['kettle', 'garden', 'bicycle', 'violin'].map((thing, number) => ({
      ...scam,
      text: `My ${thing} ${number} is for sale near you and ${thing}s like it go within the hour`,
    }))
    handIn(many)
    expect(problemsOf(handIn(many, { reading: filled(() => 'honest') }))[0]).toContain(
      'Writer and reader disagree on 4 of 4 messages',
    )
    expect(readCorpus(folder)).toHaveLength(2)
  })

  test('a reading may come with the row; a settled one keeps its label', () => {
    const read = { ...scam, reading: 'honest', sure: 2, note: 'settled: scam, the pasted part counts' }
    expect(problemsOf(handIn([read]))[0]).toContain('belongs to somebody who did not write it')
    expect(handIn([read], { alreadyRead: true }).status).toBe('added')
    expect(readCorpus(folder).at(-1)).toMatchObject({ label: 'scam', reading: 'honest', note: read.note })
    expect(problemsOf(handIn([{ ...honest, reading: 'honest' }], { alreadyRead: true }))).toEqual([
      'plots-12.jsonl, line 1: "reading" and "sure" stand together or not at all.',
    ])
  })

  test('a file that is not UTF-8 is refused: its accents would be lost', () => {
    const file = write('plots-12.jsonl', [scam])
    writeFileSync(file, Buffer.from(readFileSync(file, 'utf8').replace('text', 'te\u00f1t'), 'latin1'))
    expect(() => add({ folder, out: out(), file, hand: 'mk', say: () => undefined }, [])).toThrow(
      'not written in UTF-8',
    )
  })

  test('what would turn a check red is refused', () => {
    const red = { name: 'red', problems: () => ['the balance is lost'] }
    const file = write('plots-12.jsonl', [{ ...scam, reading: 'scam', sure: 3 }])
    const outcome = add({ folder, out: out(), file, hand: 'mk', alreadyRead: true, say: () => undefined }, [red])
    expect(problemsOf(outcome)).toEqual(['the balance is lost.'])
    expect(readCorpus(folder)).toHaveLength(2)
  })

  test('no file, an empty file, no hand, no name for the wave', () => {
    const request = { folder, out: out(), say: () => undefined }
    expect(() => add({ ...request, file: join(folder, 'none.jsonl') })).toThrow(/^There is no file .*none\.jsonl\.$/)
    expect(problemsOf(add({ ...request, file: write('empty.jsonl', []) }))).toEqual(['empty.jsonl holds no message.'])
    expect(problemsOf(add({ ...request, file: write('my messages.jsonl', [scam]) }))).toEqual([
      '"my messages" is no name for a wave: letters, digits and hyphens. Say another with --wave.',
      'my messages.jsonl: "hand" is missing: a short mark of whoever wrote it, for all with --hand or in a row.',
    ])
  })
})
