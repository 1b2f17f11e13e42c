import type { GalleryItem } from '../../../../contract/gallery.ts'
import { limits } from '../../../../contract/limits.ts'

/** What the gallery list shows; it stands in the address. */
export type GalleryListState = { page: number; search: string }

export function readGalleryListState(params: URLSearchParams): GalleryListState {
  const page = Number(params.get('page'))
  return {
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    search: params.get('search') ?? '',
  }
}

export function galleryListQuery({ page, search }: GalleryListState): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (page > 1) params.set('page', String(page))
  return params
}

/** The page of the items that match, and how many pages there are; a page too far is the last one. */
export function showGalleryPage(items: GalleryItem[], { page, search }: GalleryListState) {
  const wanted = search.trim().toLowerCase()
  const matching = items.filter((item) =>
    [item.title, item.description, item.categoryName].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  )
  const size = limits.pages.adminGallery
  const pages = Math.max(1, Math.ceil(matching.length / size))
  const shown = Math.min(page, pages)
  return { items: matching.slice((shown - 1) * size, shown * size), page: shown, pages }
}
