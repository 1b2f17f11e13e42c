import { paginate } from '../../../contract/envelope.ts'
import type { GalleryItem, GalleryQuery } from '../../../contract/gallery.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import { imageRepository } from '../../images/repository.ts'
import type { GalleryRow } from '../../records/gallery-items.ts'
import { presentItem } from './presenter.ts'
import { galleryRepository } from './repository.ts'

/** One page of items as clients see them, all of it from one state of the database. */
export function readPage(db: Database, query: GalleryQuery) {
  return snapshot(db, async (trx) => {
    const { rows, total } = await galleryRepository(trx).list(query)
    return {
      success: true as const,
      data: await presentItems(trx, rows),
      pagination: paginate(query, total),
    }
  })
}

/** A whole list of items as clients see them. */
export function readList(
  db: Database,
  list: (gallery: ReturnType<typeof galleryRepository>) => Promise<GalleryRow[]>,
) {
  return snapshot(db, async (trx) => ({
    success: true as const,
    data: await presentItems(trx, await list(galleryRepository(trx))),
  }))
}

/** Items as clients see them. */
export async function presentItems(db: Database, rows: GalleryRow[]): Promise<GalleryItem[]> {
  const images = await imageRepository(db).findMany(rows.map((row) => row.image_id))
  return rows.map((row) => presentItem(row, images.get(row.image_id ?? '')))
}
