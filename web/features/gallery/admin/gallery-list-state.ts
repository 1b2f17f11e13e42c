import type { GalleryItem } from '../../../../contract/gallery/gallery.ts'
import { limits } from '../../../../contract/limits.ts'
import { lastListAddress } from '../../../lib/use-list-search.ts'

/** What the gallery list shows, as the URL has it. */
export type GalleryListState = {
  /** Absent until a page is chosen: then the first, or the one with the item just saved. */
  page?: number
  search: string
}

export function readGalleryListState(params: URLSearchParams): GalleryListState {
  const page = Number(params.get('page'))
  return {
    page: Number.isInteger(page) && page >= 1 ? page : undefined,
    search: params.get('search') ?? '',
  }
}

export function galleryListQuery({ page, search }: GalleryListState): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (page !== undefined) params.set('page', String(page))
  return params
}

/** The list's last URL without its page, so that the page of the saved item is shown. */
export function savedListAddress(path: string): string {
  const [, query] = lastListAddress(path).split('?')
  const { search } = readGalleryListState(new URLSearchParams(query))
  const params = galleryListQuery({ search })
  return params.size > 0 ? `${path}?${params}` : path
}

/** The matching items of a page and the number of pages; a page too high is the last one. */
export function showGalleryPage(
  items: GalleryItem[],
  { page, search }: GalleryListState,
  savedId?: string,
) {
  const query = search.trim().toLowerCase()
  const matching = items.filter((item) =>
    [item.title, item.description, item.categoryName].some((text) =>
      text.toLowerCase().includes(query),
    ),
  )
  const size = limits.pages.adminGallery
  const pages = Math.max(1, Math.ceil(matching.length / size))
  const index = matching.findIndex(({ _id }) => _id === savedId)
  const shown = Math.min(page ?? Math.floor(Math.max(index, 0) / size) + 1, pages)
  return { items: matching.slice((shown - 1) * size, shown * size), page: shown, pages }
}
