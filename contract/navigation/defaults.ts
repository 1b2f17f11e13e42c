import { recordOf } from '../record-of.ts'
import { type FixedItem, fixedItems } from './fixed-entries.ts'
import { navLimits } from './limits.ts'

/** Label of the menu for the items that find no room, until staff choose another. */
export const defaultMoreLabel = 'More'

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
  maxVisibleItems: navLimits.visibleItems.default,
  moreDropdownLabel: defaultMoreLabel,
  moreDropdownLabelTa: '',
  showFixedItems: recordOf(fixedItems, () => true),
  fixedItemsOrder: { home: 0, products: 10, gallery: 20, about: 30, contact: 40, popular: 50 },
}

/** Configuration for pages that cannot fetch it. */
export const fallbackNavConfig: NavSettingsConfig = {
  ...defaultNavConfig,
  fixedItemsOrder: { home: 0, products: 1, gallery: 2, about: 3, contact: 4, popular: 5 },
}
