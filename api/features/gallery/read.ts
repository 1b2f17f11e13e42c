import { paginate, succeed } from '../../../contract/envelope.ts'
import type { GalleryItem, GalleryQuery } from '../../../contract/gallery/gallery.ts'
import type { GalleryRow } from '../../catalogue/gallery-items-repository.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import { findImagesOf } from '../../images/repository.ts'
import { omitVisibility, withVisibility } from '../../records/visibility.ts'
import { presentItem } from './presenter.ts'
import { galleryRepository } from './repository.ts'

/** Reads one page of items, all from one state of the database. */
export function readItemPage(db: Database, query: GalleryQuery, isForStaff: boolean) {
  return snapshot(db, async (trx) => {
    const { rows, total } = await galleryRepository(trx).list(query)
    const items = await presentItems(trx, rows)
    const shown = items.map(isForStaff ? withVisibility : omitVisibility)
    return { ...succeed(shown), pagination: paginate(query, total) }
  })
}

/** Reads a whole list of items that the public sees. */
export function readItems(
  db: Database,
  list: (gallery: ReturnType<typeof galleryRepository>) => Promise<GalleryRow[]>,
) {
  return snapshot(db, async (trx) =>
    succeed((await presentItems(trx, await list(galleryRepository(trx)))).map(omitVisibility)),
  )
}

/** Items as staff see them. */
async function presentItems(db: Database, rows: GalleryRow[]): Promise<GalleryItem[]> {
  const imageOf = await findImagesOf(db, rows)
  return rows.map((row) => presentItem(row, imageOf(row)))
}

/** An item as staff see it. */
export async function presentOne(db: Database, row: GalleryRow): Promise<GalleryItem> {
  const [item] = await presentItems(db, [row])
  return item as GalleryItem
}
