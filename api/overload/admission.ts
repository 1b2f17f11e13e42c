import { Socket } from 'node:net'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientGone, unavailable } from '../errors.ts'
import { serverLimits } from '../server-limits.ts'
import { type Client, createSlots } from './admission-slots.ts'
import { createUnread } from './client-limits.ts'
import { disconnectSignal } from './disconnect-signal.ts'
import { createStartQueue } from './start-queue.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Releases the slot among the requests in progress. */
    releaseSlot: (() => void) | null
  }
  interface FastifyInstance {
    /**
     * Requests in progress, response bytes not yet read by clients, whether the event loop lags far behind, and
     * requests rejected.
     */
    load: {
      readonly working: number
      readonly unsent: number
      readonly isLagging: boolean
      rejected: number
    }
  }
}

const { requests, eventLoopDelay, crowd } = serverLimits.load

/**
 * Rejects strangers' requests with 503 when too many are in progress, or many while the event loop lags.
 * Signed-in staff wait instead, and have slots of their own.
 *
 * A request holds its slot from its complete arrival until its response is made, so slow senders and slow readers
 * hold none. Cached responses are sent before this.
 */
export function controlAdmission(server: FastifyInstance): void {
  const slots = createSlots(requests)
  const waitForStart = createStartQueue(server.server)
  const unread = createUnread()
  server.decorate('load', {
    rejected: 0,
    get working() {
      return slots.active()
    },
    get unsent() {
      return unread.total()
    },
    get isLagging() {
      return server.memoryUsage().eventLoopDelay > eventLoopDelay
    },
  })
  server.decorateRequest('releaseSlot', null)
  // Only measures, because no limit is set: requests are rejected below, once the client is known.
  server.register(underPressure)

  // Each pipelined request adds a listener to the socket.
  server.server.on('connection', (socket: Socket) => void socket.setMaxListeners(0))
  server.addHook('preHandler', async (request) => {
    // A request that its route passes on as not found arrives here twice.
    if (request.releaseSlot || !needsSlot(request)) return
    const client = clientOf(request)
    const { socket } = request.raw
    try {
      if (!client.isStaff && isOverloaded()) throw unavailable()
      request.releaseSlot = await slots.enter(client, disconnectSignal(socket))
      if (!client.isStaff) await waitForStart()
      if (socket.destroyed) throw clientGone()
    } catch (error) {
      server.load.rejected++
      throw error
    }
  })
  server.addHook('onSend', ({ releaseSlot }, { raw }, payload, done) => {
    if (releaseSlot) {
      unread.add(raw, payload)
      releaseSlot()
    }
    done(null, payload)
  })
  // A hook may have failed before there was a response.
  server.addHook('onResponse', ({ releaseSlot }, _reply, done) => {
    releaseSlot?.()
    done()
  })

  /** A slow machine alone is no reason to reject requests. */
  function isOverloaded(): boolean {
    return slots.active() >= crowd && server.load.isLagging
  }
}

/** Client of a request in queues for slots: a signed-in account, or all visitors as one. */
export function clientOf({ session }: FastifyRequest): Client {
  const name = session?.user.id ?? ''
  return { name, isStaff: name !== '' }
}

/** A page's own calls of the API in the same process use the page's slot. */
function needsSlot({ raw, routeOptions: { config } }: FastifyRequest): boolean {
  return raw.socket instanceof Socket && !config.bypassesAdmission && !config.hasOwnQueue
}
