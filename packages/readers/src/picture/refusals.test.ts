import { readFileSync } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import * as ort from 'onnxruntime-node'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { ReadingError, type Progress, type Watch } from '../reading.ts'
import { prepareCodes } from './decoding/codes.ts'
import { openPictureModels, type PictureModels } from './models.ts'
import { readPackageFile } from './package-files.ts'
import { readPicture } from './read-picture.ts'

const note = readFileSync(path.join(import.meta.dirname, 'testing', 'note.png'))

let models: PictureModels
beforeAll(async () => {
  models = await openPictureModels(ort, readPackageFile)
  await prepareCodes(readPackageFile)
})

const refusalOf = async (bytes: Uint8Array, watch: Watch = {}): Promise<string> => {
  try {
    await readPicture(bytes, models, watch)
    return 'none'
  } catch (error) {
    if (error instanceof ReadingError) return error.refusal
    throw error
  }
}

/** The note with another size in its header. */
const withHeader = (width: number, height: number): Buffer => {
  const png = Buffer.from(note)
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

test.each([
  ['nothing', '', 'empty'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>', 'unknown-format'],
  ['SVG with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'unknown-format'],
  ['PDF', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj', 'unknown-format'],
  ['HTML', '<!doctype html><title>no picture</title>', 'unknown-format'],
  ['a GIF that is a script', 'GIF89a=1;alert(document.cookie);//.............', 'damaged'],
  ['a few letters', 'BM', 'unknown-format'],
])('%s is refused', async (_, text, refusal) => {
  expect(await refusalOf(Buffer.from(text))).toBe(refusal)
})

test('a file with another one behind it is read as what it starts as', async () => {
  const jpeg = await sharp(note).jpeg().toBuffer()
  const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script><svg onload="alert(1)"/>PK\u0003\u0004')])
  expect((await readPicture(polyglot, models, {})).text).toContain('Your parcel is waiting')
})

test('a picture that claims too many pixels is refused from its header, at once', async () => {
  const before = process.memoryUsage.rss()
  expect(await refusalOf(withHeader(30_000, 30_000))).toBe('too-many-pixels')
  expect(await refusalOf(withHeader(31_000, 20))).toBe('too-many-pixels')
  expect(process.memoryUsage.rss() - before).toBeLessThan(50_000_000)
})

test('a real bomb is refused too', async () => {
  const bomb = await sharp({ create: { width: 9000, height: 8000, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(2_000_000)
  expect(await refusalOf(bomb)).toBe('too-many-pixels')
})

test('bitmaps may not lie either', async () => {
  const bmp = Buffer.alloc(100)
  bmp.write('BM')
  bmp.writeUInt32LE(54, 10)
  bmp.writeUInt32LE(40, 14)
  bmp.writeInt32LE(29_000, 18)
  bmp.writeInt32LE(29_000, 22)
  bmp.writeUInt16LE(24, 28)
  expect(await refusalOf(bmp)).toBe('too-many-pixels')
})

test('too many bytes are refused', async () => {
  expect(await refusalOf(Buffer.concat([note, Buffer.alloc(20 * 1024 * 1024)]))).toBe('too-large')
})

test('of a cut-off file the upper part is read', async () => {
  const jpeg = await sharp(note).jpeg().toBuffer()
  const { text } = await readPicture(jpeg.subarray(0, jpeg.length * 0.6), models, {})
  expect(text).toContain('Your parcel is waiting at our depot.')
  expect(text).not.toContain('7731')
})

test('a file cut off in its header is damaged', async () => {
  expect(await refusalOf(note.subarray(0, 30))).toBe('damaged')
})

test('cancelling stops the work', async () => {
  expect(await refusalOf(note, { signal: AbortSignal.abort() })).toBe('cancelled')
  const controller = new AbortController()
  const seen: Progress[] = []
  const onProgress = (progress: Progress): void => {
    seen.push(progress)
    if (progress.stage === 'reading') controller.abort()
  }
  expect(await refusalOf(note, { signal: controller.signal, onProgress })).toBe('cancelled')
  expect(seen.map(({ stage }) => stage)).toEqual(['decoding', 'looking-for-codes', 'finding-lines', 'reading'])
  expect(seen.every(({ percent }) => percent >= 0 && percent <= 100)).toBe(true)
})
