import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limits } from '../../contract/limits.ts'
import { unavailable } from '../errors.ts'
import { workAt } from '../place-at-work.ts'
import { createShares, type Shares } from '../shares.ts'
import { Turns } from '../turns.ts'
import { turnAwayEarly } from './turn-away.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Says that the route is answered however busy the server is. */
    isVital?: true
  }
  interface FastifyRequest {
    /** Where it is one of those that are worked on. */
    place: Place | null
  }
  interface FastifyInstance {
    /** How many requests are being worked on, bytes that wait to be taken, requests turned away. */
    load: { readonly working: number; readonly unsent: number; shed: number }
  }
}

/** The place of a request that has been let in: whose it is, and among which it is counted. */
type Place = { owner: string; shares: Shares | null; waiting: Waiting | null }

/** Has been let in, and waits for its turn. */
type Waiting = { since: number; begin(): void }

/** Turns of the event loop in which newcomers are heard before the next are worked on. */
const mostTurns = 32

/** Milliseconds that the work between two such turns should take: so many are let in together. */
const work = { atLeast: 2, atMost: 8 }
const mostTogether = 32

/** What there is to be shared, and by whom a request is counted. */
type Ways = {
  nameRequest: (request: IncomingMessage) => string
  addressOf: (request: IncomingMessage) => string
}

/**
 * Turns requests away with 503 where more come in than can be answered in good time: while as many
 * wait or are being worked on as the bound says, and where a crowd waits whose first has waited
 * enough. Both go by address: where places are short, whoever holds many gets no more, and whoever
 * holds none gets one; and addresses take turns. The staff come first, and have some places that
 * strangers cannot take. Counted from when a request has come in whole until its answer is there,
 * or it waits in another line with bounds, so that slow senders and slow readers take nobody's
 * place; but there is a bound to the bytes that readers leave lying. Few at a time are worked on,
 * and in between all who have come are heard: a turn of the event loop accepts a single connection,
 * so that otherwise they would wait unheard outside for as long as the work of all before them takes.
 * What is kept as finished bytes has been sent before this is asked, so it is shed last.
 */
export function shedLoad(server: FastifyInstance, { nameRequest, addressOf }: Ways): void {
  const working = createShares(limits.load.working)
  const reserve = createShares(limits.load.staff)
  const unsent = createShares(limits.load.unsent)
  const staff = new Turns<Waiting>()
  const strangers = new Turns<Waiting>()
  let newcomers = 0
  let turns = 0
  let together = 1
  let begun = 0
  let isLettingIn = false
  const load = {
    shed: 0,
    get working() {
      return working.taken() + reserve.taken()
    },
    get unsent() {
      return unsent.taken()
    },
  }
  server.decorate('load', load)
  server.decorateRequest('place', null)
  turnAwayEarly(server, { isFull, nameRequest })

  server.server.on('connection', (socket: Socket) => {
    newcomers++
    // As many as one asks for at once over it.
    socket.setMaxListeners(0)
  })
  server.addHook('preHandler', (request, _reply, done) => {
    if (!counts(request)) return done()
    const { raw, session } = request
    const owner = session ? `account ${session.user.id}` : addressOf(raw)
    const shares = findShares(owner, Boolean(session))
    if (!shares) return turnAway(request, done)
    shares.take(owner)
    const place: Place = { owner, shares, waiting: null }
    request.place = place
    place.waiting = { since: performance.now(), begin: () => begin(request, place, done) }
    const line = session ? staff : strangers
    line.add(owner, place.waiting)
    newcomers++
    if (isLettingIn) return
    isLettingIn = true
    setImmediate(letIn)
  })
  server.addHook('onSend', ({ place }, reply, payload, done) => {
    if (place) {
      if (!reply.raw.destroyed) watchUnsent(reply.raw, payload, place.owner)
      giveBack(place)
    }
    done(null, payload)
  })
  // Where the client has gone before there was anything to send.
  server.addHook('onResponse', ({ place }, _reply, done) => {
    if (place) {
      giveBack(place)
      const { owner, waiting } = place
      if (waiting) for (const line of [staff, strangers]) line.remove(owner, waiting)
    }
    done()
  })

  /** Among whom somebody may be let in, if at all. */
  function findShares(owner: string, isStaff: boolean): Shares | null {
    if (!isShort() || isOpenTo(owner)) return working
    return isStaff && reserve.isOpenTo(owner) ? reserve : null
  }

  function isFull(request: IncomingMessage): boolean {
    return isShort() && !isOpenTo(addressOf(request))
  }

  /** Whether anybody at all could be turned away just now. */
  function isShort(): boolean {
    return working.areShort() || unsent.areShort() || isCrowded()
  }

  function isOpenTo(owner: string): boolean {
    if (!working.isOpenTo(owner) || !unsent.isOpenTo(owner)) return false
    return !isCrowded() || hasFewWaiting(owner)
  }

  /** A slow machine alone is no crowd. */
  function isCrowded(): boolean {
    if (strangers.length < limits.load.crowd) return false
    const first = strangers.first()
    return first !== undefined && performance.now() - first.since > limits.load.turn
  }

  /** Less than its part of those who wait. */
  function hasFewWaiting(owner: string): boolean {
    const own = strangers.countOf(owner)
    const owners = strangers.owners + (own === 0 ? 1 : 0)
    return (own + 1) * owners <= strangers.length
  }

  function letIn(): void {
    if (newcomers > 0 && turns < mostTurns) {
      newcomers = 0
      turns++
    } else {
      turns = 0
      begun = performance.now()
      for (let left = together; left > 0; left--)
        (staff.takeFirst() ?? strangers.takeFirst())?.begin()
      setImmediate(measure)
    }
    isLettingIn = staff.length + strangers.length > 0
    if (isLettingIn) setImmediate(letIn)
  }

  function begin(request: FastifyRequest, place: Place, done: Done): void {
    place.waiting = null
    // Its owner's other answers have been made meanwhile, and not been taken.
    const isOver = place.shares === working && !unsent.isOpenTo(place.owner)
    if (isOver) giveBack(place)
    if (isOver) turnAway(request, done)
    else workAt(() => giveBack(place), done)
  }

  function turnAway(request: FastifyRequest, done: Done): void {
    load.shed++
    request.isTurnedAway = true
    done(unavailable())
  }

  /** Much work is done one by one, quick work many at a time. */
  function measure(): void {
    const took = performance.now() - begun
    if (took < work.atLeast) together = Math.min(together * 2, mostTogether)
    else if (took > work.atMost) together = Math.max(Math.floor(together / 2), 1)
  }

  /** Until all of it has been taken, or the reader has gone: an answer behind another's is not told of that. */
  function watchUnsent(response: ServerResponse, payload: unknown, owner: string): void {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return
    const { socket } = response.req
    if (socket.destroyed) return
    unsent.take(owner, payload.length)
    let isTaken = false
    const end = () => {
      // The one's close may come amid the other's.
      if (isTaken) return
      isTaken = true
      socket.off('close', end)
      unsent.giveBack(owner, payload.length)
    }
    response.once('close', end)
    socket.once('close', end)
  }
}

type Done = (error?: Error) => void

function giveBack(place: Place): void {
  place.shares?.giveBack(place.owner)
  place.shares = null
}

/** A page's own calls of the API belong to the page, which has been let in. */
function counts({ raw, routeOptions }: FastifyRequest): boolean {
  return raw.socket instanceof Socket && !routeOptions.config.isVital
}
