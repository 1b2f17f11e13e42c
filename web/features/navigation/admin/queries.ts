import { messages } from '../../../../contract/messages.ts'
import type {
  NavConfig,
  NavConfigUpdate,
  NavConfigVersion,
} from '../../../../contract/navigation/nav-config.ts'
import { configApi } from '../../../lib/config-api.ts'

export const navConfigApi = configApi<NavConfig, NavConfigUpdate, NavConfigVersion>(
  '/nav-config',
  messages.navigation.saveFailed,
)
