import { createHash } from 'node:crypto'
import type { LinkCardLanguage } from '../../../contract/cards/languages.ts'
import { linkCardWords } from '../../../contract/cards/words.ts'
import { fromThousandths } from '../../../contract/numbers/thousandths.ts'
import { writePack } from '../../../contract/packs/pack-words.ts'
import { writePackTa } from '../../../contract/packs/pack-words-ta.ts'
import { formatPaise, formatPrice } from '../../../contract/prices/money.ts'
import { toRupees } from '../../../contract/prices/paise.ts'
import { describeStock } from '../../../contract/stock/words.ts'
import { stockWordsEn } from '../../../contract/stock/words-en.ts'
import { stockWordsTa } from '../../../contract/stock/words-ta.ts'
import { presentStock } from '../../catalogue/product-stock.ts'
import { hashSiteLinkCard } from '../../settings/site-pictures.ts'
import {
  type CardFacts,
  type CategoryFacts,
  drawingVersion,
  namesByLanguage,
  type ProductFacts,
} from './drawing/card-facts.ts'
import type { CardCategory, CardProduct } from './repository.ts'

const stockWords = { en: stockWordsEn, ta: stockWordsTa }

/** The shop's name and logo, and the language of a card. */
type Saying = { shop: string; logo?: string | undefined; language: LinkCardLanguage }

export function describeProduct(row: CardProduct, { shop, logo, language }: Saying): ProductFacts {
  const { name, name_ta: nameTa, price, original_price: original } = row
  return {
    kind: 'product',
    language,
    shop,
    logo,
    name,
    nameTa,
    pack: describePack(row, language),
    price: formatPrice(toRupees(price), linkCardWords[language].priceOnRequest),
    originalPrice: original !== null && price > 0 && original > price ? formatPaise(original) : '',
    stock: describeStock(presentStock(row), stockWords[language]),
    photos: row.photos.map(({ id }) => id),
  }
}

export function describeCategory(
  row: CardCategory,
  { shop, logo, language }: Saying,
): CategoryFacts {
  const from = row.lowest === null ? '' : formatPaise(row.lowest)
  return {
    kind: 'category',
    shop,
    logo,
    name: (language === 'ta' && row.name_ta) || row.name,
    summary: linkCardWords[language].summary(row.products, from),
    photos: row.photos.map(({ id }) => id),
  }
}

/** Hashes everything that determines the picture, so that a different picture has a different hash. */
export function hashFacts(facts: CardFacts): string {
  if (facts.kind === 'site') return hashSiteLinkCard(facts)
  const text = JSON.stringify([drawingVersion, facts])
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

/** Alternative text of a card. */
export function writeAlt(facts: CardFacts): string {
  if (facts.kind === 'site') return facts.shop
  const lines =
    facts.kind === 'category'
      ? [facts.name, facts.summary]
      : [...namesByLanguage(facts), facts.pack, facts.price, ...facts.stock]
  return lines.filter(Boolean).join(', ')
}

function describePack(row: CardProduct, language: LinkCardLanguage): string {
  const { pack_amount, pack_unit, pack_count, size } = row
  if (pack_amount === null || pack_unit === null) return size
  const write = language === 'ta' ? writePackTa : writePack
  return write({
    packAmount: fromThousandths(pack_amount),
    packUnit: pack_unit,
    packCount: pack_count,
  })
}
