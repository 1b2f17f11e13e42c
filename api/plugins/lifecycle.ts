import { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    lifecycle: {
      stage: 'starting' | 'ready' | 'draining'
      /** Those that have asked for something. */
      connections: Set<Socket>
    }
  }
}

/** How long those who ask again and again have to hear that they should go elsewhere. */
const grace = 1000

/** Lets a server say what it is at, and bid its callers goodbye once it is to stop. */
export function keepLifecycle(server: FastifyInstance): void {
  const connections = new Set<Socket>()
  server.decorate('lifecycle', { stage: 'starting', connections })
  server.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    if (socket instanceof Socket && !connections.has(socket)) {
      connections.add(socket)
      socket.once('close', () => connections.delete(socket))
    }
    if (server.lifecycle.stage === 'draining') reply.raw.shouldKeepAlive = false
    done()
  })
  // Those whose answer was under way when the end began.
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (server.lifecycle.stage === 'draining') reply.raw.shouldKeepAlive = false
    done(null, payload)
  })
}

/**
 * Stops a server so that no request fails: every answer from now on is the last on its connection,
 * and only what has stayed silent meanwhile is cut off. Ends when everything is answered.
 */
export async function drain(server: FastifyInstance): Promise<void> {
  const { lifecycle } = server
  lifecycle.stage = 'draining'
  const { promise: allGone, resolve } = Promise.withResolvers<void>()
  const look = () => lifecycle.connections.size === 0 && resolve()
  for (const socket of lifecycle.connections) socket.once('close', look)
  look()
  const timer = setTimeout(resolve, grace)
  await allGone
  clearTimeout(timer)
  await quietTurn()
  const { promise: closed, resolve: hear } = Promise.withResolvers<void>()
  server.server.close(() => hear())
  await closed
  await server.close()
}

/**
 * A moment in which nobody is at the door. Who has come during a long turn of the event loop, over a
 * new connection or one that was idle, has not been heard yet, and would be cut off unheard.
 */
async function quietTurn(): Promise<void> {
  for (let left = 200; left > 0; left--) {
    const began = performance.now()
    await setImmediate()
    if (performance.now() - began < 1) return
  }
}
