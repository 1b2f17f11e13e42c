import type { Category } from '../../../../contract/category.ts'
import { messages } from '../../../../contract/messages.ts'
import { browserApi } from '../../../lib/api.ts'
import { toFormData } from '../../../lib/form-data.ts'
import { withIdempotencyKey } from '../../../lib/idempotency-key.ts'
import { type ImageChange, imageParts } from '../../../lib/image-change.ts'
import { readSaved, type Saved } from '../../../lib/saving.ts'
import { type Sending, sendingOf } from '../../../lib/upload-fetch.ts'
import type { CategoryValues } from './category-values.ts'

/** An empty parent is left out: it makes a main category. */
export function createCategory(
  values: CategoryValues,
  image: ImageChange,
  { key, onProgress }: Sending,
): Promise<Saved<Category>> {
  const body = toFormData({ ...values, parent: values.parent || undefined, ...imageParts(image) })
  const call = browserApi().POST('/categories', {
    params: withIdempotencyKey(key),
    body,
    ...sendingOf(image, onProgress),
  })
  return readSaved(call, messages.category.saveFailed)
}

/** Creates a main category from nothing but its name. */
export function createNamedCategory(name: string, { key }: Sending): Promise<Saved<Category>> {
  const call = browserApi().POST('/categories', {
    params: withIdempotencyKey(key),
    body: toFormData({ name }),
  })
  return readSaved(call, messages.category.saveFailed)
}

/** Saves over the version that `etag` names. */
export function updateCategory(
  id: string,
  values: CategoryValues,
  image: ImageChange,
  { etag, onProgress }: Sending,
): Promise<Saved<Category>> {
  const call = browserApi().PUT('/categories/{id}', {
    params: { path: { id }, header: etag ? { 'If-Match': etag } : {} },
    body: toFormData({ ...values, ...imageParts(image) }),
    ...sendingOf(image, onProgress),
  })
  return readSaved(call, messages.category.saveFailed)
}
