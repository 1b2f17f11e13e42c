import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { cacheKeyFor, readParametersOfRoutes } from './cache-key.ts'
import { compressReply, type Encoding, pickEncoding } from './compress.ts'
import { createEdgeHeaders } from './edge-headers.ts'
import { addEtag, isNotModified } from './etag.ts'
import type { VersionReader } from './version-reader.ts'

/** Bytes. */
const maxSize = 32 * 1024 * 1024
/** What a response takes in memory besides its body, about. */
const overhead = 3000
/** Milliseconds. Pages show the current year, which changes without a write. */
const maxAge = 3_600_000

/** Headers that belong to one request or connection, and not to the response. */
const ownHeaders = ['x-request-id', 'connection', 'content-length']

/** A finished response in one encoding. */
type CachedResponse = {
  headers: Record<string, string>
  body: Buffer
  /** Milliseconds since 1970. */
  expires: number
}

/** A response that is being made; `settle` must be called, with null if it cannot be cached. */
type PendingResponse = { encoding: Encoding; settle(response: CachedResponse | null): void }

declare module 'fastify' {
  interface FastifyRequest {
    isFromCache: boolean
    pendingResponse: PendingResponse | null
  }
}

type CacheOptions = {
  /** Without it nothing is cached: responses are tagged and compressed all the same. */
  version?: VersionReader
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
  const { version, endsBy = () => Number.POSITIVE_INFINITY, edgeSeconds = 0 } = options
  const origins = new Set(options.origins)
  const responses = new LRUCache<string, CachedResponse>({
    maxSize,
    // An address may be longer than its response.
    sizeCalculation: ({ body }, key) => key.length + overhead + body.length,
  })
  const pending = new Map<string, Promise<CachedResponse | null>>()
  server.decorateReply('recordVersion', null)
  readParametersOfRoutes(server)
  server.decorateRequest('isFromCache', false)
  server.decorateRequest('pendingResponse', null)

  const edge =
    edgeSeconds > 0 ? createEdgeHeaders({ seconds: edgeSeconds, version, endsBy }) : undefined
  if (edge) server.addHook('onRequest', edge.begin)

  server.addHook('onRequest', (request, reply, done) => {
    if (!isPublicRead(request) || request.routeOptions.config.cachedByContent) return done()
    findOrStart(request).then((response) => {
      if (!response) return done()
      request.isFromCache = true
      reply.headers(response.headers).send(response.body)
    }, done)
  })

  server.addHook('onSend', async (request, reply, payload) => {
    const { pendingResponse } = request
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', isPublicRead(request) ? 'no-cache' : 'no-store')
    if (!isTagged(request, reply, payload)) {
      pendingResponse?.settle(null)
      return payload
    }
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
    addEtag(reply, bytes)
    const body = pendingResponse ? await compressAndCache(reply, bytes, pendingResponse) : bytes
    return isRead(request) && isNotModified(request, reply) ? null : body
  })

  if (edge) server.addHook('onSend', edge.finish)

  // If a hook failed before, requests that wait for the response must not wait for ever.
  server.addHook('onResponse', ({ pendingResponse }, _reply, done) => {
    pendingResponse?.settle(null)
    done()
  })

  /** The response that another request has made or is making; without one, this request makes it. */
  async function findOrStart(request: FastifyRequest): Promise<CachedResponse | null> {
    const encoding = pickEncoding(request.headers['accept-encoding'])
    const key = await findKey(request, encoding)
    const inProgress = key && pending.get(key)
    const cached = key && (responses.get(key) ?? (inProgress && (await inProgress)))
    if (cached && isFresh(cached)) return cached
    request.pendingResponse = { encoding, settle: key ? begin(key) : () => {} }
    return null
  }

  /** The catalogue's version is part of it. Undefined for a response that is not cached. */
  async function findKey(request: FastifyRequest, encoding: Encoding) {
    const { authorization } = request.headers
    // If the version cannot be read, the route reports the error.
    const current = await readVersion(authorization !== undefined).catch(() => undefined)
    const isOfStaff = authorization !== undefined && request.routeOptions.config.variesForStaff
    if (current === undefined || isOfStaff) return undefined
    return `${current} ${cacheKeyFor(request, { encoding, origins })}`
  }

  /** Staff see every write, also one of another process: what is read from here on knows of it. */
  async function readVersion(isStaff: boolean): Promise<number | undefined> {
    return isStaff ? version?.latest() : (version?.known() ?? version?.current())
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

/** What expires later than anything that is cached now was cached before the clock was set back. */
function isFresh({ expires }: CachedResponse): boolean {
  const left = expires - Date.now()
  return left > 0 && left <= maxAge
}

async function compressAndCache(
  reply: FastifyReply,
  bytes: Buffer,
  { encoding, settle }: PendingResponse,
): Promise<Buffer> {
  const body = await compressReply(reply, bytes, encoding)
  const isCached = reply.statusCode === 200 && reply.getHeader('cache-control') !== 'no-store'
  settle(isCached ? toCached(reply, body) : null)
  return body
}

function toCached(reply: FastifyReply, body: Buffer): CachedResponse {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined && !ownHeaders.includes(name)) headers[name] = String(value)
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

function isPublicRead(request: FastifyRequest): boolean {
  const { access, etag } = request.routeOptions.config
  return isRead(request) && access === 'public' && etag !== false
}

/** Reads, and writes that respond with the record as it is now. */
function isTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): payload is string | Buffer {
  const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
  const isTaggable = isRead(request) || reply.recordVersion !== null
  return (
    isWhole && isTaggable && reply.statusCode < 300 && request.routeOptions.config.etag !== false
  )
}
