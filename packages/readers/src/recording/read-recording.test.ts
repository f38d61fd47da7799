import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { ReadingError, type Progress, type Watch } from '../reading.ts'
import { decodeRecording } from './decoder.ts'
import { loadRecordingModels, type RecordingModels } from './models.ts'
import { readRecording } from './read-recording.ts'
import { CODINGS, makeAiff, makeWave } from './testing/waves.ts'

/** The clips say: "Please call the bank before nine tomorrow morning. Your account is blocked." */
const WORDS = ['call', 'bank', 'before', 'nine|9', 'tomorrow', 'morning', 'account', 'blocked']
const LEAST_WORDS = 6
const PCM = {
  kind: 1,
  bits: 16,
  write: (view: DataView, at: number, value: number) => view.setInt16(at, value * 32_767, true),
}

const clip = (name: string): Uint8Array => readFileSync(path.join(import.meta.dirname, 'testing/clips', name))

const wordsIn = (transcript: string): number =>
  WORDS.filter((word) => new RegExp(`\\b(?:${word})\\b`, 'iu').test(transcript)).length

const decodeAll = async (bytes: Uint8Array): Promise<Float32Array> => {
  const parts: Float32Array[] = []
  for await (const { samples } of decodeRecording(bytes, { maxSeconds: 60 })) parts.push(samples)
  return Float32Array.from(parts.flatMap((part) => [...part]))
}

const refusalOf = async (reading: Promise<unknown>): Promise<string> => {
  const error: unknown = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof ReadingError ? error.refusal : `not refused: ${String(error)}`
}

let models: RecordingModels
let spoken: Float32Array

beforeAll(async () => {
  models = await loadRecordingModels()
  spoken = await decodeAll(clip('lossless.flac'))
}, 60_000)

const read = (bytes: Uint8Array, watch: Watch = {}, maxSeconds = 60 * 10) =>
  readRecording(decodeRecording(bytes, { maxSeconds, signal: watch.signal }), models, watch, { maxSeconds })

describe('every format is read', () => {
  test.each([
    'cbr.mp3',
    'vbr.mp3',
    'mulaw.wav',
    'aac.m4a',
    'adts.aac',
    'opus.ogg',
    'messenger.opus',
    'vorbis.ogg',
    'lossless.flac',
    'opus.webm',
    'narrow.amr',
    'wide.amr',
    'amr.3gp',
    'aac.3gp',
    'video.mp4',
  ])('%s', async (name) => {
    const { transcript, duration, warnings, segments, language } = await read(clip(name))
    expect(wordsIn(transcript)).toBeGreaterThanOrEqual(LEAST_WORDS)
    expect(duration).toBeCloseTo(4.4, 0)
    expect(warnings).toEqual([])
    expect(language).toBe('en')
    expect(segments.map(({ text }) => text).join(' ')).toBe(transcript)
    expect(segments.every(({ start, end }) => start >= 0 && end > start && end <= duration + 0.1)).toBe(true)
  })

  test.each(Object.keys(CODINGS))('WAV with %s', async (name) => {
    const coding = CODINGS[name] ?? PCM
    const { transcript } = await read(makeWave(coding, { samples: spoken, rate: 16_000, channels: 2 }))
    expect(wordsIn(transcript)).toBeGreaterThanOrEqual(LEAST_WORDS)
  })

  test('AIFF', async () => {
    const { transcript } = await read(makeAiff({ samples: spoken, rate: 16_000 }))
    expect(wordsIn(transcript)).toBeGreaterThanOrEqual(LEAST_WORDS)
  })
})

describe('what is not there is not written', () => {
  const quiet = (samples: Float32Array): Uint8Array => makeWave(PCM, { samples, rate: 16_000 })

  test.each([
    ['silence', () => 0],
    ['noise', () => Math.random() * 0.6 - 0.3],
    ['a ringing tone', (_: unknown, index: number) => 0.3 * Math.sin(index * 0.17) * (index % 48_000 < 16_000 ? 1 : 0)],
  ])('%s has no words', async (_, sound) => {
    const reading = await read(quiet(new Float32Array(160_000).map(sound)))
    expect(reading).toMatchObject({ transcript: '', segments: [], language: undefined, warnings: ['no-speech'] })
  })

  test('speech in another language has no words and a warning', async () => {
    const reading = await read(clip('spanish.opus'))
    expect(reading).toMatchObject({ transcript: '', language: undefined, warnings: ['not-english'] })
    expect(reading.speechShare).toBeGreaterThan(0.5)
  })
})

