import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { idempotencyKeyHeader } from '../../../contract/idempotency-key.ts'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import type { Database } from '../../db/schema.ts'
import { createdBefore, invalid } from '../../errors.ts'
import {
  findIdempotencyKey,
  type IdempotentCreate,
} from '../../records/idempotency-keys-repository.ts'
import { requireSession } from '../session.ts'

/**
 * Finds the record that the same request created earlier, in its present state.
 * @throws ApiError 409 if the key was sent with other content, or the record is deleted
 */
export async function findCreated<Row>(
  db: Database,
  sent: IdempotentCreate | null,
  records: { find(id: string): Promise<Row | null> },
): Promise<Row | null> {
  const made = sent && (await findIdempotencyKey(db, sent))
  if (!made) return null
  if (made.contentHash !== sent.contentHash) throw createdBefore(made.recordId)
  const row = await records.find(made.recordId)
  if (!row) throw createdBefore(null)
  return row
}

/**
 * Reads the key of a request and its purpose; null if the client sent none.
 * @throws ApiError 400 if it is too short or too long
 */
export function readIdempotencyKey(request: FastifyRequest): IdempotentCreate | null {
  const key = request.headers[idempotencyKeyHeader.toLowerCase()]
  if (key === undefined) return null
  const { min, max } = limits.idempotencyKey
  if (typeof key !== 'string' || key.length < min || key.length > max)
    throw invalid({ [idempotencyKeyHeader]: messages.idempotency.keyLength })
  const { body, upload, routeOptions } = request
  const hash = createHash('sha256')
    .update(JSON.stringify([routeOptions.url, body, ...Object.values(request.params as object)]))
    .update(upload?.bytes ?? '')
  return { accountId: requireSession(request).user.id, key, contentHash: hash.digest('base64url') }
}
