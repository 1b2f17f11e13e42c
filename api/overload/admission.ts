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
     * Requests in progress, response bytes that clients have not read, whether the event loop is far behind,
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
 * Rejects strangers' requests with 503 when too many are in progress, or many on an event loop that lags
 * behind. Signed-in staff wait instead, and have slots of their own.
 *
 * A request holds its slot from when it has arrived completely until its response is made, so slow
 * senders and slow readers hold none. Cached responses are sent before this.
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
  // Without a limit it only measures: what is rejected is decided below, once the client is known.
  server.register(underPressure)

  // One listener for each request that is pipelined on it.
  server.server.on('connection', (socket: Socket) => void socket.setMaxListeners(0))
  server.addHook('preHandler', async (request) => {
    // A request that its route passes on as not found comes here twice.
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

  /** A slow machine alone is no reason to reject anybody. */
  function isOverloaded(): boolean {
    return slots.active() >= crowd && server.load.isLagging
  }
}

/** Client of a request in queues for slots: a signed-in account, or all visitors as one. */
export function clientOf({ session }: FastifyRequest): Client {
  const name = session?.user.id ?? ''
  return { name, isStaff: name !== '' }
}

/** A page's own calls of the API in the same process belong to the page, which has a slot. */
function needsSlot({ raw, routeOptions: { config } }: FastifyRequest): boolean {
  return raw.socket instanceof Socket && !config.bypassesAdmission && !config.hasOwnQueue
}
