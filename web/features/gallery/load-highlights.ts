import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import type { Api } from '../../lib/api.ts'
import { type GalleryCardData, toGalleryCard } from './gallery-card-data.ts'

export type Highlights = { items: GalleryCardData[]; error?: string }

const failed: Highlights = { items: [], error: messages.gallery.highlightsFailed }

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
