import { tokenKey } from '../../../contract/accounts/token-key.ts'
import { parseOrderList } from '../../../contract/order-list/order-list.ts'
import { serviceWorkerPath } from '../../../contract/public-paths.ts'
import { deviceStorage } from '../../storage/browser-storage.ts'
import { followChanges } from '../device/changes.ts'
import { findCachedProducts, pageCacheName } from '../device/list-cache.ts'

// Has the service worker cache what opens offline: once the page has loaded, and when other products come to the
// list. Not for staff, who look at lists of others.

/** The path of the list's page in the language of this page. */
const page = document.currentScript?.dataset.page ?? ''

const listedIds = () => parseOrderList(window.orderList?.read() ?? '').lines.map(({ id }) => id)

/** The ids that the service worker was last asked to cache. */
let requested: string | undefined

async function requestCaching(): Promise<void> {
  const ids = listedIds().join()
  if (ids === requested || deviceStorage.read(tokenKey)) return
  requested = ids
  const { active, waiting, installing } = await navigator.serviceWorker.register(
    serviceWorkerPath,
    { scope: '/' },
  )
  ;(active ?? waiting ?? installing)?.postMessage(ids)
}

function tryCaching(): void {
  // Without a service worker, the list needs a connection.
  requestCaching().catch(() => {
    requested = undefined
  })
}
addEventListener('load', tryCaching)
followChanges(tryCaching)

/** True if the page of the list opens offline, with each of its products. */
async function isCached(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(page)
  if (!registration?.active) return false
  if (!(await caches.match(page, { cacheName: pageCacheName(page) }))) return false
  const ids = listedIds()
  return ((await findCachedProducts(page, ids))?.products.length ?? 0) === ids.length
}

// The router could not load the page's code: the browser opens the cached page.
addEventListener('click', async ({ target }) => {
  const link = (target as Element).closest('a')
  if (navigator.onLine || link?.pathname !== page || location.pathname === page) return
  if (await isCached().catch(() => false)) location.assign(link.href)
})
