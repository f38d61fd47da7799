import net from 'node:net'

const HOME_NETWORK_GROUPS = 4

const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...after]
}

/**
 * The part of an address that stands for one visitor. In IPv6 a household has a whole /64 to choose from.
 */
export const visitorOf = (address: string): string => {
  if (!address.includes(':')) return address
  const [plain = ''] = address
    .toLowerCase()
    .replace(/^::ffff:(?=\d{1,3}\.)/, '')
    .split('%')
  if (!net.isIPv6(plain)) return plain
  return groupsOf(plain)
    .slice(0, HOME_NETWORK_GROUPS)
    .map((group) => group.replace(/^0{1,3}(?=.)/, ''))
    .join(':')
}
