import type { Settings, SettingsUpdate, SettingsVersion } from '../../../../contract/settings.ts'
import { settingsMessages } from '../../../../contract/settings-messages.ts'
import { browserApi } from '../../../lib/api.ts'
import type { Loaded } from '../../../lib/record-api.ts'
import { type SaveResult, toSaveResult } from '../../../lib/save-result.ts'
import { versionsOfPage } from '../../../ui/admin/version-history.tsx'

/** The settings as a form takes them: there is one record of them. */
export type SettingsRecord = Settings & { _id: 'settings' }

export async function fetchSettings(): Promise<SaveResult<Loaded<SettingsRecord>>> {
  const { data, error, response } = await browserApi().GET('/settings')
  if (!data) return { failure: { ...error, status: response.status, message: error.message } }
  const record: SettingsRecord = { ...data.data, _id: 'settings' }
  return { data: { record, etag: response.headers.get('etag') } }
}

/** A page of the versions that were saved, newest first. */
export async function fetchSettingsHistory(page: number): Promise<SettingsVersion[] | undefined> {
  const query = { page, limit: versionsOfPage }
  const { data } = await browserApi().GET('/settings/history', { params: { query } })
  return data?.data
}

export async function saveSettings(
  body: SettingsUpdate,
  etag: string | null,
): Promise<SaveResult<SettingsRecord>> {
  const call = browserApi().PUT('/settings', {
    params: { header: etag ? { 'If-Match': etag } : {} },
    body: body as never,
  })
  const { data, failure } = await toSaveResult(call, settingsMessages.saveFailed)
  return failure ? { failure } : { data: { ...data, _id: 'settings' } }
}
