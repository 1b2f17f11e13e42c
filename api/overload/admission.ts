import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limits } from '../../contract/limits.ts'
import { unavailable } from '../http/errors.ts'
import { rejectEarly } from './early-rejection.ts'
import { createFairShareLimiter, type FairShareLimiter } from './fair-share.ts'
import { RoundRobin } from './round-robin.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is answered however busy the server is. */
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
type Slot = { client: string; limiter: FairShareLimiter | null; waiting: Waiting | null }

/** Admitted, and waiting to start. */
type Waiting = { since: number; start(): void }

type Done = (error?: Error) => void

/** Turns of the event loop in which new connections are accepted before the next requests start. */
const maxAcceptTurns = 32

/** Milliseconds of work that should start together, between two rounds of accepting. */
const batchMs = { min: 2, max: 8 }
const maxBatchSize = 32

type Options = {
  nameRequest: (request: IncomingMessage) => string
  clientOf: (request: IncomingMessage) => string
}

/**
 * Rejects requests with 503 when more arrive than can be answered in time: when all slots are taken, or
 * when a crowd waits and the first of it has waited long enough. Slots and unread response bytes are
 * shared fairly between addresses; signed-in staff start first and have slots of their own.
 *
 * A request holds its slot from when it has arrived completely until its response is made, so slow
 * senders and slow readers hold none. Few requests start at a time, and in between every pending
 * connection is accepted: one turn of the event loop accepts a single connection, so newcomers would
 * otherwise wait unseen for as long as all earlier work takes. Cached responses are sent before this.
 */
export function controlAdmission(
  server: FastifyInstance,
  { nameRequest, clientOf }: Options,
): void {
  const working = createFairShareLimiter(limits.load.working)
  const reserved = createFairShareLimiter(limits.load.staff)
  const unsent = createFairShareLimiter(limits.load.unsent)
  const staff = new RoundRobin<Waiting>()
  const visitors = new RoundRobin<Waiting>()
  let newcomers = 0
  let acceptTurns = 0
  let batchSize = 1
  let batchStart = 0
  let isStarting = false
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
  rejectEarly(server, { isFull, nameRequest })

  server.server.on('connection', (socket: Socket) => {
    newcomers++
    // One listener for each request that is pipelined on it.
    socket.setMaxListeners(0)
  })
  server.addHook('preHandler', (request, _reply, done) => {
    // A request that its route passes on as not found comes here twice.
    if (request.slot || !needsSlot(request)) return done()
    const { raw, session } = request
    const client = session ? `account ${session.user.id}` : clientOf(raw)
    const limiter = findLimiter(client, Boolean(session))
    if (!limiter) return reject(request, done)
    limiter.acquire(client)
    const slot: Slot = { client, limiter, waiting: null }
    request.slot = slot
    slot.waiting = { since: performance.now(), start: () => start(request, slot, done) }
    const queue = session ? staff : visitors
    queue.push(client, slot.waiting)
    newcomers++
    if (isStarting) return
    isStarting = true
    setImmediate(startNext)
  })
  server.addHook('onSend', ({ slot }, reply, payload, done) => {
    if (slot) {
      if (!reply.raw.destroyed) trackUnsent(reply.raw, payload, slot.client)
      release(slot)
    }
    done(null, payload)
  })
  // The client may have left before there was a response.
  server.addHook('onResponse', ({ slot }, _reply, done) => {
    if (slot) {
      release(slot)
      const { client, waiting } = slot
      if (waiting) for (const queue of [staff, visitors]) queue.remove(client, waiting)
    }
    done()
  })

  /** The limiter that has room for a client, if any. */
  function findLimiter(client: string, isStaff: boolean): FairShareLimiter | null {
    if (!isScarce() || hasRoomFor(client)) return working
    return isStaff && reserved.hasRoomFor(client) ? reserved : null
  }

  function isFull(request: IncomingMessage): boolean {
    return isScarce() && !hasRoomFor(clientOf(request))
  }

  /** Whether any client at all could be rejected now. */
  function isScarce(): boolean {
    return working.isScarce() || unsent.isScarce() || isCrowded()
  }

  function hasRoomFor(client: string): boolean {
    if (!working.hasRoomFor(client) || !unsent.hasRoomFor(client)) return false
    return !isCrowded() || waitsLessThanAverage(client)
  }

  /** Both must hold: a slow machine alone is no reason to reject anybody. */
  function isCrowded(): boolean {
    if (visitors.length < limits.load.crowd) return false
    const first = visitors.peek()
    return first !== undefined && performance.now() - first.since > limits.load.maxWaitMs
  }

  function waitsLessThanAverage(client: string): boolean {
    const own = visitors.countOf(client)
    const clients = visitors.clients + (own === 0 ? 1 : 0)
    return (own + 1) * clients <= visitors.length
  }

  function startNext(): void {
    if (newcomers > 0 && acceptTurns < maxAcceptTurns) {
      newcomers = 0
      acceptTurns++
    } else {
      acceptTurns = 0
      batchStart = performance.now()
      for (let left = batchSize; left > 0; left--) (staff.shift() ?? visitors.shift())?.start()
      setImmediate(adjustBatchSize)
    }
    isStarting = staff.length + visitors.length > 0
    if (isStarting) setImmediate(startNext)
  }

  function start(request: FastifyRequest, slot: Slot, done: Done): void {
    slot.waiting = null
    // Other responses to the same client may have been made meanwhile, and not been read.
    const isOver = slot.limiter === working && !unsent.hasRoomFor(slot.client)
    if (isOver) {
      release(slot)
      reject(request, done)
    } else currentSlot.run(() => release(slot), done)
  }

  function reject(request: FastifyRequest, done: Done): void {
    load.rejected++
    request.isRejected = true
    done(unavailable())
  }

  /** Long work starts one by one, short work in large batches. */
  function adjustBatchSize(): void {
    const took = performance.now() - batchStart
    if (took < batchMs.min) batchSize = Math.min(batchSize * 2, maxBatchSize)
    else if (took > batchMs.max) batchSize = Math.max(Math.floor(batchSize / 2), 1)
  }

  /** Counts a response's bytes until they are read or the client is gone. */
  function trackUnsent(response: ServerResponse, payload: unknown, client: string): void {
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
