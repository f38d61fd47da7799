import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as ort from 'onnxruntime-node'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { PictureReading } from '../reading.ts'
import { prepareCodes } from './decoding/codes.ts'
import { layOut } from './layout/layout.ts'
import { openPictureModels, type PictureModels } from './models.ts'
import { readPackageFile } from './package-files.ts'
import { readPicture } from './read-picture.ts'
import { hostilePictures } from './testing/hostile-pictures.ts'

/** On a machine of its own; where others take half of it, everything costs more, an honest note too. */
const MOST_SECONDS = 15
const MOST_NOTES = 30
const NOTE = readFileSync(path.join(import.meta.dirname, 'testing', 'note.png'))

let models: PictureModels
beforeAll(async () => {
  models = await openPictureModels(ort, readPackageFile)
  await models.ascii()
  await prepareCodes(readPackageFile)
})

/** Seconds of a core: what a clock says depends on who else is at work. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const readTimed = async (bytes: Uint8Array): Promise<{ reading: PictureReading; seconds: number }> => {
  const before = cpuSeconds()
  const reading = await readPicture(bytes, models, {})
  return { reading, seconds: cpuSeconds() - before }
}

const expectInTime = async (seconds: number): Promise<void> => {
  const { seconds: honest } = await readTimed(NOTE)
  expect(seconds).toBeLessThan(Math.max(MOST_SECONDS, MOST_NOTES * honest))
}

const madeOf = (name: string): Promise<Buffer> => hostilePictures[name]?.() ?? Promise.reject(new Error(name))

test.each([
  'radial 256',
  'radial in colours',
  'dots',
  'halftone',
  'moire',
  'white page',
  'transparent GIF',
  'fax page, empty',
  'fax page, dirty',
  'specks as letters',
  'corners of codes',
  'ribbon 200 wide',
])(
  '%s: nothing to read, and that is said in time',
  async (name) => {
    const { reading, seconds } = await readTimed(await madeOf(name))
    await expectInTime(seconds)
    expect(reading).toMatchObject({ text: '', lines: [], codes: [] })
  },
  120_000,
)

test('what was left unread is said to be', async () => {
  expect((await readTimed(await madeOf('specks as letters'))).reading.isCutShort).toBe(true)
  expect((await readTimed(await madeOf('white page'))).reading.isCutShort).toBe(false)
}, 120_000)

test('a message on a dirty fax page is read', async () => {
  const fax = await sharp({ create: { width: 1728, height: 2200, channels: 3, background: '#ffffff' } })
    .composite([{ input: await sharp(NOTE).resize(1400).png().toBuffer(), left: 100, top: 900 }])
    .png()
    .toBuffer()
  const { reading } = await readTimed(await sharp(fax).threshold(140).png({ colours: 2 }).toBuffer())
  expect(reading.text).toContain('Your parcel is waiting at our depot.')
  expect(reading.isCutShort).toBe(false)
}, 120_000)

test('a message among thousands of dots is found', async () => {
  const picture = await sharp(await madeOf('dots'))
    .composite([{ input: NOTE, left: 300, top: 900 }])
    .png()
    .toBuffer()
  const { reading, seconds } = await readTimed(picture)
  await expectInTime(seconds)
  expect(reading.text).toContain('Please pay $2.99 before Friday')
  expect(reading.isCutShort).toBe(true)
}, 120_000)

/** As many words in rows and columns as a sheet of paper could hold. */
const sheet = (count: number, across: number, down: number) =>
  Array.from({ length: count }, (_, index) => ({
    frame: { x: (index % 40) * across, y: Math.floor(index / 40) * down, width: 20, height: 12, angle: 0 },
    text: `w${index}`,
    sure: 0.9,
    isStartUnsure: false,
  }))

test.each([
  ['apart', 60, 30],
  ['in columns', 80, 13],
  ['in one row', 40, 0.01],
])(
  '1,500 words %s are put in order without trying everything',
  (_, across, down) => {
    const before = cpuSeconds()
    const { text } = layOut(sheet(1500, across, down))
    expect(cpuSeconds() - before).toBeLessThan(5)
    expect(text.split(/\s/)).toHaveLength(1500)
  },
  120_000,
)
