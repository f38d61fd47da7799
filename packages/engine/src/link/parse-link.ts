import { parse } from 'tldts'
import { findLink } from './find-link.ts'
import { toUnicodeHost } from './punycode.ts'
import { readUrl } from './read-url.ts'
import { unwrap, type Unwrapped } from './unwrap.ts'

/** More labels than this no honest name has; DNS itself stops at 127. */
const MAX_LABELS = 63

/** One address, read once; every engine looks at this and at nothing else. */
export type ParsedLink = {
  readonly url: URL
  /** What was written before the browser's reading of it, for tricks that parsing hides (encoded hosts). */
  readonly written: string
  readonly hops: readonly string[]
  /** A redirector whose target cannot be read off the address. */
  readonly hidden: boolean
  /** Another site that this address sends people on to. */
  readonly onward: string | undefined
  readonly host: string
  /** The host as a person sees it, `xn--` names decoded. */
  readonly shownHost: string
  readonly labels: readonly string[]
  readonly ip: 'none' | 'v4' | 'v6'
  /** Public suffix, private section on: `vercel.app`, `co.uk`. Empty for an IP address. */
  readonly suffix: string
  readonly suffixIsPrivate: boolean
  /** Registrable domain, private section on: `evil.vercel.app`. The IP itself for an IP address. */
  readonly domain: string
  /** Registrable domain by the ICANN section alone: `vercel.app`. */
  readonly icannDomain: string
  /** The owner's own label: `evil` of `evil.vercel.app`. */
  readonly name: string
  /** Labels before the registrable domain, `www` left out. */
  readonly subdomain: string
  readonly path: string
  readonly query: string
}

const ipKind = (host: string): ParsedLink['ip'] => {
  if (host.startsWith('[')) return 'v6'
  return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) ? 'v4' : 'none'
}

/** Addresses inside a home or office network, which the sender of a message cannot use. */
const HOME_NETWORK = /^(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.|^\[(?:::1|f[cd][0-9a-f]{2}:|fe80:)/

export const isHomeNetwork = ({ ip, host }: ParsedLink): boolean => ip !== 'none' && HOME_NETWORK.test(host)

const isPlausibleHost = (host: string): boolean => {
  const labels = host.split('.')
  return (
    labels.length >= 2 &&
    labels.length <= MAX_LABELS &&
    host.length <= 253 &&
    labels.every((l) => l.length > 0 && l.length <= 63)
  )
}

const withoutWww = (host: string): string => host.replace(/^www\d{0,2}\./, '')

/** What is known of an address before its host is looked at. */
type Opened = Pick<ParsedLink, 'written'> & Unwrapped

const fromIp = ({ url, ...opened }: Opened, ip: 'v4' | 'v6'): ParsedLink => ({
  ...opened,
  url,
  host: url.hostname,
  shownHost: url.hostname,
  labels: [url.hostname],
  ip,
  suffix: '',
  suffixIsPrivate: false,
  domain: url.hostname,
  icannDomain: url.hostname,
  name: url.hostname,
  subdomain: '',
  path: url.pathname,
  query: url.search,
})

const fromName = ({ url, ...opened }: Opened, host: string): ParsedLink | undefined => {
  const all = parse(host, { allowPrivateDomains: true, extractHostname: false, validateHostname: false })
  const icann = parse(host, { extractHostname: false, validateHostname: false })
  const suffix = all.publicSuffix ?? ''
  // The bare suffix itself (`github.io`) has no owner's label below it: the whole host is then the owner's part.
  const domain = all.domain ?? host
  const before = host.endsWith(`.${domain}`) ? host.slice(0, host.length - domain.length - 1) : ''
  return {
    ...opened,
    url,
    host,
    shownHost: toUnicodeHost(host),
    labels: host.split('.'),
    ip: 'none',
    suffix,
    suffixIsPrivate: all.isPrivate === true,
    domain,
    icannDomain: icann.domain ?? domain,
    name: domain.length > suffix.length ? domain.slice(0, domain.length - suffix.length - 1) : domain,
    subdomain: withoutWww(`${before}.`).replace(/\.$/, ''),
    path: url.pathname,
    query: url.search,
  }
}

/** A name under a suffix nobody runs (`file.txt`, `foo.local`) is no public web address. */
const hasKnownSuffix = (host: string): boolean => {
  const found = parse(host, { extractHostname: false, validateHostname: false })
  return found.isIcann === true || found.publicSuffix === 'onion'
}

const withoutDot = (host: string): string => host.replace(/\.$/, '')

const isWebHost = (host: string): boolean => isPlausibleHost(host) && hasKnownSuffix(host)

/** The address inside a redirector; where that is none, the redirector itself, which then hides where it leads. */
const open = (outer: URL): Unwrapped => {
  const inside = unwrap(outer)
  const { hostname } = inside.url
  if (inside.hops.length === 0 || ipKind(hostname) !== 'none' || isWebHost(withoutDot(hostname))) return inside
  return { url: outer, hops: [], hidden: true, onward: undefined }
}

/** Reads what a person pasted; undefined when there is no web address in it. */
export const parseLink = (pasted: string): ParsedLink | undefined => {
  const written = findLink(pasted)
  const outer = written === undefined ? undefined : readUrl(written)
  if (written === undefined || !outer) return undefined
  const opened = { ...open(outer), written }
  const ip = ipKind(opened.url.hostname)
  if (ip !== 'none') return fromIp(opened, ip)
  const host = withoutDot(opened.url.hostname)
  return isWebHost(host) ? fromName(opened, host) : undefined
}
