import { analyzeLink, checkWords, type LinkReport } from '@atlas/contract'
import { call } from '../../shared/api/call.ts'
import { checkLinkHere } from '../private-check/private-check.ts'
import { judge, type Judged } from './judged.ts'

export type LinkInput = {
  readonly url: string
  readonly isPrivate: boolean
  /** The person agrees that a service outside may publish the link. */
  readonly mayShare: boolean
}

export const runLinkCheck = (
  { url, isPrivate, mayShare }: LinkInput,
  signal: AbortSignal,
): Promise<Judged<LinkReport>> => {
  const fallback = checkWords.linkFailed
  const body = mayShare ? { url, share: true } : { url }
  return judge({
    isPrivate,
    here: () => checkLinkHere(url),
    server: () => call(analyzeLink, { body, signal, fallback }),
    fallback,
  })
}
