import type { Brand } from '../model/brand-index.ts'
import type { LinkModel } from '../model/load-model.ts'
import { because } from '../reasons.ts'
import { mayBeBranch } from '../signs/endings.ts'
import type { Likeness } from '../signs/imitation.ts'
import type { Signs } from '../signs/read-signs.ts'
import type { Engine, Finding } from './engine.ts'

/** Its own address, or its own name under the ending of a country where it may have a branch. */
const isHomeOf = (brand: Brand, { ownBrand, link }: Signs): boolean => {
  if (ownBrand === brand || brand.domains.includes(link.domain)) return true
  const isNamed = brand.domains.some((domain) => domain.startsWith(`${link.name}.`))
  return isNamed && !link.suffixIsPrivate && mayBeBranch(brand, link.labels.at(-1) ?? '')
}

/** The first claimed brand whose own domain this is not; undefined when none was claimed or one of them owns it. */
export const claimedElsewhere = (signs: Signs, claimed: readonly string[], model: LinkModel): Brand | undefined => {
  const brands = claimed.map((name) => model.brands.byName(name)).filter((brand) => brand !== undefined)
  return brands.some((brand) => isHomeOf(brand, signs)) ? undefined : brands[0]
}

const NAMED_HOWS: ReadonlySet<string> = new Set(['brand-and-lure', 'brand-word', 'brand-within'])

/** The brand and where it is at home, for a sentence. */
export const site = ({ name, domains }: Brand) => ({ brand: name, domain: domains[0] ?? '' })

const judgeNamed = (like: Likeness): Finding => {
  // Beside a lure a weak word is enough; alone it must mean the brand and nothing else.
  const weak = like.how === 'brand-and-lure' ? like.weight < 1 : like.weight < 2
  return { opinion: weak ? 'cannot-tell' : 'suspicious', because: because('names-brand', site(like.brand)) }
}

/** The brands kept by hand have all their parts to themselves; of the others some give names to customers. */
const judgeOwn = ({ checkedSuffix, usersPagesOn, ownPart }: Signs, brand: Brand): Finding => {
  if (usersPagesOn !== undefined) return { opinion: 'cannot-tell', because: because('shared-place-known') }
  // Many bodies share one address; naming one of them would be a guess.
  if (checkedSuffix) return { opinion: 'harmless', because: because('public-body') }
  if (brand.tier > 1 && !ownPart) return { opinion: 'cannot-tell', because: because('part-of-known') }
  return { opinion: 'harmless', because: because('address-of', { brand: brand.name }) }
}

export const brandName: Engine = {
  id: 'link/brand-name',
  judge: ({ signs, context, model }) => {
    const claimed = claimedElsewhere(signs, context.claimed ?? [], model)
    if (claimed) {
      return {
        opinion: signs.rank <= model.weigher.claimedKnown && !signs.owner.place ? 'cannot-tell' : 'suspicious',
        because: because('claimed-elsewhere', site(claimed)),
      }
    }
    if (signs.ownBrand) return judgeOwn(signs, signs.ownBrand)
    if (signs.likeness && NAMED_HOWS.has(signs.likeness.how)) return judgeNamed(signs.likeness)
    return { opinion: 'cannot-tell', because: because('names-nobody') }
  },
}
