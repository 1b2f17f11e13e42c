import { nav } from '../layout-limits.ts'
import { popularCategory, productsAddress, publicPaths } from '../public-paths.ts'
import { recordOf } from '../record-of.ts'

/** What the navigation goes by before anyone has configured it. Free of schemas, for the public pages. */

/** The header's fixed entries; the order here is the one for ties. */
export const fixedItems = ['home', 'products', 'gallery', 'about', 'contact', 'popular'] as const
export type FixedItem = (typeof fixedItems)[number]

/** What the fixed entries are called and where they lead. */
export const fixedEntries: Record<FixedItem, { label: string; to: string }> = {
  home: { label: 'Home', to: publicPaths.home },
  products: { label: 'Products', to: publicPaths.products },
  gallery: { label: 'Gallery', to: publicPaths.gallery },
  about: { label: 'About Us', to: publicPaths.about },
  contact: { label: 'Contact', to: publicPaths.contact },
  popular: { label: 'Popular', to: productsAddress({ _id: popularCategory, name: 'Popular' }) },
}

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
