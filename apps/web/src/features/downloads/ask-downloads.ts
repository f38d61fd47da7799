import { type Download, downloadWords as words, readDownloads } from '@atlas/contract'
import { call } from '../../shared/api/call.ts'

export const askDownloads = (signal: AbortSignal): Promise<readonly Download[]> =>
  call(readDownloads, { signal, token: null, fallback: words.windowsFailed })
