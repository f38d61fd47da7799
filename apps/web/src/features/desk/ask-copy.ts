import { type readCopy as endpoint, readCopy, ownSentences } from '@atlas/contract'
import type * as z from 'zod/mini'
import { call } from '../../shared/api/call.ts'

export type Copy = z.output<(typeof endpoint)['reply']>

export const askCopy = (signal: AbortSignal): Promise<Copy> =>
  call(readCopy, { signal, token: null, fallback: ownSentences.unexpected })
