import { readPage } from '../../db/pages.ts'
import type { ProductColumns, ProductRow } from '../../db/product-row.ts'
import type { Database } from '../../db/schema.ts'
import type { LoggedFields } from '../../shared/audit-log.ts'
import type { Author } from '../../shared/author.ts'
import { savePriceHistory } from '../../shared/product-prices.ts'
import { recordRepository } from '../../shared/record-repository.ts'
import { describeRow } from './rules.ts'

/** The columns that the repository writes; those of every record come by themselves. */
type WrittenColumns = ProductColumns & { number: number }

/** The SQL about single products; lists have their own repository. */
export function productRepository(db: Database) {
  const records = recordRepository<ProductRow, WrittenColumns>(db, {
    kind: 'product',
    select: (id) => selectProducts(db).where('p.id', '=', id).executeTakeFirst(),
    nameOf: (row) => row.name,
    toLogFields,
  })

  async function insert(columns: ProductColumns, author: Author): Promise<ProductRow> {
    return withPrice(await records.insert({ ...columns, number: await nextNumber() }, author))
  }

  /** A group that is gone as well is left out. */
  async function restore(row: ProductRow, author: Author): Promise<ProductRow> {
    const group_id = (await hasGroup(row.group_id)) ? row.group_id : null
    const number = await nextNumber()
    return withPrice(await records.restore({ ...row, group_id, number }, author))
  }

  async function update(
    current: ProductRow,
    changes: Partial<ProductColumns>,
    author: Author,
  ): Promise<ProductRow> {
    return withPrice(await records.update(current, changes, author))
  }

  async function withPrice(row: ProductRow): Promise<ProductRow> {
    await savePriceHistory(db, [row.id])
    return row
  }

  async function hasGroup(id: string | null): Promise<boolean> {
    if (!id) return false
    const found = await db.selectFrom('product_groups').select('id').where('id', '=', id).execute()
    return found.length > 0
  }

  async function nextNumber(): Promise<number> {
    const { last } = await db
      .selectFrom('products')
      .select((e) => e.fn.max('number').as('last'))
      .executeTakeFirstOrThrow()
    return (last ?? -1) + 1
  }

  return { ...records, hasGroup, insert, restore, update }
}

/** In the order of creation. Give it a snapshot. */
export function listAddresses(db: Database, request: { page: number; limit: number }) {
  return readPage(db.selectFrom('products').select(['id', 'updated_at']).orderBy('id'), request)
}

/** Products with the names of their categories and groups. */
export function selectProducts(db: Database) {
  return db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .leftJoin('categories as s', 's.id', 'p.subcategory_id')
    .leftJoin('product_groups as g', 'g.id', 'p.group_id')
    .selectAll('p')
    .select(['c.name as category_name', 's.name as subcategory_name'])
    .select(['g.name as group_name', 'g.name_ta as group_name_ta'])
}

/** A product as the audit log keeps it: its categories and group by name. */
function toLogFields(row: ProductRow): LoggedFields {
  return {
    ...describeRow(row),
    stock: row.few_since === null ? null : 'few',
    category: row.category_name,
    subcategory: row.subcategory_name,
    group: row.group_name,
    image: row.image_id,
  }
}
