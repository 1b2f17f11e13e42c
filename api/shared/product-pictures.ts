import type { Database } from '../db/schema.ts'

/**
 * Lets the next picture move up where a product is without its first one: a backup leaves pictures out
 * whose files are lost.
 */
export async function moveFirstPicturesUp(db: Database): Promise<void> {
  const rows = await db
    .selectFrom('product_pictures as f')
    .innerJoin('products as p', 'p.id', 'f.product_id')
    .selectAll('f')
    .where('p.image_id', 'is', null)
    .orderBy('f.position', 'desc')
    .execute()
  // The one with the lowest position is set last.
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
