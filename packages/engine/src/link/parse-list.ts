import { readUrl } from './read-url.ts'
import type { ListAnswer, ListedAddress, ListLookup, Standing } from './types.ts'

export type ListEntries = {
  /** Whole hosts: everything on them is listed. */
  readonly hosts: ReadonlySet<string>
  /** Single pages, `host/path?query`. */
  readonly pages: ReadonlySet<string>
}

export type NamedList = { readonly name: string; readonly kind: 'block' | 'allow'; readonly entries: ListEntries }

const HOSTS_LINE = /^(?:0\.0\.0\.0|127\.0\.0\.1|::1?)\s+([^\s#]{1,253})/
const COMMENT = /^\s*(?:#|\/\/|;|!)/
const URL_IN_LINE = /https?:\/\/[^\s"',]{1,8000}/i
const QUOTED_URL = /"(https?:\/\/[^"]{1,8000})"/i
const BARE_HOST = /^(?:\*\.|\|\|)?([a-z0-9_.-]{1,253}\.[a-z0-9-]{2,63})\^?$/i
const LOCAL_NAMES = new Set(['localhost', 'localhost.localdomain', 'local', 'broadcasthost', '0.0.0.0'])
/** Feeds list single pages of these; blocking the whole host would block everybody on it. */
const pageKey = ({ host, path, query }: ListedAddress): string => `${host}${path}${query}`

const plainHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '')

type Entry = { readonly host: string } | { readonly page: string }

const addressIn = (line: string): string | undefined =>
  QUOTED_URL.exec(line)?.[1] ?? URL_IN_LINE.exec(line)?.[0] ?? (/[\s,]/.test(line) ? undefined : line)

const fromAddress = (address: string): Entry | undefined => {
  const url = readUrl(address)
  if (!url?.hostname.includes('.')) return undefined
  const host = plainHost(url.hostname)
  const isWholeHost = url.pathname === '/' && url.search === ''
  return isWholeHost ? { host } : { page: pageKey({ host, path: url.pathname, query: url.search }) }
}

/** What a line of any of the known formats lists, or undefined. */
const readLine = (line: string): Entry | undefined => {
  if (line === '' || COMMENT.test(line)) return undefined
  const fromHosts = HOSTS_LINE.exec(line)?.[1]
  if (fromHosts !== undefined) return LOCAL_NAMES.has(fromHosts) ? undefined : { host: plainHost(fromHosts) }
  const bare = BARE_HOST.exec(line)?.[1]
  if (bare !== undefined) return { host: plainHost(bare) }
  const address = addressIn(line)
  return address === undefined ? undefined : fromAddress(address)
}

/** Reads URLhaus CSV, OpenPhish text, PhishTank CSV, hosts files and plain lists; lines it cannot read are left out. */
export const parseList = (text: string): ListEntries => {
  const hosts = new Set<string>()
  const pages = new Set<string>()
  for (const line of text.split(/\r?\n/)) {
    const entry = readLine(line.trim())
    if (!entry) continue
    if ('host' in entry) hosts.add(entry.host)
    else pages.add(entry.page)
  }
  return { hosts, pages }
}

/** The host and every name above it, down to two labels: a listed `evil.example` covers `a.evil.example`. */
const hostAndParents = (host: string): string[] => {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, i) => labels.slice(i).join('.'))
}

const isListed = ({ hosts, pages }: ListEntries, address: ListedAddress): boolean => {
  const host = plainHost(address.host)
  return (
    pages.has(pageKey({ ...address, host })) ||
    pages.has(pageKey({ ...address, host, query: '' })) ||
    hosts.has(host) ||
    hostAndParents(host).some((name) => hosts.has(name))
  )
}

/** Under which names a fetched list may hold an address: single pages, and whole hosts. */
export type ListedAs = { readonly pages: readonly string[]; readonly hosts: readonly string[] }

/**
 * Of a well-known site or a shared place only the very page counts, and never the front page: one bad page, or a
 * mistake in somebody's list, must not condemn everybody there. Of others a listed host covers what is below it, but
 * nothing above the part that somebody registered.
 */
export const listedAs = (address: ListedAddress, { kind, domain }: Standing): ListedAs => {
  const host = plainHost(address.host)
  const page = pageKey({ ...address, host })
  if (kind === 'home') return { pages: [], hosts: [] }
  if (kind === 'known' || kind === 'shared') return { pages: [page], hosts: [] }
  const above = hostAndParents(host).filter((name) => name === domain || name.endsWith(`.${domain}`))
  return {
    pages: [...new Set([page, pageKey({ ...address, host, query: '' })])],
    hosts: [...new Set([host, ...above])],
  }
}

/** Allow lists are asked first: they hold what a person decided. */
export const lookUpLists = (lists: readonly NamedList[]): ListLookup => ({
  find: (address): ListAnswer => {
    if (lists.length === 0) return { status: 'skipped' }
    const hit = (kind: NamedList['kind']) => lists.find((list) => list.kind === kind && isListed(list.entries, address))
    const allowed = hit('allow')
    if (allowed) return { status: 'allowed', list: allowed.name }
    const blocked = hit('block')
    return blocked ? { status: 'blocked', list: blocked.name } : { status: 'not-listed' }
  },
})
