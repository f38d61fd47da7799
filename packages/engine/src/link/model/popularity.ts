import { NOT_FOUND, type NameTable } from './name-table.ts'

/**
 * How well known a domain is, smaller is better known. 1-8 come from the Chrome user lists, 9 from Cloudflare's,
 * 10 are banks and universities, 11 other brands' own domains, 12 seen in one country's list only.
 */
export const UNKNOWN_RANK = 14
const DYNAMIC_DNS = 15

export type Popularity = {
  readonly rankOf: (domain: string) => number
  readonly isDynamicDns: (domain: string) => boolean
}

export const readPopularity = (names: NameTable): Popularity => ({
  rankOf: (domain) => {
    const value = names.find(domain)
    return value === NOT_FOUND || value === DYNAMIC_DNS ? UNKNOWN_RANK : value
  },
  isDynamicDns: (domain) => names.find(domain) === DYNAMIC_DNS,
})
