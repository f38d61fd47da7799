import { because } from '../reasons.ts'
import type { Engine } from './engine.ts'

export const addressTricks: Engine = {
  id: 'link/address-tricks',
  judge: ({ signs: { tricks } }) => {
    const worst = tricks.find((trick) => trick.strong) ?? tricks[0]
    if (!worst) return { opinion: 'cannot-tell', because: because('no-tricks') }
    return { opinion: worst.strong && tricks.length > 1 ? 'malicious' : 'suspicious', because: because(worst.id) }
  },
}
