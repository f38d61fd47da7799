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

const judge = (like: Likeness | undefined): Finding => {
  const rule = like && RULES[like.how]
  if (!like || !rule)
    return { opinion: 'cannot-tell', reason: 'The name does not look like that of a well-known company.' }
  // An everyday word (`target`, `orange`) has honest owners everywhere.
  if (like.weight === 0 && like.how !== 'look-alike-letters')
    return { opinion: 'cannot-tell', reason: rule.reason(like) }
  return { opinion: rule.opinion, reason: rule.reason(like) }
}

export const lookAlike: Engine = {
  id: 'link/look-alike',
  name: 'Look-alike names',
  judge: ({ signs }) => judge(signs.likeness),
}
