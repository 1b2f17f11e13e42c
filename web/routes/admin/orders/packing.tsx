import { indiaDate } from '../../../../contract/india-time.ts'
import { limits } from '../../../../contract/limits.ts'
import { type Order, orderedName } from '../../../../contract/orders/order.ts'
import { orderMessages, orderName } from '../../../../contract/orders/order-terms.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { writeShortDay } from '../../../../contract/text/month-names.ts'
import { isToPack } from '../../../features/orders/admin/order-tabs.ts'
import { sumToPack } from '../../../features/orders/admin/packing-list.ts'
import { browserApi } from '../../../lib/api.ts'
import { describeFailure } from '../../../lib/save-result.ts'
import { Printer } from '../../../ui/admin/icons.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/packing'

export async function clientLoader() {
  const query = { status: 'new', limit: limits.list.maxLimit }
  const { data, error } = await browserApi().GET('/orders', { params: { query } })
  const now = Date.now()
  return {
    day: indiaDate(now),
    // The oldest first: it has waited longest.
    orders: data?.data.filter((order) => isToPack(order, now)).reverse(),
    error: describeFailure(orderMessages.loadFailed, error),
  }
}

/** What is to be packed today: of each product how many in all, then order by order. */
export default function PackingPage({ loaderData: { day, orders, error } }: Route.ComponentProps) {
  const note = orders && `${writeShortDay(day)} · ${countOf(orders.length, 'order')}`
  return (
    <>
      <PageHeader
        title="Packing list"
        note={note}
        list={{ path: pagePaths.adminOrders, label: 'Orders' }}
      >
        <Button className="print:hidden" onClick={() => window.print()}>
          <Printer className="size-4" />
          Print
        </Button>
      </PageHeader>
      {error && <ErrorState message={error} />}
      {orders?.length === 0 && <EmptyState title="Nothing is to be packed today." />}
      {orders && orders.length > 0 && (
        <div className="grid gap-6">
          <Sums orders={orders} />
          <ol aria-label="Orders" className="grid gap-3 md:grid-cols-2 print:grid-cols-2">
            {orders.map((order) => (
              <OrderToPack key={order._id} order={order} />
            ))}
          </ol>
        </div>
      )}
    </>
  )
}

function Sums({ orders }: { orders: Order[] }) {
  return (
    <table className="w-full rounded-card border border-line bg-card">
      <caption className="sr-only">All together</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Pieces</th>
          <th scope="col">Product</th>
        </tr>
      </thead>
      <tbody>
        {sumToPack(orders).map(({ name, quantity }) => (
          <tr key={name} className="border-b border-line last:border-0">
            <td className="w-20 px-3 py-2 text-right font-semibold tabular-nums">{`${quantity} ×`}</td>
            <th scope="row" className="px-3 py-2 text-left font-normal wrap-anywhere">
              {name}
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OrderToPack({ order: { number, customer, lines, note, paid } }: { order: Order }) {
  const who = [customer.name, customer.place].filter(Boolean).join(', ')
  return (
    <li className="break-inside-avoid rounded-card border border-line bg-card p-3">
      <p className="font-semibold wrap-anywhere">
        {orderName(number)}
        {who && ` · ${who}`}
        {!paid && <span className="font-normal"> · unpaid</span>}
      </p>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be ordered twice
          <li key={index} className="wrap-anywhere">
            {`${line.quantity} × ${orderedName(line)}`}
          </li>
        ))}
      </ul>
      {note && <p className="text-sm text-ink-soft whitespace-pre-line wrap-anywhere">{note}</p>}
    </li>
  )
}
