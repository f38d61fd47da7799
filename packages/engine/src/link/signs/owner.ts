import { parse } from 'tldts'
import type { LinkModel } from '../model/load-model.ts'
import type { Place } from '../model/places.ts'
import type { ParsedLink } from '../parse-link.ts'
import { toUnicodeHost } from '../punycode.ts'
import { toLatin } from '../skeleton.ts'

/** Who answers for this address: the tenant on a shared place, else whoever registered the domain. */
export type Owner = {
  /** `shop` of `shop.weebly.com`, `example` of `a.example.co.uk`; look-alike letters written in Latin. */
  readonly name: string
  /** The name was written with foreign letters that look Latin. */
  readonly disguised: boolean
  readonly domain: string
  readonly subdomain: string
  readonly suffix: string
  readonly place: Place | undefined
}

/** Private suffixes that are sold like any other ending: a name below them is a domain of its own, not a tenant. */
const SOLD_SUFFIX =
  /^(?:(?:com|co|net|org)\.[a-z]{2,4}|(?:ae|africa|br|cn|de|eu|gb|gr|hu|in|it|jp|jpn|kr|mex|no|qc|ru|sa|se|uk|us|uy|za)\.(?:com|net|org)|(?:co|com|edu|net|org|pp|biz)\.[a-z]{2}|eu\.org|co\.com|co\.nl|co\.no|co\.dk|firm\.[a-z]{2}|in\.net|gov\.[a-z]{2}|[a-z]{2,20}\.(?:pl|no|it|au)|service\.gov\.uk|[a-z]{2,12}\.lib\.[a-z]{2}\.us|radio\.(?:am|fm))$/

/** Walks the host from the whole name to its last two labels. */
const findPlace = (link: ParsedLink, model: LinkModel): Place | undefined => {
  const { labels } = link
  for (let i = 0; i < labels.length - 1; i += 1) {
    const name = labels.slice(i).join('.')
    const kind = model.places.get(name)
    if (kind !== undefined && kind !== 'open') return { kind, name }
  }
  if (model.popularity.isDynamicDns(link.icannDomain)) return { kind: 'dynamic-dns', name: link.icannDomain }
  if (link.suffixIsPrivate && !SOLD_SUFFIX.test(link.suffix)) return { kind: 'hosting', name: link.suffix }
  return undefined
}

const labelBefore = (host: string, place: string): string => {
  const before = host.slice(0, host.length - place.length - 1)
  return before.slice(before.lastIndexOf('.') + 1)
}

const latinName = (label: string, model: LinkModel): Pick<Owner, 'name' | 'disguised'> => {
  const shown = toUnicodeHost(label)
  const name = toLatin(shown, model.confusables)
  return { name, disguised: name !== shown }
}

const asTenant = (link: ParsedLink, place: Place, model: LinkModel): Owner => {
  const tenant = labelBefore(link.host, place.name)
  const domain = `${tenant}.${place.name}`
  return {
    ...latinName(tenant, model),
    domain,
    subdomain: link.host.slice(0, Math.max(0, link.host.length - domain.length - 1)),
    suffix: place.name,
    place,
  }
}

/** `www` names no tenant: `www.weebly.com` is the place's own page. */
const hasTenant = (link: ParsedLink, place: Place): boolean =>
  link.host !== place.name && link.host !== `www.${place.name}`

export const readOwner = (link: ParsedLink, model: LinkModel): Owner => {
  const place = link.ip === 'none' ? findPlace(link, model) : undefined
  if (place && place.kind !== 'shortener' && place.kind !== 'platform' && hasTenant(link, place)) {
    return asTenant(link, place, model)
  }
  const { name, domain, subdomain, suffix } = link
  return {
    ...latinName(name, model),
    domain,
    subdomain: toLatin(toUnicodeHost(subdomain), model.confusables),
    suffix,
    place,
  }
}

/** Suffixes meant for checked bodies: governments, the military, universities. Some registries sell them all the same. */
const CHECKED_SUFFIX =
  /^(?:gov|mil|edu|int|gc\.ca|europa\.eu|(?:[a-z-]{2,20}\.)?(?:gov|gob|gouv|govt|go|gv|mil|edu|ac|nhs|police|jus|leg)\.[a-z]{2})$/

/** Of these the ones that a registry gives to public bodies alone. Schools are many and often broken into: only where each is accredited. */
const PUBLIC_BODY_SUFFIX =
  /^(?:gov|mil|edu|int|gc\.ca|europa\.eu|(?:[a-z-]{2,20}\.)?(?:(?:gov|gob|gouv|govt|gv|mil|police|jus|leg)\.[a-z]{2}|nhs\.uk|go\.(?:cr|jp|ke|kr|th|tz)|ac\.(?:at|il|jp|kr|uk)|edu\.(?:au|cn|hk|sg|tw)))$/

const publicSuffixOf = (host: string): string =>
  parse(host, { extractHostname: false, validateHostname: false }).publicSuffix ?? ''

export const isCheckedSuffix = (host: string): boolean => CHECKED_SUFFIX.test(publicSuffixOf(host))

export const isPublicBody = (host: string): boolean => PUBLIC_BODY_SUFFIX.test(publicSuffixOf(host))
