import { priceListLanguages } from '../../../contract/price-list/languages.ts'
import { priceListLimits } from '../../../contract/price-list/limits.ts'
import { priceListPictures } from '../../../contract/price-list/pictures.ts'
import type { PriceList } from '../../../contract/price-list/price-list.ts'
import { recordOf } from '../../../contract/record-of.ts'
import type { ShopSettings } from '../../../contract/settings/settings.ts'
import type { ShopDetails } from '../../../contract/settings/shop-details.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import { findLogo } from '../../settings/repository.ts'
import { readShopSettings } from '../../settings/saved-settings.ts'
import { paginatePictures } from './picture-pages.ts'
import { priceListRepository } from './repository.ts'
import { layOutPriceList } from './rules.ts'

/** Reads the price list of a day and the shop's settings, all from one state of the database. */
export function readPriceList(
  db: Database,
  shop: ShopDetails,
  date: string,
): Promise<{ list: PriceList; settings: ShopSettings; logo: string | undefined }> {
  return snapshot(db, async (trx) => {
    const settings = await readShopSettings(trx, shop)
    const inStockOnly = settings.priceList.hideOutOfStock
    const repository = priceListRepository(trx)
    const products = await repository.list({ inStockOnly, limit: priceListLimits.products })
    const total = await repository.count({ inStockOnly })
    const sections = layOutPriceList(products)
    const pictures = recordOf(priceListPictures, (picture) =>
      recordOf(
        priceListLanguages,
        (language) => paginatePictures(sections, picture, language).length,
      ),
    )
    const logo = await findLogo(trx)
    return { logo, list: { date, sections, pictures, listed: products.length, total }, settings }
  })
}
