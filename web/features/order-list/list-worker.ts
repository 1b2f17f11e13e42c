import { apiPrefix } from '../../../contract/public-paths.ts'
import { type CachedProducts, listCache, listCacheName } from '../../lib/list-cache.ts'

// Service worker: opens the order list offline, in one language. Browsers ask it about that page alone, which
// is its scope, and it responds with nothing but the cached page and its files. To withdraw it, serve an empty
// file: without these listeners everything comes from the network again.

type Extendable = { waitUntil: (work: Promise<unknown>) => void }
type WorkerEvents = {
  fetch: { request: Request; respondWith: (response: Promise<Response>) => void }
  message: MessageEvent<string> & Extendable
}
// The compiler's types of workers exclude those of pages.
declare const self: {
  registration: { scope: string }
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ) => void
}
/** Written before the script by `routes/public/order-list-worker.ts`. */
declare const site: { apiUrl: string; noPicture: string }

/** The path of the list's page. */
const page = new URL(self.registration.scope).pathname
const cacheName = listCacheName(page)

/** Milliseconds after which the cached page is opened. */
const timeoutMs = 4000
/** How long the page and the catalogue count as fresh. */
const freshMs = 5 * 60 * 1000
/** Limits of the cache, well above what the page consists of. */
const maxFiles = 60
const maxBytes = 4 * 1024 * 1024
/** Products of the catalogue that are cached besides those of the list. */
const catalogueSize = 100

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && pathname === page) event.respondWith(openList(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request))
})

async function openList(request: Request): Promise<Response> {
  const cached = await find(page)
  const fetched = fetch(request)
  if (!cached) return fetched
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))
  const response = await Promise.race([fetched, timeout]).catch(() => undefined)
  return response && response.status < 500 ? response : cached
}

/** A file's name changes with its content. */
async function openFile(request: Request): Promise<Response> {
  return (await find(request)) ?? fetch(request)
}

async function find(request: Request | string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName)
  return cache.match(request, { ignoreVary: true })
}

let caching = Promise.resolve()

/** A page sends the ids of its list after each change. Where caching fails, older copies stay. */
self.addEventListener('message', (event) => {
  caching = caching.then(() => cacheList(event.data)).catch(() => {})
  event.waitUntil(caching)
})

async function cacheList(ids: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await cacheProducts(cache, listCache.products, `ids=${ids}`)
  const response = await cache.match(listCache.catalogue)
  const catalogue: CachedProducts | undefined = await response?.json()
  if (catalogue && Date.now() - Date.parse(catalogue.at) < freshMs) return
  await cachePage(cache)
  await cacheProducts(cache, listCache.catalogue, `limit=${catalogueSize}`)
}

async function cacheProducts(cache: Cache, name: string, query: string): Promise<void> {
  const text = await (await load(`${site.apiUrl}${apiPrefix}/products?${query}`)).text()
  if (text.length > maxBytes) return
  const { data } = JSON.parse(text)
  const cached: CachedProducts = { at: new Date().toISOString(), products: data }
  await cache.put(name, Response.json(cached))
}

/** First its files, then the page, which is complete with them; then the files of older ones go. */
async function cachePage(cache: Cache): Promise<void> {
  const response = await load(page)
  const html = await response.clone().text()
  const files = new Set<string>(html.match(/\/assets\/[\w.-]+\.(?:js|css|svg|woff2)/g))
  files.add(site.noPicture)
  if (files.size > maxFiles) return
  let bytes = 0
  for (const file of files) {
    const content = (await cache.match(file)) ?? (await load(file, 'default'))
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

/** As any visitor gets it; pages and products as they are now. */
async function load(address: string, cache: RequestCache = 'no-cache'): Promise<Response> {
  const response = await fetch(address, { credentials: 'omit', cache })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response
}
