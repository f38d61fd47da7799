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
import { call } from '../../shared/api/call.ts'
import { sendFile } from '../../shared/api/send-file.ts'

export type FileResult =
  | { readonly kind: 'image'; readonly picture: PictureReport }
  | { readonly kind: 'audio'; readonly heard: Transcript; readonly report: TextReport | undefined }

export type RunFileCheck = (
  file: File,
  signal: AbortSignal,
  onProgress: (progress: ReadingProgress) => void,
) => Promise<FileResult>

export const runImageCheck: RunFileCheck = async (file, signal, onProgress) => {
  const picture = await sendFile(analyzeImage, {
    file,
    fallback: specSentences.imageFailed,
    signal,
    timeoutSeconds: 180,
    onProgress,
  })
  return { kind: 'image', picture }
}

/** First the transcript, then the check of it; the second call goes without a token, as the specification says. */
export const runAudioCheck: RunFileCheck = async (file, signal, onProgress) => {
  const heard = await sendFile(transcribe, {
    file,
    fallback: specSentences.transcribeFailed,
    signal,
    timeoutSeconds: 900,
    onProgress,
  })
  if (heard.transcript.trim() === '') return { kind: 'audio', heard, report: undefined }
  onProgress({ stage: 'judging', percent: 100 })
  const report = await call(analyzeText, {
    body: { text: heard.transcript },
    signal,
    token: null,
    fallback: specSentences.transcriptFailed,
  })
  return { kind: 'audio', heard, report }
}
