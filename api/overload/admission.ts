import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limits } from '../../contract/limits.ts'
import { unavailable } from '../errors.ts'
import { createFairShareLimiter, type FairShareLimiter } from './fair-share.ts'
import { createStartQueue, type StartQueue } from './start-queue.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is served however busy the server is. */
    isVital?: true
  }
  interface FastifyRequest {
    slot: Slot | null
  }
  interface FastifyInstance {
    /** Requests in progress, response bytes that clients have not read, requests rejected. */
    load: { readonly working: number; readonly unsent: number; rejected: number }
  }
}

/** What an admitted request holds: whose it is, and from which limiter. */
type Slot = { client: string; limiter: FairShareLimiter | null }

type Capacity = { working: FairShareLimiter; unsent: FairShareLimiter; queue: StartQueue }

type Done = (error?: Error) => void

/**
 * Rejects requests with 503 when more arrive than can be served in time: when all slots are taken, or
 * when a crowd waits and the first of it has waited long enough. Slots and unread response bytes are
 * shared fairly between addresses; signed-in staff start first and have slots of their own.
 *
 * A request holds its slot from when it has arrived completely until its response is made, so slow
 * senders and slow readers hold none. Cached responses are sent before this.
 */
export function controlAdmission(
  server: FastifyInstance,
  clientOf: (request: IncomingMessage) => string,
): void {
  const working = createFairShareLimiter(limits.load.working)
  const reserved = createFairShareLimiter(limits.load.staff)
  const unsent = createFairShareLimiter(limits.load.unsent)
  const queue = createStartQueue(server.server)
  const capacity = { working, unsent, queue }
  const load = {
    rejected: 0,
    get working() {
      return working.used() + reserved.used()
    },
    get unsent() {
      return unsent.used()
    },
  }
  server.decorate('load', load)
  server.decorateRequest('slot', null)

  // One listener for each request that is pipelined on it.
  server.server.on('connection', (socket: Socket) => void socket.setMaxListeners(0))
  server.addHook('preHandler', (request, _reply, done) => {
    // A request that its route passes on as not found comes here twice.
    if (request.slot || !needsSlot(request)) return done()
    const { raw, session } = request
    const client = session ? `account ${session.user.id}` : clientOf(raw)
    const limiter = findLimiter(client, Boolean(session))
    if (!limiter) return reject(done)
    limiter.acquire(client)
    const slot: Slot = { client, limiter }
    request.slot = slot
    const waiting = { since: performance.now(), start: () => start(request, slot, done) }
    queue.push(client, waiting, Boolean(session))
  })
  server.addHook('onSend', ({ slot }, reply, payload, done) => {
    if (slot) {
      if (!reply.raw.destroyed) trackUnsent(unsent, reply.raw, payload, slot.client)
      release(slot)
    }
    done(null, payload)
  })
  // A hook may have failed before there was a response.
  server.addHook('onResponse', ({ slot }, _reply, done) => {
    if (slot) release(slot)
    done()
  })

  /** The limiter that has room for a client, if any. */
  function findLimiter(client: string, isStaff: boolean): FairShareLimiter | null {
    if (!isScarce(capacity) || hasRoomFor(capacity, client)) return working
    return isStaff && reserved.hasRoomFor(client) ? reserved : null
  }

  function start(request: FastifyRequest, slot: Slot, done: Done): void {
    // Other responses to the same client may have been made meanwhile, and not been read.
    const isOver = slot.limiter === working && !unsent.hasRoomFor(slot.client)
    if (isOver || request.raw.socket.destroyed) {
      release(slot)
      reject(done)
    } else currentSlot.run(() => release(slot), done)
  }

  function reject(done: Done): void {
    load.rejected++
    done(unavailable())
  }
}

/** Whether any client at all could be rejected now. */
function isScarce({ working, unsent, queue }: Capacity): boolean {
  return working.isScarce() || unsent.isScarce() || isCrowded(queue)
}

function hasRoomFor({ working, unsent, queue }: Capacity, client: string): boolean {
  if (!working.hasRoomFor(client) || !unsent.hasRoomFor(client)) return false
  return !isCrowded(queue) || waitsLessThanAverage(queue, client)
}

/** Both must hold: a slow machine alone is no reason to reject anybody. */
function isCrowded({ visitors }: StartQueue): boolean {
  if (visitors.length < limits.load.crowd) return false
  const first = visitors.peek()
  return first !== undefined && performance.now() - first.since > limits.load.maxWaitMs
}

function waitsLessThanAverage({ visitors }: StartQueue, client: string): boolean {
  const own = visitors.countOf(client)
  const clients = visitors.clients + (own === 0 ? 1 : 0)
  return (own + 1) * clients <= visitors.length
}

/** Counts a response's bytes until they are read or the client is gone. */
function trackUnsent(
  unsent: FairShareLimiter,
  response: ServerResponse,
  payload: unknown,
  client: string,
): void {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return
  const { socket } = response.req
  if (socket.destroyed) return
  unsent.acquire(client, payload.length)
  let isRead = false
  const end = () => {
    // A pipelined response does not close when its socket does, and either may come first.
    if (isRead) return
    isRead = true
    socket.off('close', end)
    unsent.release(client, payload.length)
  }
  response.once('close', end)
  socket.once('close', end)
}

function release(slot: Slot): void {
  slot.limiter?.release(slot.client)
  slot.limiter = null
}

/** Frees the admission slot of the request in progress. */
const currentSlot = new AsyncLocalStorage<() => void>()

/** Frees the current request's slot while it waits in a queue that has a limit of its own. */
export function releaseSlot(): void {
  currentSlot.getStore()?.()
}

/** A page's own calls of the API in the same process belong to the page, which has a slot. */
function needsSlot({ raw, routeOptions }: FastifyRequest): boolean {
  return raw.socket instanceof Socket && !routeOptions.config.isVital
}
