import { defaultNavConfig, type NavSettingsConfig } from '../../../contract/navigation/defaults.ts'
import type { Database } from '../../db/schema.ts'
import type { LoggedFields } from '../../records/audit-log-repository.ts'
import { configVersions } from '../../records/config-versions-repository.ts'
import { readStoredNavConfig } from '../../records/stored-config.ts'

/** Versions of the navigation's configuration. */
export function navConfigRepository(db: Database) {
  return configVersions<NavSettingsConfig>(db, {
    table: 'nav_configs',
    entity: 'navigation',
    initial: defaultNavConfig,
    readStored: readStoredNavConfig,
    describeForLog,
  })
}

/** Describes each entry separately, so that the log shows which one changed. */
function describeForLog({ showFixedItems, fixedItemsOrder, ...plain }: NavSettingsConfig) {
  const fields: LoggedFields = { ...plain }
  for (const [item, isShown] of Object.entries(showFixedItems)) fields[`show.${item}`] = isShown
  for (const [item, order] of Object.entries(fixedItemsOrder)) fields[`order.${item}`] = order
  return fields
}
