import type { DeliveryRules } from '../../contract/delivery/delivery.ts'
import { deliveryLimits } from '../../contract/delivery/limits.ts'
import type { Api } from '../requests/api.ts'

/** Without rules, staff give each charge in the chat. */
export const noDelivery: DeliveryRules = { packing: deliveryLimits.packing.default, zones: [] }

/** The rules of delivery; none where they could not be loaded. */
export async function loadDelivery(api: Api): Promise<DeliveryRules> {
  const { data } = await api.GET('/settings')
  const { packing, zones } = data?.data.delivery ?? noDelivery
  // The API's description cannot say that there are exactly two days.
  return { packing, zones: zones as DeliveryRules['zones'] }
}
