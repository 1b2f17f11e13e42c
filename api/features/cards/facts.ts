import { createHash } from 'node:crypto'
import { cardTerms } from '../../../contract/cards/card-terms.ts'
import { writePack } from '../../../contract/packs/pack-words.ts'
import { formatPaise } from '../../../contract/prices/money.ts'
import { describeStock } from '../../../contract/products/stock-words.ts'
import { presentStock } from '../../shared/product-stock.ts'
import {
  type CardFacts,
  type CategoryFacts,
  drawingVersion,
  type ProductFacts,
} from './drawing/card-facts.ts'
import type { CardCategory, CardProduct } from './repository.ts'

export function describeProduct(row: CardProduct, shop: string): ProductFacts {
  const { name, name_ta: nameTa, price, original_price: original } = row
  return {
    kind: 'product',
    shop,
    name,
    nameTa,
    pack: describePack(row),
    price: price > 0 ? formatPaise(price) : cardTerms.priceOnRequest,
    originalPrice: original !== null && original > price ? formatPaise(original) : '',
    stock: describeStock(presentStock(row)).map(({ en }) => en),
    photos: row.photos.map(({ id }) => id),
  }
}

export function describeCategory(row: CardCategory, shop: string): CategoryFacts {
  const from = row.lowest === null ? '' : formatPaise(row.lowest)
  return {
    kind: 'category',
    shop,
    name: row.name,
    summary: cardTerms.summary(row.products, from),
    photos: row.photos.map(({ id }) => id),
  }
}

/** Another one for whatever makes another picture. */
export function hashFacts(facts: CardFacts): string {
  const text = JSON.stringify([drawingVersion, facts])
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

/** What a card says, for those who do not see it. */
export function writeAlt(facts: CardFacts): string {
  const said =
    facts.kind === 'category'
      ? [facts.name, facts.summary]
      : [facts.name, facts.nameTa, facts.pack, facts.price, ...facts.stock]
  return said.filter(Boolean).join(', ')
}

function describePack({ pack_amount, pack_unit, pack_count, size }: CardProduct): string {
  if (pack_amount === null || pack_unit === null) return size
  return writePack({
    packAmount: pack_amount / 1000,
    packUnit: pack_unit,
    packCount: pack_count,
  })
}
