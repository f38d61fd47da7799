import { benchmarkWords as words, kindWords } from '@atlas/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Line, readFigures } from './figures.ts'
import { LearningCurve } from './learning-curve.tsx'
import { RealMessages, realSentence } from './real-messages.tsx'
import { SecondPart } from './second-part.tsx'
import { chanceOf, inTable, ofCount, ofHundred } from './numbers.ts'
import { alarmsMost, missedMost } from './weak-spots.ts'

const line = (id: string, caught: number | null, alarms: number | null, count = 20): Line => ({
  id,
  scams: count,
  honest: count,
  caught,
  caughtSurely: caught,
  alarms,
  alarmsSurely: alarms,
  recallAt5: caught,
})

test('the committed figures can be shown, and everything in them has a name people know', () => {
  const { languages, kinds, channels, checkers, outside } = readFigures()
  const unnamed = [
    ...languages.filter(({ id }) => !(id in words.languages)),
    ...channels.filter(({ id }) => !(id in words.channels)),
    ...checkers.filter(({ id }) => !(id in words.checkers)),
    ...(outside?.typical.channels ?? []).filter(({ id }) => !(id in words.channels)),
    ...(outside?.collected?.sets ?? []).filter(({ id }) => !(id in words.collections)),
    ...kinds.filter(({ id }) => !(id in kindWords)),
  ]
  expect(unnamed.map(({ id }) => id)).toEqual([])
})

test.each([
  [0, '0'],
  [0.002, 'less than one'],
  [0.826, '83'],
  [0.997, '99'],
  [1, '100'],
])('%s is said as %s of 100', (share, said) => {
  expect(ofHundred(share)).toBe(said)
})

test('small shares keep a decimal in tables, what was not tested is said', () => {
  expect([0.044, 0.83, 0, null].map(inTable)).toEqual(['4.4', '83', '0', '–'])
  expect(ofCount(0.826, 622)).toBe('514 of 622')
  expect(ofCount(null, 0)).toBe(words.none)
  expect(chanceOf(0.826, 622)).toBe(3)
})

test('weak is what lies below the whole and was tested often enough, worst first', () => {
  const lines = [
    line('a', 0.5, 0.2),
    line('b', 0.9, 0),
    line('c', 0.1, 0.9, 3),
    line('d', 0.4, 0.1),
    line('e', null, null),
  ]
  expect(missedMost(lines, 0.8).map(({ id }) => id)).toEqual(['d', 'a'])
  expect(alarmsMost(lines, 0.05).map(({ id }) => id)).toEqual(['a', 'd'])
})

test('the learning curve is told in words and numbers, not drawn only', () => {
  const points = [
    { messages: 2500, recallAt5: 0.6 },
    { messages: 10_000, recallAt5: 0.78 },
  ]
  const html = renderToStaticMarkup(<LearningCurve curve={{ publicMessages: 0, points }} />)
  expect(html).toContain('A line from 60 of 100 scams with 2,500 messages to 78 of 100 with 10,000.')
  expect(html).toContain('<th scope="row">10,000</th><td>78</td>')
})

test('the second part stands beside the first, with the difference, and an old look is called one', () => {
  const figures = readFigures()
  const second = {
    release: '1.0',
    model: figures.model,
    date: '2026-01-02',
    looks: 3,
    undecidable: 2,
    all: line('server', 0.7, 0.05),
  }
  const shown = (model: string): string =>
    renderToStaticMarkup(
      <SecondPart figures={figures} second={{ ...second, model }} server={line('server', 0.9, 0.05)} />,
    )
  expect(shown(figures.model)).toContain('of 100 scams 20 fewer are marked, of 100 honest messages as many are marked.')
  expect(shown(figures.model)).toContain('Look 3, release 1.0, 2026-01-02.')
  expect(shown(figures.model)).not.toContain('a newer one runs now')
  expect(shown('text-old')).toContain('taken of the model text-old; a newer one runs now')
})

test('real messages stand on the first screen and in a table, what a program wrote is called so', () => {
  const collected = {
    real: line('real', 0.81, 0.03, 900),
    sets: [line('smishtank', 0.77, null), line('gemini_phish', 0.95, 0.2)],
    madeUp: ['gemini_phish'],
  }
  const outside = { model: 'text-a', typical: { all: line('typical', 0.9, 0.02), channels: [] }, collected }
  expect(realSentence(outside)).toBe(
    'Of 100 real scams that others collected it marks 81, and wrongly 3 of 100 real honest messages.',
  )
  const html = renderToStaticMarkup(<RealMessages outside={outside} model="text-a" />)
  expect(html).toContain(`${words.collections.gemini_phish}, written by a program</th>`)
  expect(html).toContain(`${words.collections.smishtank}</th>`)
  expect(html).toContain(words.realNotBlind)
  expect(html).not.toContain('another one runs now')
})

test('what was not measured on real messages is said, not left out', () => {
  const outside = { model: 'text-old', typical: { all: line('typical', 0.9, 0.02), channels: [] } }
  expect(realSentence(undefined)).toBe(words.leadNoReal)
  expect(realSentence(outside)).toBe(words.leadNoReal)
  expect(renderToStaticMarkup(<RealMessages outside={undefined} model="text-a" />)).toContain(words.realNotMeasured)
  const html = renderToStaticMarkup(<RealMessages outside={outside} model="text-a" />)
  expect(html).toContain(words.collectedNone)
  expect(html).toContain('measured with the model text-old; another one runs now')
})
