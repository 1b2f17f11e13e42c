import { deliveryEn } from '../../features/site/words/delivery-en.ts'
import type { Route } from './+types/delivery'
import { DeliveryPage, metaOfDelivery } from './delivery-page.tsx'

export { loader } from './delivery-page.tsx'

export const meta: Route.MetaFunction = (args) => metaOfDelivery(args, deliveryEn)

export default function EnglishDelivery({ loaderData }: Route.ComponentProps) {
  return <DeliveryPage words={deliveryEn} delivery={loaderData} />
}
