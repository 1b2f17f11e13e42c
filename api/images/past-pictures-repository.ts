import type { Selectable } from 'kysely'
import { versionLimits } from '../../contract/history/limits.ts'
import type { Database, Schema } from '../db/schema.ts'
import type { DerivedImage } from './derived-image.ts'

/**
 * Pictures that no record shows any more, kept in the database so that a record can go back to them. They have no
 * address meanwhile, because their files are gone from the store.
 */

/** Stores everything of a picture, in the transaction that removes it. */
export async function savePastPicture(
  trx: Database,
  picture: Pick<DerivedImage, 'id' | 'files'>,
): Promise<void> {
  await saveFiles(trx, picture)
  const released_at = Date.now()
  await trx
    .insertInto('past_pictures')
    .values({ image_id: picture.id, released_at })
    .onConflict((conflict) => conflict.column('image_id').doUpdateSet({ released_at }))
    .execute()
}

/** Forgets a past picture that is shown again. */
export async function dropPastPicture(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('past_pictures').where('image_id', '=', id).execute()
}

export async function hasFiles(db: Database, id: string): Promise<boolean> {
  const files = db.selectFrom('deleted_files').select('image_id').where('image_id', '=', id)
  return (await files.limit(1).execute()).length > 0
}

/** Finds the kept pictures among `ids`. */
export async function findPastPictures(
  db: Database,
  ids: readonly string[],
): Promise<DerivedImage[]> {
  const rows = await db
    .selectFrom('deleted_files')
    .selectAll()
    .where('image_id', 'in', ['', ...ids])
    .execute()
  return toImages(rows)
}

/** Deletes pictures that are too old, and the oldest beyond a limit; their files go with the trash. */
export async function deletePastPictures(db: Database, now: number): Promise<void> {
  const { picturesMs, pictures } = versionLimits
  const { released_at: last = 0 } =
    (await db
      .selectFrom('past_pictures')
      .select('released_at')
      .orderBy('released_at', 'desc')
      .offset(pictures)
      .limit(1)
      .executeTakeFirst()) ?? {}
  await db
    .deleteFrom('past_pictures')
    .where('released_at', '<=', Math.max(last, now - picturesMs))
    .execute()
}

export async function saveFiles(
  trx: Database,
  { id: image_id, files, ...picture }: Pick<DerivedImage, 'id' | 'files'>,
): Promise<void> {
  for (const { variant, bytes } of files)
    await trx
      .insertInto('deleted_files')
      .values({ image_id, variant, picture: JSON.stringify(picture), bytes })
      .onConflict((conflict) => conflict.columns(['image_id', 'variant']).doNothing())
      .execute()
}

/** Assembles pictures from the rows of their files. */
export function toImages(rows: Selectable<Schema['deleted_files']>[]): DerivedImage[] {
  return [...Map.groupBy(rows, (row) => row.image_id)].map(([id, files]) => ({
    ...JSON.parse(files[0]?.picture ?? '{}'),
    id,
    files: files.map(({ variant, bytes }) => ({ variant, bytes })),
  }))
}
