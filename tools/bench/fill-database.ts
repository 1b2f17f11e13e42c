import type { Insertable } from 'kysely'
import type { Database, Schema } from '../../api/db/schema.ts'
import { transaction } from '../../api/db/transaction.ts'
import { minuteMs } from '../../contract/durations.ts'
import { normalizeText } from '../../contract/search/normalize-text.ts'
import { benchCategories, benchProducts } from './catalogue.ts'

const start = Date.UTC(2026, 0, 1)
const batch = 1000

/** Fills an empty database with `count` products, without pictures. */
export async function fillDatabase(db: Database, count: number): Promise<void> {
  await transaction(db, async (trx) => {
    await trx.insertInto('categories').values(categoryRows()).execute()
    let rows: Insertable<Schema['products']>[] = []
    for (const row of productRows(count)) {
      rows.push(row)
      if (rows.length < batch) continue
      await trx.insertInto('products').values(rows).execute()
      rows = []
    }
    if (rows.length > 0) await trx.insertInto('products').values(rows).execute()
  })
}

function* productRows(count: number): Generator<Insertable<Schema['products']>> {
  let number = 0
  for (const product of benchProducts(count)) {
    // Products are changed in a different order from their creation, as in real shops.
    const changed = start + ((number * 7919) % count) * minuteMs
    yield {
      id: idOf('products', number),
      number,
      name: product.name,
      name_key: normalizeText(product.name),
      description: product.description,
      price: product.price,
      original_price: product.originalPrice,
      category_id: idOf('categories', product.category * 10),
      subcategory_id:
        product.subcategory === null
          ? null
          : idOf('categories', product.category * 10 + 1 + product.subcategory),
      featured: product.featured ? 1 : 0,
      in_stock: product.inStock ? 1 : 0,
      is_best_seller: product.isBestSeller ? 1 : 0,
      size: product.size,
      benefits: product.benefits,
      created_at: start + number * minuteMs,
      updated_at: changed,
    }
    number++
  }
}

function categoryRows(): Insertable<Schema['categories']>[] {
  return benchCategories.flatMap(({ name, subcategories }, main) =>
    [name, ...subcategories].map((name, index) => ({
      id: idOf('categories', main * 10 + index),
      name,
      name_key: normalizeText(name),
      parent_id: index === 0 ? null : idOf('categories', main * 10),
      sort_order: main * 10 + index,
      show_in_nav: index === 0 ? 1 : 0,
      show_in_products_dropdown: 1,
      created_at: start,
      updated_at: start,
    })),
  )
}

/** Ids that every filled database contains. */
export const knownIds = {
  product: idOf('products', 0),
  category: idOf('categories', 0),
  categories: benchCategories.map((_, main) => idOf('categories', main * 10)),
}

/** Makes an id in the API's form that is the same each time. */
function idOf(table: 'categories' | 'products', number: number): string {
  const space = table === 'categories' ? '7000' : '7001'
  return `01900000-0000-${space}-8000-${number.toString(16).padStart(12, '0')}`
}
