import { parseOrderList } from '../../../contract/order-list/order-list.ts'
import { orderListPath } from '../../../contract/public-paths.ts'

// Has the order list kept for when there is no connection, by the service worker: once the page has loaded,
// and there is a list. Staff look at lists of others.

async function keep(): Promise<void> {
  const list = window.orderList?.read()
  if (!list || localStorage.getItem('token')) return
  const { active, waiting, installing } = await navigator.serviceWorker.register(
    '/order-list-worker.js',
    { scope: orderListPath },
  )
  const ids = parseOrderList(list).lines.map(({ id }) => id)
  ;(active ?? waiting ?? installing)?.postMessage(ids.join())
}

let timer: ReturnType<typeof setTimeout>
function keepLater(): void {
  clearTimeout(timer)
  // Without it, the list needs a connection.
  timer = setTimeout(() => keep().catch(() => {}), 2000)
}
addEventListener('load', keepLater)
addEventListener('storage', keepLater)

// The router could not load the page's code: the browser opens the page that was kept.
addEventListener('click', async ({ target }) => {
  const link = (target as Element).closest('a')
  if (navigator.onLine || link?.pathname !== orderListPath || location.pathname === orderListPath)
    return
  if (await navigator.serviceWorker?.getRegistration(orderListPath)) location.assign(link.href)
})
