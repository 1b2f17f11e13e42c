import { minuteMs } from '../../../contract/durations.ts'
import { languageOfPath } from '../../../contract/language.ts'
import {
  adminPath,
  apiPrefix,
  offlinePages,
  orderListPages,
} from '../../../contract/public-paths.ts'
import {
  type CachedProducts,
  listCache,
  pageCacheName,
} from '../../order-list/device/list-cache.ts'

// Service worker: opens the order list without a connection, and instead of any other page one that says so. It
// responds with nothing but these cached pages and their files. To withdraw it, serve an empty file: without
// these listeners everything comes from the network again.

type Extendable = { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = Extendable & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}
type WorkerEvents = {
  install: Extendable
  activate: Extendable
  fetch: FetchEvent
  message: MessageEvent<string> & Extendable
}
// The compiler's types of workers exclude those of pages.
declare const self: {
  registration: ServiceWorkerRegistration
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ) => void
}
/** Written before the script by `routes/public/service-worker.ts`. */
declare const site: { apiUrl: string; noPicture: string }

/** Milliseconds after which the cached list is opened. */
const timeoutMs = 4000
/** Time for which pages and the catalogue count as fresh. */
const freshMs = 5 * minuteMs
/** Limits of a page's cache, well above what the page consists of. */
const maxFiles = 60
const maxBytes = 4 * 1024 * 1024
/** Products of the catalogue that are cached besides those of the list. */
const catalogueSize = 100

const listPages: string[] = Object.values(orderListPages)

self.addEventListener('install', (event) => event.waitUntil(cacheOfflinePages().catch(() => {})))

self.addEventListener('activate', (event) => event.waitUntil(activate()))

async function activate(): Promise<void> {
  const { scope, navigationPreload, unregister } = self.registration
  // Older versions of the site have one for each list.
  if (new URL(scope).pathname !== '/') await unregister.call(self.registration)
  // So that no page waits for this script to start.
  else await navigationPreload?.enable()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate')
    event.respondWith(listPages.includes(pathname) ? openList(event, pathname) : openPage(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request))
})

async function openList(event: FetchEvent, page: string): Promise<Response> {
  const cached = await find(page)
  if (!cached) return openPage(event)
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))
  const response = await Promise.race([fetchPage(event), timeout]).catch(() => undefined)
  return response && response.status < 500 ? response : cached
}

async function openPage(event: FetchEvent): Promise<Response> {
  try {
    return await fetchPage(event)
  } catch (error) {
    const page = offlinePages[languageOfPath(new URL(event.request.url).pathname)]
    const cached = await find(page)
    if (!cached) throw error
    return cached
  }
}

async function fetchPage(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event
  const response = (await preloadResponse) ?? (await fetch(request))
  // The shop is closed: pages from when it was open are no longer shown.
  if (response.ok && isNotStored(response) && !isInAdminArea(request))
    event.waitUntil(deletePages())
  return response
}

async function deletePages(): Promise<void> {
  for (const page of [...listPages, ...Object.values(offlinePages)])
    await caches.delete(pageCacheName(page))
}

function isNotStored({ headers }: Response): boolean {
  return headers.get('cache-control') === 'no-store'
}

/** No cache may keep how staff sign in, whether the shop is open or not. */
function isInAdminArea({ url }: Request): boolean {
  return `${new URL(url).pathname}/`.startsWith(`${adminPath}/`)
}

/** A file's name changes with its content. */
async function openFile(request: Request): Promise<Response> {
  return (await find(request)) ?? fetch(request)
}

function find(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true })
}

let caching = Promise.resolve()

/** A page sends the ids of its list after each change. Where caching fails, older copies stay. */
self.addEventListener('message', (event) => {
  caching = caching.then(() => cacheAll(event.data)).catch(() => {})
  event.waitUntil(caching)
})

async function cacheAll(ids: string): Promise<void> {
  if (ids) await cacheLists(ids)
  await cacheOfflinePages()
}

/** Caches both languages: a visitor who reads one may be sent the other. */
async function cacheLists(ids: string): Promise<void> {
  const lists = await Promise.all(listPages.map((page) => caches.open(pageCacheName(page))))
  await cacheProducts(lists, listCache.products, `ids=${ids}`)
  if ((await Promise.all(lists.map(hasFreshCatalogue))).every(Boolean)) return
  for (const page of listPages) await cachePage(page)
  await cacheProducts(lists, listCache.catalogue, `limit=${catalogueSize}`)
}

async function hasFreshCatalogue(cache: Cache): Promise<boolean> {
  const catalogue: CachedProducts | undefined = await (
    await cache.match(listCache.catalogue)
  )?.json()
  return catalogue !== undefined && Date.now() - Date.parse(catalogue.at) < freshMs
}

async function cacheProducts(lists: Cache[], name: string, query: string): Promise<void> {
  const text = await (await load(`${site.apiUrl}${apiPrefix}/products?${query}`)).text()
  if (text.length > maxBytes) return
  const { data } = JSON.parse(text)
  const cached: CachedProducts = { at: new Date().toISOString(), products: data }
  for (const list of lists) await list.put(name, Response.json(cached))
}

async function cacheOfflinePages(): Promise<void> {
  for (const page of Object.values(offlinePages)) {
    const at = (await find(page))?.headers.get('date') ?? ''
    if (!(Date.now() - Date.parse(at) < freshMs)) await cachePage(page)
  }
}

/** Caches the page's files first and the page last, so that a cached page is complete; then drops older files. */
async function cachePage(page: string): Promise<void> {
  const cache = await caches.open(pageCacheName(page))
  const response = await load(page)
  const html = await response.clone().text()
  const files = new Set<string>(html.match(/\/assets\/[\w.-]+\.(?:js|css|svg|woff2)/g))
  files.add(site.noPicture)
  if (files.size > maxFiles) return
  let bytes = 0
  for (const file of files) {
    const content = (await find(file)) ?? (await load(file, 'default'))
    bytes += (await content.clone().blob()).size
    if (bytes > maxBytes) return
    await cache.put(file, content)
  }
  await cache.put(page, response)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/assets/') && !files.has(pathname)) await cache.delete(url)
  }
}

/** Fetches as any visitor would, revalidating what the browser has cached: pages and products as they are now. */
async function load(address: string, cache: RequestCache = 'no-cache'): Promise<Response> {
  const response = await fetch(address, { credentials: 'omit', cache })
  if (!response.ok || isNotStored(response)) throw new Error(`${address}: ${response.status}`)
  return response
}
