import type { FastifyRequest } from 'fastify'
import type { NavConfig, NavConfigUpdate } from '../../../contract/navigation/nav-config.ts'
import { writeTransaction } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { loadConfigForUpdate } from '../../http/resources/config-record.ts'
import type { Versioned } from '../../http/resources/record-etag.ts'
import { requireAuthor } from '../../http/session.ts'
import { readNavConfig } from './read.ts'
import { navConfigRepository } from './repository.ts'
import { mergeConfig } from './rules.ts'

/** Saves the header's configuration as a new version. */
export async function updateNavConfig(
  { db }: Pick<ApiDeps, 'db'>,
  request: FastifyRequest,
  body: NavConfigUpdate,
): Promise<Versioned<NavConfig>> {
  const author = requireAuthor(request)
  return writeTransaction(db, async (trx) => {
    const versions = navConfigRepository(trx)
    const current = await loadConfigForUpdate(request, versions)
    await versions.insert(current, mergeConfig(current.config, body), author)
    return readNavConfig(trx)
  })
}
