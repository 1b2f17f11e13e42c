import type { Insertable, Updateable } from 'kysely'
import { messages } from '../../../contract/messages.ts'
import { newId } from '../../db/new-id.ts'
import type { ProductColumns, ProductRow } from '../../db/product-row.ts'
import type { Database, ProductsTable } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { type LoggedFields, logWrite } from '../../records/audit-log.ts'
import type { Author } from '../../records/author.ts'
import { searchTextOf } from './index/tokens.ts'
import { describeRow } from './rules.ts'

/** Speaks SQL about products. */
export function productRepository(db: Database) {
  /** @throws ApiError 404 */
  async function require(id: string): Promise<ProductRow> {
    const row = await selectProducts(db).where('p.id', '=', id).executeTakeFirst()
    if (!row) throw notFound(messages.product.notFound)
    return row
  }

  /** In the order in which they were made. */
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

  async function insert(columns: ProductColumns, author: Author): Promise<ProductRow> {
    const now = Date.now()
    const row = { ...columns, id: newId(), created_at: now, updated_at: now }
    return add(row, 'create', author)
  }

  /** Brings a deleted product back as it was, under its own id. */
  async function restore(row: ProductRow, author: Author): Promise<ProductRow> {
    const { category_level, category_name, subcategory_name, number, ...columns } = row
    return add({ ...columns, version: row.version + 1 }, 'restore', author)
  }

  async function add(
    columns: Omit<Insertable<ProductsTable>, 'number' | 'search_text'>,
    action: 'create' | 'restore',
    author: Author,
  ): Promise<ProductRow> {
    const row = await db
      .insertInto('products')
      .values({
        ...columns,
        number: await nextNumber(),
        search_text: searchTextOf(columns),
        updated_by: author.name,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const added = await require(row.id)
    await log(author, action, null, added)
    return added
  }

  async function update(
    current: ProductRow,
    changes: Updateable<ProductsTable>,
    author: Author,
  ): Promise<ProductRow> {
    const row = await db
      .updateTable('products')
      .set({
        ...changes,
        search_text: searchTextOf({ ...current, ...changes }),
        version: current.version + 1,
        updated_at: Date.now(),
        updated_by: author.name,
      })
      .where('id', '=', current.id)
      .where('version', '=', current.version)
      .returningAll()
      .executeTakeFirstOrThrow()
    const updated = await require(row.id)
    await log(author, 'update', current, updated)
    return updated
  }

  async function remove(current: ProductRow, author: Author): Promise<void> {
    await db.deleteFrom('products').where('id', '=', current.id).execute()
    await log(author, 'delete', current, null)
  }

  async function log(
    author: Author,
    action: 'create' | 'restore' | 'update' | 'delete',
    before: ProductRow | null,
    after: ProductRow | null,
  ): Promise<void> {
    const { id = '', name = '' } = after ?? before ?? {}
    await logWrite(db, author, {
      action,
      entity: 'product',
      id,
      name,
      before: before && describeForLog(before),
      after: after && describeForLog(after),
    })
  }

  async function nextNumber(): Promise<number> {
    const { last } = await db
      .selectFrom('products')
      .select((e) => e.fn.max('number').as('last'))
      .executeTakeFirstOrThrow()
    return (last ?? -1) + 1
  }

  return { require, listAddresses, insert, restore, update, remove }
}

/** Products with the names that their answers show. */
export function selectProducts(db: Database) {
  return db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .leftJoin('categories as s', 's.id', 'p.subcategory_id')
    .selectAll('p')
    .select(['c.name as category_name', 's.name as subcategory_name'])
}

/** A product as the audit log keeps it: its categories by name. */
function describeForLog(row: ProductRow): LoggedFields {
  return {
    ...describeRow(row),
    category: row.category_name,
    subcategory: row.subcategory_name,
    image: row.image_id,
  }
}
