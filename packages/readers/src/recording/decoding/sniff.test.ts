import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sniff } from './sniff.ts'

const clip = (name: string): Uint8Array => readFileSync(path.join(import.meta.dirname, '../testing/clips', name))

test.each([
  ['cbr.mp3', 'mp3'],
  ['vbr.mp3', 'mp3'],
  ['mulaw.wav', 'wav'],
  ['aac.m4a', 'mov'],
  ['adts.aac', 'adts'],
  ['opus.ogg', 'ogg'],
  ['lossless.flac', 'flac'],
  ['opus.webm', 'matroska'],
  ['narrow.amr', 'amr'],
  ['amr.3gp', 'mov'],
])('%s is known by its content', (name, format) => {
  expect(sniff(clip(name))?.format).toBe(format)
})

test('tags and rubbish before the first frame are passed over', () => {
  const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x07\x68'), Buffer.alloc(1000)])
  expect(sniff(Buffer.concat([tag, clip('adts.aac')]))).toEqual({ format: 'adts', start: 1010 })
  expect(sniff(Buffer.concat([tag, clip('lossless.flac')]))).toEqual({ format: 'flac', start: 1010 })
  expect(sniff(Buffer.concat([Buffer.alloc(300, 0x20), clip('adts.aac')]))).toEqual({ format: 'adts', start: 300 })
})

test('what only begins like a frame is no sound', () => {
  expect(sniff(Buffer.from('fffb9000'.padEnd(4000, '0'), 'hex'))).toBeUndefined()
  expect(sniff(Buffer.alloc(5000, 0xff))).toBeUndefined()
  expect(sniff(new Uint8Array(3))).toBeUndefined()
})
