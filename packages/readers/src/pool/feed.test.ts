import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ReadingError } from '../reading.ts'
import { openFeed, type Piece } from './feed.ts'
import type { ToChild } from './messages.ts'

const setUp = (isTaken: Promise<void> = Promise.resolve()) => {
  const made: number[] = []
  const sent: ToChild[] = []
  const ends: string[] = []
  const feed = async function* (file: Uint8Array, signal: AbortSignal): AsyncGenerator<Piece, unknown> {
    try {
      for (const byte of file) {
        if (signal.aborted) throw new ReadingError('cancelled')
        made.push(byte)
        yield { bytes: Uint8Array.of(byte), note: { byte } }
      }
      return { isAll: true }
    } finally {
      ends.push('ended')
    }
  }
  const open = openFeed(feed, 7, Uint8Array.of(1, 2, 3), async (message) => {
    sent.push(message)
    await isTaken
  })
  return { open, made, sent, ends }
}

test('a piece is made when it is asked for, and the end is told', async () => {
  const { open, made, sent } = setUp()
  for (const expected of [[1], [1, 2], [1, 2, 3], [1, 2, 3]]) {
    open.more()
    await sleep(1)
    expect(made).toEqual(expected)
  }
  expect(sent).toEqual([
    { type: 'piece', id: 7, note: { byte: 1 }, size: 1 },
    { type: 'piece', id: 7, note: { byte: 2 }, size: 1 },
    { type: 'piece', id: 7, note: { byte: 3 }, size: 1 },
    { type: 'end', id: 7, note: { isAll: true } },
  ])
})

test('one that asks and asks without taking gets no more than one piece', async () => {
  const { open, made } = setUp(new Promise(() => {}))
  for (let round = 0; round < 50; round += 1) {
    open.more()
    await sleep(0)
  }
  expect(made).toEqual([1])
})

test('closing it ends what it started', async () => {
  const { open, ends } = setUp()
  open.more()
  await sleep(1)
  open.close()
  await sleep(1)
  expect(ends).toEqual(['ended'])
})
