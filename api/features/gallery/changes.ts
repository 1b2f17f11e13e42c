import { messages } from '../../../contract/messages.ts'
import type { Database } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import type { Write } from '../../http/record-handlers.ts'
import type { DerivedPicture } from '../../images/derived-picture.ts'
import type { Author } from '../../records/author.ts'
import { findCategories } from '../../records/find-categories.ts'
import {
  type GalleryItemColumns,
  type GalleryRow,
  insertGalleryItem,
} from '../../records/gallery-items.ts'
import { trash } from '../../records/trash.ts'
import { galleryRepository } from './repository.ts'
import { fileItem, type GalleryChange } from './rules.ts'

type Columns = Partial<GalleryItemColumns>

/** Writes to gallery items, each within the transaction that it is given. */
export function galleryChanges(db: Database) {
  const gallery = galleryRepository(db)

  /**
   * The columns of an item after a change: what the request leaves out stays as it is.
   * @throws ApiError 400 where the request does not fit what is stored
   */
  async function prepare(change: GalleryChange, current: GalleryRow | null): Promise<Columns> {
    const named = [change.category, change.subcategory, current?.category_id]
    const find = await findCategories(db, named)
    return {
      ...(change.title !== undefined && { title: change.title }),
      ...(change.description !== undefined && { description: change.description }),
      ...(change.isPopular !== undefined && { is_popular: change.isPopular ? 1 : 0 }),
      ...(change.order !== undefined && { sort_order: change.order }),
      ...fileItem(change, current, find),
    }
  }

  async function create(change: GalleryChange, { author, imageId }: Write): Promise<GalleryRow> {
    const { title = '', description = '', ...columns } = await prepare(change, null)
    return insertGalleryItem(db, { title, description, ...columns, image_id: imageId }, author)
  }

  async function update(
    current: GalleryRow,
    change: GalleryChange,
    { author, imageId }: Write,
  ): Promise<GalleryRow> {
    const kept = change.deleteImage ? null : current.image_id
    const columns = await prepare(change, current)
    return gallery.update(current, { ...columns, image_id: imageId ?? kept }, author)
  }

  async function togglePopular(current: GalleryRow, author: Author): Promise<GalleryRow> {
    const is_popular = current.is_popular ? 0 : 1
    return gallery.update(current, { is_popular }, author)
  }

  /** Deletes an item; for a while it can come back, with the pictures that are handed in. */
  async function remove(
    current: GalleryRow,
    author: Author,
    pictures: DerivedPicture[],
  ): Promise<void> {
    await trash(db).keep({ kind: 'gallery-item', id: current.id }, [current], pictures)
    await gallery.remove(current, author)
  }

  /** @throws ApiError 404 where nothing is kept under the id */
  async function restore(id: string, author: Author): Promise<GalleryRow> {
    const [row] = await trash(db).take<GalleryRow>({ kind: 'gallery-item', id })
    if (!row) throw notFound(messages.gallery.notFound)
    return gallery.restore(row, author)
  }

  return { prepare, create, update, togglePopular, remove, restore }
}
