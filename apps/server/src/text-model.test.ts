import { knownLike } from '@atlas/engine'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { holdTextModel } from './text-model.ts'

const modelFile = (name: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@atlas/engine/model/text/${name}`))
const files = { settings: JSON.parse(modelFile('settings.json').toString('utf8')), core: modelFile('core.bin') }

const lesson = (id: string) =>
  ({ id, text: `Zorbo draw ${id} waits behind ${id}`, label: 'scam', kind: 'prize' }) as const
const words = ['amber', 'basil', 'cedar', 'delta', 'ember', 'fjord', 'grove', 'heron', 'ivory', 'jolly']
const names = words.flatMap((one) => words.flatMap((other) => words.map((third) => `${one} ${other} ${third}`)))

test('while one model takes over from the other, both learn and forget', async () => {
  const held = holdTextModel(files)
  for (const name of names) held.learn(lesson(name))
  const knows = (id: string) => knownLike(held.current(), lesson(id).text).some((known) => known.id === id)
  expect(knows('amber basil cedar')).toBe(true)
  const before = held.current()
  const changing = held.use(files)
  // Some have gone over already, most have not.
  await nextTurn()
  await nextTurn()
  expect(held.current()).toBe(before)
  held.unlearn('amber amber amber')
  held.unlearn('jolly jolly jolly')
  held.learn(lesson('quartz velvet owl'))
  await changing
  expect(held.current()).not.toBe(before)
  expect(knows('amber amber amber')).toBe(false)
  expect(knows('jolly jolly jolly')).toBe(false)
  expect(knows('quartz velvet owl')).toBe(true)
  expect(knows('amber basil cedar')).toBe(true)
  expect(held.current().likeness.size()).toBe(before.likeness.size())
})

test('damaged files change nothing, and the next good ones do', async () => {
  const held = holdTextModel(files)
  const before = held.current()
  await expect(held.use({ ...files, core: files.core.subarray(0, 1000) })).rejects.toThrow(/cannot be read/)
  expect(held.current()).toBe(before)
  await held.use(files)
  expect(held.current()).not.toBe(before)
})
