import type { Engine } from './engine.ts'

export const addressTricks: Engine = {
  id: 'link/address-tricks',
  name: 'Address tricks',
  judge: ({ signs: { tricks } }) => {
    const worst = tricks.find((trick) => trick.strong) ?? tricks[0]
    if (!worst)
      return {
        opinion: 'cannot-tell',
        reason: 'The address is written in the usual way, which alone does not make it safe.',
      }
    return { opinion: worst.strong && tricks.length > 1 ? 'malicious' : 'suspicious', reason: worst.reason }
  },
}
