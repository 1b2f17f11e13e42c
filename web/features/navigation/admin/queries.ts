import { messages } from '../../../../contract/messages.ts'
import type {
  NavConfig,
  NavConfigUpdate,
  NavConfigVersion,
} from '../../../../contract/nav-config.ts'
import { browserApi } from '../../../lib/api.ts'
import { type SaveResult, toSaveResult } from '../../../lib/save-result.ts'
import { versionsOfPage } from '../../../ui/admin/version-history.tsx'

/** The current configuration, with the ETag for a later `If-Match`. */
export type LoadedNavConfig = { config: NavConfig; etag: string | null }

export async function fetchNavConfig(): Promise<LoadedNavConfig | undefined> {
  const { data, response } = await browserApi().GET('/nav-config')
  return data && { config: data.data, etag: response.headers.get('etag') }
}

/** A page of the versions that were saved, newest first. */
export async function fetchNavHistory(page: number): Promise<NavConfigVersion[] | undefined> {
  const query = { page, limit: versionsOfPage }
  const { data } = await browserApi().GET('/nav-config/history', { params: { query } })
  return data?.data
}

export function saveNavConfig(
  body: NavConfigUpdate,
  etag: string | null,
): Promise<SaveResult<NavConfig>> {
  const call = browserApi().PUT('/nav-config', {
    params: { header: etag ? { 'If-Match': etag } : {} },
    body,
  })
  return toSaveResult(call, messages.navigation.saveFailed)
}
