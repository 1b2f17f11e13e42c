import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limits } from '../../contract/limits.ts'
import { unavailable } from '../errors.ts'
import { turnAwayEarly } from './turn-away.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Says that the route is answered however busy the server is. */
    isVital?: true
  }
  interface FastifyRequest {
    isWorkedOn: boolean
    isWaiting: boolean
  }
  interface FastifyInstance {
    /** How many requests are being worked on, bytes that wait to be taken, requests turned away. */
    load: { working: number; unsent: number; shed: number }
  }
}

/** Has been let in, and waits for its turn. */
type Waiting = { request: FastifyRequest; since: number; begin(): void }

/** Turns of the event loop in which newcomers are heard before the next are worked on. */
const mostTurns = 32

/** Milliseconds that the work between two such turns should take: so many are let in together. */
const work = { atLeast: 2, atMost: 8 }
const mostTogether = 32

/**
 * Turns requests away with 503 where more come in than can be answered in good time: while as many
 * wait or are being worked on as the bound says, and where a crowd waits whose first has waited
 * enough. Counted from when a request has come in whole until its answer is there, so that slow
 * senders and slow readers take nobody's place; but there is a bound to the bytes that all readers
 * together leave lying. Few at a time are worked on, and in between all who have come are heard:
 * a turn of the event loop accepts a single connection, so that otherwise they would wait unheard
 * outside for as long as the work of all before them takes.
 * What is kept as finished bytes has been sent before this is asked, so it is shed last.
 */
export function shedLoad(
  server: FastifyInstance,
  nameRequest: (request: IncomingMessage) => string,
): void {
  const { working, crowd, turn: longest, unsent } = limits.load
  const load = { working: 0, unsent: 0, shed: 0 }
  const waiting: Waiting[] = []
  let newcomers = 0
  let turns = 0
  let together = 1
  let begun = 0
  let isLettingIn = false
  server.decorate('load', load)
  server.decorateRequest('isWorkedOn', false)
  server.decorateRequest('isWaiting', false)
  const isFull = () => load.working >= working || load.unsent >= unsent || isCrowded()
  turnAwayEarly(server, isFull, nameRequest)

  server.server.on('connection', () => newcomers++)
  server.addHook('preHandler', (request, _reply, done) => {
    if (!counts(request)) return done()
    if (isFull()) {
      load.shed++
      request.isTurnedAway = true
      return done(unavailable())
    }
    load.working++
    request.isWorkedOn = true
    request.isWaiting = true
    newcomers++
    waiting.push({ request, since: performance.now(), begin: done })
    if (isLettingIn) return
    isLettingIn = true
    setImmediate(letIn)
  })
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.isWorkedOn && !reply.raw.destroyed) watchUnsent(reply.raw, payload)
    finish(request)
    done(null, payload)
  })
  // Where the client has gone before there was anything to send.
  server.addHook('onResponse', (request, _reply, done) => {
    finish(request)
    if (request.isWaiting) {
      const at = waiting.findIndex((one) => one.request === request)
      if (at >= 0) waiting.splice(at, 1)
    }
    done()
  })

  /** A slow machine alone is no crowd. */
  function isCrowded(): boolean {
    const [first] = waiting
    return (
      first !== undefined && waiting.length >= crowd && performance.now() - first.since > longest
    )
  }

  function letIn(): void {
    if (newcomers > 0 && turns < mostTurns) {
      newcomers = 0
      turns++
    } else {
      turns = 0
      begun = performance.now()
      for (const { request, begin } of waiting.splice(0, together)) {
        request.isWaiting = false
        begin()
      }
      setImmediate(measure)
    }
    isLettingIn = waiting.length > 0
    if (isLettingIn) setImmediate(letIn)
  }

  /** Much work is done one by one, quick work many at a time. */
  function measure(): void {
    const took = performance.now() - begun
    if (took < work.atLeast) together = Math.min(together * 2, mostTogether)
    else if (took > work.atMost) together = Math.max(Math.floor(together / 2), 1)
  }

  /** Until all of it has been taken, or the reader has gone. */
  function watchUnsent(response: ServerResponse, payload: unknown): void {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return
    load.unsent += payload.length
    response.once('close', () => {
      load.unsent -= payload.length
    })
  }

  function finish(request: FastifyRequest): void {
    if (!request.isWorkedOn) return
    request.isWorkedOn = false
    load.working--
  }
}

/** A page's own calls of the API belong to the page, which has been let in. */
function counts({ raw, routeOptions }: FastifyRequest): boolean {
  return raw.socket instanceof Socket && !routeOptions.config.isVital
}
