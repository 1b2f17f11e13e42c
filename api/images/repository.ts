import type { ExpressionBuilder, Selectable } from 'kysely'
import { inBatches } from '../db/batches.ts'
import type { ImagesTable } from '../db/catalogue-tables.ts'
import { countRows } from '../db/pages.ts'
import type { Database, Schema } from '../db/schema.ts'
import type { DerivedImage } from './derived-image.ts'
import { fullSize } from './names.ts'

export type ImageRow = Selectable<ImagesTable>

type Shown = { image_id: string | null }

const shownPage = 100

/** Finds the rows among `ids`, by id; skips `null`. */
export async function findImages(
  db: Database,
  ids: Iterable<string | null>,
): Promise<Map<string, ImageRow>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  const found = new Map<string, ImageRow>()
  for (const some of inBatches(wanted)) {
    const rows = await db.selectFrom('images').selectAll().where('id', 'in', some).execute()
    for (const row of rows) found.set(row.id, row)
  }
  return found
}

/** Looks up the pictures of records. */
export async function findImagesOf(db: Database, records: Shown[]) {
  const images = await findImages(
    db,
    records.map((record) => record.image_id),
  )
  return ({ image_id }: Shown): ImageRow | undefined => images.get(image_id ?? '')
}

/** Writes even if the row exists, to serialize with a removal of the same picture. */
export async function saveImage(
  db: Database,
  { id, width, height, placeholder, files }: DerivedImage,
): Promise<void> {
  const created_at = Date.now()
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  const variants = JSON.stringify(files.map(({ variant }) => variant))
  await db
    .insertInto('images')
    .values({ id, width, height, bytes, placeholder, variants, created_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ created_at }))
    .execute()
}

/**
 * Deletes a picture's row unless a record shows the picture; returns whether its files may be removed.
 * A missing row is inserted first, so that a writer of the same picture has to wait.
 */
export async function deleteUnusedImage(db: Database, id: string): Promise<boolean> {
  const unknown = { width: 0, height: 0, bytes: 0, placeholder: '', variants: '[]' }
  await db
    .insertInto('images')
    .values({ id, ...unknown, created_at: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const { numDeletedRows } = await db
    .deleteFrom('images')
    .where('id', '=', id)
    .where((row) => row.not(isShown(row)))
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** Filters `ids` to images that no record shows; skips `null`. */
export async function findUnusedImages(
  db: Database,
  ids: Iterable<string | null>,
): Promise<ImageRow[]> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  const unused: ImageRow[] = []
  for (const some of inBatches(wanted)) {
    const rows = await db
      .selectFrom('images')
      .selectAll()
      .where('id', 'in', some)
      .where((row) => row.not(isShown(row)))
      .execute()
    unused.push(...rows)
  }
  return unused
}

/** Pictures that a record shows, in order of id. */
export async function* listShownImages(db: Database): AsyncGenerator<ImageRow> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('images')
      .selectAll()
      .where('id', '>', last)
      .where(isShown)
      .orderBy('id')
      .limit(shownPage)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    yield* rows
    last = end.id
  }
}

export async function countShownImages(db: Database): Promise<number> {
  return countRows(db.selectFrom('images').where(isShown))
}

/** Files of every picture since a time, by id, shown or not. */
export async function listImageFiles(db: Database, since = 0): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('images')
    .select(['id', 'variants'])
    .where('created_at', '>=', since)
    .execute()
  return new Map(
    rows.map(({ id, variants }) => [
      id,
      (JSON.parse(variants) as string[]).map((variant) => id + variant),
    ]),
  )
}

/** Pictures older than a time that no record shows. */
export async function listUnusedImages(db: Database, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('images')
    .select('id')
    .where('created_at', '<', before)
    .where((row) => row.not(isShown(row)))
    .execute()
  return rows.map(({ id }) => id)
}

/** Shown pictures that are still unchanged originals, with only the full picture as a file. */
export async function listOriginals(db: Database): Promise<ImageRow[]> {
  const variants = JSON.stringify([fullSize])
  return db
    .selectFrom('images')
    .selectAll()
    .where('variants', '=', variants)
    .where(isShown)
    .orderBy('id')
    .execute()
}

/** Shows one picture instead of another, on every record. The records themselves do not change. */
export async function replaceShownImage(trx: Database, from: string, to: string): Promise<void> {
  await dropTwin(trx, from, to)
  for (const owner of owners)
    await trx.updateTable(owner).set({ image_id: to }).where('image_id', '=', from).execute()
}

/** A product shows each picture once, so if two of its pictures become one, one is dropped. */
async function dropTwin(trx: Database, from: string, to: string): Promise<void> {
  const both = [from, to]
  await trx
    .deleteFrom('product_pictures')
    .where('image_id', 'in', both)
    .where('product_id', 'in', (e) =>
      e.selectFrom('products').select('id').where('image_id', 'in', both),
    )
    .execute()
  await trx
    .deleteFrom('product_pictures')
    .where('image_id', '=', from)
    .where('product_id', 'in', (e) =>
      e.selectFrom('product_pictures').select('product_id').where('image_id', '=', to),
    )
    .execute()
}

/** Every table whose records can show a picture. */
const owners = [
  'products',
  'product_pictures',
  'categories',
  'gallery_items',
  'site_pictures',
] as const

function isShown(row: ExpressionBuilder<Schema, 'images'>) {
  return row.or(
    owners.map((owner) =>
      row.exists(
        row.selectFrom(owner).select(`${owner}.id`).whereRef(`${owner}.image_id`, '=', 'images.id'),
      ),
    ),
  )
}
