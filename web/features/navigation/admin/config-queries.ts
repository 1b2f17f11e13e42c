import { messages } from '../../../../contract/messages.ts'
import type {
  NavConfig,
  NavConfigUpdate,
  NavConfigVersion,
} from '../../../../contract/navigation/nav-config.ts'
import { browserApi } from '../../../requests/api.ts'
import { type LoadedVersions, versionsOfPage } from '../../../requests/config-versions.ts'
import type { Loaded } from '../../../requests/record-api.ts'
import { type SaveResult, toSaveResult } from '../../../requests/save-result.ts'

/** The calls about the header's configuration; `queries.ts` saves it together with the categories. */

export async function fetchNavConfig(): Promise<SaveResult<Loaded<NavConfig>>> {
  const { data, error, response } = await browserApi().GET('/nav-config')
  if (!data) return { failure: { ...error, status: response.status } }
  return { data: { record: data.data, etag: response.headers.get('etag') } }
}

/** A page of the versions; undefined where the request failed. */
export async function listNavVersions(page: number): Promise<NavConfigVersion[] | undefined> {
  const query = { page, limit: versionsOfPage }
  const { data } = await browserApi().GET('/nav-config/history', { params: { query } })
  return data?.data
}

/** A page of the versions, with the configuration in force; undefined where a request failed. */
export async function loadNavVersions(
  page: number,
): Promise<LoadedVersions<NavConfigVersion> | undefined> {
  const [versions, { data }] = await Promise.all([listNavVersions(page), fetchNavConfig()])
  if (!versions || !data) return undefined
  return { versions, current: { version: data.record.version, etag: data.etag } }
}

export function saveNavConfig(
  body: NavConfigUpdate,
  etag: string | null,
): Promise<SaveResult<NavConfig>> {
  const params = { header: etag ? { 'If-Match': etag } : {} }
  const call = browserApi().PUT('/nav-config', { params, body })
  return toSaveResult(call, messages.navigation.saveFailed)
}
