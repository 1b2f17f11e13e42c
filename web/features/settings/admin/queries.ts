import { settingsMessages } from '../../../../contract/settings/messages.ts'
import type {
  Settings,
  SettingsUpdate,
  SettingsVersion,
} from '../../../../contract/settings/settings.ts'
import { configApi } from '../../../requests/config-api.ts'

export type SettingsRecord = Settings & { _id: string }

export const settingsApi = configApi<Settings, SettingsUpdate, SettingsVersion>(
  '/settings',
  settingsMessages.saveFailed,
)
