import { analyzeText, specSentences, type TextReport } from '@atlas/contract'
import { callPatiently } from '../../shared/api/call-patiently.ts'
import { checkTextHere } from '../private-check/private-check.ts'
import { judge, type Judged } from './judged.ts'

export type TextInput = { readonly text: string; readonly isPrivate: boolean }

export const runTextCheck = ({ text, isPrivate }: TextInput, signal: AbortSignal): Promise<Judged<TextReport>> =>
  judge({
    isPrivate,
    here: () => checkTextHere(text),
    server: () => callPatiently(analyzeText, { body: { text }, signal, fallback: specSentences.textFailed }),
    fallback: specSentences.textFailed,
  })
