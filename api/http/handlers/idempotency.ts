import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import {
  idempotencyKeyHeader,
  idempotencyKeyLimits,
  idempotencyMessages,
} from '../../../contract/idempotency-key.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiDeps } from '../../deps.ts'
import { ApiError, createdBefore, invalid } from '../../errors.ts'
import {
  findIdempotencyKey,
  type IdempotentCreate,
  saveIdempotencyKey,
} from '../../records/idempotency-keys.ts'
import { requireSession } from '../session.ts'

type Create<Row extends { id: string }, T> = {
  /** Rejects what cannot be saved before the picture is processed, which takes a second. */
  check: () => Promise<unknown>
  create: (trx: Database, imageId: string | null) => Promise<Row>
  /** False where what was to be created was there before: then a repeat finds it again. */
  isNew?: (row: Row) => boolean
  /** The record that was created before. */
  require: (trx: Database, id: string) => Promise<Row>
  /** The record as clients see it. */
  present: (trx: Database, row: Row) => Promise<T>
}

/**
 * Creates a record, unless one was created with the request's key before: then returns that one, as it is
 * now. The key is stored in the transaction that creates the record.
 * @throws ApiError 409 if the key came with other content, or its record is deleted
 */
export async function idempotentCreate<Row extends { id: string }, T>(
  request: FastifyRequest,
  { db, images }: Pick<ApiDeps, 'db' | 'images'>,
  { check, create, isNew = () => true, require, present }: Create<Row, T>,
): Promise<T> {
  const sent = readIdempotentCreate(request)
  const findMade = async (trx: Database) => {
    const made = sent && (await findIdempotencyKey(trx, sent))
    if (!made) return null
    if (made.contentHash !== sent.contentHash) throw createdBefore(made.recordId)
    const row = await require(trx, made.recordId).catch(reportDeleted)
    return { value: await present(trx, row) }
  }
  const made = await findMade(db)
  if (made) return made.value
  if (request.upload) await check()
  return images.writeWithUpload(request.upload, async (trx, imageId) => {
    const made = await findMade(trx)
    if (made) return { ...made, released: [imageId] }
    const row = await create(trx, imageId)
    if (sent && isNew(row)) await saveIdempotencyKey(trx, sent, row.id)
    return { value: await present(trx, row), released: [] }
  })
}

/** The key of a request and what it is for; none where the client sent none. */
function readIdempotentCreate(request: FastifyRequest): IdempotentCreate | null {
  const key = request.headers[idempotencyKeyHeader.toLowerCase()]
  if (key === undefined) return null
  const { min, max } = idempotencyKeyLimits
  if (typeof key !== 'string' || key.length < min || key.length > max)
    throw invalid({ [idempotencyKeyHeader]: idempotencyMessages.keyLength })
  const { body, upload, routeOptions } = request
  const hash = createHash('sha256')
    .update(JSON.stringify([routeOptions.url, body, ...Object.values(request.params as object)]))
    .update(upload?.bytes ?? '')
  return { accountId: requireSession(request).user.id, key, contentHash: hash.digest('base64url') }
}

function reportDeleted(error: unknown): never {
  throw error instanceof ApiError && error.statusCode === 404 ? createdBefore(null) : error
}
