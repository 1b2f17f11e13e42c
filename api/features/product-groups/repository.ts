import { type Insertable, type Selectable, sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import { productGroupMessages } from '../../../contract/product-group-messages.ts'
import type { Database, ProductGroupsTable } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { type LoggedFields, listFields } from '../../records/audit-log.ts'
import type { Author } from '../../records/author.ts'
import { recordWriter } from '../../records/record-writer.ts'

/** A group with the number of its products. */
export type ProductGroupRow = Selectable<ProductGroupsTable> & { products: number }

/** What a write decides; the repository fills in the rest. */
export type ProductGroupChanges = Partial<Insertable<ProductGroupsTable>>

/** The SQL about product groups. */
export function productGroupRepository(db: Database) {
  const ordered = () =>
    db
      .selectFrom('product_groups as g')
      .selectAll('g')
      .select(
        sql<number>`(select count(*) from products as p where p.group_id = g.id)`.as('products'),
      )
      .orderBy('g.sort_order')
      .orderBy('g.name_key')

  /** @throws ApiError 404 */
  async function require(id: string): Promise<ProductGroupRow> {
    const row = await ordered().where('g.id', '=', id).executeTakeFirst()
    if (!row) throw notFound(productGroupMessages.notFound)
    return row
  }

  const writer = recordWriter<ProductGroupRow, ProductGroupChanges>(db, {
    table: 'product_groups',
    entity: 'product-group',
    require,
    nameOf: (row) => row.name,
    toLogFields,
  })

  return {
    require,

    /** By order, then by name. */
    listAll(): Promise<ProductGroupRow[]> {
      return ordered().execute()
    },

    /** Without an order, a new group goes last. All other columns have to be given. */
    async insert(columns: ProductGroupChanges, author: Author): Promise<ProductGroupRow> {
      const { sort_order = (await findLastOrder()) + limits.order.spacing } = columns
      return writer.insert({ ...columns, sort_order }, author)
    },

    async restore({ products, ...row }: ProductGroupRow, author: Author) {
      return writer.restore(row, author)
    },

    update: writer.update,
    remove: writer.remove,
  }

  async function findLastOrder(): Promise<number> {
    const { last } = await db
      .selectFrom('product_groups')
      .select((e) => e.fn.max('sort_order').as('last'))
      .executeTakeFirstOrThrow()
    return last ?? 0
  }
}

function toLogFields(row: ProductGroupRow): LoggedFields {
  const { name, name_ta: nameTa, sort_order: order } = row
  return { name, nameTa, order, ...listFields({ label: row.label && JSON.parse(row.label) }) }
}
