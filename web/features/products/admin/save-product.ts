import { messages } from '../../../../contract/messages.ts'
import type { Product } from '../../../../contract/product.ts'
import { browserApi } from '../../../lib/api.ts'
import { toFormData } from '../../../lib/form-data.ts'
import { withIdempotencyKey } from '../../../lib/idempotency-key.ts'
import { type ImageChange, imageParts } from '../../../lib/image-change.ts'
import { readSaved, type Saved } from '../../../lib/saving.ts'
import { type Sending, sendingOf } from '../../../lib/upload-fetch.ts'
import type { ProductValues } from './product-values.ts'

export function createProduct(
  values: ProductValues,
  image: ImageChange,
  { key, onProgress }: Pick<Sending, 'key' | 'onProgress'>,
): Promise<Saved<Product>> {
  const body = toFormData({
    ...values,
    subcategory: values.subcategory || undefined,
    ...imageParts(image),
  })
  const call = browserApi().POST('/products', {
    params: withIdempotencyKey(key),
    body,
    ...sendingOf(image, onProgress),
  })
  return readSaved(call, messages.product.createFailed)
}

/** Saves over the version that `etag` names; blank texts clear their fields. */
export function updateProduct(
  id: string,
  values: ProductValues,
  image: ImageChange,
  { etag, onProgress }: Sending,
): Promise<Saved<Product>> {
  const call = browserApi().PUT('/products/{id}', {
    params: { path: { id }, header: etag ? { 'If-Match': etag } : {} },
    body: toFormData({ ...values, ...imageParts(image) }),
    ...sendingOf(image, onProgress),
  })
  return readSaved(call, messages.product.updateFailed)
}

/** Changes single fields of a product, whatever the others are meanwhile, unless `etag` names a version. */
export function changeProduct(
  id: string,
  fields: Partial<ProductValues>,
  etag: string | null = null,
): Promise<Saved<Product>> {
  const call = browserApi().PUT('/products/{id}', {
    params: { path: { id }, header: etag ? { 'If-Match': etag } : {} },
    body: toFormData(fields),
  })
  return readSaved(call, messages.product.updateFailed)
}
