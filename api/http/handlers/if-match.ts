import type { FastifyRequest } from 'fastify'
import { matchesVersion } from '../../../http-cache/etag.ts'
import { preconditionFailed } from '../../errors.ts'

/** A record's version, and its last change. */
type Changed = { version: number; updated_by: string; updated_at: number }

/**
 * A record's version as its ETag carries it. The time is part of it: on a site that was restored, versions are
 * counted on from those of the backup, and a number comes again for something else.
 */
export function versionOf({ version, updated_at }: Omit<Changed, 'updated_by'>): string {
  return `${version}-${updated_at.toString(36)}`
}

/**
 * Compares the record's version with the client's `If-Match`, where one was sent.
 * @throws ApiError 412 where the client saw another version; it says who has changed it, and when
 */
export function requireIfMatch(request: FastifyRequest, record: Changed): void {
  if (!matchesVersion(request.headers['if-match'], versionOf(record)))
    throw preconditionFailed({ by: record.updated_by, at: record.updated_at })
}
