import type { FastifyRequest } from 'fastify'
import { matchesVersion } from '../../http-cache/etag.ts'
import { preconditionFailed } from '../errors.ts'

/** A record as far as its last change goes. */
type Changed = { version: number; updated_by: string; updated_at: number }

/**
 * Compares the record's version with the client's `If-Match`, where one was sent.
 * @throws ApiError 412 where the client saw another version; it says who has changed it, and when
 */
export function requireIfMatch(
  request: FastifyRequest,
  { version, updated_by, updated_at }: Changed,
): void {
  if (!matchesVersion(request.headers['if-match'], version))
    throw preconditionFailed({ by: updated_by, at: updated_at })
}
