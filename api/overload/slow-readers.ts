import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../contract/limits.ts'

/**
 * Disconnects clients that read nothing of their response. Set for each request rather than by the
 * server's own timeout, which starts two timers even for a response that is sent at once.
 */
export function cutOffSlowReaders(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw: { socket } }, _reply, done) => {
    if (socket instanceof Socket) socket.setTimeout(limits.load.reader)
    done()
  })
}
