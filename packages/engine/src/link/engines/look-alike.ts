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

const judge = (like: Likeness | undefined): Finding => {
  if (!like || !isCopy(like.how)) return { opinion: 'cannot-tell', because: because('copies-nobody') }
  const { how, brand, weight, doubtful } = like
  if (doubtful === 'branch') return { opinion: 'cannot-tell', because: because('branch-abroad', { brand: brand.name }) }
  const reason = because(how, site(brand))
  // An everyday word (`target`, `orange`) has honest owners everywhere.
  if (weight === 0 && how !== 'look-alike-letters') return { opinion: 'cannot-tell', because: reason }
  // `eclipsenet` is an honest name as well; only with the most copied brands is it beyond doubt.
  return { opinion: brand.tier === 1 ? COPIES[how] : 'suspicious', because: reason }
}

export const lookAlike: Engine = {
  id: 'link/look-alike',
  judge: ({ signs }) => judge(signs.likeness),
}
