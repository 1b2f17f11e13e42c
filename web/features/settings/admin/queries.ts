import { settingsMessages } from '../../../../contract/settings/messages.ts'
import type {
  Settings,
  SettingsUpdate,
  SettingsVersion,
} from '../../../../contract/settings/settings.ts'
import { browserApi } from '../../../requests/api.ts'
import { type LoadedVersions, versionsOfPage } from '../../../requests/config-versions.ts'
import type { Loaded } from '../../../requests/record-api.ts'
import { type SaveResult, toSaveResult } from '../../../requests/save-result.ts'

export async function fetchSettings(): Promise<SaveResult<Loaded<Settings>>> {
  const { data, error, response } = await browserApi().GET('/settings')
  if (!data) return { failure: { ...error, status: response.status } }
  // The client knows a pair, such as the days of a delivery zone, as a list.
  return { data: { record: data.data as Settings, etag: response.headers.get('etag') } }
}

/** A page of the versions, with the settings in force; undefined where a request failed. */
export async function loadSettingsVersions(
  page: number,
): Promise<LoadedVersions<SettingsVersion> | undefined> {
  const query = { page, limit: versionsOfPage }
  const [{ data: versions }, { data: settings }] = await Promise.all([
    browserApi().GET('/settings/history', { params: { query } }),
    fetchSettings(),
  ])
  if (!versions || !settings) return undefined
  const { record, etag } = settings
  return {
    versions: versions.data as SettingsVersion[],
    current: { version: record.version, etag },
  }
}

export function saveSettings(body: SettingsUpdate, etag: string | null) {
  const params = { header: etag ? { 'If-Match': etag } : {} }
  const call = browserApi().PUT('/settings', { params, body })
  return toSaveResult(call, settingsMessages.saveFailed)
}
