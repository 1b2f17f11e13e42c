import type { GalleryItem } from '../../../contract/gallery.ts'
import type { Database } from '../../db/schema.ts'
import type { GalleryRow } from '../../records/gallery-items.ts'
import { galleryChanges } from './changes.ts'
import { showItems } from './read.ts'
import { galleryRepository } from './repository.ts'

/** What is written to a gallery item, and how clients see it. */
export const galleryRecord = {
  kind: 'gallery-item',
  require: (db: Database, id: string) => galleryRepository(db).require(id),
  changes: galleryChanges,

  async show(db: Database, row: GalleryRow): Promise<GalleryItem> {
    const [item] = await showItems(db, [row])
    return item as GalleryItem
  },
} as const
