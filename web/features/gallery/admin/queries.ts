import type { GalleryItem } from '../../../../contract/gallery.ts'
import { messages } from '../../../../contract/messages.ts'
import { browserApi } from '../../../lib/api.ts'

const noticedAfter = 150

export type Gallery = Awaited<ReturnType<typeof fetchGallery>>

/** All gallery items, in their order. */
function fetchGallery() {
  return browserApi().GET('/gallery')
}

/** The same, or the promise of it where it takes longer than somebody notices: then the page stands first. */
export async function fetchGalleryOrPromise(): Promise<{ gallery: Gallery | Promise<Gallery> }> {
  const gallery = fetchGallery()
  const { promise: noticed, resolve } = Promise.withResolvers<undefined>()
  setTimeout(resolve, noticedAfter)
  return { gallery: (await Promise.race([gallery, noticed])) ?? gallery }
}

/** How many gallery items there are. */
export function fetchGalleryCount() {
  return browserApi().GET('/gallery', { params: { query: { limit: 1 } } })
}

/** The category texts in use, for the main form to suggest. */
export async function fetchGalleryCategories(): Promise<string[]> {
  const { data } = await browserApi().GET('/gallery/categories')
  return data?.data.map(({ name }) => name).filter(Boolean) ?? []
}

/** A gallery item as it stands, with the tag that a later write must name. */
export type LoadedGalleryItem = { item: GalleryItem; etag: string | null }

export async function fetchGalleryItem(
  id: string,
): Promise<{ data?: LoadedGalleryItem; error?: { message: string; gone: boolean } }> {
  const { data, error, response } = await browserApi().GET('/gallery/{id}', {
    params: { path: { id } },
  })
  if (!data) return { error: { ...error, gone: response.status === 404 } }
  return { data: { item: data.data, etag: response.headers.get('etag') } }
}

/** Deletes an item; answers why not, if it could not. */
export async function deleteGalleryItem(id: string): Promise<string | undefined> {
  const { error } = await browserApi().DELETE('/gallery/{id}', { params: { path: { id } } })
  return error && (error.message || messages.gallery.deleteFailed)
}

/** Brings a deleted item back; answers why it could not. */
export async function restoreGalleryItem(id: string): Promise<string | undefined> {
  const { error } = await browserApi().POST('/gallery/{id}/restore', { params: { path: { id } } })
  return error && (error.message || messages.error.unexpected)
}
