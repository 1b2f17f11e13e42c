import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Answer, choosePart, matchesTag, type Part, type Variant } from './answer.ts'
import { AnswerCache } from './answer-cache.ts'
import { askFirst, isRead } from './ask-first.ts'
import type { CatalogueVersion } from './catalogue-version.ts'
import { type Compose, composeAnswers } from './compose-answers.ts'
import type { Encoding } from './encoding.ts'
import { quickHeads, writeHead } from './head.ts'
import { normaliseAddress, type Question, readQuestion } from './question.ts'

const capacity = 32 * 1024 * 1024
const hour = 3_600_000

/** What belongs to one request or connection, and not to the answer. */
const ownHeaders = ['x-request-id', 'connection', 'content-length']

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for the routes whose answers are kept: the public reads. */
    isKept?: boolean
    /** Said by the routes whose answers `compose` puts together. */
    isComposed?: true
    /** Answers that tell the moment carry no tag, and are not kept. */
    etag?: false
  }
  interface FastifyRequest {
    making: Making | null
  }
  interface FastifyInstance {
    /** How many answers were sent that had been made before, and how many were put together at once. */
    keptAnswers?: { sent: number; composed: number }
  }
}

/** An answer that is being made, and what its caller has. */
type Making = {
  key: string
  question: Question
  finish(answer: Answer | null): void
}

type Options = {
  /** Without it nothing is kept: answers are tagged and compressed all the same. */
  version?: CatalogueVersion
  /** Puts together at once what nobody has asked before. */
  compose?: Compose
  /** Origins that get an answer with their name in it. */
  origins?: string[]
  /** Gives a request the id under which logs speak of it. */
  nameRequest?: (request: IncomingMessage) => string
  /** Whether every answer is to be the last on its connection, as the framework's hooks make it. */
  isStopping?: () => boolean
  /** Milliseconds after which a reader is cut off that takes nothing of what was kept. */
  patience?: number
}

/**
 * Sends the answers of public reads tagged and compressed, and keeps them as finished bytes until the
 * catalogue changes. Must be called before the routes are declared.
 */
