import type { Brand } from '../model/brand-index.ts'

/** Endings of countries that are sold to everybody alike: a name there says nothing of a branch. */
const OPEN_NATIONAL: ReadonlySet<string> = new Set(
  'ac ag ai am bz cc cd cf cm co cx fm ga gd gg gq gs im io is la lc li ly me mn ml ms mu nu pm pw re sc sh so st su tf tk tl to tv vc vg wf ws yt'.split(
    ' ',
  ),
)

const SOME_BRANCHES = 3
/** A brand at home in so many countries has branches anywhere. */
const EVERYWHERE = 8

export const isNational = (ending: string): boolean => ending.length === 2 && !OPEN_NATIONAL.has(ending)

const endingOf = (domain: string): string => domain.slice(domain.lastIndexOf('.') + 1)

/** In how many countries the brand has an address that we know. */
export const countriesOf = ({ domains }: Pick<Brand, 'domains'>): number =>
  new Set(domains.map(endingOf).filter(isNational)).size

/**
 * Whether a brand's name under this ending may be its branch there. Only a brand that is known to have branches has
 * unknown ones; `roblox.com.py` is no branch of a firm that is at home under `.com` alone.
 */
export const mayBeBranch = (brand: Brand, ending: string): boolean => {
  if (ending.length !== 2) return false
  const countries = countriesOf(brand)
  return countries >= EVERYWHERE || (countries >= SOME_BRANCHES && isNational(ending))
}
