import { checkWords as words, type LinkService, readLinkServices } from '@atlas/contract'
import { call } from '../../shared/api/call.ts'

export const askServices = (signal: AbortSignal): Promise<readonly LinkService[]> =>
  call(readLinkServices, { signal, fallback: words.linkFailed })
