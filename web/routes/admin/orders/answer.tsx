import { writeOrderList } from '../../../../contract/order-list/order-list.ts'
import { answerMessages, answerTitle } from '../../../../contract/orders/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { AnswerSheet } from '../../../features/orders/admin/answer/answer-sheet.tsx'
import { PasteOrder } from '../../../features/orders/admin/answer/paste-order.tsx'
import { readOrderList } from '../../../order-list/list-address.ts'
import { browserApi } from '../../../requests/api.ts'
import { describeFailure } from '../../../requests/save-result.ts'
import { loadDelivery, noDelivery } from '../../../shop/load-delivery.ts'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/answer'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const list = readOrderList(new URL(request.url).searchParams)
  if (list.lines.length === 0) return { list, products: [], delivery: noDelivery }
  const ids = list.lines.map(({ id }) => id).join()
  const api = browserApi()
  const [{ data, error }, delivery] = await Promise.all([
    api.GET('/products', { params: { query: { ids } } }),
    loadDelivery(api),
  ])
  const failure = describeFailure(answerMessages.loadFailed, error)
  return { list, products: data?.data, delivery, error: failure }
}

/** An order by today's prices and stock, and the reply to its customer; without one, where to paste it. */
export default function AnswerPage({
  loaderData: { list, products, delivery, error },
}: Route.ComponentProps) {
  const order = writeOrderList(list.lines)
  return (
    <>
      <PageHeader title={answerTitle} list={{ path: pagePaths.admin, label: 'Dashboard' }} />
      {!order && <PasteOrder />}
      {error && <ErrorState message={error} />}
      {order && products && (
        <AnswerSheet key={order} list={list} products={products} rules={delivery} />
      )}
    </>
  )
}
