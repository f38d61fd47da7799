import { kindIds } from '@atlas/engine'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readCorpus } from '../text/corpus.ts'
import { copiedPairs } from '../text/shingles.ts'
import { readLooks, readSecondPart } from './looks.ts'

const rows = readSecondPart()
const count = (label: string): number => rows.filter((row) => row.label === label).length

describe('the second part of the benchmark', () => {
  test('holds at least 500 scams and 500 honest messages, in every language and channel of the corpus, of every kind', () => {
    expect(count('scam')).toBeGreaterThanOrEqual(500)
    expect(count('honest')).toBeGreaterThanOrEqual(500)
    const corpus = readCorpus()
    const lacking = (field: 'lang' | 'channel', label: string): string[] => {
      const have = new Set(rows.filter((row) => row.label === label).map((row) => row[field]))
      return [...new Set(corpus.map((row) => row[field]))].filter((value) => !have.has(value))
    }
    expect([
      lacking('lang', 'scam'),
      lacking('lang', 'honest'),
      lacking('channel', 'scam'),
      lacking('channel', 'honest'),
    ]).toEqual([[], [], [], []])
    expect(kindIds.filter((kind) => !rows.some((row) => row.kind === kind && row.label === 'scam'))).toEqual([])
  })

  test('shares no message, id or group with what is trained on', () => {
    const corpus = readCorpus()
    const ids = new Set(corpus.flatMap(({ id, group }) => [id, group]))
    expect(rows.filter(({ id, group }) => ids.has(id) || ids.has(group))).toEqual([])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const own = new Set(rows.map(({ id }) => id))
    expect(copiedPairs([...corpus, ...rows]).filter(({ one, other }) => own.has(one) !== own.has(other))).toEqual([])
  })

  test('is looked at once a release', () => {
    const releases = readLooks().map(({ release }) => release)
    expect(new Set(releases).size).toBe(releases.length)
  })

  test('a row with a mistyped label is an error', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'atlas-second-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = path.join(folder, 'rows.jsonl')
    const row = {
      id: 'x',
      text: 'x',
      label: 'Scam',
      kind: 'parcel',
      channel: 'sms',
      region: 'GB',
      lang: 'en',
      group: 'g',
      hand: 'a',
      reading: 'scam',
    }
    writeFileSync(file, JSON.stringify(row))
    expect(() => readSecondPart(file)).toThrow('label')
    writeFileSync(file, JSON.stringify({ ...row, label: 'scam' }))
    expect(readSecondPart(file)).toHaveLength(1)
  })
})
