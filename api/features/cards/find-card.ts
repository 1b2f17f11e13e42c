import type { LinkCardLanguage } from '../../../contract/cards/languages.ts'
import type { ShopDetails } from '../../../contract/settings/shop-details.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import { notFound } from '../../errors.ts'
import { notFoundMessages } from '../../records/record-repository.ts'
import { serverLimits } from '../../server-limits.ts'
import { findLogo } from '../../settings/repository.ts'
import { readShopName, readShopNameTa, readShopSettings } from '../../settings/saved-settings.ts'
import { describeSiteLinkCard } from '../../settings/site-pictures.ts'
import type { Card } from './cards.ts'
import { describeCategory, describeProduct, hashFacts } from './facts.ts'
import { findCardCategory, findCardProduct } from './repository.ts'

/** Requested card: an id, with the shop's facts. */
type Wanted = { id: string; shop: ShopDetails; language: LinkCardLanguage }

/** @throws ApiError 404 */
export function requireProductCard(db: Database, { id, ...wanted }: Wanted): Promise<Card> {
  return snapshot(db, async (trx) => {
    const row = await findCardProduct(trx, id)
    if (!row) throw notFound(notFoundMessages.product)
    const facts = describeProduct(row, await sayIn(trx, wanted))
    return { facts, hash: hashFacts(facts), photos: row.photos }
  })
}

/** @throws ApiError 404 */
export function requireCategoryCard(db: Database, { id, ...wanted }: Wanted): Promise<Card> {
  return snapshot(db, async (trx) => {
    const row = await findCardCategory(trx, id, serverLimits.cards.photos)
    if (!row) throw notFound(notFoundMessages.category)
    const facts = describeCategory(row, await sayIn(trx, wanted))
    return { facts, hash: hashFacts(facts), photos: row.photos }
  })
}

/** The card of the site itself. */
export function readSiteLinkCard(db: Database, shop: ShopDetails): Promise<Card> {
  return snapshot(db, async (trx) => {
    const facts = describeSiteLinkCard(await readShopSettings(trx, shop), await findLogo(trx))
    return { facts, hash: hashFacts(facts), photos: [] }
  })
}

async function sayIn(db: Database, { shop, language }: Omit<Wanted, 'id'>) {
  const read = language === 'ta' ? readShopNameTa : readShopName
  return { shop: await read(db, shop), logo: await findLogo(db), language }
}
