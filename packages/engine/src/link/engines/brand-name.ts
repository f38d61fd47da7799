import type { Brand } from '../model/brand-index.ts'
import type { LinkModel } from '../model/load-model.ts'
import { because } from '../reasons.ts'
import type { Likeness } from '../signs/imitation.ts'
import type { Signs } from '../signs/read-signs.ts'
import type { Engine, Finding } from './engine.ts'

/** The first claimed brand whose own domain this is not; undefined when none was claimed or one of them owns it. */
export const claimedElsewhere = (signs: Signs, claimed: readonly string[], model: LinkModel): Brand | undefined => {
  const brands = claimed.map((name) => model.brands.byName(name)).filter((brand) => brand !== undefined)
  if (brands.some((brand) => signs.ownBrand === brand || brand.domains.includes(signs.link.domain))) return undefined
  return brands[0]
}

const NAMED_HOWS: ReadonlySet<string> = new Set(['brand-and-lure', 'brand-word', 'brand-within'])

/** The brand and where it is at home, for a sentence. */
export const site = ({ name, domains }: Brand) => ({ brand: name, domain: domains[0] ?? '' })

const judgeNamed = (like: Likeness): Finding => {
  // Beside a lure a weak word is enough; alone it must mean the brand and nothing else.
  const weak = like.how === 'brand-and-lure' ? like.weight < 1 : like.weight < 2
  return { opinion: weak ? 'cannot-tell' : 'suspicious', because: because('names-brand', site(like.brand)) }
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
    // Many bodies share one address; naming one of them would be a guess.
    if (signs.checkedSuffix && signs.ownBrand) return { opinion: 'harmless', because: because('public-body') }
    if (signs.ownBrand) return { opinion: 'harmless', because: because('address-of', { brand: signs.ownBrand.name }) }
    if (signs.likeness && NAMED_HOWS.has(signs.likeness.how)) return judgeNamed(signs.likeness)
    return { opinion: 'cannot-tell', because: because('names-nobody') }
  },
}
