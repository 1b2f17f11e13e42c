import type { GalleryItem } from '../../../../contract/gallery/gallery.ts'
import { limits } from '../../../../contract/limits.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { hasTamil } from '../../../../contract/text/has-tamil.ts'
import { type Visibility, visibilities } from '../../../../contract/visibility/states.ts'
import { listAddress, readPageNumber, readQueryText } from '../../../lists/list-query.ts'
import { lastListParams } from '../../../lists/use-list-params.ts'

const start = {
  search: '',
  /** Only items that are not all in Tamil. */
  care: '' as 'no-tamil' | '',
  /** Only items that everybody sees, or staff alone. */
  shown: '' as Visibility | '',
  /** 0 until a page is chosen: then the first is shown, or the one with the item just saved. */
  page: 0,
}

/** State of the gallery list in the URL. */
export type GalleryListState = typeof start

/** Reads the state from a URL; invalid values become defaults. */
export function readGalleryListState(params: URLSearchParams): GalleryListState {
  return {
    search: readQueryText(params, 'search'),
    care: params.get('care') === 'no-tamil' ? 'no-tamil' : start.care,
    shown: visibilities.find((name) => name === params.get('shown')) ?? start.shown,
    page: params.has('page') ? readPageNumber(params) : start.page,
  }
}

/** The URL in a state of the list, which has two paths. Another filter leads to the first page. */
export function galleryAddress(
  path: string,
  change: Partial<GalleryListState>,
  state: GalleryListState = start,
): string {
  return listAddress(path, { ...state, page: 1, ...change }, start)
}

/** The list's last URL without its page, so that the page of the saved item is shown. */
export function savedListAddress(path: string): string {
  return galleryAddress(path, { page: 0 }, readGalleryListState(lastListParams(path)))
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
export const withoutTamilAddress = galleryAddress(pagePaths.adminGallery, {
  care: 'no-tamil',
  page: 0,
})

/**
 * The matching items of a page and the number of pages; a page number that is too high means the last page.
 * `elsewhere` is the item just saved, if it is on another page.
 */
export function showGalleryPage(
  items: GalleryItem[],
  { page, search, care, shown }: GalleryListState,
  savedId?: string,
) {
  const query = search.trim().toLowerCase()
  const wanted = items
    .filter((item) => !care || lacksTamilText(item))
    .filter(({ visibility }) => !shown || visibility === shown)
  const matching = wanted.filter((item) =>
    searchedTexts(item).some((text) => text.toLowerCase().includes(query)),
  )
  const size = limits.pages.adminGallery
  const pages = Math.max(1, Math.ceil(matching.length / size))
  const index = matching.findIndex(({ _id }) => _id === savedId)
  const current = Math.min(page || Math.floor(Math.max(index, 0) / size) + 1, pages)
  const onPage = matching.slice((current - 1) * size, current * size)
  const saved = items.find(({ _id }) => _id === savedId)
  const elsewhere = saved && !onPage.includes(saved) ? saved : undefined
  return { items: onPage, page: current, pages, elsewhere }
}

function searchedTexts(item: GalleryItem): string[] {
  const { title, titleTa = '', description, descriptionTa = '', categoryName } = item
  return [title, titleTa, description, descriptionTa, categoryName]
}
