import { expect, test } from 'vitest'
import type { CorpusRow } from '../text/corpus.ts'
import { formGroups, giveIds } from './grouping.ts'
import type { Draft } from './hand-in.ts'
import { storedRow } from './small-corpus.ts'

const corpus: CorpusRow[] = [
  { ...storedRow({ id: 'en-sms-0041' }), source: 'x' },
  { ...storedRow({ id: 'y-1', group: 'y-g1' }), source: 'x' },
]
const draft = (changes: Partial<Draft> = {}): Draft => {
  return { ...storedRow(), id: undefined, group: undefined, place: 'new.jsonl, line 1', ...changes }
}
const groupsOf = (drafts: readonly Draft[], near: Parameters<typeof formGroups>[2] = []): string[] => [
  ...formGroups(giveIds(drafts, corpus), corpus, near).groups.values(),
]

test('an id that is not given is the next free number of its language and channel', () => {
  const drafts = [draft(), draft({ id: 'en-sms-0050' }), draft({ channel: 'email' }), draft()]
  expect(giveIds(drafts, corpus).map(({ id }) => id)).toEqual([
    'en-sms-0051',
    'en-sms-0050',
    'en-email-0001',
    'en-sms-0052',
  ])
})

test('a given group is kept, every other message is a group of its own', () => {
  expect(groupsOf([draft({ group: 'mine' }), draft({ group: 'mine' }), draft()])).toEqual([
    'mine',
    'mine',
    'g-en-sms-0044',
  ])
})

test('a twin shares the group, of the file or of the corpus, in whatever order they name each other', () => {
  expect(groupsOf([draft({ id: 'a', twin: 'b' }), draft({ id: 'b', twin: 'a' }), draft({ twin: 'b' })])).toEqual(
    Array.from({ length: 3 }, () => 'g-en-sms-0042'),
  )
  expect(groupsOf([draft({ id: 'a', twin: 'b' }), draft({ id: 'b', twin: 'y-1' })])).toEqual(['y-g1', 'y-g1'])
  expect(groupsOf([draft({ id: 'a', twin: 'b' }), draft({ id: 'b', group: 'mine' })])).toEqual(['mine', 'mine'])
})

test('a twin in another group is a mistake', () => {
  const named = giveIds([draft({ id: 'a', group: 'mine', twin: 'y-1' })], corpus)
  expect(formGroups(named, corpus, []).problems).toEqual([
    'new.jsonl, line 1: it has another "group" than its "twin" y-1.',
  ])
})

test('neighbours share a group, nearest first; those whom their writer placed stay where they are', () => {
  const drafts = [
    draft({ id: 'a' }),
    draft({ id: 'b' }),
    draft({ id: 'c', group: 'mine' }),
    draft({ id: 'd', group: 'other' }),
  ]
  expect(
    groupsOf(drafts, [
      { one: 'a', other: 'en-sms-0041', likeness: 0.35 },
      { one: 'a', other: 'y-1', likeness: 0.4 },
      { one: 'b', other: 'a', likeness: 0.32 },
      { one: 'd', other: 'c', likeness: 0.45 },
    ]),
  ).toEqual(['y-g1', 'y-g1', 'mine', 'other'])
})
