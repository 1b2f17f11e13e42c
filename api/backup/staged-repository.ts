import { countRows } from '../db/pages.ts'
import type { Database } from '../db/schema.ts'

/** The highest number of a product. */
export async function findHighestNumber(staged: Database): Promise<number> {
  const { last } = await staged
    .selectFrom('products')
    .select((e) => e.fn.max('number').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last)
}

/** The ids of pictures that the trash holds. */
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
