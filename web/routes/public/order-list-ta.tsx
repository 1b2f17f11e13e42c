import { orderListTa } from '../../features/order-list/words/ta.ts'
import type { Route } from './+types/order-list-ta'
import { loadOrderList, metaOfOrderList, OrderListPage } from './order-list-page.tsx'

export { clientLoader, headers, shouldRevalidate } from './order-list-page.tsx'

export const loader = (args: Route.LoaderArgs) => loadOrderList(args, orderListTa)

export const meta: Route.MetaFunction = ({ matches }) => metaOfOrderList(matches, orderListTa)

export default function TamilOrderList({ loaderData }: Route.ComponentProps) {
  return <OrderListPage words={orderListTa} loaded={loaderData} />
}
