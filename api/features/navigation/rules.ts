import type { NavSettingsConfig } from '../../../contract/navigation/defaults.ts'
import type { NavConfigUpdate } from '../../../contract/navigation/nav-config.ts'

/** Merges a change into a configuration: omitted values stay, down to the single entry. */
export function mergeConfig(
  config: NavSettingsConfig,
  { showFixedItems, fixedItemsOrder, ...settings }: NavConfigUpdate,
): NavSettingsConfig {
  return {
    ...config,
    ...settings,
    showFixedItems: { ...config.showFixedItems, ...showFixedItems },
    fixedItemsOrder: { ...config.fixedItemsOrder, ...fixedItemsOrder },
  }
}
