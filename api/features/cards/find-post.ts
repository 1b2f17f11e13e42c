import { indiaDate } from '../../../contract/india-time.ts'
import type { PriceListPicture } from '../../../contract/price-list/pictures.ts'
import { writeDate } from '../../../contract/price-list/words.ts'
import { withoutProtocol } from '../../../contract/text/web-address.ts'
import type { Env } from '../../../env/env.ts'
import { readId } from '../../db/read-id.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import { notFound } from '../../errors.ts'
import type { ImageRow } from '../../images/repository.ts'
import { notFoundMessages } from '../../records/record-repository.ts'
import { findLogo } from '../../settings/repository.ts'
import { readShopSettings } from '../../settings/saved-settings.ts'
import type { PostFacts } from './drawing/post-facts.ts'
import { describeProduct } from './facts.ts'
import { findCardProduct } from './repository.ts'

type Wanted = { ids: string[]; shape: PriceListPicture; now: number }

/**
 * Content of a picture of products, with its photos; unknown ids are left out.
 * @throws ApiError 404 if none is left
 */
export function requirePost(
  db: Database,
  { shop, publicUrl }: Pick<Env, 'shop' | 'publicUrl'>,
  { ids, shape, now }: Wanted,
): Promise<{ facts: PostFacts; photos: ImageRow[] }> {
  return snapshot(db, async (trx) => {
    const { name, phone } = await readShopSettings(trx, shop)
    const logo = await findLogo(trx)
    const products = []
    for (const id of new Set(ids.map(readId))) {
      const row = await findCardProduct(trx, id)
      if (row) products.push(row)
    }
    if (products.length === 0) throw notFound(notFoundMessages.product)
    const facts: PostFacts = {
      shape,
      shop: name,
      logo,
      phone,
      site: withoutProtocol(publicUrl),
      date: writeDate(indiaDate(now), 'en')[0]?.text ?? '',
      products: products.map((row) => describeProduct(row, { shop: name, logo, language: 'en' })),
    }
    return { facts, photos: products.flatMap((row) => row.photos) }
  })
}
