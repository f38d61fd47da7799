import {
  analyzeImage,
  analyzeText,
  type PictureReport,
  type ReadingProgress,
  specSentences,
  type TextReport,
  transcribe,
  type Transcript,
} from '@atlas/contract'
import { callPatiently } from '../../shared/api/call-patiently.ts'
import { sendFile } from '../../shared/api/send-file.ts'

export type FileResult =
  | { readonly kind: 'image'; readonly picture: PictureReport }
  | { readonly kind: 'audio'; readonly heard: Transcript; readonly report?: TextReport | undefined }

export type RunFileCheck = (
  file: File,
  signal: AbortSignal,
  onProgress: (progress: ReadingProgress) => void,
) => Promise<FileResult>

const runImageCheck: RunFileCheck = async (file, signal, onProgress) => {
  const picture = await sendFile(analyzeImage, {
    file,
    fallback: specSentences.imageFailed,
    signal,
    timeoutSeconds: 180,
    onProgress,
  })
  return { kind: 'image', picture }
}

/** A transcript is kept with its file: when only the second step fails, it is not written down again. */
const written = new WeakMap<File, Transcript>()

const writeDown = async (...[file, signal, onProgress]: Parameters<RunFileCheck>): Promise<Transcript> => {
  const known = written.get(file)
  if (known !== undefined) return known
  const fallback = specSentences.transcribeFailed
  const heard = await sendFile(transcribe, { file, fallback, signal, timeoutSeconds: 900, onProgress })
  written.set(file, heard)
  return heard
}

/** First the transcript, then the check of it; the second call goes without a token, as the specification says. */
const runAudioCheck: RunFileCheck = async (file, signal, onProgress) => {
  const heard = await writeDown(file, signal, onProgress)
  if (heard.transcript.trim() === '') return { kind: 'audio', heard, report: undefined }
  onProgress({ stage: 'judging', percent: 100 })
  const report = await callPatiently(analyzeText, {
    body: { text: heard.transcript },
    signal,
    token: null,
    fallback: specSentences.transcriptFailed,
  })
  return { kind: 'audio', heard, report }
}

export const fileChecks = { image: runImageCheck, audio: runAudioCheck } as const
