import type { StoredSetup } from '../../contract/setup/setup.ts'
import type { Database } from '../db/schema.ts'
import { listFields } from '../records/audit-log-repository.ts'
import { configVersions } from '../records/config-versions-repository.ts'
import { defaultSetup, readStoredSetup } from '../records/stored-config.ts'

/** Versions of the shop's setup: whether it is open, and which steps are skipped. */
export function setupVersions(db: Database) {
  return configVersions<StoredSetup>(db, {
    table: 'shop_setup',
    entity: 'setup',
    initial: defaultSetup,
    readStored: readStoredSetup,
    describeForLog: listFields,
  })
}
