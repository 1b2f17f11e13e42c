import { nav } from '../layout-limits.ts'
import { recordOf } from '../record-of.ts'
import { type FixedItem, fixedItems } from './fixed-entries.ts'

/** Settings in a saved configuration. */
export type NavSettingsConfig = {
  maxVisibleItems: number
  moreDropdownLabel: string
  moreDropdownLabelTa: string
  showFixedItems: Record<FixedItem, boolean>
  fixedItemsOrder: Record<FixedItem, number>
}

/** The server's configuration until one is saved. */
export const defaultNavConfig: NavSettingsConfig = {
  maxVisibleItems: nav.visibleItems.default,
  moreDropdownLabel: nav.defaultLabel,
  moreDropdownLabelTa: '',
  showFixedItems: recordOf(fixedItems, () => true),
  fixedItemsOrder: { home: 0, products: 10, gallery: 20, about: 30, contact: 40, popular: 50 },
}

/** Configuration for pages that cannot fetch it. */
export const fallbackNavConfig: NavSettingsConfig = {
  ...defaultNavConfig,
  fixedItemsOrder: { home: 0, products: 1, gallery: 2, about: 3, contact: 4, popular: 5 },
}
