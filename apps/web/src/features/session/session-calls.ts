import { logout, readMe, specSentences } from '@atlas/contract'
import { call } from '../../shared/api/call.ts'
import type { User } from './user.ts'

export const askWho = (token: string): Promise<User> =>
  call(readMe, { token, fallback: specSentences.signedOutForSecurity })

export const endSession = async (token: string): Promise<void> => {
  await call(logout, { token, fallback: specSentences.signedOut, outlivesPage: true })
}
