import { isIPv6 } from 'node:net'

/**
 * What of an address is counted where each gets only so much: an IPv4 address whole, also in the
 * clothes of IPv6, and of IPv6 the network (/64), whose addresses its holder takes as he likes.
 * Anything else stays as it is.
 */
export function limitedAddress(address: string): string {
  const [bare = ''] = address.split('%', 1)
  if (!isIPv6(bare)) return address
  // The one way to write it, with hexadecimal groups alone.
  const [front = '', back] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [start, end] = [front, back].map((groups) => groups?.split(':').filter(Boolean) ?? [])
  const groups = [...(start ?? [])]
  while (groups.length + (end?.length ?? 0) < 8) groups.push('0')
  groups.push(...(end ?? []))
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  if (!isMapped) return `${groups.slice(0, 4).join(':')}::/64`
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}
