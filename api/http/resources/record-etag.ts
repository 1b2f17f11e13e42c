import type { FastifyReply, FastifyRequest } from 'fastify'
import { succeed } from '../../../contract/envelope.ts'
import { matchesEtagVersion } from '../../../http-cache/etag.ts'
import { preconditionFailed } from '../../errors.ts'

/** A record's version, and its last change. */
type Changed = { version: number; updated_by: string; updated_at: number }

/** A record as clients see it, and the version that its ETag carries. */
export type Versioned<Data> = { etagVersion: string; data: Data }

export type RecordRequest = FastifyRequest<{ Params: { id: string } }>

/**
 * A record's version as its ETag carries it. The time is part of it: on a site that was restored, versions are
 * counted on from those of the backup, and a number comes again for something else.
 */
export function etagVersionOf({ version, updated_at }: Omit<Changed, 'updated_by'>): string {
  return `${version}-${updated_at.toString(36)}`
}

/** A record's row and what clients see of it, together. */
export function withEtagVersion<Data>(
  row: Omit<Changed, 'updated_by'>,
  data: Data,
): Versioned<Data> {
  return { etagVersion: etagVersionOf(row), data }
}

/** Responds with a record, its version in the ETag. */
export function sendRecord<Data>(reply: FastifyReply, { etagVersion, data }: Versioned<Data>) {
  reply.etagVersion = etagVersion
  return succeed(data)
}

/**
 * Compares the record's version with the client's `If-Match`, where one was sent.
 * @throws ApiError 412 where the client saw another version; it says who has changed it, and when
 */
export function requireIfMatch(request: FastifyRequest, record: Changed): void {
  if (!matchesEtagVersion(request.headers['if-match'], etagVersionOf(record)))
    throw preconditionFailed({ by: record.updated_by, at: record.updated_at })
}

/**
 * The record that a request changes, as its client saw it.
 * @throws ApiError 404, or 412 where the client saw another version
 */
export async function loadForUpdate<Row extends Changed>(
  request: RecordRequest,
  records: { require(id: string): Promise<Row> },
): Promise<Row> {
  const current = await records.require(request.params.id)
  requireIfMatch(request, current)
  return current
}
