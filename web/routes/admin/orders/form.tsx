import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import { limits } from '../../../../contract/limits.ts'
import { orderMessages } from '../../../../contract/orders/messages.ts'
import { orderName } from '../../../../contract/orders/order-name.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { OrderForm } from '../../../features/orders/admin/order-form.tsx'
import { eraseCustomer, orderApi } from '../../../features/orders/admin/queries.ts'
import { browserApi } from '../../../requests/api.ts'
import { describeFailure } from '../../../requests/save-result.ts'
import { ConfirmDialog } from '../../../ui/admin/dialogs/confirm-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { loadRecord, RecordPage } from '../record-page.tsx'
import type { Route } from './+types/form'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [record, products] = await Promise.all([
    loadRecord(orderApi, 'order', id),
    browserApi().GET('/products', { params: { query: { limit: limits.list.maxLimit } } }),
  ])
  const error = describeFailure(orderMessages.fetchFailed, record.error ?? products.error)
  return { record, products: products.data?.data ?? [], error }
}

/** The form for a new order, or one to edit. */
export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { record, products, error } = loaderData
  const order = record.loaded?.record
  return (
    <RecordPage
      kind="orders"
      title={order ? orderName(order.number) : 'Add order'}
      noun="order"
      data={record}
      withoutPicture
      error={error}
      list={{ path: pagePaths.adminOrders, label: 'Orders' }}
    >
      <OrderForm key={`${record.id} ${order?.updatedAt}`} {...record} products={products} />
      {order && <Erase id={order._id} name={orderName(order.number)} />}
    </RecordPage>
  )
}

function Erase({ id, name }: { id: string; name: string }) {
  const [asking, setAsking] = useState(false)
  const { revalidate } = useRevalidator()
  const erase = async () => {
    const failure = await eraseCustomer(id)
    if (failure) return failure
    await revalidate()
    toast.success('The customer is erased')
    return undefined
  }
  return (
    <div className="mt-6">
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Erase this customer
      </Button>
      <ConfirmDialog
        open={asking}
        title="Erase this customer"
        question="Name, phone, place, PIN, notes and messages go from this order and from all with the same phone number. This cannot be undone."
        subject={name}
        confirmLabel="Erase"
        busyLabel="Erasing..."
        onConfirm={erase}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
