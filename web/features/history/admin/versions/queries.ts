import { messages } from '../../../../../contract/messages.ts'
import type { RecordCollection } from '../../../../../contract/record-kinds.ts'
import { browserApi } from '../../../../requests/api.ts'

/** The calls about the versions of one record. The collections differ in their records alone. */

export async function loadVersions(kind: RecordCollection, id: string, page: number) {
  const { data, error, response } = await browserApi().GET(
    `/${kind}/{id}/history` as '/products/{id}/history',
    { params: { path: { id }, query: { page } } },
  )
  return { listed: data, failure: error && { ...error, status: response.status } }
}

/** The record as it is: its name, and the ETag by which nobody is overwritten, with its version. */
export type CurrentRecord = { name: string; etag: string | null; version: number | undefined }

/** Returns null where it is deleted. */
export async function loadCurrent(
  kind: RecordCollection,
  id: string,
): Promise<CurrentRecord | null> {
  const { data, response } = await browserApi().GET(`/${kind}/{id}` as '/products/{id}', {
    params: { path: { id } },
  })
  if (!data) return null
  const record: object = data.data
  const etag = response.headers.get('etag')
  const [, version] = /^"v(\d+)-/.exec(etag ?? '') ?? []
  return { name: nameOf(record), etag, version: version ? Number(version) : undefined }
}

function nameOf(record: { name?: string; title?: string; label?: string; number?: number }) {
  const { name, title, label, number } = record
  return name ?? title ?? label ?? (number === undefined ? '' : `Order ${number}`)
}

/** Restores a record to what it was after a version; returns the new ETag, or the message of a failure. */
export async function goBackTo(
  kind: RecordCollection,
  id: string,
  version: number,
  etag: string | null,
): Promise<{ etag: string | null; failure?: string }> {
  const { error, response } = await browserApi().POST(
    `/${kind}/{id}/history/{version}/restore` as '/products/{id}/history/{version}/restore',
    {
      params: {
        path: { id, version: String(version) },
        header: etag ? { 'If-Match': etag } : {},
      },
    },
  )
  const failure = error && (error.message || messages.error.unexpected)
  return { etag: response.headers.get('etag'), ...(failure && { failure }) }
}
