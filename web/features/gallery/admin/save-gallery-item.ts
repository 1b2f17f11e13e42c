import type { GalleryItem } from '../../../../contract/gallery.ts'
import { messages } from '../../../../contract/messages.ts'
import { browserApi } from '../../../lib/api.ts'
import { toFormData } from '../../../lib/form-data.ts'
import { withIdempotencyKey } from '../../../lib/idempotency-key.ts'
import { type ImageChange, imageParts } from '../../../lib/image-change.ts'
import { readSaved, type Saved } from '../../../lib/saving.ts'
import { type Sending, sendingOf } from '../../../lib/upload-fetch.ts'
import type { MainValues, SimpleValues } from './gallery-values.ts'

type Values = MainValues | SimpleValues

/** Either shape: the server tells them by their fields. */
export function createGalleryItem(
  values: Values,
  image: ImageChange,
  { key, onProgress }: Sending,
): Promise<Saved<GalleryItem>> {
  const body = toFormData({ ...withoutBlankSubcategory(values), image: image.file })
  const call = browserApi().POST('/gallery', {
    params: withIdempotencyKey(key),
    body,
    ...sendingOf(image, onProgress),
  })
  return readSaved(call, messages.gallery.createFailed)
}

/** Saves over the version that `etag` names; the item keeps its place. */
export function updateGalleryItem(
  { _id: id, order }: GalleryItem,
  values: Values,
  image: ImageChange,
  { etag, onProgress }: Sending,
): Promise<Saved<GalleryItem>> {
  const call = browserApi().PUT('/gallery/{id}', {
    params: { path: { id }, header: etag ? { 'If-Match': etag } : {} },
    body: toFormData({ ...values, order, ...imageParts(image) }),
    ...sendingOf(image, onProgress),
  })
  return readSaved(call, messages.gallery.updateFailed)
}

function withoutBlankSubcategory(values: Values): Values | Omit<SimpleValues, 'subcategory'> {
  if (!('subcategory' in values) || values.subcategory) return values
  const { subcategory: _, ...rest } = values
  return rest
}
