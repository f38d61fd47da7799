import llama from 'llama-tokenizer-js'
import { expect, test } from 'vitest'
import { areBetter, endsWithinNumber, isDoubtful, judge, judgeAll, type Reading } from './guards.ts'
import { lengthWithoutRepeat, loopLength } from './loops.ts'

/** Tokens of a text; from `weakFrom` characters on, as improbable as said. */
const heard = (
  text: string,
  options: { readonly weakFrom?: number; readonly sure?: number; readonly weak?: number } = {},
) => {
  const ids = llama.encode(text, false)
  const { weakFrom = text.length, sure = -0.05, weak = -1.5 } = options
  const logs = ids.map((_, index) => (llama.decode(ids.slice(0, index), false).length < weakFrom ? sure : weak))
  return { ids, logs, isLoop: false, isEndless: false }
}

const reading = (changes: Partial<Reading>): Reading => ({
  start: 0,
  end: 10,
  speech: 8,
  text: 'words',
  mean: -0.1,
  tokens: 30,
  isBroken: false,
  isDropped: false,
  isNumberCut: false,
  ...changes,
})

test('digits that were made up are cut away and told of', () => {
  const { text, isNumberCut } = judge(heard('Please call me back today at 866-666-6666', { weakFrom: 33 }))
  expect(text).toBe('Please call me back today at 866')
  expect(isNumberCut).toBe(true)
})

test('digits that were heard stay', () => {
  const { text, isNumberCut } = judge(heard('Please call me back today at 866-555-0142.'))
  expect(text).toBe('Please call me back today at 866-555-0142.')
  expect(isNumberCut).toBe(false)
})

test('a number at the very end is whole with a full stop or ten digits', () => {
  expect(endsWithinNumber('Please call us at 866')).toBe(true)
  expect(endsWithinNumber('Please call us at 866-555')).toBe(true)
  expect(endsWithinNumber('Please call us at 866-555-0142')).toBe(false)
  expect(endsWithinNumber('You owe us $59.')).toBe(false)
  expect(endsWithinNumber('Please call us')).toBe(false)
})

test('an invented ending goes, the sure words before it stay', () => {
  const said = 'We found a problem with your account and we need to talk to you'
  expect(judge(heard(`${said} and all the best friends`, { weakFrom: said.length })).text).toBe(said)
})

test('words the model is not sure of are dropped, also when trimming would make them look good', () => {
  expect(judge(heard('The mother was the one who had a problem with the other', { sure: -0.6 })).isDropped).toBe(true)
  expect(judge(heard('The mother was the one who had a problem with the other', { sure: -0.4 })).isDropped).toBe(false)
  expect(judge(heard('Привет, как у вас дела сегодня, мой друг')).isDropped).toBe(true)
})

test('stray marks are tidied', () => {
  expect(judge(heard('Come at 5 p m.. or later,, please')).text).toBe('Come at 5 p.m. or later, please')
})

test('a phrase said over and over is a loop, a word said twice is not', () => {
  expect(loopLength([1, 2, 3, 4, 9, 8, 7, 6, 9, 8, 7, 6, 9, 8, 7, 6])).toBe(8)
  expect(loopLength([1, 2, 3, 4, 5, 5])).toBe(0)
  expect(loopLength(Array.from({ length: 10 }, () => 7))).toBe(9)
  expect(lengthWithoutRepeat([1, 2, 3, 4, 5, 6, 7, 8, 3, 4, 5, 6, 7, 8])).toBe(8)
})

test('a recording that is mostly lost keeps only what is sure', () => {
  const lost = reading({ isDropped: true, speech: 20 })
  const unsure = reading({ mean: -0.45, text: 'unsure' })
  const sure = reading({ mean: -0.1, text: 'sure' })
  const { kept, loss } = judgeAll([lost, unsure, sure])
  expect(loss).toBe('mostly')
  expect(kept).toEqual([sure])
  expect(judgeAll([unsure, sure])).toMatchObject({ loss: 'little', kept: [unsure, sure] })
  expect(judgeAll([reading({ isDropped: true, speech: 3 }), sure, sure]).loss).toBe('partly')
})

test('what broke off is tried again, and the surer reading wins', () => {
  expect(isDoubtful(reading({ isBroken: true }))).toBe(true)
  expect(isDoubtful(reading({ tokens: 0 }))).toBe(true)
  expect(isDoubtful(reading({}))).toBe(false)
  expect(areBetter([reading({ mean: -0.1 })], reading({ mean: -0.4 }))).toBe(true)
  expect(areBetter([reading({ mean: -0.1, tokens: 5 })], reading({ mean: -0.4 }))).toBe(false)
  expect(areBetter([reading({ tokens: 0 })], reading({ tokens: 0 }))).toBe(false)
})
