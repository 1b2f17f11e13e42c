import { useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { toast } from 'sonner'
import { orderMessages } from '../../../../contract/orders/messages.ts'
import type { Order } from '../../../../contract/orders/order.ts'
import { orderName } from '../../../../contract/orders/order-name.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../../../contract/paths.ts'
import { formatRupees } from '../../../../contract/prices/money.ts'
import { OrderCard } from '../../../features/orders/admin/order-card.tsx'
import {
  type OrderTab,
  ordersAddress,
  orderTabs,
  readOrderListState,
  statusLabels,
} from '../../../features/orders/admin/order-tabs.ts'
import { fetchOrderTotals, orderApi, stepOrder } from '../../../features/orders/admin/queries.ts'
import { useSavedId } from '../../../forms/saved-record.ts'
import { useListParams } from '../../../lists/use-list-params.ts'
import { replaceQuery } from '../../../lists/use-requested-params.ts'
import { browserApi } from '../../../requests/api.ts'
import { downloadFile } from '../../../requests/files/download.ts'
import { fetchFile } from '../../../requests/files/fetch-file.ts'
import { describeFailure } from '../../../requests/save-result.ts'
import { DeleteDialog } from '../../../ui/admin/dialogs/delete-dialog.tsx'
import { SearchField } from '../../../ui/admin/fields/search-field.tsx'
import { Download, Printer } from '../../../ui/admin/icons.tsx'
import { Pagination } from '../../../ui/admin/lists/pagination.tsx'
import { offerUndo } from '../../../ui/admin/notices/toasts.tsx'
import { AddLink, PageHeader } from '../../../ui/admin/page-header.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/list'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { tab, search, page } = readOrderListState(new URL(request.url).searchParams)
  const query = { ...orderTabs[tab].query, page, ...(search && { search }) }
  const [{ data, error }, totals] = await Promise.all([
    browserApi().GET('/orders', { params: { query } }),
    fetchOrderTotals(),
  ])
  return { orders: data, totals, error: describeFailure(orderMessages.loadFailed, error) }
}

/** The family's orders, by what is to be done with them. */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { orders, totals, error } = loaderData
  const state = readOrderListState(useListParams())
  const [toDelete, setToDelete] = useState<Order>()
  const step = useOrderSteps()
  const navigate = useNavigate()
  const savedId = useSavedId()

  const download = async () => {
    const path = `${apiPrefix}${apiPaths.ordersCsv}`
    const file = fetchFile({ path, name: 'orders.csv', type: 'text/csv' })
    await file.then(downloadFile, ({ message }) => toast.error(message))
  }
  return (
    <>
      <PageHeader title="Orders">
        <ButtonLink to={pagePaths.adminPackingList} variant="secondary">
          <Printer className="size-4" />
          Packing list
        </ButtonLink>
        <AddLink to={pagePaths.adminOrderNew}>Add order</AddLink>
      </PageHeader>
      <OrderTabs state={state} totals={totals} />
      <SearchField
        label="Find an order"
        placeholder="Number, name, phone or place"
        value={state.search}
        onSearch={(search) => void navigate(ordersAddress({ search }, state), replaceQuery)}
        className="mb-4"
      />
      {error && <ErrorState message={error} />}
      {orders?.data.length === 0 && <EmptyState title="No orders here." />}
      {orders && orders.data.length > 0 && (
        <div className="grid gap-4">
          <ul aria-label="Orders" className="grid gap-3 lg:grid-cols-2">
            {orders.data.map((order) => (
              <OrderCard
                key={order._id}
                order={order}
                saved={order._id === savedId}
                onMove={(status) => step(order, { status }, statusLabels[status])}
                onPaid={(paid) => step(order, { paid }, paid ? 'Paid' : 'Unpaid')}
                onDelete={() => setToDelete(order)}
              />
            ))}
          </ul>
          <Pagination {...orders.pagination} addressOf={(page) => ordersAddress({ page }, state)} />
          <Button variant="quiet" className="justify-self-start" onClick={download}>
            <Download className="size-4" />
            All orders as CSV
          </Button>
        </div>
      )}
      <DeleteDialog
        title="Delete order"
        question="Are you sure you want to delete this order?"
        records={toDelete ? [toDelete] : []}
        nameOf={({ number }) => orderName(number)}
        api={orderApi}
        onClose={() => setToDelete(undefined)}
      />
    </>
  )
}

/** Changes the state of an order, or that it is paid, and offers to undo that. */
function useOrderSteps() {
  const { revalidate } = useRevalidator()
  return async (order: Order, change: Parameters<typeof stepOrder>[1], said: string) => {
    const failure = await stepOrder(order, change)
    await revalidate()
    if (failure) return void toast.error(failure)
    const { status, paid } = order
    const changed = { ...order, ...change }
    offerUndo(`${orderName(order.number)}: ${said}`, async () => {
      const failure = await stepOrder(changed, 'status' in change ? { status } : { paid })
      await revalidate()
      return failure
    })
  }
}

type OrderTabsProps = {
  state: ReturnType<typeof readOrderListState>
  totals: Awaited<ReturnType<typeof fetchOrderTotals>>
}

/** Lists what has to be done with the orders, with their number and sum. */
function OrderTabs({ state, totals }: OrderTabsProps) {
  return (
    <nav aria-label="Orders" className="mb-4 grid grid-cols-2 gap-2 lg:grid-cols-4">
      {(Object.keys(orderTabs) as OrderTab[]).map((tab) => (
        <Link
          key={tab}
          to={ordersAddress({ tab }, state)}
          aria-current={tab === state.tab ? 'page' : undefined}
          className={classNames(
            'grid min-h-11 rounded-card border px-3 py-2 leading-tight',
            tab === state.tab ? 'border-gold bg-honey text-on-honey' : 'border-line bg-card',
          )}
        >
          <span className="font-semibold">
            {orderTabs[tab].label} <span className="tabular-nums">{totals?.[tab].count}</span>
          </span>
          <span className="text-sm tabular-nums">{totals && formatRupees(totals[tab].total)}</span>
        </Link>
      ))}
    </nav>
  )
}
