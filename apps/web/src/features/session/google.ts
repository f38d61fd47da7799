import { ownSentences, startGoogle } from '@atlas/contract'

const refusalFrom = async (response: Response): Promise<string> => {
  const answer: unknown = await response.json().catch(() => undefined)
  const hasError = typeof answer === 'object' && answer !== null && 'error' in answer
  return hasError && typeof answer.error === 'string' ? answer.error : ownSentences.googleMissing
}

/**
 * Asks first whether the server leads on to Google, so that nobody lands on a page of bare data.
 * Answers why not, or nothing when the browser is on its way.
 */
export const goToGoogle = async (loginToken: string | undefined): Promise<string | undefined> => {
  const query = loginToken === undefined ? '' : `?login_token=${encodeURIComponent(loginToken)}`
  const address = startGoogle.path + query
  try {
    const response = await fetch(address, { redirect: 'manual', cache: 'no-store' })
    if (response.type !== 'opaqueredirect') return await refusalFrom(response)
    location.assign(address)
    return undefined
  } catch {
    return ownSentences.unexpected
  }
}
