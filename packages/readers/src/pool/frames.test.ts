import { expect, test } from 'vitest'
import { makeFrameReader, writeFrame } from './frames.ts'

const LIMITS = { line: 100, bytes: 1000 } as const

const readAll = (stream: Uint8Array, partSize: number): readonly unknown[] => {
  const heard: unknown[] = []
  const take = makeFrameReader(LIMITS, (message, bytes) => heard.push([message, [...bytes]]))
  for (let at = 0; at < stream.length; at += partSize) take(stream.subarray(at, at + partSize))
  return heard
}

test('messages and the bytes behind them are told apart, however the pipe cuts them', () => {
  const stream = Buffer.concat([
    Buffer.from(writeFrame({ type: 'a\nb' })),
    Buffer.from(`{"type":"bytes","size":4}\n`),
    Buffer.from([10, 123, 10, 0]),
    Buffer.from(`{"type":"none","size":0}\n{"type":"é"}\n`),
  ])
  const expected = [
    [{ type: 'a\nb' }, []],
    [{ type: 'bytes', size: 4 }, [10, 123, 10, 0]],
    [{ type: 'none', size: 0 }, []],
    [{ type: 'é' }, []],
  ]
  for (const partSize of [1, 2, 3, 7, 1000]) expect(readAll(stream, partSize)).toEqual(expected)
})

test.each([
  ['is no JSON', 'hello\n', 'JSON'],
  ['is no object', '5\n', 'expected object'],
  ['is longer than agreed', `"${'x'.repeat(200)}`, 'too long'],
  ['announces more bytes than agreed', '{"size":1001}\n', 'too many bytes'],
  ['announces less than nothing', '{"size":-1}\n', 'Too small'],
])('what %s is not taken', (_, text, reason) => {
  expect(() => readAll(Buffer.from(text), 50)).toThrow(reason)
})
