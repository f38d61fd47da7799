import { expect, test } from 'vitest'
import { growthProblems } from './growth.ts'
import { literalsOf } from './hostile-texts.ts'
import { repeatsGroup, skeletonsOf } from './skeleton.ts'

const problemsOf = (source: string, file = 'apps/web/src/some.ts'): string[] =>
  growthProblems([{ source, flags: 'i', file, line: 1 }]).filter((line) => line.startsWith(file))

const SLOW = [
  String.raw`(?:[\w.+-]+@[\w.-]*|www\.)\S*$`,
  String.raw`^\W*[\d.,:()+-]+\W*$`,
  String.raw`\/v3\/__(.{1,8000}?)__;`,
  String.raw`\b(?:(?:been |be |is )*(?:locked|held))(?![a-z0-9])`,
  String.raw`(?=[a-z]*\d)x`,
  String.raw`(?:a{0,40}){9,}b`,
  String.raw`-+$`,
]

for (const source of SLOW)
  test(`/${source}/ is found to grow faster than the text`, () => {
    expect(problemsOf(source)).toHaveLength(1)
  })

const FAST = [
  String.raw`\b(?:(?:been |be |is ){0,6}(?:locked|held))(?![a-z0-9])`,
  String.raw`^\W*\d(?:[.,:()+-]*\d)*\W*$`,
  String.raw`www\.[^\s<>]{3,300}`,
  String.raw`(?<![a-z0-9])(?:[a-z0-9]{1,20}\.){1,4}com(?![a-z])(?:[/?]\S{0,300})?`,
]

for (const source of FAST)
  test(`/${source}/ is let through`, () => {
    expect(problemsOf(source)).toEqual([])
  })

test('a group of the engine that repeats without end is refused, however fast it is', () => {
  expect(problemsOf(String.raw`^(?:\d\.)+$`, 'packages/engine/src/some.ts')).toHaveLength(1)
  expect(problemsOf(String.raw`^(?:\d\.)+$`)).toEqual([])
  expect(repeatsGroup(String.raw`(?:a){1,65}`)).toBe(true)
  expect(repeatsGroup(String.raw`(?:a){1,64}[)]*\)*`)).toBe(false)
})

test('an exception that no pattern needs is red', () => {
  expect(growthProblems([]).some((line) => line.includes('for nothing'))).toBe(true)
})

test('a pattern keeps its shape and loses its length', () => {
  expect(skeletonsOf(String.raw`a{3,40}[{}]{0,400}b\{2}`)).toEqual([String.raw`a{2,2}[{}]{0,}b\{2}`])
})

test('the words of a pattern are read out of it', () => {
  expect(literalsOf(String.raw`\b(?:pay|send (?:me|us) \d{1,4})[^.]{0,60}now`)).toEqual([
    'pay',
    'send ',
    'me',
    'us',
    ' 1',
    'anow',
  ])
})
