import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as ort from 'onnxruntime-node'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PictureReading, Watch } from '../reading.ts'
import { prepareCodes } from './decoding/codes.ts'
import { openPictureModels, type PictureModels } from './models.ts'
import { readPackageFile } from './package-files.ts'
import { readPicture } from './read-picture.ts'

const fixture = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, 'testing', name))
const note = fixture('note.png')
const NOTE = [
  'Your parcel is waiting at our depot.',
  'Please pay $2.99 before Friday at',
  'www.parcel-desk.info/pay/7731',
]

let models: PictureModels
beforeAll(async () => {
  models = await openPictureModels(ort, readPackageFile)
  await prepareCodes(readPackageFile)
})

const read = (bytes: Uint8Array, watch: Watch = {}): Promise<PictureReading> => readPicture(bytes, models, watch)

const linesIn = ({ text }: PictureReading): readonly string[] => NOTE.filter((line) => text.includes(line))

/** An uncompressed Windows bitmap with 24 bits a pixel. */
const toBmp = async (png: Buffer): Promise<Buffer> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const stride = Math.ceil((info.width * 3) / 4) * 4
  const out = Buffer.alloc(54 + stride * info.height)
  out.write('BM')
  out.writeUInt32LE(54, 10)
  out.writeUInt32LE(40, 14)
  out.writeInt32LE(info.width, 18)
  out.writeInt32LE(info.height, 22)
  out.writeUInt16LE(1, 26)
  out.writeUInt16LE(24, 28)
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const from = (y * info.width + x) * 3
      const to = 54 + (info.height - 1 - y) * stride + x * 3
      out.set([data[from + 2] ?? 0, data[from + 1] ?? 0, data[from] ?? 0], to)
    }
  }
  return out
}

const formats: Readonly<Record<string, () => Promise<Buffer>>> = {
  PNG: () => Promise.resolve(note),
  'PNG with 16 bits': () => sharp(note).toColourspace('rgb16').png().toBuffer(),
  'grey PNG': () => sharp(note).greyscale().png().toBuffer(),
  JPEG: () => sharp(note).jpeg({ quality: 80 }).toBuffer(),
  'progressive JPEG': () => sharp(note).jpeg({ progressive: true }).toBuffer(),
  'CMYK JPEG': () => sharp(note).toColourspace('cmyk').jpeg().toBuffer(),
  WebP: () => sharp(note).webp().toBuffer(),
  GIF: () => sharp(note).gif().toBuffer(),
  AVIF: () => sharp(note).avif({ effort: 0 }).toBuffer(),
  TIFF: () => sharp(note).tiff().toBuffer(),
  BMP: () => toBmp(note),
  HEIC: () => Promise.resolve(fixture('note.heic')),
}

describe('formats', () => {
  test.each(Object.keys(formats))('%s is read', async (name) => {
    const reading = await read((await formats[name]?.()) ?? Buffer.alloc(0))
    expect(linesIn(reading)).toEqual(NOTE)
    expect(reading.size).toEqual({ width: 560, height: 180 })
  })

  test('writing on nothing is read, dark or white', async () => {
    const mask = await sharp(note).greyscale().negate().raw().toBuffer()
    const onNothing = (ink: string): Promise<Buffer> =>
      sharp({ create: { width: 560, height: 180, channels: 3, background: ink } })
        .joinChannel(mask, { raw: { width: 560, height: 180, channels: 1 } })
        .png()
        .toBuffer()
    expect(linesIn(await read(await onNothing('#000000')))).toEqual(NOTE)
    expect(linesIn(await read(await onNothing('#ffffff')))).toEqual(NOTE)
  })
})

describe('which way up', () => {
  test('the header of the file is followed', async () => {
    const stored = await sharp(note).rotate(270).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const reading = await read(stored)
    expect(linesIn(reading)).toEqual(NOTE)
    expect(reading).toMatchObject({ orientation: 0, size: { width: 560, height: 180 } })
  })

  test.each([
    [90, 270],
    [180, 180],
    [270, 90],
  ])('a picture turned by %i degrees is turned by %i and read', async (turned, back) => {
    const reading = await read(await sharp(note).rotate(turned).png().toBuffer())
    expect(linesIn(reading)).toEqual(NOTE)
    expect(reading).toMatchObject({ orientation: back, size: { width: 560, height: 180 } })
  })
})

describe('what is in it', () => {
  test('lines have their box, their place in the text and their doubtful characters', async () => {
    const { text, lines } = await read(note)
    const link = lines.find((line) => line.text.includes('www'))
    expect(text.slice(link?.start, link?.end)).toBe(NOTE[2])
    expect(link?.box.x).toBeGreaterThan(10)
    expect(link?.box.y).toBeGreaterThan(90)
    expect(link?.confidence).toBeGreaterThan(0.8)
    expect(lines[0]?.doubtful).toEqual([])
    expect(link?.doubtful.map((at) => text[at])).not.toContain('p')
  })

  test('a dark picture is read', async () => {
    expect(linesIn(await read(await sharp(note).negate({ alpha: false }).png().toBuffer()))).toEqual(NOTE)
  })

  test('accents and other scripts', async () => {
    expect((await read(fixture('spanish.png'))).text).toContain('Mañana habrá un recargo según la ley.')
    expect((await read(fixture('chinese.png'))).text).toContain('您的银行账户已被冻结，请立即验证')
    const russian = await read(fixture('russian.png'))
    expect(russian).toMatchObject({ text: 'https://bank-help.top/ru', unreadable: 'Cyrillic' })
  })

  test('pounds and euros are told apart', async () => {
    const { text } = await read(fixture('money.png'))
    expect(text).toContain('The fee is €1.95 or £2.40 today,')
    expect(text).toContain('then €2,400.00 and £1,560.00')
  })

  test('no text is no failure', async () => {
    const empty = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#88aacc' } })
      .png()
      .toBuffer()
    expect(await read(empty)).toEqual({
      text: '',
      lines: [],
      codes: [],
      size: { width: 400, height: 300 },
      orientation: 0,
      isDamaged: false,
      isCutShort: false,
    })
  })

  test('two codes, with kind and place, also in a turned picture', async () => {
    const { codes } = await read(fixture('two-codes.png'))
    expect(codes).toHaveLength(2)
    const link = codes.find(({ kind }) => kind === 'link')
    expect(link).toMatchObject({ format: 'QRCode', content: 'https://pay-parking-now.com/z/4471' })
    expect(link?.box.x).toBeLessThan(250)
    expect(codes.find(({ kind }) => kind === 'wifi')?.box.x).toBeGreaterThan(250)
    expect(
      (await read(await sharp(fixture('two-codes.png')).rotate(33, { background: '#ffffff' }).png().toBuffer())).codes,
    ).toHaveLength(2)
  })

  test('a long scrolled picture loses and doubles no line', async () => {
    const count = 14
    const long = await sharp({ create: { width: 560, height: 180 * count, channels: 3, background: '#ffffff' } })
      .composite(Array.from({ length: count }, (_, index) => ({ input: note, left: 0, top: index * 180 })))
      .png()
      .toBuffer()
    const { text } = await read(long)
    for (const line of NOTE) expect(text.split(line.replace(/\.$/, ''))).toHaveLength(count + 1)
  })
})
