// Has the order list open without a connection. Browsers ask it about `/list` alone, which is its scope, and
// it answers with nothing but the page and the files that it has kept. To withdraw it, serve an empty file:
// without these listeners everything comes from the network again.

const cacheName = 'order-list.1'
/** Milliseconds after which the page is opened as it was kept. */
const timeoutMs = 4000
/** How long the page and the catalogue count as fresh. */
const freshMs = 5 * 60 * 1000
/** What is kept at most, well above what the page consists of. */
const maxFiles = 60
const maxBytes = 4 * 1024 * 1024
/** Products of which the catalogue is kept, besides those of the list. */
const catalogueSize = 100

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && pathname === '/list') event.respondWith(openList(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request))
})

async function openList(request) {
  const kept = await find('/list')
  const answer = fetch(request)
  if (!kept) return answer
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs))
  const response = await Promise.race([answer, timeout]).catch(() => undefined)
  return response && response.status < 500 ? response : kept
}

/** A file's name changes with its content. */
async function openFile(request) {
  return (await find(request)) ?? fetch(request)
}

async function find(request) {
  const cache = await caches.open(cacheName)
  return cache.match(request, { ignoreVary: true })
}

let keeping = Promise.resolve()

/** A page sends the ids of its list after each change. Where keeping fails, older copies stay. */
self.addEventListener('message', (event) => {
  keeping = keeping.then(() => keep(event.data)).catch(() => {})
  event.waitUntil(keeping)
})

async function keep(ids) {
  const cache = await caches.open(cacheName)
  await keepProducts(cache, '/list/products', `ids=${ids}`)
  const catalogue = await (await cache.match('/list/catalogue'))?.json()
  if (catalogue && Date.now() - Date.parse(catalogue.at) < freshMs) return
  await keepPage(cache)
  await keepProducts(cache, '/list/catalogue', `limit=${catalogueSize}`)
}

async function keepProducts(cache, name, query) {
  const text = await (await load(`${site.apiUrl}/api/products?${query}`)).text()
  if (text.length > maxBytes) return
  const { data: products } = JSON.parse(text)
  await cache.put(name, Response.json({ at: new Date().toISOString(), products }))
}

/** First its files, then the page, which is complete with them; then the files of older ones go. */
async function keepPage(cache) {
  const page = await load('/list')
  const html = await page.clone().text()
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|svg|woff2)/g)).add(site.noPicture)
  if (files.size > maxFiles) return
  let bytes = 0
  for (const file of files) {
    const response = (await cache.match(file)) ?? (await load(file, 'default'))
    bytes += (await response.clone().blob()).size
    if (bytes > maxBytes) return
    await cache.put(file, response)
  }
  await cache.put('/list', page)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/assets/') && !files.has(pathname)) await cache.delete(url)
  }
}

/** As any visitor gets it; pages and products as they are now. */
async function load(address, cache = 'no-cache') {
  const response = await fetch(address, { credentials: 'omit', cache })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response
}
