import { analyzeLink, checkWords, type LinkReport } from '@atlas/contract'
import { call } from '../../shared/api/call.ts'
import { checkLinkHere } from '../private-check/private-check.ts'

export type LinkInput = {
  readonly url: string
  readonly isPrivate: boolean
  /** The person agrees that a service outside may publish the link. */
  readonly mayShare: boolean
}

export const runLinkCheck = ({ url, isPrivate, mayShare }: LinkInput, signal: AbortSignal): Promise<LinkReport> =>
  isPrivate
    ? checkLinkHere(url)
    : call(analyzeLink, { body: mayShare ? { url, share: true } : { url }, signal, fallback: checkWords.linkFailed })
