import { paginate, succeed } from '../../../contract/envelope.ts'
import type { GalleryItem, GalleryQuery } from '../../../contract/gallery/gallery.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import { findImagesOf } from '../../images/repository.ts'
import type { GalleryRow } from '../../shared/gallery-items.ts'
import { presentItem } from './presenter.ts'
import { galleryRepository } from './repository.ts'

/** One page of items as clients see them, all of it from one state of the database. */
export function readItemPage(db: Database, query: GalleryQuery) {
  return snapshot(db, async (trx) => {
    const { rows, total } = await galleryRepository(trx).list(query)
    return { ...succeed(await presentItems(trx, rows)), pagination: paginate(query, total) }
  })
}

/** A whole list of items as clients see them. */
export function readItems(
  db: Database,
  list: (gallery: ReturnType<typeof galleryRepository>) => Promise<GalleryRow[]>,
) {
  return snapshot(db, async (trx) =>
    succeed(await presentItems(trx, await list(galleryRepository(trx)))),
  )
}

/** Items as clients see them. */
export async function presentItems(db: Database, rows: GalleryRow[]): Promise<GalleryItem[]> {
  const imageOf = await findImagesOf(db, rows)
  return rows.map((row) => presentItem(row, imageOf(row)))
}
