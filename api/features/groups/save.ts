import type { FastifyRequest } from 'fastify'
import type { ProductGroup, ProductGroupUpdate } from '../../../contract/groups/group.ts'
import { writeTransaction } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { findCreated, readIdempotencyKey } from '../../http/resources/idempotency.ts'
import {
  loadForUpdate,
  type RecordRequest,
  type Versioned,
  withEtagVersion,
} from '../../http/resources/record-etag.ts'
import { requireAuthor } from '../../http/session.ts'
import { saveIdempotencyKey } from '../../records/idempotency-keys-repository.ts'
import { presentProductGroup } from './presenter.ts'
import { productGroupRepository } from './repository.ts'
import { toGroupColumns } from './rules.ts'

type Saved = Versioned<ProductGroup>

/** Creates a product group. */
export async function createGroup(
  { db }: ApiDeps,
  request: FastifyRequest,
  body: ProductGroupUpdate,
): Promise<Saved> {
  const author = requireAuthor(request)
  const key = readIdempotencyKey(request)
  return writeTransaction(db, async (trx) => {
    const groups = productGroupRepository(trx)
    const created = await findCreated(trx, key, groups)
    if (created) return withEtagVersion(created, presentProductGroup(created))
    const row = await groups.insert(toGroupColumns(body), author)
    await saveIdempotencyKey(trx, key, row.id)
    return withEtagVersion(row, presentProductGroup(row))
  })
}

/** Changes a product group. */
export async function updateGroup(
  { db }: ApiDeps,
  request: RecordRequest,
  body: ProductGroupUpdate,
): Promise<Saved> {
  const author = requireAuthor(request)
  return writeTransaction(db, async (trx) => {
    const groups = productGroupRepository(trx)
    const current = await loadForUpdate(request, groups)
    const row = await groups.update(current, toGroupColumns(body, current), author)
    return withEtagVersion(row, presentProductGroup(row))
  })
}
