import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import type { Api } from '../../lib/api.ts'
import { type GalleryCardData, toGalleryCard } from './gallery-card-data.ts'

export type Highlights = { items: GalleryCardData[]; error?: string }

/** The popular items, or the first few where none is popular. */
export async function loadHighlights(api: Api): Promise<Highlights> {
  const popular = await api.GET('/gallery/popular')
  if (popular.error) return { items: [], error: messages.gallery.highlightsFailed }
  if (popular.data.data.length > 0) return { items: popular.data.data.map(toGalleryCard) }
  const first = await api.GET('/gallery', {
    params: { query: { limit: limits.carousel.gallery.fallback } },
  })
  if (first.error) return { items: [], error: messages.gallery.highlightsFailed }
  return { items: first.data.data.map(toGalleryCard) }
}
