import type { ExpressionBuilder } from 'kysely'
import type {
  ProductColumns,
  ProductPictureRow,
  ProductRow,
  ProductWithPictures,
} from '../../catalogue/product-row.ts'
import { readPage } from '../../db/pages.ts'
import type { Database, Schema } from '../../db/schema.ts'
import type { LoggedFields } from '../../records/audit-log-repository.ts'
import type { Author } from '../../records/author.ts'
import { savePriceHistory } from '../../records/price-history-repository.ts'
import { recordRepository } from '../../records/record-repository.ts'
import { moveToTrash, takeFromTrash } from '../../records/trash-repository.ts'
import { isPublicProduct, selectVisibility } from '../../records/visibility.ts'
import { listExtraPictures, replaceExtraPictures } from '../pictures/repository.ts'
import {
  describePictures,
  listPictures,
  replaceFirst,
  type StoredPicture,
  toFirstColumns,
} from '../pictures/rules.ts'
import { describeRow } from './rules.ts'

/** Columns that the repository writes, besides those of every record. */
type WrittenColumns = ProductColumns & { number: number }

/** The SQL for single products; lists have a repository of their own. */
export function productRepository(db: Database) {
  const records = recordRepository<ProductWithPictures, WrittenColumns>(db, {
    kind: 'product',
    select,
    nameOf: (row) => row.name,
    toLogFields,
  })

  async function select(id: string): Promise<ProductWithPictures | undefined> {
    const row = await selectProducts(db).where('p.id', '=', id).executeTakeFirst()
    return row && { ...row, extraPictures: await listExtraPictures(db, id) }
  }

  async function insert(columns: ProductColumns, author: Author): Promise<ProductWithPictures> {
    return addToPriceHistory(
      await records.insert({ ...columns, number: await nextNumber() }, author),
    )
  }

  /** A group or picture that is gone too is left out. */
  async function restore(row: ProductWithPictures, author: Author): Promise<ProductWithPictures> {
    const group_id = (await hasGroup(row.group_id)) ? row.group_id : null
    const number = await nextNumber()
    const deletion = { kind: 'product-picture', id: row.id } as const
    const deleted = await takeFromTrash<ProductPictureRow>(db, deletion)
    const extraPictures = deleted
      .filter(({ image_id }) => image_id !== null)
      .toSorted((a, b) => a.position - b.position)
    const [first, ...others] = listPictures({ ...row, extraPictures })
    const written = { ...row, ...toFirstColumns(first), group_id, number }
    const addOthers = () => replaceExtraPictures(db, row.id, others)
    return addToPriceHistory(await records.restore(written, author, addOthers))
  }

  async function update(
    current: ProductWithPictures,
    changes: Partial<ProductColumns>,
    author: Author,
  ): Promise<ProductWithPictures> {
    const { image_id: image } = changes
    if (image === undefined || image === current.image_id)
      return addToPriceHistory(await records.update(current, changes, author))
    return updatePictures(current, replaceFirst(listPictures(current), image), author, changes)
  }

  /** Writes all pictures of a product, and any other changes to it. */
  async function updatePictures(
    current: ProductWithPictures,
    [first, ...extraPictures]: StoredPicture[],
    author: Author,
    changes: Partial<ProductColumns> = {},
  ): Promise<ProductWithPictures> {
    await replaceExtraPictures(db, current.id, extraPictures)
    const columns = { ...changes, ...toFirstColumns(first) }
    return addToPriceHistory(await records.update(current, columns, author))
  }

  /** The database deletes the pictures with their product. */
  async function removeAll(rows: ProductWithPictures[], author: Author): Promise<void> {
    for (const { id, extraPictures } of rows)
      await moveToTrash(db, { kind: 'product-picture', id }, extraPictures, [])
    await records.removeAll(rows, author)
  }

  async function addToPriceHistory(row: ProductWithPictures): Promise<ProductWithPictures> {
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

  return { ...records, hasGroup, insert, restore, update, updatePictures, removeAll }
}

/** Texts are cut to one letter, which is enough to tell that there is one. */
export type AddressRow = Pick<
  ProductRow,
  'id' | 'updated_at' | 'description' | 'description_ta' | 'name_ta'
>

/** Public products in order of creation. Needs a snapshot. */
export function listAddresses(db: Database, request: { page: number; limit: number }) {
  const query = db
    .selectFrom('products')
    .select(['id', 'updated_at'])
    .select(firstLetters)
    .where(isPublicProduct('products'))
  return readPage(query.orderBy('id'), request)
}

function firstLetters(e: ExpressionBuilder<Schema, 'products'>) {
  const first = (column: 'description' | 'description_ta' | 'name_ta') =>
    e.fn<string>('substr', [column, e.lit(1), e.lit(1)]).as(column)
  return [first('description'), first('description_ta'), first('name_ta')]
}

/** Products with the names of their categories and groups. */
export function selectProducts(db: Database) {
  return db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .leftJoin('categories as s', 's.id', 'p.subcategory_id')
    .leftJoin('product_groups as g', 'g.id', 'p.group_id')
    .selectAll('p')
    .select(['c.name as category_name', 'c.name_ta as category_name_ta'])
    .select(['s.name as subcategory_name', 's.name_ta as subcategory_name_ta'])
    .select(['g.name as group_name', 'g.name_ta as group_name_ta'])
    .select(selectVisibility(['p', 's', 'c']))
}

/** A product for the audit log, with its categories and group by name. */
function toLogFields(row: ProductWithPictures): LoggedFields {
  return {
    ...describeRow(row),
    stock: row.few_since === null ? null : 'few',
    category: row.category_name,
    subcategory: row.subcategory_name,
    group: row.group_name,
    image: row.image_id,
    ...describePictures(listPictures(row)),
  }
}
