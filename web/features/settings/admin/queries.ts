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

/** The settings in the shape that forms expect of a record. */
export type SettingsRecord = Settings & { _id: string }

/** The client knows a pair, such as the days of a delivery zone, as a list. */
function asRecord(settings: object): SettingsRecord {
  return { ...(settings as Settings), _id: 'settings' }
}

export async function fetchSettings(): Promise<SaveResult<Loaded<SettingsRecord>>> {
  const { data, error, response } = await browserApi().GET('/settings')
  if (!data) return { failure: { ...error, status: response.status } }
  return { data: { record: asRecord(data.data), etag: response.headers.get('etag') } }
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

export async function saveSettings(
  body: SettingsUpdate,
  etag: string | null,
): Promise<SaveResult<SettingsRecord>> {
  const params = { header: etag ? { 'If-Match': etag } : {} }
  const call = browserApi().PUT('/settings', { params, body })
  const { data, failure } = await toSaveResult(call, settingsMessages.saveFailed)
  return failure ? { failure } : { data: asRecord(data) }
}
