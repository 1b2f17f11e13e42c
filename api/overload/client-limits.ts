import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../contract/limits.ts'
import { rateLimitKey } from '../client-address.ts'
import { serverLimits } from '../server-limits.ts'

/** A body in transit, and the number of bytes that its connection had received when it began. */
type Transfer = { request: IncomingMessage; socket: Socket; since: number; before: number }

/**
 * Disconnects clients that send a body too slowly. After `timeoutMs`, a body must average the rate of the slowest
 * mobile network. Node's own `requestTimeout` would also cut off a slow phone that keeps sending.
 */
export function cutOffSlowSenders(server: FastifyInstance, timeoutMs: number): void {
  const transfers = new Set<Transfer>()
  const timer = setInterval(checkAll, timeoutMs / 4).unref()
  server.addHook('onClose', async () => clearInterval(timer))

  server.addHook('onRequest', ({ raw }, _reply, done) => {
    const { socket, headers } = raw
    const hasBody = headers['transfer-encoding'] || Number(headers['content-length'] ?? 0) > 0
    if (hasBody && socket instanceof Socket) {
      const transfer = { request: raw, socket, since: performance.now(), before: socket.bytesRead }
      transfers.add(transfer)
      raw.once('close', () => transfers.delete(transfer))
    }
    done()
  })

  // Includes clients that already have their response and keep sending.
  function checkAll(): void {
    for (const transfer of transfers)
      if (!transfer.request.complete && isTooSlow(transfer)) cutOff(transfer)
  }

  function isTooSlow({ since, before, socket }: Transfer): boolean {
    const seconds = (performance.now() - since - timeoutMs) / 1000
    return socket.bytesRead - before < seconds * limits.body.perSecond
  }

  /** Responds as Node does to a request whose headers are late. */
  function cutOff({ socket }: Transfer): void {
    const reason = Object.assign(new Error('Too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    server.server.emit('clientError', reason, socket)
    // Ends the connection, because data that still arrives must not be processed.
    socket.destroySoon()
  }
}

/** Responses that clients have not read, the oldest first. */
export function createUnread() {
  const responses = new Set<{ socket: Socket; size: number }>()
  let total = 0

  /**
   * Counts a response until it is read. Beyond the limit, the client that has not read for the longest is
   * disconnected.
   */
  function add(raw: ServerResponse, payload: unknown): void {
    const { socket } = raw.req
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isWhole || socket.destroyed) return
    const response = { socket, size: payload.length }
    responses.add(response)
    total += response.size
    const end = () => {
      // A pipelined response does not close together with its socket; either may close first.
      socket.off('close', end)
      remove(response)
    }
    raw.once('close', end)
    socket.once('close', end)
    for (const oldest of responses) {
      if (total <= serverLimits.load.unsent) break
      remove(oldest)
      oldest.socket.destroy()
    }
  }

  function remove(response: { socket: Socket; size: number }): void {
    if (responses.delete(response)) total -= response.size
  }

  return { add, total: () => total }
}

/**
 * Limits connections in total, and those of one address to half of them: thousands of phones may share an
 * address, but it must not shut out all others. Behind a proxy, every connection comes from the proxy's address,
 * so the proxy must limit visitors.
 */
export function limitConnections(server: FastifyInstance, isBehindProxy: boolean): void {
  server.server.maxConnections = serverLimits.load.connections
  if (isBehindProxy) return
  const open = new Map<string, number>()
  server.server.on('connection', (socket: Socket) => {
    const address = rateLimitKey(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    if (count > serverLimits.load.connectionsOfAddress) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
