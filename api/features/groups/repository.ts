import { type Insertable, type Selectable, sql } from 'kysely'
import { productGroupMessages } from '../../../contract/groups/messages.ts'
import type { VisibilityFilter } from '../../../contract/visibility/states.ts'
import type { ProductGroupsTable } from '../../db/catalogue-tables.ts'
import type { Database } from '../../db/schema.ts'
import { conflict } from '../../errors.ts'
import { type LoggedFields, listFields } from '../../records/audit-log-repository.ts'
import type { Author } from '../../records/author.ts'
import { compareSortOrder } from '../../records/compare-sort-order.ts'
import { insertLast } from '../../records/insert-last-repository.ts'
import { recordRepository } from '../../records/record-repository.ts'
import { readStoredLabel } from '../../records/stored-config.ts'
import { isShown } from '../../records/visibility.ts'

/** A group with the number of its products, and of those that its list counts. */
export type ProductGroupRow = Selectable<ProductGroupsTable> & {
  products: number
  listed_products: number
}

/** Columns that a write sets; the repository fills in the rest. */
export type ProductGroupChanges = Partial<Insertable<ProductGroupsTable>>

/** The SQL about product groups. */
export function productGroupRepository(db: Database) {
  const all = (visibility: VisibilityFilter = 'public') =>
    db
      .selectFrom('product_groups as g')
      .selectAll('g')
      .select([
        countProducts('all').as('products'),
        countProducts(visibility).as('listed_products'),
      ])

  const records = recordRepository<ProductGroupRow, ProductGroupChanges>(db, {
    kind: 'product-group',
    select: (id) => all().where('g.id', '=', id).executeTakeFirst(),
    nameOf: (row) => row.name,
    toLogFields,
    uniqueName: {
      constraint: 'product_groups_name_key_unique',
      message: productGroupMessages.nameTaken,
    },
  })

  return {
    ...records,
    insert: insertLast(db, 'product_groups', records.insert),

    /** By order, then by name. */
    async listAll(visibility?: VisibilityFilter): Promise<ProductGroupRow[]> {
      return (await all(visibility).execute()).sort(compareSortOrder)
    },

    /** @throws ApiError 409 if a product is in it */
    async removeAll(rows: ProductGroupRow[], author: Author): Promise<void> {
      if (rows.some(({ products }) => products > 0)) throw conflict(productGroupMessages.inUse)
      await records.removeAll(rows, author)
    },
  }
}

/** Counts the products of a group that a filtered list shows. */
function countProducts(visibility: VisibilityFilter) {
  return sql<number>`(
    select count(*) from products as p
    left join categories as s on s.id = p.subcategory_id
    left join categories as c on c.id = p.category_id
    where p.group_id = g.id and ${isShown(['p', 's', 'c'], visibility)})`
}

function toLogFields(row: ProductGroupRow): LoggedFields {
  const { name, name_ta: nameTa, sort_order: order, oil, hsn, rate_paise: ratePaise } = row
  return {
    name,
    nameTa,
    order,
    oil,
    hsn,
    ratePaise,
    ...listFields({ label: readStoredLabel(row.label) }),
  }
}

/** Every product with the data for its label, by name. */
export function listLabelledProducts(db: Database) {
  return db
    .selectFrom('products as p')
    .leftJoin('product_groups as g', 'g.id', 'p.group_id')
    .select(['p.id', 'p.name', 'p.name_ta', 'p.size', 'p.description', 'p.benefits'])
    .select(['p.description_ta', 'p.benefits_ta'])
    .select(['p.price', 'p.pack_amount', 'p.pack_unit', 'p.pack_mass'])
    .select(['p.group_id', 'p.gtin', 'g.oil', 'g.label'])
    .orderBy('p.name_key')
    .orderBy('p.id')
    .execute()
}
