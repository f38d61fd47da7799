import { readMe, specSentences } from '@atlas/contract'
import { call } from '../../shared/api/call.ts'
import type { User } from './user.ts'

export const askWho = (token: string): Promise<User> =>
  call(readMe, { token, fallback: specSentences.signedOutForSecurity })
