import type { LinkAdvice, LinkAdviceId } from './reasons.ts'
import type { Signs } from './signs/read-signs.ts'
import type { LinkVerdict } from './types.ts'

const BY_VERDICT: Readonly<Record<LinkVerdict, readonly LinkAdviceId[]>> = {
  dangerous: ['do-not-open', 'type-nothing-in', 'if-you-did'],
  suspicious: ['better-not-open', 'open-the-real-site'],
  'cannot-tell': ['did-you-expect-it', 'type-nothing-in-after', 'open-the-real-site'],
  harmless: ['check-the-text-too'],
}

const plain = (id: LinkAdviceId): LinkAdvice => ({ id, values: {} })

/** Most urgent first. */
export const advise = (verdict: LinkVerdict, { likeness, owner, link }: Signs): LinkAdvice[] => {
  const advice = BY_VERDICT[verdict].map(plain)
  const domain = likeness?.brand.domains[0]
  if (likeness && domain !== undefined && (verdict === 'dangerous' || verdict === 'suspicious'))
    advice.splice(1, 0, { id: 'type-the-real-address', values: { brand: likeness.brand.name, domain } })
  if (owner.place?.kind === 'shortener' || link.hidden) advice.push(plain('ask-for-full-address'))
  return advice
}
