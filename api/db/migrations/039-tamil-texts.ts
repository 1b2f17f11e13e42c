import { type Kysely, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { addChangeLog } from './catalogue-triggers.ts'
import { isWithin } from './record-columns.ts'

/** The longest text of each column. */
const tamil = {
  products: { description_ta: 5000, benefits_ta: 2000 },
  categories: { name_ta: 80 },
  gallery_items: { title_ta: 120, description_ta: 5000 },
}

/** Adds Tamil texts of products, categories and gallery items. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes, engine: Engine) {
  for (const [name, columns] of Object.entries(tamil)) {
    const table = db.schema.alterTable(name)
    for (const [column, max] of Object.entries(columns)) {
      await table.addColumn(column, text, (c) => c.notNull().defaultTo('')).execute()
      await table
        .addCheckConstraint(`${name}_${column}_length`, isWithin(column, max, engine))
        .execute()
    }
  }
  // Adds the text that a search in the gallery looks through.
  await db.schema
    .alterTable('categories')
    .addColumn('name_ta_key', text, (c) => c.notNull().defaultTo(''))
    .execute()
  await logCategoryNames(db, engine)
}

/** Lists of products show both names of their categories. */
async function logCategoryNames(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const old = engine === 'postgres' ? 'note_product_change_update' : 'note_categories_update'
  await sql`drop trigger ${sql.ref(old)} ${engine === 'postgres' ? sql`on categories` : sql``}`.execute(
    db,
  )
  const columns = ['name', 'name_ta', 'parent_id']
  const change = { table: 'categories', event: 'update', kind: 'category', key: 'id', columns }
  await addChangeLog(db, engine, change)
}
