import type { How, Likeness } from '../signs/imitation.ts'
import type { Engine, Finding } from './engine.ts'

type Rule = { readonly opinion: 'suspicious' | 'malicious'; readonly reason: (like: Likeness) => string }

const site = ({ brand }: Likeness): string => `${brand.name} (${brand.domains[0] ?? ''})`

/** What each way of copying a name means. The ways not listed belong to the brand-name engine. */
const RULES: Partial<Readonly<Record<How, Rule>>> = {
  'look-alike-letters': {
    opinion: 'malicious',
    reason: (like) => `The name uses letters or digits that look like those of ${site(like)}, but it is another site.`,
  },
  'whole-address-inside': {
    opinion: 'malicious',
    reason: (like) => `The address of ${site(like)} is built into the name of another site.`,
  },
  'one-letter-off': {
    opinion: 'suspicious',
    reason: (like) => `The name is one letter away from ${site(like)}.`,
  },
  'hyphen-inside': {
    opinion: 'suspicious',
    reason: (like) => `The name is that of ${site(like)} with a dash added.`,
  },
  'split-by-dots': {
    opinion: 'suspicious',
    reason: (like) => `The name is that of ${site(like)} with a dot put inside it.`,
  },
  'other-ending': {
    opinion: 'suspicious',
    reason: (like) => `The name is that of ${site(like)}, but with another ending, which anybody can buy.`,
  },
}

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
  const rule = like && RULES[like.how]
  if (!like || !rule)
    return { opinion: 'cannot-tell', reason: 'The name does not look like that of a well-known company.' }
  if (isBranchAbroad(like, ending)) {
    return {
      opinion: 'cannot-tell',
      reason: `This may be ${like.brand.name} in another country, but we do not know this address.`,
    }
  }
  // An everyday word (`target`, `orange`) has honest owners everywhere.
  if (like.weight === 0 && like.how !== 'look-alike-letters')
    return { opinion: 'cannot-tell', reason: rule.reason(like) }
  return { opinion: rule.opinion, reason: rule.reason(like) }
}

export const lookAlike: Engine = {
  id: 'link/look-alike',
  name: 'Look-alike names',
  judge: ({ signs }) => judge(signs.likeness, signs.link.labels.at(-1) ?? ''),
}
