import { PLACE_REASONS } from './engines/place.ts'
import type { Signs } from './signs/read-signs.ts'
import type { LinkVerdict, Opinion } from './types.ts'

/** Whose reason is told first when several engines warn. */
const ORDER: readonly string[] = ['link/lists', 'link/look-alike', 'link/brand-name', 'link/address-tricks']
const LAST: readonly string[] = ['link/suffix-risk', 'link/learned']

const rankOf = (engine: string): number => {
  const first = ORDER.indexOf(engine)
  if (first >= 0) return first
  return LAST.includes(engine) ? ORDER.length + 1 + LAST.indexOf(engine) : ORDER.length
}

const mainReason = (opinions: readonly Opinion[], kinds: readonly string[]): string | undefined =>
  opinions
    .filter(({ opinion }) => kinds.includes(opinion))
    .sort((a, b) => kinds.indexOf(a.opinion) - kinds.indexOf(b.opinion) || rankOf(a.engine) - rankOf(b.engine))
    .at(0)?.reason

const OUR_OPENING = /^(?:The|This|Names|Very) /

/** Our own reasons are sentences; after a colon they go on in lower case. An outside service keeps its own words. */
const goingOn = (reason: string): string =>
  OUR_OPENING.test(reason) ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason

const quietReason = ({ owner }: Signs): string =>
  owner.place
    ? PLACE_REASONS[owner.place.kind](owner.place.name)
    : 'nothing speaks against it, but the site is not widely known.'

/** One plain sentence: how it stands, and the main reason why. */
export const explain = (verdict: LinkVerdict, opinions: readonly Opinion[], signs: Signs): string => {
  const warning = mainReason(opinions, ['malicious', 'suspicious'])
  if (verdict === 'dangerous')
    return `This link is very likely a scam: ${goingOn(warning ?? 'several signs point that way.')}`
  if (verdict === 'suspicious')
    return `Be careful with this link: ${goingOn(warning ?? 'it has much in common with scam links.')}`
  if (verdict === 'harmless') {
    return `This link appears to be safe: ${goingOn(mainReason(opinions, ['harmless']) ?? 'the site is trusted.')}`
  }
  return `We cannot tell whether this link is safe: ${goingOn(warning ?? quietReason(signs))}`
}

const ADVICE: Readonly<Record<LinkVerdict, readonly string[]>> = {
  dangerous: [
    'Do not open this link.',
    'Do not type in a password, a code or card details there.',
    'If you already did, call your bank on the number on your card and change the password on the real site.',
  ],
  suspicious: [
    'Better not open this link.',
    'If it is about your account or a parcel, open the real site yourself by typing its address.',
  ],
  'cannot-tell': [
    'Ask yourself whether you expected this link. If not, leave it alone.',
    'Do not type in a password, a code or card details after opening it.',
  ],
  harmless: ['A safe site can still be misused in a message. If the message worries you, check its text too.'],
}

export const advise = (verdict: LinkVerdict, signs: Signs): string[] => {
  const advice = [...ADVICE[verdict]]
  const own = signs.likeness?.brand.domains[0]
  if (signs.likeness && own !== undefined && (verdict === 'dangerous' || verdict === 'suspicious')) {
    advice.splice(1, 0, `The real address of ${signs.likeness.brand.name} is ${own}. Type it yourself.`)
  }
  if (signs.owner.place?.kind === 'shortener')
    advice.push('Ask the sender for the full address instead of the short one.')
  return advice
}
