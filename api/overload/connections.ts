import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../contract/limits.ts'
import { rateLimitKey } from '../http/client-address.ts'

/**
 * Limits the connections in all and those of one address. Behind a proxy every connection comes from
 * the proxy's address, so there the proxy has to limit visitors.
 */
export function limitConnections(server: FastifyInstance, isBehindProxy: boolean): void {
  server.server.maxConnections = limits.load.connections
  if (isBehindProxy) return
  const held = new Map<string, number>()
  server.server.on('connection', (socket: Socket) => {
    const address = rateLimitKey(socket.remoteAddress ?? '')
    const count = (held.get(address) ?? 0) + 1
    if (count > limits.load.connectionsOfAddress) return void socket.destroy()
    held.set(address, count)
    socket.once('close', () => {
      const left = (held.get(address) ?? 0) - 1
      if (left > 0) held.set(address, left)
      else held.delete(address)
    })
  })
}
