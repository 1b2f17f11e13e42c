import { sql } from 'kysely'
import { compareNames } from '../../../contract/text/compare-names.ts'
import { presentPackSize } from '../../catalogue/product-pack.ts'
import { presentStock } from '../../catalogue/product-stock.ts'
import type { Database } from '../../db/schema.ts'
import { isPublicProduct } from '../../records/visibility.ts'
import type { ListedProduct } from './rules.ts'

/** The SQL of the price list. */
export function priceListRepository(db: Database) {
  return {
    async count({ inStockOnly }: { inStockOnly: boolean }): Promise<number> {
      const { total } = await db
        .selectFrom('products')
        .select((e) => e.fn.countAll<number>().as('total'))
        .where(isPublicProduct('products'))
        .$if(inStockOnly, (products) => products.where('in_stock', '=', 1))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    /** Lists products by group, then by category; at most `limit`. */
    async list({ inStockOnly, limit }: { inStockOnly: boolean; limit: number }) {
      const rows = await selectListed(db)
        .where(isPublicProduct('p'))
        .$if(inStockOnly, (products) => products.where('p.in_stock', '=', 1))
        .leftJoin('categories as s', 's.id', 'p.subcategory_id')
        .select(sql<number>`coalesce(s.sort_order, 0)`.as('subcategory_order'))
        .orderBy(sql`case when g.id is null then 1 else 0 end`)
        .orderBy(sql`coalesce(g.sort_order, c.sort_order)`)
        .orderBy(sql`coalesce(g.name_key, c.name_key)`)
        .orderBy(sql`coalesce(g.id, c.id)`)
        .orderBy(sql`coalesce(s.sort_order, 0)`)
        .orderBy('p.name_key')
        .orderBy('p.id')
        .limit(limit)
        .execute()
      // The database sorts names by code point, so neighbours are sorted again here.
      const neighbours = Map.groupBy(rows, ({ group_id, category_id, subcategory_order }) =>
        JSON.stringify([group_id, group_id ? null : category_id, subcategory_order]),
      )
      return [...neighbours.values()].flatMap((some) => some.sort(byName).map(toListed))
    },

    /** Existing products, in the order of the ids, each with its price before a sale. */
    async listByIds(ids: string[]): Promise<(ListedProduct & { mrp: number; gtin: string })[]> {
      const rows = await selectListed(db)
        .select(['p.original_price', 'p.gtin'])
        .where('p.id', 'in', ids)
        .execute()
      const products = new Map(
        rows.map((row) => {
          const { gtin } = row
          return [row.id, { ...toListed(row), mrp: row.original_price ?? row.price, gtin }]
        }),
      )
      return ids.flatMap((id) => products.get(id) ?? [])
    },
  }
}

const byName = (a: { name: string }, b: { name: string }) => compareNames(a.name, b.name)

function selectListed(db: Database) {
  return db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .leftJoin('product_groups as g', 'g.id', 'p.group_id')
    .select(['p.id', 'p.name', 'p.name_ta', 'p.price', 'p.size'])
    .select(['p.in_stock', 'p.few_since', 'p.back_on', 'p.lead_days'])
    .select(['p.pack_amount', 'p.pack_unit', 'p.pack_count', 'p.category_id', 'p.group_id'])
    .select(['g.name as group_name', 'g.name_ta as group_name_ta'])
    .select(['c.name as category_name', 'c.name_ta as category_name_ta'])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectListed>['execute']>>[number]

function toListed(row: Row): ListedProduct {
  return {
    id: row.id,
    name: row.name,
    nameTa: row.name_ta,
    size: row.size,
    paise: row.price,
    stock: presentStock(row),
    pack: { ...presentPackSize(row), packCount: row.pack_count },
    group: row.group_id
      ? { id: row.group_id, name: row.group_name ?? '', nameTa: row.group_name_ta ?? '' }
      : null,
    category: { id: row.category_id, name: row.category_name, nameTa: row.category_name_ta },
  }
}
