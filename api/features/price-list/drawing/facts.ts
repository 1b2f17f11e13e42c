import type { PriceListLanguage } from '../../../../contract/price-list/languages.ts'
import type { PriceList } from '../../../../contract/price-list/price-list.ts'
import type { ShopSettings } from '../../../../contract/settings/settings.ts'

/** All that a file of the price list says. */
export type PriceListFacts = {
  list: PriceList
  language: PriceListLanguage
  shop: Pick<ShopSettings, 'name' | 'nameTa' | 'phone'>
  /** The logo's image, if there is one. */
  logo?: string | undefined
  texts: Pick<ShopSettings['priceList'], 'title' | 'titleTa' | 'note' | 'noteTa'>
  /** The address of the list's page. */
  address: string
}

export type DrawnFile = {
  bytes: Uint8Array
  /** Letters that no font has. */
  missing: string[]
}
