import net from 'node:net'
import type { Config } from './config.ts'

const LOOPBACK = new net.BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/** Whether an address, or a name that stands for one, can be reached from this machine only. */
const staysHere = (host: string): boolean => {
  if (host === 'localhost' || host === 'loopback') return true
  const [address = ''] = host.split('/')
  return net.isIP(address) !== 0 && LOOPBACK.check(address, net.isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * Said at the start when other machines reach the server without TLS. A proxy elsewhere that is named must reach it so;
 * one on this machine leaves the way past it open.
 */
export const openToOthers = ({
  host,
  role,
  trustedProxies,
}: Pick<Config, 'host' | 'role' | 'trustedProxies'>): string | undefined => {
  if (role === 'worker' || staysHere(host) || !trustedProxies.every(staysHere)) return undefined
  return (
    'Other machines on your network can reach this address, without encryption. ' +
    'Set HOST=127.0.0.1 to keep it to this machine; docs/operate.md says how to put TLS in front.'
  )
}
