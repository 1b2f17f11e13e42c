import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../contract/limits.ts'

/** A body that is on its way, and how much its connection had brought when it began. */
type Coming = { request: IncomingMessage; socket: Socket; since: number; before: number }

/**
 * Cuts off who sends a body too slowly: whoever has not sent it after `patience` milliseconds has to
 * send so much a second as a phone on the slowest network does. For each request and not by the
 * server's own limit, which would take a slow phone that goes on for one that has stopped.
 */
export function cutOffSlowSenders(server: FastifyInstance, patience: number): void {
  const coming = new Set<Coming>()
  const looking = setInterval(lookAtAll, patience / 4).unref()
  server.addHook('onClose', async () => clearInterval(looking))
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    const { socket, headers } = raw
    const hasBody = headers['transfer-encoding'] || Number(headers['content-length'] ?? 0) > 0
    if (hasBody && socket instanceof Socket) {
      const one = { request: raw, socket, since: performance.now(), before: socket.bytesRead }
      // Each has at most one on its connection that has not ended.
      coming.add(one)
      raw.once('close', () => coming.delete(one))
    }
    done()
  })

  // Also those who have their answer and send on.
  function lookAtAll(): void {
    for (const one of coming) if (!one.request.complete && isTooSlow(one)) cutOff(one)
  }

  function isTooSlow({ since, before, socket }: Coming): boolean {
    const seconds = (performance.now() - since - patience) / 1000
    return socket.bytesRead - before < seconds * limits.body.perSecond
  }

  /** In the words that the server has for whoever is late with a head. */
  function cutOff({ socket }: Coming): void {
    const reason = Object.assign(new Error('Too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    server.server.emit('clientError', reason, socket)
    // What comes all the same is not to be worked on: it has been refused.
    socket.destroySoon()
  }
}
