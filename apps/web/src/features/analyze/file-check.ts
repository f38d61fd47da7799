import { analyzeImage, analyzeText, specSentences, type TextReport, transcribe } from '@atlas/contract'
import { call } from '../../shared/api/call.ts'

export type FileResult = { readonly text: string; readonly report: TextReport }

const formOf = (field: string, file: File): FormData => {
  const form = new FormData()
  form.set(field, file)
  return form
}

export const runImageCheck = async (file: File, signal: AbortSignal): Promise<FileResult> => {
  const fallback = specSentences.imageFailed
  const { text, analysis } = await call(analyzeImage, {
    form: formOf('image', file),
    signal,
    fallback,
    timeoutSeconds: 90,
  })
  return { text, report: analysis }
}

/** First the transcript, then the check of it; the second call goes without a token, as the specification says. */
export const runAudioCheck = async (file: File, signal: AbortSignal): Promise<FileResult> => {
  const { transcript } = await call(transcribe, {
    form: formOf('audio', file),
    signal,
    fallback: specSentences.transcribeFailed,
    timeoutSeconds: 660,
  })
  const report = await call(analyzeText, {
    body: { text: transcript },
    signal,
    token: null,
    fallback: specSentences.transcriptFailed,
  })
  return { text: transcript, report }
}
