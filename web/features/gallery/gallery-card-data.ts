import type { GalleryItem } from '../../../contract/gallery.ts'

/** What a card shows of a gallery item. */
export type GalleryCardData = Pick<
  GalleryItem,
  '_id' | 'title' | 'description' | 'categoryName' | 'image' | 'imageSet'
>

/** Leaves out what a card does not show. */
export function toGalleryCard(item: GalleryItem): GalleryCardData {
  const { _id, title, description, categoryName, image, imageSet } = item
  return { _id, title, description, categoryName, image, imageSet }
}
