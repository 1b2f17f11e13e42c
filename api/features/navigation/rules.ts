import type { NavSettingsConfig } from '../../../contract/navigation/defaults.ts'
import type { NavConfigUpdate } from '../../../contract/navigation/nav-config.ts'

/** A configuration after a change: what is left out stays as it is, down to the single entry. */
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
