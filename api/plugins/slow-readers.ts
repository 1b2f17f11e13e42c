import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../contract/limits.ts'

/**
 * Cuts off who asks and then takes nothing of the answer. For each request and not by the server's
 * own setting, since that one would wind two clocks for every answer that is gone at once.
 */
export function cutOffSlowReaders(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw: { socket } }, _reply, done) => {
    if (socket instanceof Socket) socket.setTimeout(limits.load.reader)
    done()
  })
}
