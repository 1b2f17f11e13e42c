import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ResponseCache } from './cache.ts'
import type { CatalogueVersion } from './catalogue-version.ts'
import { respondBeforeFramework } from './fast-path.ts'
import { isRead } from './intercept.ts'
import { type CacheRequest, matchesEtag, readCacheRequest } from './negotiate.ts'
import { CachedResponse, sendVariant, toOwnMemory, type Variant } from './variants.ts'

const hour = 3_600_000

/** What belongs to one request or connection, and not to the response. */
const ownHeaders = ['x-request-id', 'connection', 'content-length']

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for the routes whose responses are cached: the public reads. */
    isCached?: boolean
    /** A public read that tells staff more: they have responses of their own. */
    staffView?: true
    /** Set to false for responses of the moment: no ETag, not cached. */
    etag?: false
  }
  interface FastifyRequest {
    building: Building | null
  }
  interface FastifyInstance {
    /** Responses sent from the cache, and built before the framework. */
    cachedResponses?: { sent: number; built: number }
  }
}

/** A response that is being made for a request. */
type Building = CacheRequest & { finish(response: CachedResponse | null): void }

export type CacheOptions = {
  /** Without it nothing is cached: responses are tagged and compressed all the same. */
  version?: CatalogueVersion
  /** Origins that get a response with their name in it. */
  origins?: string[]
  /** Gives a request the id under which logs speak of it. */
  nameRequest?: (request: IncomingMessage) => string
  /** Whether the headers of a request are those of staff. */
  isStaff?: (headers: IncomingHttpHeaders) => Promise<boolean>
  /** Whether every response is to be the last on its connection, as the framework's hooks make it. */
  isStopping?: () => boolean
  /** Milliseconds after which a client is cut off that takes nothing of a response. */
  timeoutMs?: number
}

/**
 * Tags and compresses the responses of public reads, and caches them until the catalogue changes. Must
 * be called before the routes are declared.
 */
export function cacheResponses(server: FastifyInstance, options: CacheOptions): void {
  const { version, isStopping = () => false, nameRequest = () => randomUUID() } = options
  const origins = new Set(options.origins)
  const cache = new ResponseCache()
  const counts = { sent: 0, built: 0 }
  let isClosing = false
  // Pages show the current year, which changes without a write.
  const clearing = setInterval(() => cache.clear(), hour).unref()
  server.addHook('preClose', async () => {
    isClosing = true
    clearInterval(clearing)
  })
  server.decorateRequest('building', null)
  server.decorate('cachedResponses', counts)

  const learnHeaders = respondBeforeFramework(server, {
    ...{ cache, counts, version, origins, timeoutMs: options.timeoutMs, nameRequest },
    isOpen: () => !isClosing && !isStopping(),
  })

  server.addHook('onRoute', (route) => {
    const { access, etag } = route.config ?? {}
    const isReadRoute = route.method === 'GET' || route.method === 'HEAD'
    if (!isReadRoute || access !== 'public' || etag === false) return
    route.config = { ...route.config, isCached: true }
    // Before the hook that Fastify adds for HEAD, which drops the body.
    route.onSend = [finish, ...[route.onSend ?? []].flat()]
  })

  server.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request
    if (!routeOptions.config.isCached || !isRead(raw) || isClosing) return done()
    const wanted = readCacheRequest(raw, origins)
    nameView(request, wanted)
      .then((wanted) => findOrBegin(request, wanted))
      .then((variant) => {
        if (!variant) return done()
        counts.sent++
        sendPastFramework(request, reply, variant, wanted)
      }, done)
  })

  // If a hook failed before the response was built, requests that wait for it must not wait for ever.
  server.addHook('onResponse', ({ building }, _reply, done) => {
    building?.finish(null)
    done()
  })

  /** Staff share the responses that tell them more with each other alone. */
  async function nameView({ raw, routeOptions }: FastifyRequest, wanted: CacheRequest) {
    const asksForMore = wanted.hasCredentials && routeOptions.config.staffView
    const isStaff = asksForMore && (await options.isStaff?.(raw.headers))
    return isStaff ? { ...wanted, key: `staff ${wanted.key}` } : wanted
  }

  /** What another request has made or is making; otherwise this one is to make it. */
  async function findOrBegin(request: FastifyRequest, wanted: CacheRequest) {
    const { key, encoding } = wanted
    // If the version cannot be read, the route reports the error.
    const current = await readVersion(version, wanted).catch(() => undefined)
    if (current !== undefined) {
      const found = cache.find(current, key) ?? (await cache.pending(current, key))
      if (found) return cache.encode(key, found, encoding)
    }
    const finish = current === undefined ? () => {} : cache.begin(current, key)
    request.building = { ...wanted, finish }
    // The route must send the whole response; `If-None-Match` is compared at the end.
    delete request.raw.headers['if-none-match']
    return null
  }

  /** Caches the route's response and sends it. */
  async function finish(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const { building } = request
    if (!building) return payload
    request.building = null
    if (!isCacheable(reply, payload)) {
      building.finish(null)
      return payload
    }
    const headers = sharedHeaders(reply)
    learnHeaders(building.key, headers)
    const response = new CachedResponse(toOwnMemory(payload), headers)
    building.finish(response)
    const variant = await cache.encode(building.key, response, building.encoding)
    return sendThroughFramework(request, reply, variant, building)
  }
}

/** The headers of a cached response are complete. */
function sendPastFramework(
  { raw, id }: FastifyRequest,
  reply: FastifyReply,
  variant: Variant,
  { ifNoneMatch }: CacheRequest,
): void {
  reply.hijack()
  sendVariant(reply.raw, variant, { method: raw.method, ifNoneMatch, id })
}

/** Returns the payload. */
function sendThroughFramework(
  { id }: FastifyRequest,
  reply: FastifyReply,
  variant: Variant,
  { ifNoneMatch }: CacheRequest,
): Buffer | null {
  reply.headers({ ...variant.headers, 'x-request-id': id })
  if (!matchesEtag(ifNoneMatch, variant.etag)) return variant.body
  reply.code(304).removeHeader('content-type')
  return null
}

async function readVersion(
  version: CatalogueVersion | undefined,
  { hasCredentials }: CacheRequest,
): Promise<number | undefined> {
  return hasCredentials ? version?.latest() : (version?.known() ?? version?.current())
}

function isCacheable(reply: FastifyReply, payload: unknown): payload is string | Buffer {
  const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
  return isWhole && reply.statusCode === 200 && reply.getHeader('cache-control') !== 'no-store'
}

function sharedHeaders(reply: FastifyReply): Record<string, string> {
  const headers = Object.entries(reply.getHeaders())
  return Object.fromEntries(
    headers.flatMap(([name, value]) =>
      value === undefined || ownHeaders.includes(name) ? [] : [[name, String(value)]],
    ),
  )
}
