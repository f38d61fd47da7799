import { describe, expect, test } from 'vitest'
import { type CorpusRow, readCorpus } from '../text/corpus.ts'
import type { Draft } from './hand-in.ts'
import { storedRow } from './small-corpus.ts'
import { placeBeside, sayLooks, weighSurface } from './weigh.ts'

const draft = (text: string, changes: Partial<Draft> = {}): Draft => ({
  ...storedRow({ text }),
  id: undefined,
  group: undefined,
  place: `line of ${text.slice(0, 6)}`,
  ...changes,
})
const inCorpus = (text: string, changes: Partial<CorpusRow> = {}): CorpusRow => ({
  ...storedRow({ text, ...changes }),
  source: 'first-1',
})

const gate = 'the man who keeps the key of the lower gate is away until the first of May'
const corpus = [inCorpus(`Hello all, ${gate}, ring the bell twice and wait by the old barn please.`)]

describe('beside the corpus', () => {
  test('a neighbour joins the group of what it resembles, so that both stand on one side', () => {
    const { rows, remarks, problems } = placeBeside(
      [draft(`Sorry neighbours, ${gate}, come again some other week.`)],
      corpus,
    )
    expect(problems).toEqual([])
    expect(remarks).toEqual(['en-sms-0001 is a neighbour of x-001 and shares its group.'])
    expect(rows.map(({ group }) => group)).toEqual(['x-g001'])
  })

  test('a neighbour that its writer put elsewhere stays there, and that is said', () => {
    const near = draft(`Sorry neighbours, ${gate}, come again some other week.`, { group: 'mine' })
    const { rows, remarks } = placeBeside([near], corpus)
    expect(rows.map(({ group }) => group)).toEqual(['mine'])
    expect(remarks).toEqual([expect.stringContaining('line of Sorry  is much like x-001, but stands in another group')])
  })

  test('a twin may be much alike, but the same with the same label is a copy', () => {
    const text = corpus[0]?.text ?? ''
    const twin = draft(text.replace('please', 'now'), { label: 'scam', twin: 'x-001' })
    expect(placeBeside([twin], corpus).problems).toEqual([])
    expect(placeBeside([{ ...twin, label: 'honest' }], corpus).problems[0]).toContain('is nearly a copy of x-001')
    expect(placeBeside([{ ...twin, text }], corpus).problems).toEqual(['line of Hello  says the same as x-001.'])
  })

  test('Chinese, which has no spaces, is compared sign by sign', () => {
    const known = inCorpus('您的包裹因地址不详无法投递请于今日内补充信息否则将退回发件人', { lang: 'zh' })
    const copy = draft('您的包裹因地址不详无法投递，请于今日内补充信息，否则将退回。', { lang: 'zh' })
    expect(placeBeside([copy], [known]).problems[0]).toContain('is nearly a copy of x-001')
  })
})

describe('looks', () => {
  const dutch = readCorpus().filter(({ lang }) => lang === 'nl')
  const fresh = dutch.map((row) => ({ ...row, id: `new-${row.id}`, group: `new-${row.group}` }))

  test('scams that shout where honest messages do not are refused, with the place and the figure', () => {
    const loud = fresh.map((row) => (row.label === 'scam' ? { ...row, text: `${row.text.toUpperCase()}!!!` } : row))
    const { problems, lines } = weighSurface(dutch, loud)
    expect(
      problems.some((line) => /^In messages in nl the looks .*: 0\.[6-9]\d{3}, below 0\.6 is wanted\.$/.test(line)),
    ).toBe(true)
    expect(lines.find((line) => line.startsWith('messages in nl'))).toMatch(
      /^messages in nl: 0\.5\d{3} before, 0\.[6-9]/,
    )
  })

  test('those that look alike are not, and what is too little to say is said', () => {
    expect(weighSurface(dutch, fresh).problems.filter((line) => line.includes('in nl'))).toEqual([])
    expect(weighSurface(dutch.slice(0, 20), fresh.slice(0, 20)).lines).toContain(
      'messages in nl: too few to say before, too few to say after; below 0.6 is wanted',
    )
  })

  test('the two sides of a file are set beside each other', () => {
    expect(
      sayLooks([
        { label: 'scam', text: 'PAY 10!' },
        { label: 'honest', text: 'see you at the gate?' },
      ]),
    ).toEqual([
      'signs: scams 7.0, others 20.0',
      'digits in 100 signs: scams 28.6, others 0.0',
      'capitals in 100 signs: scams 42.9, others 0.0',
      'exclamation marks: scams 1.0, others 0.0',
      'question marks: scams 0.0, others 1.0',
      'lines: scams 1.0, others 1.0',
    ])
  })
})
