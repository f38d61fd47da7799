import { analyzeText, specSentences, type TextReport } from '@atlas/contract'
import { callPatiently } from '../../shared/api/call-patiently.ts'
import { checkTextHere } from '../private-check/private-check.ts'

export type TextInput = { readonly text: string; readonly isPrivate: boolean }

export const runTextCheck = ({ text, isPrivate }: TextInput, signal: AbortSignal): Promise<TextReport> =>
  isPrivate
    ? checkTextHere(text)
    : callPatiently(analyzeText, { body: { text }, signal, fallback: specSentences.textFailed })
