import type { Database } from '../../db/schema.ts'

/** Name of a product; undefined if there is none. */
export async function findProductName(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('products').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name
}
