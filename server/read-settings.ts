import { apiPaths, apiPrefix } from '../contract/paths.ts'
import { type ShopSettings, settingsSchema } from '../contract/settings.ts'
import { defaultSettings } from '../contract/settings-defaults.ts'
import type { Site } from '../contract/site.ts'
import type { FetchApi } from './fetch-api.ts'

/** The settings in force; what the variables say where the API cannot be asked. */
export async function readSettings(fetchApi: FetchApi, site: Site): Promise<ShopSettings> {
  const request = new Request(`http://localhost${apiPrefix}${apiPaths.settings}`)
  const answer = await fetchApi(request).catch(() => undefined)
  if (!answer?.ok) return defaultSettings(site)
  const body = await answer.json().catch(() => undefined)
  return settingsSchema.safeParse(body?.data).data ?? defaultSettings(site)
}
