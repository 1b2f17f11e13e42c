import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import { limitedAddress } from './limited-address.ts'

/** Whose a request is where each gets only so much, also before the framework has seen it. */
export function callerAddresses(trustProxy: string[]): (request: IncomingMessage) => string {
  if (trustProxy.length === 0) return ({ socket }) => limitedAddress(socket.remoteAddress ?? '')
  const isTrusted = proxyAddress.compile(trustProxy)
  return (request) =>
    // Gone already, and nobody's any more.
    request.socket.remoteAddress === undefined
      ? ''
      : limitedAddress(proxyAddress(request, isTrusted))
}
