import { browserApi } from './api.ts'
import type { Loaded } from './record-api.ts'
import { type SaveResult, toSaveResult } from './save-result.ts'

/** The versions, newest first, and the tag of the one in force: a restored one is saved over that. */
export type LoadedVersions<V> = { versions: V[]; current: { version: number; etag: string | null } }

/** As many as a page of the history has: a family saves for years. */
export const versionsOfPage = 20

/** Builds the calls of a configuration that is saved as a whole; `saveFailed` is shown where the server gives no message. */
export function configApi<Config extends { version: number }, Update, Version>(
  path: '/nav-config' | '/settings',
  saveFailed: string,
) {
  // They differ in their content alone, so one of them gives the types of both.
  const config = path as '/nav-config'
  /** In the shape that forms expect of a record. */
  const asRecord = (data: unknown) => ({ ...(data as Config), _id: path })
  type ConfigRecord = ReturnType<typeof asRecord>

  async function fetch(): Promise<SaveResult<Loaded<ConfigRecord>>> {
    const { data, error, response } = await browserApi().GET(config)
    if (!data) return { failure: { ...error, status: response.status } }
    return { data: { record: asRecord(data.data), etag: response.headers.get('etag') } }
  }

  async function listVersions(page: number): Promise<Version[] | undefined> {
    const query = { page, limit: versionsOfPage }
    const { data } = await browserApi().GET(`${config}/history`, { params: { query } })
    return data?.data as Version[] | undefined
  }

  return {
    fetch,
    listVersions,
    async loadVersions(page: number): Promise<LoadedVersions<Version> | undefined> {
      const [versions, { data }] = await Promise.all([listVersions(page), fetch()])
      if (!versions || !data) return undefined
      return { versions, current: { version: data.record.version, etag: data.etag } }
    },
    async save(body: Update, etag: string | null): Promise<SaveResult<ConfigRecord>> {
      const call = browserApi().PUT(config, {
        params: { header: etag ? { 'If-Match': etag } : {} },
        body: body as never,
      })
      const { data, failure } = await toSaveResult(call, saveFailed)
      return failure ? { failure } : { data: asRecord(data) }
    },
  }
}
