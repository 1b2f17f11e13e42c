import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * What of an address is counted where each gets only so much: an IPv4 address whole, also in the
 * clothes of IPv6, and of IPv6 the network (/64), whose addresses its holder takes as he likes.
 * Anything else stays as it is.
 */
export function limitedAddress(address: string): string {
  const [bare = ''] = address.split('%', 1)
  if (!isIP(bare)) return address
  const parsed = ipaddr.process(bare)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/64`)}/64`
}
