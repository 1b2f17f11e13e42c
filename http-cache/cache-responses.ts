import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { cacheKeyFor, readParametersOfRoutes } from './cache-key.ts'
import { compressReply, type Encoding, pickEncoding } from './compress.ts'
import { createEdgeHeaders } from './edge-headers.ts'
import { addEtag, answerNotModified } from './etag.ts'
import type { VersionReader } from './version-reader.ts'

/** Bytes. */
const maxSize = 32 * 1024 * 1024
/** Approximate bytes of memory that a response takes besides its body. */
const overhead = 3000
/** Milliseconds. Pages show the current year, which changes without a write. */
const maxAge = 3_600_000

/** Headers that belong to one connection or body, and not to the response. */
const ownHeaders = ['connection', 'content-length']

type Headers = ReturnType<FastifyReply['getHeaders']>

/** A finished response in one encoding. */
type CachedResponse = {
  /** Headers that its route has set: all others are set on every request before the cache is asked. */
  headers: Record<string, string>
  body: Buffer
  /** Milliseconds since 1970. */
  expires: number
}

/** A response that is being made; `settle` must be called, with null if it cannot be cached. */
type PendingResponse = {
  encoding: Encoding
  /** Headers that it had before its route. */
  given: Headers
  settle(response: CachedResponse | null): void
}

declare module 'fastify' {
  interface FastifyRequest {
    isFromCache: boolean
    pendingResponse: PendingResponse | null
  }
}

/** A request that may be answered from the cache. */
type Read = { request: FastifyRequest; config: FastifyContextConfig; encoding: Encoding }

type CacheOptions = {
  /** Without it nothing is cached: responses are tagged and compressed all the same. */
  versionReader?: VersionReader
  /** Origins that get responses with their name in them. */
  origins?: string[]
  /** When what is cached now ends at the latest: at midnight, where responses say what is so today. */
  endsBy?: (now: number) => number
  /** Seconds for which caches in front may keep public responses; without them they are told nothing. */
  edgeSeconds?: number
}

/**
 * Adds ETags to responses, compresses those of public reads, and caches these until the catalogue
 * changes. To be called before the routes are declared, whose `config` says what is public and whether it
 * is cached (`api/route-config.ts`).
 */
export function cacheResponses(server: FastifyInstance, options: CacheOptions): void {
  const { versionReader, endsBy = () => Number.POSITIVE_INFINITY, edgeSeconds = 0 } = options
  const origins = new Set(options.origins)
  const responses = new LRUCache<string, CachedResponse>({
    maxSize,
    // An address may be longer than its response.
    sizeCalculation: ({ body }, key) => key.length + overhead + body.length,
  })
  const pending = new Map<string, Promise<CachedResponse | null>>()
  server.decorateReply('etagVersion', null)
  readParametersOfRoutes(server)
  server.decorateRequest('isFromCache', false)
  server.decorateRequest('pendingResponse', null)

  const edge =
    edgeSeconds > 0 ? createEdgeHeaders({ seconds: edgeSeconds, versionReader, endsBy }) : undefined
  if (edge) server.addHook('onRequest', edge.begin)

  server.addHook('onRequest', (request, reply, done) => {
    // Fastify makes them anew each time that they are read.
    const { config } = request.routeOptions
    if (!isCacheable(request, config) || config.cachedByContent) return done()
    const read = { request, config, encoding: pickEncoding(request.headers['accept-encoding']) }
    const cached = findKnown(read)
    if (cached) return sendCached(request, reply, cached)
    findOrStart(read, reply).then((response) => {
      if (response) sendCached(request, reply, response)
      else done()
    }, done)
  })

  server.addHook('onSend', (request, reply, payload, done) => {
    if (!request.isFromCache) return finish(request, reply, payload)
    // All else was done when it was made.
    done(null, answerNotModified(request, reply) ? null : payload)
  })

  if (edge) server.addHook('onSend', edge.finish)

  // If a hook failed before, requests that wait for the response must not wait for ever.
  server.addHook('onResponse', ({ pendingResponse }, _reply, done) => {
    pendingResponse?.settle(null)
    done()
  })

  /** The response that is found at once: for a guest, while the version is known. */
  function findKnown(read: Read): CachedResponse | undefined {
    const current =
      read.request.headers.authorization === undefined ? versionReader?.known() : undefined
    const cached = current === undefined ? undefined : responses.get(keyOf(read, current))
    return cached && isFresh(cached) ? cached : undefined
  }

  /** The response that another request has made or is making; without one, this request makes it. */
  async function findOrStart(read: Read, reply: FastifyReply): Promise<CachedResponse | null> {
    const { request, encoding } = read
    const key = await findKey(read)
    const made = key && responses.get(key)
    if (made && isFresh(made)) return made
    const inProgress = key && pending.get(key)
    const joined = inProgress && (await inProgress)
    if (joined && isFresh(joined)) return joined
    const settle = key ? begin(key) : () => {}
    request.pendingResponse = { encoding, given: reply.getHeaders(), settle }
    return null
  }

  /** Undefined for a response that is not cached. */
  async function findKey(read: Read): Promise<string | undefined> {
    const isStaff = read.request.headers.authorization !== undefined
    // If the version cannot be read, the route reports the error.
    const current = await readVersion(isStaff).catch(() => undefined)
    if (current === undefined || (isStaff && read.config.variesForStaff)) return undefined
    return keyOf(read, current)
  }

  function keyOf({ request, config, encoding }: Read, version: number): string {
    return `${version} ${cacheKeyFor(request, { config, encoding, origins })}`
  }

  /** Staff see every write, also one of another process: what is read from here on knows of it. */
  async function readVersion(isStaff: boolean): Promise<number | undefined> {
    return isStaff ? versionReader?.latest() : (versionReader?.known() ?? versionReader?.current())
  }

  function begin(key: string): PendingResponse['settle'] {
    const { promise, resolve } = Promise.withResolvers<CachedResponse | null>()
    // As of now: what is read before midnight is of that day, however late it is sent.
    const end = endsBy(Date.now())
    pending.set(key, promise)
    return (response) => {
      if (pending.get(key) === promise) pending.delete(key)
      if (response) responses.set(key, { ...response, expires: Math.min(response.expires, end) })
      resolve(response)
    }
  }
}

