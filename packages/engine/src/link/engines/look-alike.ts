import { because } from '../reasons.ts'
import type { How, Likeness } from '../signs/imitation.ts'
import { site } from './brand-name.ts'
import type { Engine, Finding } from './engine.ts'

/** What each way of copying a name means. The ways not listed belong to the brand-name engine. */
const COPIES = {
  'look-alike-letters': 'malicious',
  'whole-address-inside': 'malicious',
  'one-letter-off': 'suspicious',
  'hyphen-inside': 'suspicious',
  'split-by-dots': 'suspicious',
  'other-ending': 'suspicious',
} as const

const isCopy = (how: How): how is keyof typeof COPIES => Object.hasOwn(COPIES, how)

/** Endings of countries that are sold to everybody alike. */
const OPEN_NATIONAL = new Set([
  'ai',
  'cc',
  'cm',
  'co',
  'gg',
  'io',
  'la',
  'me',
  'pw',
  'to',
  'tv',
  'vc',
  'ws',
  'tk',
  'ml',
  'ga',
  'cf',
  'gq',
])

/** A brand's branch abroad uses the country's ending; only it knows all of them. */
const isBranchAbroad = (like: Likeness, ending: string): boolean =>
  like.how === 'other-ending' && ending.length === 2 && !OPEN_NATIONAL.has(ending)

const judge = (like: Likeness | undefined, ending: string): Finding => {
  if (!like || !isCopy(like.how)) return { opinion: 'cannot-tell', because: because('copies-nobody') }
  const { how, brand, weight } = like
  if (isBranchAbroad(like, ending))
    return { opinion: 'cannot-tell', because: because('branch-abroad', { brand: brand.name }) }
  const reason = because(how, site(brand))
  // An everyday word (`target`, `orange`) has honest owners everywhere.
  if (weight === 0 && how !== 'look-alike-letters') return { opinion: 'cannot-tell', because: reason }
  // `eclipsenet` is an honest name as well; only with the most copied brands is it beyond doubt.
  return { opinion: brand.tier === 1 ? COPIES[how] : 'suspicious', because: reason }
}

export const lookAlike: Engine = {
  id: 'link/look-alike',
  judge: ({ signs }) => judge(signs.likeness, signs.link.labels.at(-1) ?? ''),
}
