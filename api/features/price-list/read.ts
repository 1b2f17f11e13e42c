import { limits } from '../../../contract/limits.ts'
import type { PriceList } from '../../../contract/price-list.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import { readSavedSettings } from '../../records/saved-settings.ts'
import { priceListRepository } from './repository.ts'
import { layOutPriceList } from './rules.ts'

/** The price list of today; all of it from one state of the database. */
export function readPriceList(db: Database, date: string): Promise<PriceList> {
  return snapshot(db, async (trx) => {
    const { priceList } = await readSavedSettings(trx)
    const repository = priceListRepository(trx, {
      inStockOnly: priceList?.hideOutOfStock ?? false,
    })
    const products = await repository.list(limits.priceList.products)
    const total = await repository.count()
    return { date, sections: layOutPriceList(products), listed: products.length, total }
  })
}
