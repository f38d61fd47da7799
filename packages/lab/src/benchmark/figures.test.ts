import { describe, expect, test } from 'vitest'
import type { Row } from '../text/corpus.ts'
import { calibrationOf, type Judged, lineOf, linesBy, tableOf, unsureShare } from './figures.ts'
import { keywordsIn } from './keywords.ts'
import { fitPlainNgrams } from './plain-ngrams.ts'

const judged = (label: Row['label'], score: number, lang = 'en'): Judged => ({
  row: {
    id: '',
    text: '',
    label,
    kind: 'parcel',
    channel: 'sms',
    lang,
    region: '',
    group: '',
    source: '',
  },
  score,
})
const some = [judged('scam', 5), judged('scam', 2), judged('scam', 0), judged('honest', 1), judged('promotion', 3)]

describe('the figures of a checker', () => {
  test('shares are those above each cut; marketing counts as honest', () => {
    expect(lineOf('x', some, { marked: 1.5, sure: 4 })).toEqual({
      id: 'x',
      scams: 3,
      honest: 2,
      caught: 0.667,
      caughtSurely: 0.333,
      alarms: 0.5,
      alarmsSurely: 0,
      auc: 0.5,
      recallAt5: 0.333,
    })
  })

  test('what nobody can state is left open, not zero', () => {
    const { caught, auc, alarms, caughtSurely } = lineOf('x', [judged('honest', 1)], { marked: 0.5 })
    expect({ caught, auc, alarms, caughtSurely }).toEqual({ caught: null, auc: null, alarms: 1, caughtSurely: null })
    expect(calibrationOf(some)).toBeNull()
    expect(unsureShare(some)).toBeNull()
  })

  test('doubt and probability count only where they were told', () => {
    const told = [
      { ...judged('scam', 5), probability: 1, unsure: false },
      { ...judged('honest', 5), probability: 0.5, unsure: true },
      judged('scam', 1),
    ]
    expect(calibrationOf(told)).toBe(0.25)
    expect(unsureShare(told)).toBe(0.5)
  })

  test('one line a language, and no columns for a cut that is not there', () => {
    const cuts = { marked: 1.5 }
    const lines = linesBy([...some, judged('scam', 9, 'de')], ({ lang }) => lang, cuts)
    expect(lines.map(({ id, scams }) => [id, scams])).toEqual([
      ['de', 1],
      ['en', 3],
    ])
    expect(tableOf(lines, cuts)[2]).toBe('| de | 1 / 0 | 1.000 | - | - | - |')
  })
})

describe('the references', () => {
  test('the keyword list finds whole words only, each once', () => {
    expect(keywordsIn('URGENT: verify now, urgent! Pay with gift cards.')).toBe(3)
    expect(keywordsIn('The spinning pinafore was insurgently verified.')).toBe(0)
  })

  test('the n-gram model learns words it is shown, the same way every time', () => {
    const words = ['parcel', 'lunch', 'meeting', 'garden', 'holiday', 'invoice', 'doctor', 'school']
    const rows = words.flatMap((word) => [
      { text: `Your ${word}: send the secret code now`, label: 'scam' as const },
      { text: `Your ${word}: see you on Tuesday then`, label: 'honest' as const },
    ])
    const judge = fitPlainNgrams(rows)
    expect(judge('About the train: send the secret code')).toBeGreaterThan(0.7)
    expect(judge('About the train: see you on Tuesday')).toBeLessThan(0.3)
    expect(fitPlainNgrams(rows)('anything else')).toBe(judge('anything else'))
  })
})
