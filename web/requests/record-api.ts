import { messages } from '../../contract/messages.ts'
import type { RecordCollection } from '../../contract/record-kinds.ts'
import { type FormValue, toFormData } from '../forms/form-data.ts'
import { type PictureChange, pictureParts } from '../pictures/picture-change.ts'
import { browserApi } from './api.ts'
import { type SendOptions, uploadOptions } from './files/upload-fetch.ts'
import { withIdempotencyKey } from './idempotency-key.ts'
import { type SaveResult, toSaveResult } from './save-result.ts'

/** A record as the server has it, with the ETag that a later write sends as `If-Match`. */
export type Loaded<R> = { record: R; etag: string | null }

type Fields = Record<string, FormValue>

type RecordApiOptions = {
  /** Makes the body; multipart by default. */
  toBody?: (fields: Fields, image: PictureChange | undefined) => FormData | object
  /** References to other records: a create leaves them out where they are blank. */
  blankLeftOut?: string[]
}

/** The calls that all kinds of record have in common. */
export type RecordApi<R> = ReturnType<typeof recordApi<R>>

/** Builds the calls of one kind of record; `failed` is shown where the server gives no message. */
export function recordApi<R>(
  path: `/${RecordCollection}`,
  failed: { create: string; update: string; delete: string },
  { toBody = toMultipart, blankLeftOut = [] }: RecordApiOptions = {},
) {
  // The collections differ in their records alone, so one of them gives the types of all paths, and a form's body
  // that of all bodies.
  const collection = path as '/products'
  const bodyOf = (fields: Fields, image: PictureChange | undefined) =>
    toBody(fields, image) as FormData
  const item = `${collection}/{id}` as const
  const withId = (id: string) => ({ params: { path: { id } } })
  return {
    async fetch(id: string): Promise<SaveResult<Loaded<R>>> {
      const { data, error, response } = await browserApi().GET(item, withId(id))
      if (!data) return { failure: { ...error, status: response.status } }
      return { data: { record: data.data as R, etag: response.headers.get('etag') } }
    },
    create(fields: Fields, image: PictureChange | undefined, { key, onProgress }: SendOptions) {
      const filled = Object.entries(fields).filter(
        ([name, value]) => value !== '' || !blankLeftOut.includes(name),
      )
      const call = browserApi().POST(collection, {
        params: withIdempotencyKey(key),
        ...uploadOptions(bodyOf(Object.fromEntries(filled), image), onProgress),
      })
      return toSaveResult(call, failed.create) as Promise<SaveResult<R>>
    },
    update(
      id: string,
      fields: Fields,
      image: PictureChange | undefined,
      { etag, onProgress }: Omit<SendOptions, 'key'>,
    ) {
      const call = browserApi().PUT(item, {
        params: { path: { id }, header: etag ? { 'If-Match': etag } : {} },
        ...uploadOptions(bodyOf(fields, image), onProgress),
      })
      return toSaveResult(call, failed.update) as Promise<SaveResult<R>>
    },
    /** Returns the message of a failure, or nothing; so does `restore`. */
    async delete(id: string): Promise<string | undefined> {
      const { error } = await browserApi().DELETE(item, withId(id))
      return error && (error.message || failed.delete)
    },
    async restore(id: string): Promise<string | undefined> {
      const { error } = await browserApi().POST(`${item}/restore`, withId(id))
      return error && (error.message || messages.error.unexpected)
    },
  }
}

/** A form's fields and its picture as a multipart body. */
export function toMultipart(fields: Fields, image: PictureChange | undefined): FormData {
  return toFormData({ ...fields, ...(image && pictureParts(image)) })
}
