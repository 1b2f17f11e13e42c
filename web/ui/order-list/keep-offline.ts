import { parseOrderList } from '../../../contract/order-list/order-list.ts'
import { orderListPath } from '../../../contract/public-paths.ts'
import { keptList } from '../../lib/kept-list.ts'

// Has the order list kept for when there is no connection, by the service worker: once the page has loaded,
// and when other products come to the list. Staff look at lists of others.

const listedIds = () => parseOrderList(window.orderList?.read() ?? '').lines.map(({ id }) => id)

/** What the service worker was last asked to keep. */
let asked = ''

async function keep(): Promise<void> {
  const ids = listedIds().join()
  if (!ids || ids === asked || localStorage.getItem('token')) return
  asked = ids
  const { active, waiting, installing } = await navigator.serviceWorker.register(
    '/order-list-worker.js',
    { scope: orderListPath },
  )
  ;(active ?? waiting ?? installing)?.postMessage(ids)
}

function tryToKeep(): void {
  // Without it, the list needs a connection.
  keep().catch(() => {
    asked = ''
  })
}
addEventListener('load', tryToKeep)
addEventListener('storage', tryToKeep)

/** Whether the page of the list opens from what is kept, with each of its products. */
async function isKept(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(orderListPath)
  if (!registration?.active) return false
  const cache = await caches.open(keptList.cache)
  const read = async (name: string) => (await cache.match(name))?.text()
  const [page, ...kept] = await Promise.all([orderListPath, ...keptList.products].map(read))
  return page !== undefined && listedIds().every((id) => kept.some((text) => text?.includes(id)))
}

// The router could not load the page's code: the browser opens the page that was kept.
addEventListener('click', async ({ target }) => {
  const link = (target as Element).closest('a')
  if (navigator.onLine || link?.pathname !== orderListPath || location.pathname === orderListPath)
    return
  if (await isKept().catch(() => false)) location.assign(link.href)
})
