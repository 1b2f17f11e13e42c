import type { Kysely } from 'kysely'
import { normalizeText } from '../../../contract/search/normalize-text.ts'

type Row = { id: string; name: string; name_ta: string; description: string; search_text: string }

/** Includes the Tamil name in the searched text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const products = db as Kysely<{ products: Row }>
  const rows = await products
    .selectFrom('products')
    .select(['id', 'name', 'name_ta', 'description'])
    .execute()
  for (const { id, name, name_ta, description } of rows) {
    const search_text = normalizeText(`${name}\n${name_ta}\n${description}`)
    await products.updateTable('products').set({ search_text }).where('id', '=', id).execute()
  }
}
