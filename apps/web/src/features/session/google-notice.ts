import { googleNotices } from '@atlas/contract'

/** Only our own sentences, by their names: anybody can write an address. */
export const sentenceFor = (name: string): string | undefined =>
  Object.entries(googleNotices).find(([known]) => known === name)?.[1]
