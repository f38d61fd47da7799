import { createHash } from 'node:crypto'

/**
 * Addresses as Google Safe Browsing writes them before hashing. Everything here works on bytes held in a string, one
 * character a byte, because percent-escapes may stand for bytes that are no text.
 */

const MOST_UNESCAPES = 100
const MOST_PARENT_HOSTS = 4
const MOST_FOLDERS = 4
const PREFIX_BYTES = 4
const SCHEME = /^[a-z][a-z0-9+.-]{0,20}:\/\//i
const NUMBER = String.raw`(?:0x[0-9a-f]{0,16}|\d{1,20})`
const IPV4_IN_ANY_NOTATION = new RegExp(String.raw`^${NUMBER}(?:\.${NUMBER}){0,3}$`, 'i')
const DOTTED_QUAD = /^\d{1,3}(?:\.\d{1,3}){3}$/

export type CanonicalUrl = {
  readonly scheme: string
  readonly host: string
  readonly path: string
  /** With its question mark; empty when there is none. */
  readonly query: string
}

const unescapeOnce = (text: string): string =>
  text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const unescapeFully = (text: string): string => {
  let current = text
  for (let round = 0; round < MOST_UNESCAPES; round += 1) {
    const next = unescapeOnce(current)
    if (next === current) break
    current = next
  }
  return current
}

const escapeBytes = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are among the bytes to be escaped
  text.replaceAll(/[\u0000-\u0020\u007F-\u00FF#%]/g, (byte) => {
    const hex = byte.charCodeAt(0).toString(16).toUpperCase()
    return `%${hex.padStart(2, '0')}`
  })

const readIpv4 = (host: string): string | undefined => {
  if (!IPV4_IN_ANY_NOTATION.test(host) || !URL.canParse(`http://${host}/`)) return undefined
  return new URL(`http://${host}/`).hostname
}

const cleanHost = (authority: string): string => {
  const withoutUser = authority.slice(authority.lastIndexOf('@') + 1)
  const plain = unescapeFully(withoutUser.replace(/:\d{0,6}$/, ''))
    .replaceAll(/\.{2,}/g, '.')
    .replace(/^\./, '')
    .replace(/\.$/, '')
    .toLowerCase()
  return readIpv4(plain) ?? plain
}

const cleanPath = (raw: string): string => {
  const kept: string[] = []
  const segments = unescapeFully(raw).split('/')
  for (const segment of segments) {
    if (segment === '..') kept.pop()
    else if (segment !== '' && segment !== '.') kept.push(segment)
  }
  const isFolder = ['', '.', '..'].includes(segments.at(-1) ?? '')
  return kept.length === 0 ? '/' : `/${kept.join('/')}${isFolder ? '/' : ''}`
}

/** Takes the bytes of an address as they are, one character a byte. */
export const canonicalBytes = (bytes: string): CanonicalUrl => {
  const [whole = ''] = bytes
    .trim()
    .replaceAll(/[\t\r\n]/g, '')
    .split('#', 1)
  const scheme = SCHEME.exec(whole)?.[0] ?? ''
  const rest = whole.slice(scheme.length)
  const authorityEnd = rest.search(/[/?]/)
  const authority = authorityEnd === -1 ? rest : rest.slice(0, authorityEnd)
  const after = rest.slice(authority.length)
  const queryStart = after.indexOf('?')
  const path = queryStart === -1 ? after : after.slice(0, queryStart)
  const query = queryStart === -1 ? '' : `?${unescapeFully(after.slice(queryStart + 1))}`
  return {
    scheme: scheme === '' ? 'http://' : scheme.toLowerCase(),
    host: escapeBytes(cleanHost(authority)),
    path: escapeBytes(cleanPath(path)),
    query: escapeBytes(query),
  }
}

export const canonicalUrl = (url: string): CanonicalUrl => canonicalBytes(Buffer.from(url, 'utf8').toString('latin1'))

/** The host itself and up to four names above it, the shortest being the one that can be registered. */
const hostsOf = (host: string, domain: string): string[] => {
  if (DOTTED_QUAD.test(host) || host.startsWith('[')) return [host]
  const labels = host.split('.')
  const fewest = Math.max(2, host === domain || host.endsWith(`.${domain}`) ? domain.split('.').length : 2)
  const parents: string[] = []
  for (let count = fewest; count < labels.length && parents.length < MOST_PARENT_HOSTS; count += 1) {
    parents.push(labels.slice(-count).join('.'))
  }
  return [host, ...parents.toReversed()]
}

const pathsOf = (path: string, query: string): string[] => {
  const folders = path.split('/').slice(1, -1)
  const roots = Array.from({ length: Math.min(MOST_FOLDERS, folders.length + 1) }, (_, count) =>
    ['', ...folders.slice(0, count), ''].join('/'),
  )
  return [...new Set([...(query === '' ? [] : [path + query]), path, ...roots])]
}

/** Every spelling under which the address may be listed. `domain` is the part that can be registered. */
export const expressionsOf = ({ host, path, query }: CanonicalUrl, domain: string): string[] =>
  hostsOf(host, domain).flatMap((name) => pathsOf(path, query).map((place) => name + place))

export const fullHash = (expression: string): Buffer => createHash('sha256').update(expression, 'latin1').digest()

export const prefixOf = (hash: Buffer): string => hash.subarray(0, PREFIX_BYTES).toString('base64')
