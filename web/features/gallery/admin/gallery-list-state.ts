import type { GalleryItem } from '../../../../contract/gallery/gallery.ts'
import { limits } from '../../../../contract/limits.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { hasTamil } from '../../../../contract/text/has-tamil.ts'
import { type Visibility, visibilities } from '../../../../contract/visibility/states.ts'
import { lastListAddress } from '../../../lists/use-list-search.ts'

/** State of the gallery list in the URL. */
export type GalleryListState = {
  /** Absent until a page is chosen: then the first, or the one with the item just saved. */
  page?: number
  search: string
  /** Only items that are not all in Tamil. */
  withoutTamil?: true
  /** Only items that everybody sees, or staff alone. */
  shown?: Visibility
}

const care = 'no-tamil'

export function readGalleryListState(params: URLSearchParams): GalleryListState {
  const page = Number(params.get('page'))
  const shown = visibilities.find((name) => name === params.get('shown'))
  return {
    page: Number.isInteger(page) && page >= 1 ? page : undefined,
    search: params.get('search') ?? '',
    ...(params.get('care') === care && { withoutTamil: true }),
    ...(shown && { shown }),
  }
}

export function galleryListQuery({
  page,
  search,
  withoutTamil,
  shown,
}: GalleryListState): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (withoutTamil) params.set('care', care)
  if (shown) params.set('shown', shown)
  if (page !== undefined) params.set('page', String(page))
  return params
}

/** The list's last URL without its page, so that the page of the saved item is shown. */
export function savedListAddress(path: string): string {
  const [, query] = lastListAddress(path).split('?')
  const { page: _, ...state } = readGalleryListState(new URLSearchParams(query))
  const params = galleryListQuery(state)
  return params.size > 0 ? `${path}?${params}` : path
}

/** True if title or description exist in English alone. */
export function lacksTamilText({
  title,
  titleTa,
  description,
  descriptionTa,
}: GalleryItem): boolean {
  return !hasTamil([
    [title, titleTa],
    [description, descriptionTa],
  ])
}

/** The list of the items whose title or description is in English alone. */
export const withoutTamilAddress = `${pagePaths.adminGallery}?${galleryListQuery({ search: '', withoutTamil: true })}`

/**
 * The matching items of a page and the number of pages; a page number that is too high means the last page.
 * `elsewhere` is the item just saved, if it is on another page.
 */
export function showGalleryPage(
  items: GalleryItem[],
  { page, search, withoutTamil, shown }: GalleryListState,
  savedId?: string,
) {
  const query = search.trim().toLowerCase()
  const wanted = items
    .filter((item) => !withoutTamil || lacksTamilText(item))
    .filter(({ visibility }) => !shown || visibility === shown)
  const matching = wanted.filter((item) =>
    searchedTexts(item).some((text) => text.toLowerCase().includes(query)),
  )
  const size = limits.pages.adminGallery
  const pages = Math.max(1, Math.ceil(matching.length / size))
  const index = matching.findIndex(({ _id }) => _id === savedId)
  const current = Math.min(page ?? Math.floor(Math.max(index, 0) / size) + 1, pages)
  const onPage = matching.slice((current - 1) * size, current * size)
  const saved = items.find(({ _id }) => _id === savedId)
  const elsewhere = saved && !onPage.includes(saved) ? saved : undefined
  return { items: onPage, page: current, pages, elsewhere }
}

function searchedTexts(item: GalleryItem): string[] {
  const { title, titleTa = '', description, descriptionTa = '', categoryName } = item
  return [title, titleTa, description, descriptionTa, categoryName]
}
