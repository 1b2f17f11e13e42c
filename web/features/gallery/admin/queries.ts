import type { GalleryItem } from '../../../../contract/gallery/gallery.ts'
import { messages } from '../../../../contract/messages.ts'
import { browserApi } from '../../../requests/api.ts'
import { recordApi } from '../../../requests/record-api.ts'

const loadingDelayMs = 150

export type Gallery = Awaited<ReturnType<typeof fetchGallery>>

/** All gallery items, in their order. */
function fetchGallery() {
  return browserApi().GET('/gallery', { params: { query: { visibility: 'all' } } })
}

/** The same, or its promise where it takes longer: then the page is rendered with `Loading...`. */
export async function fetchGalleryOrPromise(): Promise<{ gallery: Gallery | Promise<Gallery> }> {
  const gallery = fetchGallery()
  const { promise: noticed, resolve } = Promise.withResolvers<undefined>()
  setTimeout(resolve, loadingDelayMs)
  return { gallery: (await Promise.race([gallery, noticed])) ?? gallery }
}

/** The category texts in use, for the main form to suggest. */
export async function fetchGalleryCategories(): Promise<string[]> {
  const { data } = await browserApi().GET('/gallery/categories')
  return data?.data.map(({ name }) => name).filter(Boolean) ?? []
}

export const galleryApi = recordApi<GalleryItem>(
  '/gallery',
  {
    create: messages.gallery.createFailed,
    update: messages.gallery.updateFailed,
    delete: messages.gallery.deleteFailed,
  },
  { blankLeftOut: ['subcategory'] },
)

/** The calls of a form, which has no field for the order: an update sends the one that the item has. */
export function galleryFormApi(item: GalleryItem | undefined): typeof galleryApi {
  return {
    ...galleryApi,
    update: (id, fields, image, sending) =>
      galleryApi.update(id, { ...fields, order: item?.order }, image, sending),
  }
}
