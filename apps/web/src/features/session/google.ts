import { ownSentences, startGoogle } from '@atlas/contract'
import { useNotify } from '../notices/notices.tsx'

const refusalFrom = async (response: Response): Promise<string> => {
  const answer: unknown = await response.json().catch(() => undefined)
  const hasError = typeof answer === 'object' && answer !== null && 'error' in answer
  return hasError && typeof answer.error === 'string' ? answer.error : ownSentences.googleMissing
}

/** Asks first whether the server leads on to Google, so that nobody lands on a page of bare data. */
export const useGoogle = () => {
  const notify = useNotify()
  return async (loginToken?: string): Promise<void> => {
    const query = loginToken === undefined ? '' : `?login_token=${encodeURIComponent(loginToken)}`
    const address = startGoogle.path + query
    try {
      const response = await fetch(address, { redirect: 'manual', cache: 'no-store' })
      if (response.type === 'opaqueredirect') location.assign(address)
      else notify('error', await refusalFrom(response))
    } catch {
      notify('error', ownSentences.unexpected)
    }
  }
}
