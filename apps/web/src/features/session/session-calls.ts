import { logout, readMe, shellWords, specSentences } from '@atlas/contract'
import { type CallError, toCallError } from '../../shared/api/call-error.ts'
import { call } from '../../shared/api/call.ts'
import type { User } from './user.ts'

export const askWho = (token: string): Promise<User> =>
  call(readMe, { token, fallback: specSentences.signedOutForSecurity })

/** Only an answer of the server is a reason to log somebody out: no line, no time or a broken server is none. */
const isRefused = ({ status }: CallError): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429

type Owner = { readonly user?: User; readonly failure?: CallError; readonly isUnknown: boolean }

export const readOwner = async (token: string): Promise<Owner> => {
  try {
    return { user: await call(readMe, { token, fallback: shellWords.whoFailed }), isUnknown: false }
  } catch (error) {
    const failure = toCallError(error, shellWords.whoFailed)
    return isRefused(failure) ? { isUnknown: true } : { failure, isUnknown: false }
  }
}

export const endSession = async (token: string): Promise<void> => {
  await call(logout, { token, fallback: specSentences.signedOut, outlivesPage: true })
}
