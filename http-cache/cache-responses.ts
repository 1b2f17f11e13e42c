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

/** Headers of a single connection or body, which are not part of the cached response. */
const ownHeaders = ['connection', 'content-length']

type Headers = ReturnType<FastifyReply['getHeaders']>

/** A finished response in one encoding. */
type CachedResponse = {
  /** Headers set by its route; all others are set on every request before the cache is read. */
  headers: Record<string, string>
  body: Buffer
  /** Milliseconds since 1970. */
  expires: number
}

/** A response in progress; `settle` must be called, with null if it cannot be cached. */
type PendingResponse = {
  encoding: Encoding
  /** Headers set before its route ran. */
  given: Headers
  settle(response: CachedResponse | null): void
}

declare module 'fastify' {
  interface FastifyRequest {
    isFromCache: boolean
    pendingResponse: PendingResponse | null
  }
}

/** A request that the cache may answer. */
type Read = { request: FastifyRequest; config: FastifyContextConfig; encoding: Encoding }

type CacheOptions = {
  /** Without it nothing is cached, but responses still get ETags and are compressed. */
  versionReader?: VersionReader
  /** Origins whose responses name them in a header. */
  origins?: string[]
  /** Time at which a response cached now expires at the latest: midnight, if responses depend on the date. */
  endsBy?: (now: number) => number
  /** Seconds for which caches in front may keep public responses; if not set, they get no headers. */
  edgeSeconds?: number
}

/**
 * Adds ETags to responses, compresses those of public reads, and caches these until the catalogue changes. Must
 * be called before the routes are declared; their `config` says whether they are public and cached
 * (`api/route-config.ts`).
 */
export function cacheResponses(server: FastifyInstance, options: CacheOptions): void {
  const { versionReader, endsBy = () => Number.POSITIVE_INFINITY, edgeSeconds = 0 } = options
  const origins = new Set(options.origins)
  const responses = new LRUCache<string, CachedResponse>({
    maxSize,
    // Counts the key too, because an address may be longer than its response.
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
    // Read once, because Fastify creates the options anew at each access.
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
    // Everything else was done when the response was made.
    done(null, answerNotModified(request, reply) ? null : payload)
  })

  if (edge) server.addHook('onSend', edge.finish)

  // Settles the response even if a hook failed, so that requests waiting for it do not wait for ever.
  server.addHook('onResponse', ({ pendingResponse }, _reply, done) => {
    pendingResponse?.settle(null)
    done()
  })

  /** Finds a cached response without waiting: for a guest, while the version is known. */
  function findKnown(read: Read): CachedResponse | undefined {
    const current =
      read.request.headers.authorization === undefined ? versionReader?.known() : undefined
    const cached = current === undefined ? undefined : responses.get(keyOf(read, current))
    return cached && isFresh(cached) ? cached : undefined
  }

  /** Finds the response that another request has made or is making; if there is none, this request makes it. */
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

  /** Staff see every write, even by another process, so their reads query the latest version. */
  async function readVersion(isStaff: boolean): Promise<number | undefined> {
    return isStaff ? versionReader?.latest() : (versionReader?.known() ?? versionReader?.current())
  }

  function begin(key: string): PendingResponse['settle'] {
    const { promise, resolve } = Promise.withResolvers<CachedResponse | null>()
    // Calculated now, because data read before midnight belongs to that day, however late it is sent.
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

/** Adds the ETag to a finished response, compresses and caches it; returns the body to send. */
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

/** Copies a slice of Node's shared pool, which would otherwise keep the whole pool in memory. */
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

/** True for reads, and for writes that respond with the present record. */
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
