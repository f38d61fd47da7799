import { addressTricks } from './address-tricks.ts'
import { brandName } from './brand-name.ts'
import type { Engine } from './engine.ts'
import { learned } from './learned.ts'
import { lists } from './lists.ts'
import { lookAlike } from './look-alike.ts'
import { place } from './place.ts'
import { popularity } from './popularity.ts'
import { suffixRisk } from './suffix-risk.ts'

export const LINK_ENGINES: readonly Engine[] = [
  lists,
  lookAlike,
  brandName,
  addressTricks,
  place,
  popularity,
  suffixRisk,
  learned,
]
