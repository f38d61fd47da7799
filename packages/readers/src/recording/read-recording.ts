import { ReadingError, type RecordingReading, type RecordingWarning, type Watch } from '../reading.ts'
import { type Blocks, MAX_SECONDS } from './blocks.ts'
import { endsWithinNumber, judgeAll } from './guards.ts'
import { listen, type Heed, type Listened } from './listening.ts'
import type { RecordingModels } from './models.ts'

/** Whoever waits takes a silent reader for a dead one. */
const SIGN_OF_LIFE_MS = 2000
const round = (seconds: number): number => Math.round(seconds * 100) / 100

export type RecordingOptions = { /** What is longer is cut here, with a warning. */ readonly maxSeconds?: number }

/** Percent of the recording that is written down; how long it is, is estimated from how much of the file it took. */
const makeHeed = ({ signal, onProgress }: Watch, maxSeconds: number): Heed => {
  let told = { stage: 'decoding', percent: 0 }
  let toldAt = performance.now()
  onProgress?.(told)
  return {
    check: () => {
      if (signal?.aborted) throw new ReadingError('cancelled')
    },
    onStep: (stage, written, length) => {
      const whole = Math.max(written, Math.min(length, maxSeconds), 1)
      const percent = Math.max(told.percent, Math.min(99, Math.floor((written / whole) * 100)))
      const now = performance.now()
      const isNews = stage !== told.stage || percent !== told.percent
      if (!isNews && now - toldAt < SIGN_OF_LIFE_MS) return
      told = { stage, percent }
      toldAt = now
      onProgress?.(told)
    },
  }
}

const summarise = ({ readings, duration, endsInSpeech, end }: Listened): RecordingReading => {
  const { kept, loss, speech } = judgeAll(readings)
  const transcript = kept.map(({ text }) => text).join(' ')
  const isNumberCut =
    kept.some((reading) => reading.isNumberCut) || (endsInSpeech && !end.isCut && endsWithinNumber(transcript))
  const found: readonly (readonly [RecordingWarning, boolean])[] = [
    ['no-speech', transcript === '' && loss !== 'mostly'],
    ['not-english', loss === 'mostly'],
    ['parts-missing', transcript !== '' && loss === 'partly'],
    ['cut-at-limit', end.isCut],
    ['number-cut-off', isNumberCut],
    ['file-damaged', end.isDamaged],
  ]
  return {
    transcript,
    segments: kept.map(({ text, start, end: stop }) => ({ text, start: round(start), end: round(stop) })),
    duration: round(duration),
    speechShare: duration > 0 ? Math.min(1, round(speech / duration)) : 0,
    // The model knows one language; that it is sure of its words is all that can be said.
    language: transcript !== '' && loss !== 'mostly' ? 'en' : undefined,
    warnings: found.filter(([, isSo]) => isSo).map(([warning]) => warning),
  }
}

/** What is said in a recording. Only English is written down; nothing is made up for the rest. */
export const readRecording = async (
  blocks: Blocks,
  models: RecordingModels,
  watch: Watch = {},
  { maxSeconds = MAX_SECONDS }: RecordingOptions = {},
): Promise<RecordingReading> => {
  const heed = makeHeed(watch, maxSeconds)
  try {
    heed.check()
    const reading = summarise(await listen(models, blocks, heed))
    watch.onProgress?.({ stage: 'writing', percent: 100 })
    return reading
  } finally {
    // Ends the decoder, whatever happened.
    await blocks.return({ isCut: false, isDamaged: false })
  }
}
