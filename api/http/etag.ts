import type { FastifyInstance, FastifyRequest } from 'fastify'
import { makeEtag, matchesEtag } from '../../http-cache/negotiate.ts'
import { preconditionFailed } from '../errors.ts'

declare module 'fastify' {
  interface FastifyReply {
    version: number | null
    /** States the record's version, which its tag carries and `If-Match` is held against. */
    recordVersion(version: number): this
  }
}

/**
 * Adds ETags to responses and sends 304 for a matching `If-None-Match`: `"{hash}"`, and
 * `"v{version}-{hash}"` for one record. A response that has an ETag already keeps it.
 */
export function addEtags(app: FastifyInstance): void {
  app.decorateReply('version', null)
  app.decorateReply('recordVersion', function (version: number) {
    this.version = version
    return this
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const { access, etag } = request.routeOptions.config
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', isRead && access === 'public' ? 'no-cache' : 'no-store')
    if (etag === false || !isWhole(payload) || reply.statusCode >= 300) return payload
    if (!isRead && reply.version === null) return payload

    const given = reply.getHeader('etag')
    const tag = given === undefined ? makeTag(payload, reply.version) : String(given)
    reply.header('etag', tag)
    if (!isRead || !matchesEtag(request.headers['if-none-match'], tag)) return payload
    reply.code(304).removeHeader('content-length').removeHeader('content-type')
    return null
  })
}

/** A record as far as its last change goes. */
type Changed = { version: number; updated_by: string; updated_at: number }

/**
 * Holds the record's version against the client's `If-Match`, where one was sent.
 * @throws ApiError 412 where the client saw another version; it says who has changed it, and when
 */
export function requireIfMatch(
  request: FastifyRequest,
  { version, updated_by, updated_at }: Changed,
): void {
  const header = request.headers['if-match']
  if (header === undefined || header.trim() === '*') return
  const tags = header.match(/(W\/)?"[^"]*"/g)
  if (!tags?.some((tag) => tag.startsWith(`"v${version}-`)))
    throw preconditionFailed({ by: updated_by, at: updated_at })
}

function isWhole(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload)
}

function makeTag(payload: string | Buffer, version: number | null): string {
  const tag = makeEtag(payload)
  return version === null ? tag : `"v${version}-${tag.slice(1)}`
}
