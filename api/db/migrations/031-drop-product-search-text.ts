import type { Kysely } from 'kysely'

type Trash = { deleted_records: { id: string; kind: string; record: string } }

/** Products are searched only in memory. A deleted product is restored with the columns that exist. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').dropColumn('search_text').execute()
  const trash = db as Kysely<Trash>
  const rows = await trash
    .selectFrom('deleted_records')
    .select(['id', 'record'])
    .where('kind', '=', 'product')
    .execute()
  for (const { id, record } of rows) {
    const { search_text, ...columns } = JSON.parse(record)
    await trash
      .updateTable('deleted_records')
      .set({ record: JSON.stringify(columns) })
      .where('id', '=', id)
      .execute()
  }
}
