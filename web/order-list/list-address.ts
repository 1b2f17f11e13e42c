import { type OrderList, parseOrderList } from '../../contract/order-list/order-list.ts'
import type { Query } from '../addresses/query.ts'

/** Parameters of the list's page: the list, and the language in addresses from before each had a path. */
export const orderListParameters = ['i', 'lang'] as const

/** The list in the query of an address. */
export function readOrderList(query: Query<(typeof orderListParameters)[number]>): OrderList {
  return parseOrderList(query.get('i') ?? '')
}

/** True for the older address of the Tamil page. */
export function wantsTamil(query: Query<(typeof orderListParameters)[number]>): boolean {
  return query.get('lang') === 'ta'
}
