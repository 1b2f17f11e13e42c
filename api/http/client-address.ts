import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import { limitedAddress } from './limited-address.ts'

/** Tells which of the proxies that a request came by, as they name each other, are believed. */
export function trustedProxies(proxies: string[]): (address: string, hop: number) => boolean {
  const isTrusted = proxyAddress.compile(proxies)
  return (address, hop) => isTrusted(withoutPort(address), hop)
}

/** Whose a request is where each gets only so much, also before the framework has seen it. */
export function callerAddresses(trustProxy: string[]): (request: IncomingMessage) => string {
  if (trustProxy.length === 0) return ({ socket }) => limitedAddress(socket.remoteAddress ?? '')
  const isTrusted = trustedProxies(trustProxy)
  return (request) =>
    // Gone already, and nobody's any more.
    request.socket.remoteAddress === undefined
      ? ''
      : limitedAddress(withoutPort(proxyAddress(request, isTrusted)))
}

/** Where a request came from, as it is written down. */
export function readAddress({ ip }: FastifyRequest): string {
  return withoutPort(ip)
}

/** Some proxies tell the port as well, which is another one each time: `192.0.2.1:4711`, `"[2001:db8::1]:4711"`. */
const withPort = /^"?(?:\[(?<bracketed>[^\]]*)\]|(?<plain>[^:"]*))(?::\d*)?"?$/

function withoutPort(address: string): string {
  const { bracketed, plain } = withPort.exec(address)?.groups ?? {}
  return bracketed ?? plain ?? address
}
