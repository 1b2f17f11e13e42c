import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Answer, matchesTag, type Variant } from './answer.ts'
import { AnswerCache } from './answer-cache.ts'
import type { CatalogueVersion } from './catalogue-version.ts'
import { pickEncoding } from './encoding.ts'

const capacity = 32 * 1024 * 1024
const hour = 3_600_000

/** What belongs to one request or connection, and not to the answer. */
const ownHeaders = ['x-request-id', 'connection', 'content-length']

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for the routes whose answers are kept: the public reads. */
    isKept?: boolean
    /** Answers that tell the moment carry no tag, and are not kept. */
    etag?: false
  }
  interface FastifyRequest {
    making: Making | null
  }
}

/** An answer that is being made, and what its caller has. */
type Making = {
  key: string
  /** The caller's `If-None-Match`: what the route answers is whole in any case. */
  condition: string | undefined
  finish(answer: Answer | null): void
}

type Options = {
  /** Without it nothing is kept: answers are tagged and compressed all the same. */
  version?: CatalogueVersion
  /** Origins that get an answer with their name in it. */
  origins?: string[]
}

/**
 * Sends the answers of public reads tagged and compressed, and keeps them as finished bytes until the
 * catalogue changes. Must be called before the routes are declared.
 */
export function keepAnswers(server: FastifyInstance, { version, origins = [] }: Options): void {
  const cache = new AnswerCache(capacity)
  const named = new Set(origins)
  // A page tells the year, which changes without a write.
  const forgetting = setInterval(() => cache.clear(), hour).unref()
  let isClosing = false
  server.addHook('preClose', async () => {
    isClosing = true
    clearInterval(forgetting)
  })
  server.decorateRequest('making', null)

  server.addHook('onRoute', (route) => {
    const { access, etag } = route.config ?? {}
    const isRead = route.method === 'GET' || route.method === 'HEAD'
    if (!isRead || access !== 'public' || etag === false) return
    route.config = { ...route.config, isKept: true }
    // Before the handler that Fastify adds for HEAD: that one drops the body and tells its length.
    route.onSend = [finish, ...[route.onSend ?? []].flat()]
  })

  server.addHook('onRequest', (request, reply, done) => {
    const { method } = request.raw
    if ((method !== 'GET' && method !== 'HEAD') || isClosing) return done()
    const key = keyOf(request, named)
    const known = version?.known()
    const answer = known === undefined ? undefined : cache.find(known, key)
    const variant = answer?.ready(pickEncoding(request.headers['accept-encoding']))
    if (variant) return send(request, reply, variant)
    if (!request.routeOptions.config.isKept) return done()
    makeOrFind(request, key).then(
      (found) => (found ? send(request, reply, found) : done()),
      (error) => done(error),
    )
  })

  /** What another request has made or is making; otherwise this one is to make it. */
  async function makeOrFind(request: FastifyRequest, key: string): Promise<Variant | null> {
    // Where the database does not even tell its version, the route will say what is wrong.
    const current = await version?.current().catch(() => undefined)
    const found =
      current === undefined
        ? null
        : (cache.find(current, key) ?? (await cache.underWay(current, key)))
    if (found) return inEncoding(request, key, found)
    const { headers } = request.raw
    request.making = {
      key,
      condition: headers['if-none-match'],
      finish: current === undefined ? () => {} : cache.begin(current, key),
    }
    delete headers['if-none-match']
    return null
  }

  async function inEncoding({ headers }: FastifyRequest, key: string, answer: Answer) {
    const encoding = pickEncoding(headers['accept-encoding'])
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
      typeof payload === 'string' &&
      reply.statusCode === 200 &&
      reply.getHeader('cache-control') !== 'no-store'
    if (!isWhole) {
      making.finish(null)
      return payload
    }
    const answer = new Answer(payload, sharedHeaders(reply))
    making.finish(answer)
    const { body, headers, tag } = await inEncoding(request, making.key, answer)
    reply.headers({ ...headers, 'x-request-id': request.id })
    if (!matchesTag(making.condition, tag)) return body
    reply.code(304).removeHeader('content-type')
    return null
  }
}

/** Parameters in another order are the same question. */
function keyOf({ raw: { url = '/' }, headers: { origin } }: FastifyRequest, named: Set<string>) {
  const [path, query] = url.split('?', 2)
  const sorted = query?.includes('&') ? `${path}?${sortPairs(query)}` : url
  return origin !== undefined && named.has(origin) ? `${origin} ${sorted}` : sorted
}

function sortPairs(query: string): string {
  const nameOf = (pair: string) => pair.split('=', 1)[0] ?? ''
  return query
    .split('&')
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b))))
    .join('&')
}

function sharedHeaders(reply: FastifyReply): Record<string, string> {
  const headers = Object.entries(reply.getHeaders())
  return Object.fromEntries(
    headers.flatMap(([name, value]) =>
      value === undefined || ownHeaders.includes(name) ? [] : [[name, String(value)]],
    ),
  )
}

/** Past the framework: the headers are finished as well. */
function send(request: FastifyRequest, reply: FastifyReply, variant: Variant): void {
  reply.hijack()
  const { raw } = reply
  const { method, headers } = request.raw
  const condition = headers['if-none-match']
  if (condition !== undefined && matchesTag(condition, variant.tag)) {
    raw.writeHead(304, [...variant.spared, 'x-request-id', request.id]).end()
  } else {
    raw.writeHead(200, [...variant.whole, 'x-request-id', request.id])
    raw.end(method === 'HEAD' ? undefined : variant.body)
  }
}
