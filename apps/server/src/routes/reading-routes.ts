import { analyzeImage, ownSentences as own, say, type Transcript, transcribe } from '@atlas/contract'
import { ReadingError, type RecordingReading, type Refusal } from '@atlas/readers'
import type { Mount } from '../http/mount.ts'
import type { Parts } from '../parts.ts'
import { type ProblemCode, ProblemError } from '../problems.ts'
import { reportPicture } from './picture-report.ts'

type Needs = Pick<Parts, 'countCheck' | 'engine' | 'readers' | 'lists'>

const BUSY_SECONDS = 10

const common = {
  'too-large': 'too-large',
  empty: 'file-empty',
  busy: 'readers-busy',
  cancelled: 'readers-busy',
} as const

const pictureProblems: Readonly<Record<Refusal, ProblemCode>> = {
  ...common,
  'unknown-format': 'not-a-picture',
  'too-many-pixels': 'too-many-pixels',
  damaged: 'picture-damaged',
  'no-sound': 'picture-not-read',
  'too-slow': 'picture-not-read',
  crashed: 'picture-not-read',
}

const recordingProblems: Readonly<Record<Refusal, ProblemCode>> = {
  ...common,
  'unknown-format': 'not-a-recording',
  'too-many-pixels': 'not-a-recording',
  damaged: 'recording-damaged',
  'no-sound': 'recording-without-sound',
  'too-slow': 'recording-not-read',
  crashed: 'recording-not-read',
}

/** A reader's refusal as the sentence for the person. */
const orProblem = async <Reading>(
  reading: Promise<Reading>,
  problems: Readonly<Record<Refusal, ProblemCode>>,
): Promise<Reading> => {
  try {
    return await reading
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    const code = problems[error.refusal]
    throw new ProblemError(code, {
      cause: error,
      ...(code === 'readers-busy' ? { retryAfterSeconds: BUSY_SECONDS } : {}),
    })
  }
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

const sayWarning = (code: RecordingReading['warnings'][number], language: string | undefined): string => {
  if (code === 'not-english' && language !== undefined)
    return say(own.notEnglishButLike, { language: languageNames.of(language) ?? language })
  const sentences = {
    'no-speech': own.noSpeech,
    'not-english': own.notEnglish,
    'parts-missing': own.partsMissing,
    'cut-at-limit': own.cutAtLimit,
    'number-cut-off': own.numberCutOff,
    'file-damaged': own.recordingCutShort,
  } as const
  return sentences[code]
}

const toTranscript = (reading: RecordingReading): Transcript => ({
  transcript: reading.transcript,
  segments: reading.segments,
  duration: reading.duration,
  speech_share: reading.speechShare,
  ...(reading.language === undefined ? {} : { language: reading.language }),
  warnings: reading.warnings.map((code) => ({ code, sentence: sayWarning(code, reading.language) })),
})

export const readingRoutes = (mount: Mount, parts: Needs): void => {
  const { countCheck, engine, readers, lists } = parts

  mount.upload(analyzeImage, async ({ file, caller, visitor, signal, onProgress }) => {
    if (file === undefined) throw new ProblemError('no-image')
    const reading = await orProblem(readers.readPicture(file, { signal, onProgress, visitor }), pictureProblems)
    const report = await reportPicture(reading, {
      analyzeText: (text) => engine.analyzeText(text, { visitor, signal, isPatient: true }),
      // Outside services are not asked: the page of pictures does not offer it.
      checkLink: (url) => engine.analyzeLink(url, { lists }),
    })
    await countCheck(caller, report.analysis.verdict === 'scam')
    return report
  })

  mount.upload(transcribe, async ({ file, caller, visitor, signal, onProgress }) => {
    if (file === undefined) throw new ProblemError('no-audio')
    const reading = await orProblem(readers.readRecording(file, { signal, onProgress, visitor }), recordingProblems)
    // The page sends the transcript back without a token, so this is where the check is counted.
    if (caller !== undefined) {
      const { verdict } = await engine.analyzeText(reading.transcript, { visitor, signal, isPatient: true })
      await countCheck(caller, verdict === 'scam')
    }
    return toTranscript(reading)
  })
}
