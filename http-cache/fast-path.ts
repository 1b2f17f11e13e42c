import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { parse } from 'fast-querystring'
import type { FastifyInstance } from 'fastify'
import type { ResponseCache } from './cache.ts'
import type { CatalogueVersion } from './catalogue-version.ts'
import { isRead } from './intercept.ts'
import { type CacheRequest, makeEtag, readCacheRequest } from './negotiate.ts'
import { TokenBucket } from './token-bucket.ts'
import { type SentVariant, sendVariant, UncachedResponses } from './variants.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Builds the body of a response to an address at once, if that is possible and as new as the last known
     * write. Undefined if the framework has to respond, or to refuse.
     */
    buildNow?: (query: Record<string, unknown>) => Buffer | undefined
  }
}

/**
 * Rate at which responses that were not requested before are compressed and cached. The burst is what a
 * write makes stale; the rate is so low that among many new addresses hardly one in a hundred waits for it.
 */
const compressedRate = { perSecond: 10, burst: 100 }
/** Bytes. The framework bounds how much waits for slow clients; the fast path does not. */
const maxBuilt = 64 * 1024

type Options = {
  cache: ResponseCache
  counts: { sent: number; built: number }
  version: CatalogueVersion | undefined
  origins: ReadonlySet<string>
  nameRequest: (request: IncomingMessage) => string
  isOpen: () => boolean
  timeoutMs: number | undefined
}
/** Takes the headers of a response that the framework has sent to an address. */
type LearnHeaders = (key: string, headers: Record<string, string>) => void

/**
 * Sends what is cached before the framework sees the request, and builds what is not while more is
 * asked for than can be compressed: that is neither compressed nor cached. Only on connections that the
 * framework has seen, since its hooks watch them, and not if the log is to have a line for each request.
 */
export function respondBeforeFramework(server: FastifyInstance, options: Options): LearnHeaders {
  const { cache, counts, version, origins, nameRequest, isOpen, timeoutMs } = options
  const seen = new WeakSet<Socket>()
  const builders = new Map<string, (query: Record<string, unknown>) => Buffer | undefined>()
  /** What answers with the headers of an address without its query. */
  const responsesOf = new Map<string, UncachedResponses>()
  const compressed = new TokenBucket(compressedRate)

  server.addHook('onRequest', ({ raw }, _reply, done) => {
    seen.add(raw.socket)
    done()
  })
  server.addHook('onRoute', ({ url, config }) => {
    if (config?.buildNow) builders.set(url, config.buildNow)
  })
  const isQuiet = !['info', 'debug', 'trace'].includes(server.log.level)
  if (version && isQuiet) server.intercept(respond)

  function respond(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket, method } = request
    if (!isOpen() || !isRead(request) || !seen.has(socket)) return false
    const wanted = readCacheRequest(request, origins)
    const known = wanted.hasCredentials ? undefined : version?.known()
    if (known === undefined) return false
    const cached = cache.find(known, wanted.key)
    const variant = cached ? cached.find(wanted.encoding) : build(request, wanted, known)
    if (!variant) return false
    counts[cached ? 'sent' : 'built']++
    const { ifNoneMatch } = wanted
    sendVariant(response, variant, { method, ifNoneMatch, id: nameRequest(request) })
    // Nearly all have left in whole by now.
    const isWaiting = response.writableLength > 0 && socket instanceof Socket
    if (isWaiting && timeoutMs) socket.setTimeout(timeoutMs)
    return true
  }

  function build(
    { url = '/' }: IncomingMessage,
    { key }: CacheRequest,
    known: number,
  ): SentVariant | undefined {
    const path = pathOf(url)
    const builder = builders.get(path)
    const responses = builder && responsesOf.get(pathOf(key))
    if (!responses || cache.pending(known, key) || compressed.take()) return undefined
    const body = builder(parse(url.slice(path.length + 1)))
    if (!body || body.length > maxBuilt) return undefined
    return responses.respond(body, makeEtag(body))
  }

  return (key, { etag: _, ...headers }) => {
    const path = pathOf(key)
    // Under its plain spelling only: with percent signs there are thousands.
    if (builders.has(path.slice(path.indexOf(' ') + 1)))
      responsesOf.set(path, new UncachedResponses(headers))
  }
}

/** The address without its query, with the origin where that counts. */
function pathOf(key: string): string {
  return key.split('?', 1)[0] ?? ''
}
