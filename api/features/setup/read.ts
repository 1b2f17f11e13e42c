import type { ShopDetails } from '../../../contract/settings/shop-details.ts'
import type { Setup } from '../../../contract/setup/setup.ts'
import { demoDetailsKey, findMeta } from '../../db/meta.ts'
import type { Database } from '../../db/schema.ts'
import { configEtagVersion } from '../../http/resources/config-record.ts'
import type { Versioned } from '../../http/resources/record-etag.ts'
import { setupVersions } from '../../settings/shop-setup.ts'
import { readSteps } from './steps.ts'

/** State of the shop, open or closed, and its steps. Needs a snapshot, because these are several statements. */
export async function readSetup(db: Database, variables: ShopDetails): Promise<Versioned<Setup>> {
  const current = await setupVersions(db).current()
  const data = {
    isOpen: current.config.isOpen,
    steps: await readSteps(db, variables, current.config),
    hasDemo: (await findMeta(db, demoDetailsKey)) !== null,
  }
  return { etagVersion: configEtagVersion(current), data }
}
