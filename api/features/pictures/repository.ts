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

/**
 * Moves the next picture of a product up if it has no first one. A backup leaves out lost pictures; without its
 * first picture, which is in the product's row, the product would seem to have none.
 */
export async function moveFirstPicturesUp(db: Database): Promise<void> {
  const rows = await db
    .selectFrom('product_pictures as f')
    .innerJoin('products as p', 'p.id', 'f.product_id')
    .selectAll('f')
    .where('p.image_id', 'is', null)
    .orderBy('f.position', 'desc')
    .execute()
  // The picture with the lowest position is set last and so stays in the map.
  const next = new Map(rows.map((row) => [row.product_id, row]))
  for (const { id, product_id, image_id, kind, alt, alt_ta } of next.values()) {
    await db.deleteFrom('product_pictures').where('id', '=', id).execute()
    await db
      .updateTable('products')
      .set({
        image_id,
        picture_id: id,
        picture_kind: kind,
        picture_alt: alt,
        picture_alt_ta: alt_ta,
      })
      .where('id', '=', product_id)
      .execute()
  }
}
