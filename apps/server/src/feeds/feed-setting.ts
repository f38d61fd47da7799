import type * as z from 'zod'
import type { Feed } from './fetch-feed.ts'

const MOST_FEEDS = 10
/** Visitors read it in reports. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u

/** `name=https://…`, or the address alone, which is then named by its host. */
const readFeed = (item: string): Feed => {
  const named = /^([^=:/?]{1,200})=\s*(.*)$/su.exec(item)
  const address = named?.[2] ?? item
  return { name: named?.[1]?.trim() ?? (URL.canParse(address) ? new URL(address).hostname : ''), address }
}

const isPlain = ({ address }: Feed): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === ''
}

/** Addresses may carry keys: no sentence here repeats one. */
export const feedsFrom = (items: readonly string[], context: z.RefinementCtx): Feed[] => {
  const feeds = items.map(readFeed)
  const complain = (message: string): void => context.addIssue({ code: 'custom', message })
  if (feeds.length > MOST_FEEDS) complain(`must name at most ${MOST_FEEDS} lists`)
  for (const [place, feed] of feeds.entries()) {
    if (!isPlain(feed)) complain(`list ${place + 1}: the address must begin with https:// and hold no password`)
    else if (feed.name !== new URL(feed.address).hostname && !NAME.test(feed.name))
      complain(`list ${place + 1}: the name must be letters and digits, at most 40`)
    else if (feeds.findIndex(({ name }) => name === feed.name) !== place)
      complain(`list ${place + 1}: the name is taken; write another name and = before the address`)
  }
  return feeds
}
