import type { FastifyRequest } from 'fastify'
import type { Synonym, SynonymUpdate } from '../../../../contract/search/synonym.ts'
import { writeTransaction } from '../../../db/transaction.ts'
import type { ApiDeps } from '../../../deps.ts'
import { findCreated, readIdempotencyKey } from '../../../http/resources/idempotency.ts'
import {
  loadForUpdate,
  type RecordRequest,
  type Versioned,
  withEtagVersion,
} from '../../../http/resources/record-etag.ts'
import { requireAuthor } from '../../../http/session.ts'
import { saveIdempotencyKey } from '../../../records/idempotency-keys-repository.ts'
import { presentSynonym } from './presenter.ts'
import { synonymRepository } from './repository.ts'
import { toSynonymColumns } from './rules.ts'

type Saved = Versioned<Synonym>

/** Creates a synonym set. */
export async function createSynonym(
  { db }: ApiDeps,
  request: FastifyRequest,
  body: SynonymUpdate,
): Promise<Saved> {
  const author = requireAuthor(request)
  const key = readIdempotencyKey(request)
  return writeTransaction(db, async (trx) => {
    const synonyms = synonymRepository(trx)
    const created = await findCreated(trx, key, synonyms)
    if (created) return withEtagVersion(created, presentSynonym(created))
    const row = await synonyms.insert(toSynonymColumns(body), author)
    await saveIdempotencyKey(trx, key, row.id)
    return withEtagVersion(row, presentSynonym(row))
  })
}

/** Changes a synonym set. */
export async function updateSynonym(
  { db }: ApiDeps,
  request: RecordRequest,
  body: SynonymUpdate,
): Promise<Saved> {
  const author = requireAuthor(request)
  return writeTransaction(db, async (trx) => {
    const synonyms = synonymRepository(trx)
    const current = await loadForUpdate(request, synonyms)
    const row = await synonyms.update(current, toSynonymColumns(body), author)
    return withEtagVersion(row, presentSynonym(row))
  })
}
