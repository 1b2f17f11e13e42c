import type { NavSettingsConfig } from '../../../contract/navigation/defaults.ts'
import type { NavConfig, NavConfigVersion } from '../../../contract/navigation/nav-config.ts'
import type { Database } from '../../db/schema.ts'
import {
  configEtagVersion,
  describeCurrent,
  describeSaved,
} from '../../http/resources/config-record.ts'
import type { Versioned } from '../../http/resources/record-etag.ts'
import type { ConfigVersion } from '../../records/config-versions-repository.ts'
import { navConfigRepository } from './repository.ts'

/** The current configuration of the header. Needs a snapshot, because these are two statements. */
export async function readNavConfig(db: Database): Promise<Versioned<NavConfig>> {
  const versions = navConfigRepository(db)
  const current = await versions.current()
  const data = { ...current.config, ...(await describeCurrent(versions, current)) }
  return { etagVersion: configEtagVersion(current), data }
}

/** A saved version of the configuration for staff. */
export function presentVersion(saved: ConfigVersion<NavSettingsConfig>): NavConfigVersion {
  return { ...describeSaved(saved), config: saved.config }
}
