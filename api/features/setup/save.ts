import type { FastifyRequest } from 'fastify'
import type { Setup, StoredSetup } from '../../../contract/setup/setup.ts'
import { writeTransaction } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { loadConfigForUpdate } from '../../http/resources/config-record.ts'
import type { Versioned } from '../../http/resources/record-etag.ts'
import { requireAuthor } from '../../http/session.ts'
import { setupVersions } from '../../settings/shop-setup.ts'
import { readSetup } from './read.ts'
import { changeSetup } from './rules.ts'
import { readSteps } from './steps.ts'

/** Opens or closes the shop, or skips steps, as a new version of its setup. */
export async function updateSetup(
  { db, env }: Pick<ApiDeps, 'db' | 'env'>,
  request: FastifyRequest,
  body: Partial<StoredSetup>,
): Promise<Versioned<Setup>> {
  const author = requireAuthor(request)
  return writeTransaction(db, async (trx) => {
    const versions = setupVersions(trx)
    const current = await loadConfigForUpdate(request, versions)
    const steps = await readSteps(trx, env.shop, current.config)
    await versions.insert(current, changeSetup(current.config, body, steps), author)
    return readSetup(trx, env.shop)
  })
}
