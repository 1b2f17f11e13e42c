import { redirect } from 'react-router'
import { orderListAddress } from '../../../contract/order-list/order-list.ts'
import { orderListEn } from '../../features/order-list/words/en.ts'
import type { Route } from './+types/order-list'
import { loadOrderList, metaOfOrderList, OrderListPage, readLines } from './order-list-page.tsx'

export { clientLoader, headers, shouldRevalidate } from './order-list-page.tsx'

/** An address with `lang=ta` is one of the time when the page's Tamil had none of its own. */
export function loader(args: Route.LoaderArgs) {
  const { url } = args.request
  if (new URL(url).searchParams.get('lang') === 'ta')
    throw redirect(orderListAddress(readLines(url), 'ta'))
  return loadOrderList(args, orderListEn)
}

export const meta: Route.MetaFunction = ({ matches }) => metaOfOrderList(matches, orderListEn)

export default function EnglishOrderList({ loaderData }: Route.ComponentProps) {
  return <OrderListPage words={orderListEn} loaded={loaderData} />
}
