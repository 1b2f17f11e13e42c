import { messages } from '../../../../contract/messages.ts'
import type { PictureKind } from '../../../../contract/pictures/kinds.ts'
import type { ProductPicture } from '../../../../contract/pictures/picture.ts'
import type { ProductDetails } from '../../../../contract/products/product-details.ts'
import { toFormData } from '../../../forms/form-data.ts'
import { browserApi } from '../../../requests/api.ts'
import { type ProgressListener, uploadOptions } from '../../../requests/files/upload-fetch.ts'
import { withIdempotencyKey } from '../../../requests/idempotency-key.ts'
import type { Loaded } from '../../../requests/record-api.ts'
import { type SaveResult, toFailure, toSaveResult } from '../../../requests/save-result.ts'
import type { WaitingPicture } from './waiting-pictures.ts'

/** A product with all its pictures, at the version that writes expect. */
export type LoadedPictures = Loaded<ProductDetails>

export type PictureWords = { kind: PictureKind; alt: string; altTa: string }

type SendOptions = { token: string; signal: AbortSignal; onProgress: ProgressListener }

const collection = '/products/{id}/images'
const item = `${collection}/{imageId}` as const

/** Owner of a token: null if it has ended, undefined without an answer. */
export async function findOwner(
  token: string,
  signal: AbortSignal,
): Promise<string | null | undefined> {
  const headers = { authorization: `Bearer ${token}` }
  const { data, response } = await browserApi().GET('/auth/me', { headers, signal })
  return response.status === 401 ? null : data?.user._id
}

/** Adds a picture with the token that its owner was found by. */
export function sendPicture(
  { key, product, kind, file }: WaitingPicture,
  { token, signal, onProgress }: SendOptions,
): Promise<SaveResult<ProductPicture>> {
  const call = browserApi().POST(collection, {
    params: { path: { id: product._id }, ...withIdempotencyKey(key) },
    headers: { authorization: `Bearer ${token}` },
    ...uploadOptions(toFormData({ kind, image: file }), onProgress),
    signal,
  })
  return toSaveResult(call, messages.error.unexpected)
}

/** Changes what is said of a picture, or its file. */
export function updatePicture(
  { record, etag }: LoadedPictures,
  imageId: string,
  changes: Partial<PictureWords> & { image?: File },
): Promise<SaveResult<ProductPicture>> {
  const call = browserApi().PUT(item, {
    params: { path: { id: record._id, imageId }, header: ifMatch(etag) },
    ...uploadOptions(toFormData(changes), () => {}),
  })
  return toSaveResult(call, messages.product.updateFailed)
}

export function sortPictures(
  { record, etag }: LoadedPictures,
  order: string[],
): Promise<SaveResult<ProductPicture[]>> {
  const call = browserApi().PUT(collection, {
    params: { path: { id: record._id }, header: ifMatch(etag) },
    body: { order },
  })
  return toSaveResult(call, messages.product.updateFailed)
}

export async function deletePicture(
  { record, etag }: LoadedPictures,
  imageId: string,
): Promise<SaveResult<null>> {
  const { error, response } = await browserApi().DELETE(item, {
    params: { path: { id: record._id, imageId }, header: ifMatch(etag) },
  })
  if (!error) return { data: null }
  return { failure: toFailure(error, response, messages.product.updateFailed) }
}

export async function restorePicture(id: string, imageId: string): Promise<string | undefined> {
  const { error } = await browserApi().POST(`${item}/restore`, {
    params: { path: { id, imageId } },
  })
  return error && (error.message || messages.error.unexpected)
}

function ifMatch(etag: string | null) {
  return etag ? { 'If-Match': etag } : {}
}
