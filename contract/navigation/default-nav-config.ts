import { nav } from '../layout-limits.ts'
import { recordOf } from '../record-of.ts'
import { type FixedItem, fixedItems } from './fixed-entries.ts'

/** What the navigation goes by before anyone has configured it. Free of schemas, and of no use in a visitor's browser. */

/** The settings that a saved configuration holds. */
export type NavSettingsConfig = {
  maxVisibleItems: number
  moreDropdownLabel: string
  moreDropdownLabelTa: string
  showFixedItems: Record<FixedItem, boolean>
  fixedItemsOrder: Record<FixedItem, number>
}

/** The server's configuration before anyone has saved one. */
export const defaultNavConfig: NavSettingsConfig = {
  maxVisibleItems: nav.visibleItems.default,
  moreDropdownLabel: nav.defaultLabel,
  moreDropdownLabelTa: '',
  showFixedItems: recordOf(fixedItems, () => true),
  fixedItemsOrder: { home: 0, products: 10, gallery: 20, about: 30, contact: 40, popular: 50 },
}

/** What a page goes by while the configuration cannot be fetched. */
export const fallbackNavConfig: NavSettingsConfig = {
  ...defaultNavConfig,
  fixedItemsOrder: { home: 0, products: 1, gallery: 2, about: 3, contact: 4, popular: 5 },
}