function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedResponse): void {
  request.isFromCache = true
  reply.headers(cached.headers).send(cached.body)
}

/** Tags, compresses and caches a response that was made; returns the body to send. */
async function finish<Payload>(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
): Promise<Payload | Buffer | null> {
  const { pendingResponse } = request
  const { config } = request.routeOptions
  if (!reply.hasHeader('cache-control'))
    reply.header('cache-control', isCacheable(request, config) ? 'no-cache' : 'no-store')
  const bytes = isTagged(request, reply, config) ? toBytes(payload) : null
  if (!bytes) {
    pendingResponse?.settle(null)
    return payload
  }
  addEtag(reply, bytes)
  const body = pendingResponse ? await compressAndCache(reply, bytes, pendingResponse) : bytes
  return isRead(request) && answerNotModified(request, reply) ? null : body
}

/** False for a response that expires too late: it was cached before the clock was set back. */
function isFresh({ expires }: CachedResponse): boolean {
  const left = expires - Date.now()
  return left > 0 && left <= maxAge
}

async function compressAndCache(
  reply: FastifyReply,
  bytes: Buffer,
  { encoding, given, settle }: PendingResponse,
): Promise<Buffer> {
  const body = await compressReply(reply, bytes, encoding)
  const isCached = reply.statusCode === 200 && reply.getHeader('cache-control') !== 'no-store'
  settle(isCached ? toCached(reply, body, given) : null)
  return body
}

function toCached(reply: FastifyReply, body: Buffer, given: Headers): CachedResponse {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== given[name] && !ownHeaders.includes(name)) headers[name] = String(value)
  const atLatest = Date.now() + maxAge
  const expires = headers.expires ? Math.min(Date.parse(headers.expires), atLatest) : atLatest
  return { headers, body: toOwnMemory(body), expires }
}

/** A slice of Node's shared pool would keep the whole pool as long as it is kept itself. */
function toOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function isCacheable(request: FastifyRequest, { access, etag }: FastifyContextConfig): boolean {
  return isRead(request) && access === 'public' && etag !== false
}

/** Reads, and writes that respond with the record as it is now. */
function isTagged(
  request: FastifyRequest,
  { statusCode, etagVersion }: FastifyReply,
  { etag }: FastifyContextConfig,
): boolean {
  return statusCode < 300 && etag !== false && (isRead(request) || etagVersion !== null)
}

/** Null for a stream. */
function toBytes(payload: unknown): Buffer | null {
  if (typeof payload === 'string') return Buffer.from(payload)
  return Buffer.isBuffer(payload) ? payload : null
}
