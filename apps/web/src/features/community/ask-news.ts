import { communityWords as words, readChangelog, specSentences } from '@atlas/contract'
import { call } from '../../shared/api/call.ts'
import { groupByVersion, type Group } from './changelog.ts'

/** The specification's sentence goes to the log only; people are told in words that help them. */
export const askNews = async (signal: AbortSignal): Promise<readonly Group[]> => {
  try {
    return groupByVersion(await call(readChangelog, { signal, token: null, fallback: words.newsFailed }))
  } catch (error) {
    if (!signal.aborted) reportError(new Error(specSentences.changelogUnread, { cause: error }))
    throw error
  }
}
