import { type Kysely, sql } from 'kysely'
import { normalizeText } from '../../../contract/search/normalize-text.ts'
import type { ColumnTypes } from '../column-types.ts'

const batchSize = 500

type Products = { products: { id: string; name: string; description: string; number: number } }

/** Products are searched in memory, or by their folded text, so the search index is no longer stored. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  for (const table of ['product_postings', 'product_suffixes', 'product_terms'])
    await db.schema.dropTable(table).ifExists().execute()
  await sql`delete from meta where key = 'product-index'`.execute(db)
  await db.schema
    .alterTable('products')
    .addColumn('search_text', text, (c) => c.notNull().defaultTo(''))
    .execute()

  const products = (db as Kysely<Products>).selectFrom('products')
  for (let last = -1; ; ) {
    const rows = await products
      .select(['id', 'name', 'description', 'number'])
      .where('number', '>', last)
      .orderBy('number')
      .limit(batchSize)
      .execute()
    if (rows.length === 0) break
    last = rows.at(-1)?.number ?? last
    const texts = rows.map(
      ({ id, name, description }) => sql`(${id}, ${normalizeText(`${name}\n${description}`)})`,
    )
    await sql`
      with folded (id, search_text) as (values ${sql.join(texts)})
      update products set search_text = folded.search_text
      from folded where products.id = folded.id`.execute(db)
  }
}
