import { EventEmitter, once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as Listener, Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    lifecycle: {
      stage: 'starting' | 'ready' | 'draining'
      /** True if every response is the last on its connection. */
      closesConnections: boolean
      isBehindProxy: boolean
      /** Connections that have sent a request. */
      connections: Map<Socket, Connection>
      /** Connections without a request yet: browsers open them ahead of time. */
      unused: Set<Socket>
      /** Emits `connections` or `unused` when the last of them has closed. */
      closed: EventEmitter
    }
  }
}

type Connection = {
  /** Responses in progress, in the order in which they are sent. */
  responses: Set<ServerResponse>
  /** Bytes received when the last response began; more bytes mean that another request has begun. */
  bytesReceived: number
}

/** Milliseconds; they only pass while clients are connected. */
const grace = {
  /** Time for clients to notice, through readiness or their last response, that they should go elsewhere. */
  notice: 1000,
  /** Time for a proxy to close its idle connections: longer than `keepalive_timeout` in `deploy/nginx`. */
  proxyIdle: 5000,
}

/** Tracks connections and the server's stage, so that it can stop without failing a request. */
export function trackConnections(server: FastifyInstance, isBehindProxy: boolean): void {
  const connections = new Map<Socket, Connection>()
  const unused = new Set<Socket>()
  const closed = new EventEmitter()
  server.decorate('lifecycle', {
    stage: 'starting',
    closesConnections: false,
    isBehindProxy,
    connections,
    unused,
    closed,
  })
  const { lifecycle } = server
  const leave = (name: 'connections' | 'unused', socket: Socket) => {
    const wasThere = lifecycle[name].delete(socket)
    if (wasThere && lifecycle[name].size === 0) closed.emit(name)
  }
  server.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => leave('unused', socket))
  })
  server.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    if (socket instanceof Socket) {
      const known = connections.get(socket)
      if (known) known.responses.add(reply.raw)
      else {
        connections.set(socket, { responses: new Set([reply.raw]), bytesReceived: 0 })
        leave('unused', socket)
        socket.once('close', () => leave('connections', socket))
      }
    }
    if (lifecycle.closesConnections) reply.raw.shouldKeepAlive = false
    done()
  })
  // Covers responses in progress when the shutdown began.
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (lifecycle.closesConnections) reply.raw.shouldKeepAlive = false
    done(null, payload)
  })
  server.addHook('onResponse', ({ raw: { socket } }, reply, done) => {
    const connection = connections.get(socket)
    if (connection) {
      connection.responses.delete(reply.raw)
      connection.bytesReceived = socket.bytesRead
    }
    // A response whose headers were already sent could not announce the end of its connection.
    if (lifecycle.closesConnections && reply.raw.shouldKeepAlive)
      setTimeout(() => closeIdle(server), isBehindProxy ? grace.proxyIdle : 0).unref()
    done()
  })
}

/**
 * Stops a server so that no request fails; resolves when every response is sent. First, readiness sends clients
 * elsewhere. Then the server stops listening: a proxy whose connection is refused tries another process, even
 * with a POST, since nothing was sent. Finally the connections close. The server does not close an idle proxy
 * connection, because a request may be on its way: the proxy closes it soon, or uses it once more and gets
 * `Connection: close`.
 */
export async function drain(server: FastifyInstance): Promise<void> {
  const { lifecycle } = server
  lifecycle.stage = 'draining'
  lifecycle.closesConnections = !lifecycle.isBehindProxy
  await waitUntilClosed(server, 'connections', grace.notice)
  await waitForQuietMoment(server.server)
  const { promise: closed, resolve: onClosed } = Promise.withResolvers<void>()
  // The HTTP server's own `close` would close idle connections as well.
  Listener.prototype.close.call(server.server, () => onClosed())
  lifecycle.closesConnections = true
  if (lifecycle.isBehindProxy) await waitUntilClosed(server, 'connections', grace.proxyIdle)
  await waitUntilClosed(server, 'unused', grace.notice)
  // A connection on which a request has begun is served.
  for (const socket of lifecycle.unused) if (socket.bytesRead === 0) socket.destroy()
  closeIdle(server)
  await closed
  // A host with two addresses has a second server, which closes after the first.
  await waitUntilClosed(server, 'connections')
  await server.close()
}

/** True while a response is being sent on a connection, which the first of its requests in progress shows. */
export function isSending(
  { lifecycle: { connections } }: FastifyInstance,
  socket: Socket,
): boolean {
  const [first] = connections.get(socket)?.responses ?? []
  return first?.headersSent ?? false
}

/** Closes every connection, even with requests in progress. */
export function cutOff(server: FastifyInstance): void {
  server.server.closeAllConnections()
  for (const socket of server.lifecycle.connections.keys()) socket.destroy()
}

/** Resolves when no such connection is left, or after `timeoutMs`. */
async function waitUntilClosed(
  { lifecycle }: FastifyInstance,
  name: 'connections' | 'unused',
  timeoutMs?: number,
): Promise<void> {
  if (lifecycle[name].size === 0) return
  const options = timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }
  await once(lifecycle.closed, name, options).catch(() => {})
}

/**
 * Closes connections without a request in progress. The HTTP server's own method closes them as soon as a
 * response is handed to the socket, which would lose data that the client has not read yet.
 */
function closeIdle({ lifecycle: { connections } }: FastifyInstance): void {
  for (const [socket, connection] of connections) {
    const isIdle = () =>
      connection.responses.size === 0 && connection.bytesReceived === socket.bytesRead
    if (isIdle())
      socket.write('', () => {
        if (isIdle()) socket.destroy()
      })
  }
}

/**
 * Waits for a short turn of the event loop in which nobody connects, because connections made during a long turn
 * are not accepted yet and would be reset. On a busy site it gives up after 200 turns.
 */
async function waitForQuietMoment(server: Server): Promise<void> {
  let isQuiet = false
  const onConnection = () => {
    isQuiet = false
  }
  server.on('connection', onConnection)
  for (let left = 200; left > 0 && !isQuiet; left--) {
    isQuiet = true
    const began = performance.now()
    await setImmediate()
    if (performance.now() - began > 1) isQuiet = false
  }
  server.off('connection', onConnection)
}
