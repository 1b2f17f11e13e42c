import { apiPaths, apiPrefix } from '../contract/paths.ts'
import { defaultSettings } from '../contract/settings/defaults.ts'
import { readPhoneNumber } from '../contract/settings/phone-number.ts'
import { type ShownSettings, settingsSchema } from '../contract/settings/settings.ts'
import type { ShopDetails } from '../contract/settings/shop-details.ts'
import type { FetchApi } from './fetch-api.ts'

const fields = Object.keys(settingsSchema.shape) as (keyof typeof settingsSchema.shape)[]

/**
 * Reads the current settings. If the API cannot be reached, the last known ones stay, because the variables may
 * be years old and contain a dead phone number. The WhatsApp number is returned with its country code, so that
 * browsers need not parse it.
 */
export function createSettingsReader(details: ShopDetails) {
  const unknown = { pictures: {}, icon: '', shareCard: '', isOpen: true }
  let last: ShownSettings = { ...defaultSettings(details), ...unknown }
  return async (fetchApi: FetchApi): Promise<ShownSettings> => {
    const request = new Request(`http://localhost${apiPrefix}${apiPaths.settings}`)
    const response = await fetchApi(request).catch(() => undefined)
    const body = response?.ok && (await response.json().catch(() => undefined))
    if (body?.data) last = { ...last, ...readFields(body.data) }
    return { ...last, whatsapp: readPhoneNumber(last.whatsapp) ?? last.whatsapp }
  }
}

/** An API of another version may lack a field or type it differently; the other fields stay valid. */
function readFields(data: Record<string, unknown>): Partial<ShownSettings> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { success, data: value } = settingsSchema.shape[field].safeParse(data[field])
      return success ? [[field, value]] : []
    }),
  )
}
