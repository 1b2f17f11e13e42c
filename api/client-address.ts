import { isIP } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/**
 * Key under which an address is rate-limited: an IPv4 address itself, also when mapped into IPv6; for IPv6 its
 * /64 network, since one client usually holds all of it. Anything that is not an address shares one key, because
 * a client could make up a new one each time.
 */
export function rateLimitKey(text: string): string {
  const bare = parseAddress(text)
  if (bare === '') return 'unknown'
  const parsed = ipaddr.process(bare)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/64`)}/64`
}

/** True if the address of a hop is that of a trusted proxy. */
export function trustedProxies(proxies: string[]): (address: string, hop: number) => boolean {
  const isTrusted = proxyAddress.compile(proxies)
  return (address, hop) => isTrusted(withoutPort(address), hop)
}

/** Client's address for records; empty if the client sent something that is not an address. */
export function readAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return parseAddress(ip)
}

/**
 * Parses an IP address and drops its port and zone, both of which can be any text; empty if it is not an address.
 */
function parseAddress(text: string): string {
  const [bare = ''] = withoutPort(text).split('%', 1)
  return isIP(bare) ? bare : ''
}

/** Some proxies also forward the port, which differs each time: `192.0.2.1:4711`, `"[2001:db8::1]:4711"`. */
const withPort = /^"?(?:\[(?<bracketed>[^\]]*)\]|(?<plain>[^:"]*))(?::\d*)?"?$/

function withoutPort(address: string): string {
  const { bracketed, plain } = withPort.exec(address)?.groups ?? {}
  return bracketed ?? plain ?? address
}
