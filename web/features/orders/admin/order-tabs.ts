import type { OrderTotals } from '../../../../contract/orders/order.ts'
import type { OrderStatus } from '../../../../contract/orders/statuses.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { listAddress, readPageNumber, readQueryText } from '../../../lists/list-query.ts'

/** The tabs of the orders page: the label of each, and its query. */
export const orderTabs = {
  new: { label: 'New', query: { status: 'new' } },
  packed: { label: 'To send', query: { status: 'packed' } },
  unpaid: { label: 'Unpaid', query: { status: 'new,packed,sent,done', paid: false } },
  all: { label: 'All', query: {} },
} as const satisfies Record<keyof OrderTotals, { label: string; query: object }>

export type OrderTab = keyof typeof orderTabs

const start = { tab: 'new' as OrderTab, search: '', page: 1 }

/** State of the orders page in the URL. */
export type OrderListState = typeof start

export function readOrderListState(params: URLSearchParams): OrderListState {
  const tab = Object.keys(orderTabs).find((name) => name === params.get('tab'))
  return {
    tab: (tab as OrderTab | undefined) ?? start.tab,
    search: readQueryText(params, 'search'),
    page: readPageNumber(params),
  }
}

/** A change of anything but the page leads to the first page. */
export function ordersAddress(change: Partial<OrderListState>, state: OrderListState): string {
  return listAddress(pagePaths.adminOrders, { ...state, page: 1, ...change }, start)
}

/** The state that one press brings an order to, and what the button says. */
export const nextSteps: Partial<Record<OrderStatus, { status: OrderStatus; label: string }>> = {
  new: { status: 'packed', label: 'Packed' },
  packed: { status: 'sent', label: 'Sent' },
  sent: { status: 'done', label: 'Done' },
}

export const statusLabels: Record<OrderStatus, string> = {
  new: 'New',
  packed: 'Packed',
  sent: 'Sent',
  done: 'Done',
  cancelled: 'Cancelled',
}
