import type { ProductPictureRow } from '../../catalogue/product-row.ts'
import type { Database } from '../../db/schema.ts'
import type { StoredPicture } from './rules.ts'

/** The pictures of a product after the first one, in order. */
export function listExtraPictures(db: Database, productId: string): Promise<ProductPictureRow[]> {
  return db
    .selectFrom('product_pictures')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()
}

/** Replaces the pictures of a product after the first one. */
export async function replaceExtraPictures(
  db: Database,
  productId: string,
  pictures: StoredPicture[],
): Promise<void> {
  await db.deleteFrom('product_pictures').where('product_id', '=', productId).execute()
  if (pictures.length === 0) return
  const rows = pictures.map((picture, index) => toRow(picture, productId, index + 1))
  await db.insertInto('product_pictures').values(rows).execute()
}

/** A picture as a row of the table, the form in which the trash keeps it. */
export function toRow(
  picture: StoredPicture,
  product_id: string,
  position: number,
): ProductPictureRow {
  return { ...picture, product_id, position }
}
