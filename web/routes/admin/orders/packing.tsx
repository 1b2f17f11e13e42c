import { useMemo } from 'react'
import { indiaDate } from '../../../../contract/india-time.ts'
import { orderMessages } from '../../../../contract/orders/messages.ts'
import type { Order } from '../../../../contract/orders/order.ts'
import {
  paginatePacking,
  sumToPack,
  writeLineToPack,
  writeWhose,
} from '../../../../contract/orders/packing.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../../../contract/paths.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { writeShortDay } from '../../../../contract/text/month-names.ts'
import { browserApi } from '../../../requests/api.ts'
import { type LabelledFile, useFiles } from '../../../requests/files/use-files.ts'
import { describeFailure } from '../../../requests/save-result.ts'
import { BottomBar } from '../../../ui/admin/bottom-bar.tsx'
import { Printer } from '../../../ui/admin/icons.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { FilePreviews, maxShared, ShareButtons } from '../../../ui/admin/share-files.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/packing'

export async function clientLoader() {
  const { data, error } = await browserApi().GET('/orders/packing-list')
  return {
    day: indiaDate(Date.now()),
    orders: data?.data,
    error: describeFailure(orderMessages.loadFailed, error),
  }
}

/** Products to pack today: the sum of each, then order by order. */
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
          <ol aria-label="Orders" className="grid gap-3 lg:grid-cols-2 print:grid-cols-2">
            {orders.map((order) => (
              <OrderToPack key={order._id} order={order} />
            ))}
          </ol>
          <Share day={day} pictures={paginatePacking(orders).length} />
        </div>
      )}
    </>
  )
}

/** The list as pictures, for the packers. */
function Share({ day, pictures }: { day: string; pictures: number }) {
  const wanted = useMemo(() => pictureFiles(day, Math.min(pictures, maxShared)), [day, pictures])
  const { ready, isLoading, error, retry } = useFiles(wanted)
  return (
    <>
      <div className="grid gap-4 print:hidden">
        {error && <ErrorState message={error} onRetry={retry} />}
        {ready.length > 0 && <FilePreviews ready={ready} />}
        {pictures > maxShared && <p>{orderMessages.someOf(maxShared, pictures)}</p>}
      </div>
      <BottomBar aboveTabs>
        <ShareButtons ready={ready} isLoading={isLoading} />
      </BottomBar>
    </>
  )
}

function pictureFiles(day: string, count: number): LabelledFile[] {
  return Array.from({ length: count }, (_, index) => ({
    path: `${apiPrefix}${apiPaths.packingPicture}?page=${index + 1}`,
    name: `packing-list-${day}-${index + 1}.jpg`,
    label: `Packing list ${index + 1}`,
    type: 'image/jpeg',
  }))
}

function Sums({ orders }: { orders: Order[] }) {
  return (
    // Collapsed borders of a table have square corners.
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <table className="w-full">
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
              <td className="w-20 px-3 py-2 text-right font-semibold tabular-nums print:py-1">{`${quantity} ×`}</td>
              <th scope="row" className="px-3 py-2 text-left font-normal wrap-anywhere print:py-1">
                {name}
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OrderToPack({ order }: { order: Order }) {
  const { lines, note, paid } = order
  return (
    <li className="break-inside-avoid rounded-card border border-line bg-card p-3">
      <p className="font-semibold wrap-anywhere">
        {writeWhose(order)}
        {!paid && <span className="font-normal"> · unpaid</span>}
      </p>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be ordered twice
          <li key={index} className="wrap-anywhere">
            {writeLineToPack(line)}
          </li>
        ))}
      </ul>
      {note && <p className="text-sm text-ink-soft whitespace-pre-line wrap-anywhere">{note}</p>}
    </li>
  )
}
