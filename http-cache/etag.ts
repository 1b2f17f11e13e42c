import { crc32 } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /** Number and time of the record in the response, for its ETag, which `If-Match` is compared with. */
    etagVersion: string | null
  }
}

/**
 * Gives a response the ETag `"{hash}"`, or `"v{etagVersion}-{hash}"` for one record, unless the route has set
 * one. The hash is the length and a CRC-32, because a longer hash would take most of a short response's time.
 */
export function addEtag(reply: FastifyReply, body: Buffer): void {
  if (reply.hasHeader('etag')) return
  const hash = `${body.length.toString(36)}-${crc32(body).toString(36)}`
  const { etagVersion } = reply
  reply.header('etag', etagVersion === null ? `"${hash}"` : `"v${etagVersion}-${hash}"`)
}

/** Adds the encoding to the ETag, which must differ from that of the same content in another encoding. */
export function addEncodingToEtag(reply: FastifyReply, encoding: string): void {
  reply.header('etag', `${String(reply.getHeader('etag')).slice(0, -1)}-${encoding}"`)
}

/**
 * Turns the response into a 304 and returns true if `If-None-Match` names the ETag (weak comparison, as HTTP
 * requires). A route that knows its ETag before it has a body can call this first.
 */
export function answerNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  etag = String(reply.getHeader('etag')),
): boolean {
  const known = request.headers['if-none-match']
  if (known === undefined) return false
  if (known.trim() !== '*' && !known.match(/"[^"]*"/g)?.includes(etag)) return false
  reply.code(304).removeHeader('content-length').removeHeader('content-type')
  return true
}

/** True if `If-Match` allows a change of this version; compared strongly. */
export function matchesEtagVersion(ifMatch: string | undefined, etagVersion: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  const etags = ifMatch.match(/(W\/)?"[^"]*"/g)
  return etags?.some((etag) => etag.startsWith(`"v${etagVersion}-`)) ?? false
}
