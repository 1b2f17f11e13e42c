import { deliveryTa } from '../../features/site/words/delivery-ta.ts'
import type { Route } from './+types/delivery-ta'
import { DeliveryPage, metaOfDelivery } from './delivery-page.tsx'

export { loader } from './delivery-page.tsx'

export const meta: Route.MetaFunction = (args) => metaOfDelivery(args, deliveryTa)

export default function TamilDelivery({ loaderData }: Route.ComponentProps) {
  return <DeliveryPage words={deliveryTa} delivery={loaderData} />
}
