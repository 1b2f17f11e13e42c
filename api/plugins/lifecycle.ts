import { EventEmitter, once } from 'node:events'
import type { Server } from 'node:http'
import { Server as Listener, Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    lifecycle: {
      stage: 'starting' | 'ready' | 'draining'
      /** Whether every answer is the last on its connection. */
      isParting: boolean
      isBehindProxy: boolean
      /** Those that have asked for something, and how many requests are under way on each. */
      connections: Map<Socket, number>
      /** How many bytes each had brought by its last answer: with more, another request has begun. */
      heard: WeakMap<Socket, number>
      /** Those that have not, as a browser connects ahead of time. */
      silent: Set<Socket>
      /** Tells `connections` and `silent` when the last of them has gone. */
      gone: EventEmitter
    }
  }
}

/** Milliseconds, and only as long as anybody is connected. */
const grace = {
  /** To hear that they should go elsewhere: from readiness, or from the last answer. */
  notice: 1000,
  /** For a proxy to close what it keeps in store: longer than `deploy/nginx` lets it keep that. */
  store: 5000,
}

/** Lets a server say what it is at, and bid its callers goodbye once it is to stop. */
export function keepLifecycle(server: FastifyInstance, isBehindProxy: boolean): void {
  const connections = new Map<Socket, number>()
  const heard = new WeakMap<Socket, number>()
  const silent = new Set<Socket>()
  const gone = new EventEmitter()
  server.decorate('lifecycle', {
    ...{ stage: 'starting', isParting: false, isBehindProxy },
    ...{ connections, heard, silent, gone },
  })
  const { lifecycle } = server
  const leave = (name: 'connections' | 'silent', socket: Socket) => {
    const wasThere = lifecycle[name].delete(socket)
    if (wasThere && lifecycle[name].size === 0) gone.emit(name)
  }
  server.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => leave('silent', socket))
  })
  server.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    if (socket instanceof Socket) {
      const underWay = connections.get(socket)
      connections.set(socket, (underWay ?? 0) + 1)
      if (underWay === undefined) {
        leave('silent', socket)
        socket.once('close', () => leave('connections', socket))
      }
    }
    if (lifecycle.isParting) reply.raw.shouldKeepAlive = false
    done()
  })
  // Those whose answer was under way when the end began.
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (lifecycle.isParting) reply.raw.shouldKeepAlive = false
    done(null, payload)
  })
  server.addHook('onResponse', ({ raw: { socket } }, reply, done) => {
    const underWay = connections.get(socket)
    if (underWay) {
      connections.set(socket, underWay - 1)
      heard.set(socket, socket.bytesRead)
    }
    // Those whose answer had begun to leave by then: they have not been told.
    if (lifecycle.isParting && reply.raw.shouldKeepAlive)
      setTimeout(() => closeIdle(server), isBehindProxy ? grace.store : 0).unref()
    done()
  })
}

/**
 * Stops a server so that no request fails, and ends when everything is answered. First readiness
 * tells callers to go elsewhere. Then the door is closed: who knocks is refused, and a proxy asks
 * another process, also with a POST, since nothing has been sent. Last the connections go. One that
 * a proxy keeps in store is not cut: a request may be on its way over it, and nobody could tell
 * whether it was done. The proxy closes it soon, or uses it once more and hears that this was the
 * last time. Without a proxy, those who ask again and again are told so at once, and may come back
 * as long as the door is open.
 */
export async function drain(server: FastifyInstance): Promise<void> {
  const { lifecycle } = server
  lifecycle.stage = 'draining'
  lifecycle.isParting = !lifecycle.isBehindProxy
  await allGone(server, 'connections', grace.notice)
  await nobodyAtTheDoor(server.server)
  const { promise: closed, resolve: hear } = Promise.withResolvers<void>()
  // The HTTP server's own `close` would cut idle connections as well.
  Listener.prototype.close.call(server.server, () => hear())
  lifecycle.isParting = true
  if (lifecycle.isBehindProxy) await allGone(server, 'connections', grace.store)
  await allGone(server, 'silent', grace.notice)
  // One that has begun to say something is heard to the end.
  for (const socket of lifecycle.silent) if (socket.bytesRead === 0) socket.destroy()
  closeIdle(server)
  await closed
  // Where the host has two addresses there is a second server, which closes after the first.
  await allGone(server, 'connections')
  await server.close()
}

/** Ends every connection, whatever is under way on it. */
export function cutOff(server: FastifyInstance): void {
  server.server.closeAllConnections()
  for (const socket of server.lifecycle.connections.keys()) socket.destroy()
}

/** Until none of them is connected any more, or the time is over. */
async function allGone(
  { lifecycle }: FastifyInstance,
  name: 'connections' | 'silent',
  longest?: number,
): Promise<void> {
  if (lifecycle[name].size === 0) return
  const late = longest === undefined ? {} : { signal: AbortSignal.timeout(longest) }
  await once(lifecycle.gone, name, late).catch(() => {})
}

/**
 * Closes the connections without a request, or the beginning of one. To the HTTP server's own way of doing so an answer is
 * over once all of it was handed to the connection: what has not been taken of it would be lost.
 */
function closeIdle({ lifecycle: { connections, heard } }: FastifyInstance): void {
  const isIdle = (socket: Socket) =>
    connections.get(socket) === 0 && heard.get(socket) === socket.bytesRead
  for (const socket of connections.keys())
    if (isIdle(socket))
      socket.write('', () => {
        if (isIdle(socket)) socket.destroy()
      })
}

/**
 * Until a turn of the event loop was short and nobody came in it: who has come during a long one has
 * not been heard yet, and would be cut off unheard. On a busy site, for a while at most.
 */
async function nobodyAtTheDoor(server: Server): Promise<void> {
  let isQuiet = false
  const hear = () => {
    isQuiet = false
  }
  server.on('connection', hear)
  for (let left = 200; left > 0 && !isQuiet; left--) {
    isQuiet = true
    const began = performance.now()
    await setImmediate()
    if (performance.now() - began > 1) isQuiet = false
  }
  server.off('connection', hear)
}
