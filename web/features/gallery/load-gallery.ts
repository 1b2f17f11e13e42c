import type { GalleryItem } from '../../../contract/gallery.ts'
import { messages } from '../../../contract/messages.ts'
import type { Api } from '../../lib/api.ts'
import { type GalleryCardData, toGalleryCard } from './gallery-card-data.ts'

export type GalleryPage = {
  items: GalleryCardData[]
  categories: { name: string; count: number }[]
  error?: string
}

/** The items of a category, or all of them, and the categories to choose from. */
export async function loadGallery(api: Api, category: string): Promise<GalleryPage> {
  const [items, categories] = await Promise.all([
    category
      ? api.GET('/gallery/category/{category}', { params: { path: { category } } })
      : api.GET('/gallery'),
    api.GET('/gallery/categories'),
  ])
  if (categories.error) console.warn('Gallery categories:', categories.error.message)
  const list = items.data?.data
  const known = categories.data?.data
  const page = { categories: Array.isArray(known) ? known : [] }
  if (Array.isArray(list)) {
    return { ...page, items: list.map((item: GalleryItem) => toGalleryCard(item)) }
  }
  const reason = items.error?.message ?? messages.product.invalidFormat
  return { ...page, items: [], error: messages.gallery.fetchFailedWith(reason) }
}
