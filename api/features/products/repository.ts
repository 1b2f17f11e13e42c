import { messages } from '../../../contract/messages.ts'
import type { ProductColumns, ProductRow } from '../../db/product-row.ts'
import type { Database } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import type { LoggedFields } from '../../records/audit-log.ts'
import type { Author } from '../../records/author.ts'
import { recordWriter } from '../../records/record-writer.ts'
import { searchTextOf } from './index/tokens.ts'
import { describeRow } from './rules.ts'

/** The columns that the repository writes; the record writer adds the rest. */
type WrittenColumns = ProductColumns & { number: number; search_text: string }

/** The SQL about single products; lists have their own repository. */
export function productRepository(db: Database) {
  /** @throws ApiError 404 */
  async function require(id: string): Promise<ProductRow> {
    const row = await selectProducts(db).where('p.id', '=', id).executeTakeFirst()
    if (!row) throw notFound(messages.product.notFound)
    return row
  }

  /** In the order of creation. */
  async function listAddresses({ page, limit }: { page: number; limit: number }) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'updated_at'])
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
    const { total } = await db
      .selectFrom('products')
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { rows, total }
  }

  const writer = recordWriter<ProductRow, WrittenColumns>(db, {
    table: 'products',
    entity: 'product',
    require,
    nameOf: (row) => row.name,
    toLogFields,
  })

  async function insert(columns: ProductColumns, author: Author): Promise<ProductRow> {
    const derived = { number: await nextNumber(), search_text: searchTextOf(columns) }
    return writer.insert({ ...columns, ...derived }, author)
  }

  async function restore(row: ProductRow, author: Author): Promise<ProductRow> {
    const { category_level, category_name, subcategory_name, ...columns } = row
    return writer.restore({ ...columns, number: await nextNumber() }, author)
  }

  async function update(
    current: ProductRow,
    changes: Partial<ProductColumns>,
    author: Author,
  ): Promise<ProductRow> {
    const search_text = searchTextOf({ ...current, ...changes })
    return writer.update(current, { ...changes, search_text }, author)
  }

  async function nextNumber(): Promise<number> {
    const { last } = await db
      .selectFrom('products')
      .select((e) => e.fn.max('number').as('last'))
      .executeTakeFirstOrThrow()
    return (last ?? -1) + 1
  }

  return { require, listAddresses, insert, restore, update, remove: writer.remove }
}

/** Products with the names of their categories. */
export function selectProducts(db: Database) {
  return db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .leftJoin('categories as s', 's.id', 'p.subcategory_id')
    .selectAll('p')
    .select(['c.name as category_name', 's.name as subcategory_name'])
}

/** A product as the audit log keeps it: its categories by name. */
function toLogFields(row: ProductRow): LoggedFields {
  return {
    ...describeRow(row),
    category: row.category_name,
    subcategory: row.subcategory_name,
    image: row.image_id,
  }
}
