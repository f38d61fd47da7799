import { linkGoogle, ownSentences, startGoogle } from '@atlas/contract'
import { call } from '../../shared/api/call.ts'
import { toCallError } from '../../shared/api/call-error.ts'

const refusalFrom = async (response: Response): Promise<string> => {
  const answer: unknown = await response.json().catch(() => undefined)
  const hasError = typeof answer === 'object' && answer !== null && 'error' in answer
  return hasError && typeof answer.error === 'string' ? answer.error : ownSentences.googleMissing
}

/**
 * Asks first whether the server leads on to Google, so that nobody lands on a page of bare data.
 * Answers why not, or nothing when the browser is on its way.
 */
export const goToGoogle = async (): Promise<string | undefined> => {
  const address = `${startGoogle.path}?from=${encodeURIComponent(location.pathname)}`
  try {
    const response = await fetch(address, { redirect: 'manual', cache: 'no-store' })
    if (response.type !== 'opaqueredirect') return await refusalFrom(response)
    location.assign(address)
    return undefined
  } catch {
    return ownSentences.unexpected
  }
}

/** The address carries a code that works once and in this browser alone, never the session's token. */
export const goAndLink = async (): Promise<string | undefined> => {
  try {
    const { login_token } = await call(linkGoogle, { fallback: ownSentences.unexpected })
    location.assign(`${startGoogle.path}?login_token=${encodeURIComponent(login_token)}`)
    return undefined
  } catch (error) {
    return toCallError(error, ownSentences.unexpected).message
  }
}