test('words before and after minutes of silence are found, at their times', async () => {
  const gap = 100 * 16_000
  const samples = new Float32Array(spoken.length * 2 + gap)
  samples.set(spoken)
  samples.set(spoken, spoken.length + gap)
  const { segments, speechShare } = await read(makeWave(PCM, { samples, rate: 16_000 }))
  const late = segments.filter(({ start }) => start > 100)
  expect(segments.filter(({ end }) => end < 6).length).toBeGreaterThan(0)
  expect(wordsIn(late.map(({ text }) => text).join(' '))).toBeGreaterThanOrEqual(LEAST_WORDS)
  expect(late[0]?.start).toBeCloseTo(104.4, 0)
  expect(speechShare).toBeLessThan(0.1)
})

describe('bad files', () => {
  test.each([
    ['an empty file', () => new Uint8Array(0), 'empty'],
    ['a header without sound', () => makeWave(PCM, { samples: new Float32Array(0), rate: 8000 }), 'empty'],
    ['a video without sound', () => clip('silent.mp4'), 'no-sound'],
    ['a picture', () => Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb004300', 'hex'), 'unknown-format'],
    ['a playlist', () => Buffer.from('#EXTM3U\n#EXT-X-VERSION:3\nhttp://127.0.0.1/secret\n'), 'unknown-format'],
    ['zeros', () => new Uint8Array(50_000), 'unknown-format'],
    [
      'an Ogg header and rubbish',
      () => Buffer.concat([clip('opus.ogg').subarray(0, 40), Buffer.alloc(20_000, 0xa5)]),
      'damaged',
    ],
    ['a video that lost its table', () => clip('aac.m4a').subarray(0, 8000), 'damaged'],
  ])('%s is refused', async (_, make, refusal) => {
    expect(await refusalOf(read(make()))).toBe(refusal)
  })

  test.each(['opus.ogg', 'vbr.mp3', 'mulaw.wav', 'lossless.flac', 'adts.aac', 'narrow.amr'])(
    'of %s cut in half, the half is read',
    async (name) => {
      const bytes = clip(name)
      const { transcript, duration, warnings } = await read(bytes.subarray(0, Math.floor(bytes.length * 0.55)))
      expect(transcript).toMatch(/call|bank/iu)
      expect(duration).toBeLessThan(3)
      expect(warnings).toContain('file-damaged')
    },
  )

  test.each([
    ['more', 0x7fffffff, true],
    ['less', 1000, true],
    ['nothing', 0, false],
  ])('a header that says %s than there is does not change what is read', async (_, stated, isTold) => {
    const { transcript, warnings } = await read(makeWave(PCM, { samples: spoken, rate: 16_000, stated }))
    expect(wordsIn(transcript)).toBeGreaterThanOrEqual(LEAST_WORDS)
    expect(warnings.includes('file-damaged')).toBe(isTold)
  })

  test('twelve hours of silence in 2 MB are read up to the limit', async () => {
    const bytes = Buffer.concat([Buffer.from('#!AMR\n'), Buffer.alloc(2_160_000, 0x7c)])
    const before = process.memoryUsage().rss
    const { duration, warnings } = await read(bytes, {}, 120)
    expect(duration).toBe(120)
    expect(warnings).toEqual(['no-speech', 'cut-at-limit'])
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6)
  })
})

describe('a reading is watched', () => {
  test('progress rises to a hundred', async () => {
    const seen: Progress[] = []
    await read(clip('opus.ogg'), { onProgress: (progress) => seen.push(progress) })
    expect(seen[0]).toEqual({ stage: 'decoding', percent: 0 })
    expect(seen.at(-1)).toEqual({ stage: 'writing', percent: 100 })
    expect(seen.map(({ percent }) => percent)).toEqual(seen.map(({ percent }) => percent).toSorted((a, b) => a - b))
  })

  test('it stops when told to', async () => {
    const abort = new AbortController()
    const onProgress = ({ stage }: Progress): void => {
      if (stage === 'listening') abort.abort()
    }
    expect(await refusalOf(read(clip('cbr.mp3'), { signal: abort.signal, onProgress }))).toBe('cancelled')
  })

  test('a number that was cut off is said to be cut off', async () => {
    const number = await read(clip('number.opus'))
    expect(number.warnings).toContain('number-cut-off')
    expect(number.transcript.replaceAll(/\D/gu, '').length).toBeLessThan(10)
  })
})
