import type { PriceListLanguage } from '../../../../contract/price-list/languages.ts'
import type { PriceList } from '../../../../contract/price-list/price-list.ts'
import type { ShopSettings } from '../../../../contract/settings/settings.ts'

/** Everything that a file of the price list contains. */
export type PriceListFacts = {
  list: PriceList
  language: PriceListLanguage
  shop: Pick<ShopSettings, 'name' | 'nameTa' | 'phone'>
  /** Image of the logo, if there is one. */
  logo?: string | undefined
  texts: Pick<ShopSettings['priceList'], 'title' | 'titleTa' | 'note' | 'noteTa'>
  /** The address of the list's page. */
  address: string
}

export type DrawnFile = {
  bytes: Uint8Array
  /** Letters for which no font has a glyph. */
  missing: string[]
}
