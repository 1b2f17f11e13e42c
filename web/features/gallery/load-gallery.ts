import type { GalleryCategory, GalleryItem } from '../../../contract/gallery/gallery.ts'
import { limits } from '../../../contract/limits.ts'
import { loadingMessages } from '../../../contract/loading-messages.ts'
import { type Api, browserApi } from '../../requests/api.ts'
import { warnInBrowser } from '../../requests/warn-in-browser.ts'

/** Fields of a gallery item on a card. */
export type GalleryCardData = Pick<
  GalleryItem,
  | '_id'
  | 'title'
  | 'titleTa'
  | 'description'
  | 'descriptionTa'
  | 'categoryName'
  | 'image'
  | 'imageSet'
> & { categoryNameTa?: string | undefined }

/** Leaves out what a card does not show. */
function toGalleryCard(item: GalleryItem): GalleryCardData {
  const { _id, title, titleTa, description, descriptionTa } = item
  const { category, categoryName, image, imageSet } = item
  const categoryNameTa = typeof category === 'object' ? category.nameTa : undefined
  const texts = { title, titleTa, description, descriptionTa, categoryName, categoryNameTa }
  return { _id, ...texts, image, imageSet }
}

export type GalleryPage = {
  items: GalleryCardData[]
  categories: GalleryCategory[]
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
  if (categories.error) warnInBrowser('Gallery categories:', categories.error.message)
  const list = items.data?.data
  const known = categories.data?.data
  const page = { categories: Array.isArray(known) ? known : [] }
  if (Array.isArray(list)) {
    return { ...page, items: list.map((item: GalleryItem) => toGalleryCard(item)) }
  }
  const reason = items.error?.message ?? loadingMessages.invalidFormat
  return { ...page, items: [], error: loadingMessages.gallery.fetchFailedWith(reason) }
}

export function loadGalleryInBrowser(category: string): Promise<GalleryPage> {
  return loadGallery(browserApi(), category)
}

export type Highlights = { items: GalleryCardData[]; error?: string }

const failed: Highlights = { items: [], error: loadingMessages.gallery.highlightsFailed }

/** The popular items, or the first few where none is popular. */
export async function loadHighlights(api: Api): Promise<Highlights> {
  const popular = await api.GET('/gallery/popular')
  const items = popular.data?.data
  if (!Array.isArray(items)) return failed
  if (items.length > 0) return { items: items.map(toGalleryCard) }
  const first = await api.GET('/gallery', {
    params: { query: { limit: limits.carousel.gallery.fallback } },
  })
  const fallback = first.data?.data
  return Array.isArray(fallback) ? { items: fallback.map(toGalleryCard) } : failed
}
