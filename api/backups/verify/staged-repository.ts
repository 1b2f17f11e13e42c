import { sql } from 'kysely'
import { countRows } from '../../db/pages.ts'
import type { Database } from '../../db/schema.ts'

/** Ids of the pictures in the trash. */
export async function listDeletedPictures(staged: Database): Promise<string[]> {
  const rows = await staged.selectFrom('deleted_files').select('image_id').distinct().execute()
  return rows.map((row) => row.image_id)
}

export function readDeletedPicture(staged: Database, id: string) {
  return staged
    .selectFrom('deleted_files')
    .select(['variant', 'bytes'])
    .where('image_id', '=', id)
    .execute()
}

export function countRowsOf(staged: Database, table: 'images' | 'synonyms'): Promise<number> {
  return countRows(staged.selectFrom(table))
}

/** Numbers that the site assigns in order, each higher than the last; prices are counted per product. */
const sequences = [
  { table: 'audit_log', number: 'number' },
  { table: 'nav_configs', number: 'version' },
  { table: 'shop_settings', number: 'version' },
  { table: 'shop_setup', number: 'version' },
  { table: 'orders', number: 'number' },
  { table: 'product_prices', number: 'number', per: 'product_id' },
] as const

/** Gaps come from pruned rows; no site makes this many writes in its life. */
const largestGap = 1_000_000_000

/** Finds a table whose numbers have a gap that brings them close to their limit; undefined if there is none. */
export async function findNumberingGap(staged: Database): Promise<string | undefined> {
  for (const { table, number, ...sequence } of sequences) {
    const per = 'per' in sequence ? sql`partition by ${sql.ref(sequence.per)}` : sql``
    const column = sql.ref(number)
    const { rows } = await sql`
      select 1 from (
        select ${column} - lag(${column}, 1, 0) over (${per} order by ${column}) as gap
        from ${sql.table(table)}
      ) where gap > ${largestGap} limit 1`.execute(staged)
    if (rows.length > 0) return table
  }
  return undefined
}