export function keepAnswers(
  server: FastifyInstance,
  {
    version,
    compose = () => undefined,
    origins = [],
    nameRequest = () => randomUUID(),
    isStopping = () => false,
    patience,
  }: Options,
): void {
  const cache = new AnswerCache(capacity)
  const writeQuickly = quickHeads(server.server)
  const composing = composeAnswers(compose, { nameRequest, writeHead: writeQuickly })
  const named = new Set(origins)
  // A page tells the year, which changes without a write.
  const forgetting = setInterval(() => cache.clear(), hour).unref()
  let isClosing = false
  server.addHook('preClose', async () => {
    isClosing = true
    clearInterval(forgetting)
  })
  server.decorateRequest('making', null)
  const counts = { sent: 0, composed: 0 }
  server.decorate('keptAnswers', counts)

  // What watches connections does so from the framework's hooks: it is to know each of them.
  const introduced = new WeakSet<Socket>()
  const isQuiet = !['info', 'debug', 'trace'].includes(server.log.level)
  if (version && isQuiet) askFirst(server.server, answerKept)

  /** Answers a request that the framework need not see at all. */
  function answerKept(request: IncomingMessage, response: ServerResponse): boolean {
    if (isClosing || isStopping() || !isRead(request) || !introduced.has(request.socket))
      return false
    const question = readQuestion(request.headers)
    if (question.isStaff) return false
    const key = keyOf(request.url ?? '/', question)
    const variant = findKept(key, question)
    if (!variant) {
      const isComposed = composing.answer({ request, response, key, question })
      if (!isComposed) return false
      counts.composed++
      hurry(request.socket, response)
      return true
    }
    counts.sent++
    const { head, body } = choosePart(variant, request.method, question.condition)
    writeQuickly(request, response, head, nameRequest(request))
    end(request.socket, response, body)
    return true
  }

  server.addHook('onRoute', (route) => {
    const { access, etag } = route.config ?? {}
    const isRead = route.method === 'GET' || route.method === 'HEAD'
    if (!isRead || access !== 'public' || etag === false) return
    route.config = { ...route.config, isKept: true }
    // Before the handler that Fastify adds for HEAD: that one drops the body and tells its length.
    route.onSend = [finish, ...[route.onSend ?? []].flat()]
  })

  server.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    introduced.add(raw.socket)
    const question = isRead(raw) && !isClosing ? readQuestion(raw.headers) : null
    if (!question) return done()
    const variant = findKept(keyOf(raw.url ?? '/', question), question)
    if (variant) return sendPast(request, reply, variant, question)
    if (!request.routeOptions.config.isKept) return done()
    makeOrFind(request, question).then(
      (found) => (found ? sendPast(request, reply, found, question) : done()),
      (error) => done(error),
    )
  })

  // Where a hook failed before the answer was taken over: whoever waits for it must not for ever.
  server.addHook('onResponse', ({ making }, _reply, done) => {
    making?.finish(null)
    done()
  })

  function findKept(key: string, { isStaff, encoding }: Question): Variant | undefined {
    if (isStaff) return undefined
    const known = version?.known()
    if (known === undefined) return undefined
    return cache.find(known, key)?.ready(encoding)
  }

  function keyOf(url: string, { origin }: Question): string {
    const address = normaliseAddress(url)
    return origin !== undefined && named.has(origin) ? `${origin} ${address}` : address
  }

  /** What another request has made or is making; otherwise this one is to make it. */
  async function makeOrFind(request: FastifyRequest, question: Question): Promise<Variant | null> {
    const key = keyOf(request.raw.url ?? '/', question)
    // Where the database does not even tell its version, the route will say what is wrong.
    const current = await look(question).catch(() => undefined)
    const found =
      current === undefined
        ? null
        : (cache.find(current, key) ?? (await cache.underWay(current, key)))
    if (found) return inEncoding(question.encoding, key, found)
    const finish = current === undefined ? () => {} : cache.begin(current, key)
    request.making = { key, question, finish }
    // The route is to answer whole: whether the caller has that is seen at the end.
    delete request.raw.headers['if-none-match']
    return null
  }

  async function look({ isStaff }: Question): Promise<number | undefined> {
    return isStaff ? version?.latest() : (version?.known() ?? version?.current())
  }

  async function inEncoding(encoding: Encoding, key: string, answer: Answer): Promise<Variant> {
    const ready = answer.ready(encoding)
    if (ready) return ready
    const variant = await answer.in(encoding)
    cache.weigh(key, answer)
    return variant
  }

  /** Takes over what the route has answered. */
  async function finish(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const { making } = request
    if (!making) return payload
    request.making = null
    const isWhole =
      (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
      reply.statusCode === 200 &&
      reply.getHeader('cache-control') !== 'no-store'
    if (!isWhole) {
      making.finish(null)
      return payload
    }
    const shared = sharedHeaders(reply)
    // Under the one plain spelling: with percent signs there are thousands, each with heads of its own.
    const { config, url } = request.routeOptions
    if (config.isComposed && request.raw.url?.split('?', 1)[0] === url)
      composing.learn(making.key, shared)
    const answer = new Answer(payload, shared)
    making.finish(answer)
    const { encoding, condition } = making.question
    const { body, headers, tag } = await inEncoding(encoding, making.key, answer)
    reply.headers({ ...headers, 'x-request-id': request.id })
    if (!matchesTag(condition, tag)) return body
    reply.code(304).removeHeader('content-type')
    return null
  }

  /** Past the framework: the headers are finished as well. */
  function sendPast(
    { raw, id }: FastifyRequest,
    reply: FastifyReply,
    variant: Variant,
    question: Question,
  ): void {
    counts.sent++
    reply.hijack()
    const { head, body } = choosePart(variant, raw.method, question.condition)
    writeHead(reply.raw, head, id)
    end(raw.socket, reply.raw, body)
  }

  function end(socket: Socket, response: ServerResponse, body: Part['body']): void {
    if (typeof body === 'string') response.end(body, 'latin1')
    else response.end(body)
    hurry(socket, response)
  }

  /** Nearly all answers have left in whole by now. */
  function hurry(socket: Socket, response: ServerResponse): void {
    const isWaiting = response.writableLength > 0 && socket instanceof Socket
    if (isWaiting && patience) socket.setTimeout(patience)
  }
}

function sharedHeaders(reply: FastifyReply): Record<string, string> {
  const headers = Object.entries(reply.getHeaders())
  return Object.fromEntries(
    headers.flatMap(([name, value]) =>
      value === undefined || ownHeaders.includes(name) ? [] : [[name, String(value)]],
    ),
  )
}
