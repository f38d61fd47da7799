import type { ParsedLink } from './parse-link.ts'
import type { AddressPart } from './types.ts'

const SHOWN = 300

const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)

const shownDomain = (link: ParsedLink): string => {
  const count = link.domain.split('.').length
  return link.shownHost.split('.').slice(-count).join('.')
}

/** The address taken apart, in order, with the one part that says whose site it is marked. */
export const takeApart = (link: ParsedLink): AddressPart[] => {
  const { url } = link
  const owner = link.ip === 'none' ? shownDomain(link) : link.host
  const before = link.ip === 'none' ? link.shownHost.slice(0, link.shownHost.length - owner.length) : ''
  const user =
    url.username === '' && url.password === '' ? '' : `${url.username}${url.password === '' ? '' : `:${url.password}`}@`
  const parts: readonly Omit<AddressPart, 'owner'>[] = [
    { kind: 'scheme', text: `${url.protocol}//` },
    { kind: 'user', text: short(user) },
    { kind: 'subdomain', text: before },
    { kind: 'owner', text: owner },
    { kind: 'port', text: url.port === '' ? '' : `:${url.port}` },
    { kind: 'path', text: short(link.path) },
    { kind: 'query', text: short(link.query) },
    { kind: 'fragment', text: short(url.hash) },
  ]
  return parts.filter((part) => part.text !== '').map((part) => ({ ...part, owner: part.kind === 'owner' }))
}
