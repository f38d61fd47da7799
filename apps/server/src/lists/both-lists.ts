import type { ListLookup } from '@atlas/engine'

/** The operator's own lists decide first, for what they allow is allowed; then those that were fetched. */
export const bothLists = (own: ListLookup, fetched: ListLookup): ListLookup => ({
  find: (address, standing) => {
    const first = own.find(address, standing)
    if (first.status === 'allowed' || first.status === 'blocked') return first
    const second = fetched.find(address, standing)
    if (second.status === 'blocked' || first.status === 'skipped') return second
    return first.status === 'failed' || second.status === 'skipped' ? first : second
  },
})
