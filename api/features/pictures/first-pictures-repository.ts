import type { Database } from '../../db/schema.ts'

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
