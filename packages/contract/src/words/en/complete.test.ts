import { describe, expect, test } from 'vitest'
import { linkValues, reportIds } from '../../../../engine/src/ids.ts'
import { english } from './english.ts'
import { signs } from './signs/all-signs.ts'

const sorted = (ids: readonly string[]): string[] => ids.toSorted()

describe('every id that a report can carry has its words, and nothing else has any', () => {
  for (const [part, ids] of Object.entries(reportIds)) {
    test(`${part}: ids of the engine against the catalogue`, () => {
      const words: unknown = Object.entries(english).find(([name]) => name === part)?.[1]
      expect(sorted(Object.keys(words ?? {}))).toEqual(sorted(ids))
    })
  }
})

const namesIn = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

describe('a sentence about a link is given the values that stand in it', () => {
  // The name of a service stands beside its words, not in them.
  const unsaid: Readonly<Record<string, string>> = { service: 'service' }
  for (const [id, sentence] of Object.entries({ ...english.linkReasons, ...english.linkAdvice })) {
    test(`${id}: values`, () => {
      const given = (linkValues[id] ?? []).filter((name) => name !== unsaid[id])
      expect(sorted([...new Set(namesIn(sentence))])).toEqual(sorted(given))
    })
  }
})

test('what is said is said once', () => {
  const said = [
    ...Object.values(signs).map(({ title }) => title),
    ...Object.values(english.kinds).map(({ name }) => name),
    ...Object.values(english.advice),
    ...Object.values(english.questions),
    ...Object.values(english.stages),
    ...Object.values(english.linkReasons),
    ...Object.values(english.linkAdvice),
  ]
  expect(said.filter((sentence, place) => said.indexOf(sentence) !== place)).toEqual([])
})

test('there is one kind of quotation marks', () => {
  const said = JSON.stringify(english).match(/\\"[^"\\]{1,60}/g) ?? []
  expect(said).toEqual([])
})
