import { type Selectable, sql } from 'kysely'
import type { AuditEntity } from '../../../contract/history/audit-log.ts'
import { refreshSearchTexts } from '../../catalogue/gallery-items-repository.ts'
import { inBatches } from '../../db/batches.ts'
import type { CategoriesTable } from '../../db/catalogue-tables.ts'
import type { Database } from '../../db/schema.ts'
import { deferForeignKeys } from '../../db/transaction.ts'
import { type LoggedFields, logWrites } from '../../records/audit-log-repository.ts'
import type { Author } from '../../records/author.ts'
import { loggedAfter, type RowBefore, storeRecords } from '../../records/versions/repository.ts'

type CategoryRow = Selectable<CategoriesTable>

export async function hasProducts(trx: Database, { id }: CategoryRow): Promise<boolean> {
  const row = await trx
    .selectFrom('products')
    .select('id')
    .where((e) => e.or([e('category_id', '=', id), e('subcategory_id', '=', id)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts products by category; a main category includes its subcategories. */
export async function countProducts(trx: Database): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('products')
    .select((e) => ['category_id', 'subcategory_id', e.fn.countAll<number>().as('count')])
    .groupBy(['category_id', 'subcategory_id'])
    .execute()
  const counts = new Map<string, number>()
  for (const { category_id, subcategory_id, count } of rows) {
    for (const id of [category_id, subcategory_id])
      if (id !== null) counts.set(id, (counts.get(id) ?? 0) + count)
  }
  return counts
}

/**
 * Moves the contents of a category to its new parent, or to none. Between two parents, the foreign keys do this
 * by themselves.
 */
export async function moveContents(
  trx: Database,
  { id, name, parent_id }: CategoryRow,
  parent: string | null,
  author: Author,
): Promise<void> {
  if (parent_id === parent) return
  const above = await findName(trx, parent)
  await logMoves(trx, await readContents(trx, id), author, () =>
    above === null ? { category: name, subcategory: null } : { category: above, subcategory: name },
  )
  const isOnItsLevel = (parent_id === null) === (parent === null)
  if (!isOnItsLevel) await deferForeignKeys(trx)
  for (const { table } of tables) {
    const update = trx.updateTable(table).set(stamp(author))
    if (isOnItsLevel) {
      await update.where('subcategory_id', '=', id).execute()
      continue
    }
    await (parent === null
      ? update.set({ category_id: id, subcategory_id: null }).where('subcategory_id', '=', id)
      : update.set({ category_id: parent, subcategory_id: id }).where('category_id', '=', id)
    ).execute()
  }
}

/** The gallery items in a category. */
export async function listGalleryItems(
  trx: Database,
  { id, parent_id }: CategoryRow,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('gallery_items')
    .select('id')
    .where(parent_id === null ? 'category_id' : 'subcategory_id', '=', id)
    .execute()
  return rows.map((row) => row.id)
}

/** Puts gallery items back into a restored category, unless they have been moved meanwhile. */
export async function reclaimGalleryItems(
  trx: Database,
  { id, name, parent_id }: CategoryRow,
  items: string[],
  author: Author,
) {
  if (items.length === 0) return
  const stored = await storeRecords(trx, 'gallery-item', items)
  const write = stamp(author)
  for (const some of inBatches(items)) {
    const update = trx.updateTable('gallery_items').where('id', 'in', some)
    await (parent_id === null
      ? update
          .set({ ...write, category_id: id, category_text: '' })
          .where('category_id', 'is', null)
          .where('category_text', '=', name)
      : update
          .set({ ...write, subcategory_id: id })
          .where('category_id', '=', parent_id)
          .where('subcategory_id', 'is', null)
    ).execute()
  }
  const moved = (await readContents(trx, id)).filter((row) => stored.has(row.id))
  await refreshSearchTexts(trx, galleryItemsOf(moved))
  await logMoves(
    trx,
    moved.map((row) => ({ ...row, subcategory: null, stored: stored.get(row.id) })),
    author,
    ({ category }) => ({ category, subcategory: parent_id === null ? null : name }),
  )
}

/**
 * Run before a category is deleted: its gallery items keep its name as text; those of a subcategory stay in the
 * main category.
 */
export async function releaseGalleryItems(
  trx: Database,
  { id, name }: CategoryRow,
  author: Author,
): Promise<void> {
  const contents = await readContents(trx, id)
  await logMoves(trx, contents, author, ({ category }) => ({ category, subcategory: null }))
  const write = stamp(author)
  await trx
    .updateTable('gallery_items')
    .set({ ...write, category_id: null, subcategory_id: null, category_text: name })
    .where('category_id', '=', id)
    .execute()
  await trx
    .updateTable('gallery_items')
    .set({ ...write, subcategory_id: null })
    .where('subcategory_id', '=', id)
    .execute()
  await refreshSearchTexts(trx, galleryItemsOf(contents))
}

/** Columns that every write to a record sets. */
function stamp({ name }: Author) {
  return { version: sql<number>`version + 1`, updated_at: Date.now(), updated_by: name }
}

function galleryItemsOf(contents: CategorizedRecord[]): string[] {
  return contents.filter(({ entity }) => entity === 'gallery-item').map(({ id }) => id)
}

async function findName(trx: Database, id: string | null): Promise<string | null> {
  const named = trx.selectFrom('categories').select('name').where('id', '=', id)
  return (await named.executeTakeFirst())?.name ?? null
}

/** A record with the names of its categories. */
type CategorizedRecord = {
  entity: AuditEntity
  id: string
  name: string
  category: string | null
  subcategory: string | null
  /** The record as it was before it moved. */
  stored?: RowBefore | undefined
}

const tables = [
  { table: 'products', entity: 'product', name: 'r.name' },
  { table: 'gallery_items', entity: 'gallery-item', name: 'r.title' },
] as const

/** Every record in a category. */
async function readContents(trx: Database, categoryId: string): Promise<CategorizedRecord[]> {
  const records: CategorizedRecord[] = []
  for (const { table, entity, name } of tables) {
    const { rows } = await sql<Omit<CategorizedRecord, 'entity'>>`
      select r.id, ${sql.ref(name)} as name, c.name as category, s.name as subcategory
      from ${sql.table(table)} as r
      left join categories as c on c.id = r.category_id
      left join categories as s on s.id = r.subcategory_id
      where ${categoryId} in (r.category_id, r.subcategory_id)`.execute(trx)
    const ids = rows.map((row) => row.id)
    const stored = await storeRecords(trx, entity, ids)
    records.push(...rows.map((row) => ({ ...row, entity, stored: stored.get(row.id) })))
  }
  return records
}

async function logMoves(
  trx: Database,
  moved: CategorizedRecord[],
  author: Author,
  categoriesAfter: (row: CategorizedRecord) => LoggedFields,
): Promise<void> {
  const writes = moved.map((row) => ({
    action: 'update' as const,
    entity: row.entity,
    id: row.id,
    name: row.name,
    before: { category: row.category, subcategory: row.subcategory },
    after: categoriesAfter(row),
    ...loggedAfter(row.stored),
  }))
  await logWrites(trx, author, writes)
}
