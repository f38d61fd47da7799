import { analyzeLink, checkWords, type LinkReport } from '@atlas/contract'
import { call } from '../../shared/api/call.ts'
import { checkLinkHere } from '../private-check/private-check.ts'

export type LinkInput = { readonly url: string; readonly isPrivate: boolean }

export const runLinkCheck = ({ url, isPrivate }: LinkInput, signal: AbortSignal): Promise<LinkReport> =>
  isPrivate ? checkLinkHere(url) : call(analyzeLink, { body: { url }, signal, fallback: checkWords.linkFailed })
