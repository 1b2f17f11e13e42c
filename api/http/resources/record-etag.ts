import type { FastifyReply, FastifyRequest } from 'fastify'
import { succeed } from '../../../contract/envelope.ts'
import { matchesEtagVersion } from '../../../http-cache/etag.ts'
import { preconditionFailed } from '../../errors.ts'

/** A record's version and last change. */
type Changed = { version: number; updated_by: string; updated_at: number }

/** A record for clients, and the version in its ETag. */
export type Versioned<Data> = { etagVersion: string; data: Data }

export type RecordRequest = FastifyRequest<{ Params: { id: string } }>

/**
 * Version of a record for its ETag. It includes the time, because a restored site continues from the backup's
 * version numbers and so reuses them for other content.
 */
export function etagVersionOf({ version, updated_at }: Omit<Changed, 'updated_by'>): string {
  return `${version}-${updated_at.toString(36)}`
}

/** Combines a record's row with its presented data. */
export function withEtagVersion<Data>(
  row: Omit<Changed, 'updated_by'>,
  data: Data,
): Versioned<Data> {
  return { etagVersion: etagVersionOf(row), data }
}

/** Responds with a record and its version in the ETag. */
export function sendRecord<Data>(reply: FastifyReply, { etagVersion, data }: Versioned<Data>) {
  reply.etagVersion = etagVersion
  return succeed(data)
}

/**
 * Compares the record's version with the client's `If-Match`, if sent.
 * @throws ApiError 412 if the client saw another version, with the author and time of the change
 */
export function requireIfMatch(request: FastifyRequest, record: Changed): void {
  if (!matchesEtagVersion(request.headers['if-match'], etagVersionOf(record)))
    throw preconditionFailed({ by: record.updated_by, at: record.updated_at })
}

/**
 * Loads the record that a request changes, and checks that the client saw this version.
 * @throws ApiError 404, or 412 if the client saw another version
 */
export async function loadForUpdate<Row extends Changed>(
  request: RecordRequest,
  records: { get(id: string): Promise<Row> },
): Promise<Row> {
  const current = await records.get(request.params.id)
  requireIfMatch(request, current)
  return current
}
