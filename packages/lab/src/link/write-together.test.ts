import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf } from '../pipeline/hashes.ts'
import { finishWriting, writeTogether } from './write-together.ts'

let folder = ''
const put = (name: string, content: string): void => writeFileSync(path.join(folder, name), content)
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'atlas-together-'))
  put('a', 'old a')
  put('b', 'old b')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('files are replaced together and nothing is left beside them', () => {
  writeTogether(
    folder,
    new Map([
      ['a', 'new a'],
      ['b', 'new b'],
    ]),
  )
  expect([read('a'), read('b')]).toEqual(['new a', 'new b'])
  expect(readdirSync(folder).sort()).toEqual(['a', 'b'])
})

test('a run killed before the journal changed nothing', () => {
  put('a.new', 'new a')
  finishWriting(folder)
  expect([read('a'), read('b')]).toEqual(['old a', 'old b'])
})

test('a run killed between two files is finished by the next', () => {
  put('a', 'new a')
  put('b.new', 'new b')
  put('promotion.json', JSON.stringify({ a: hashOf('new a'), b: hashOf('new b') }))
  finishWriting(folder)
  expect([read('a'), read('b')]).toEqual(['new a', 'new b'])
  expect(readdirSync(folder).sort()).toEqual(['a', 'b'])
})
