import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from '../../api/testing/random.ts'
import { addressIn } from '../../contract/language.ts'
import { apiPaths, apiPrefix, fillPath, pagePaths, publicPaths } from '../../contract/paths.ts'
import { findVarnish } from '../../tools/varnish/find.ts'
import { type Asked, ask, repeat } from './ask.ts'
import { listAddresses, listFiles } from './mixed-day.ts'
import { openShop, type Shop } from './shop.ts'

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000)
const chanceRequests = 2000

/** Seconds until visitors, who were told the price before, are told one that is a rupee lower. */
async function timeUntilSeen(shop: Shop, id: string): Promise<number> {
  const price = (await shop.priceOf(id, shop.edge)) - 1
  await shop.setPrice(id, price)
  const written = performance.now()
  await expect.poll(() => shop.priceOf(id, shop.edge), { interval: 20 }).toBe(price)
  return (performance.now() - written) / 1000
}

describe.skipIf(!findVarnish())('behind Varnish (runs where Debian’s varnish is installed)', () => {
  it('10,000 requests of a mixed day with writes reach the shop 200 times at most', async () => {
    const shop = await openShop(60, { purges: true })
    const random = createRandom(seed)
    const addresses = listAddresses(shop)
    const home = await ask(shop.edge, { path: publicPaths.home })
    const files = listFiles(home.text)
    const [product = ''] = shop.products
    const begun = shop.countBackendRequests()
    for (let write = 1; write <= 2; write++) {
      await repeat(5000, 8, async () => {
        const path = random.next() < 0.5 ? random.pick(files) : pickOften(random, addresses)
        const { status } = await ask(shop.edge, {
          path,
          headers: { cookie: `_ga=${random.next()}` },
        })
        expect([path, status]).toEqual([path, 200])
      })
      await timeUntilSeen(shop, product)
    }
    const reached = shop.countBackendRequests() - begun
    console.info(
      `${reached} of 10,000 requests to ${addresses.length + files.length} addresses reached the shop (seed ${seed})`,
    )
    expect(reached).toBeLessThanOrEqual(200)
  })

  it('a write is seen by a purge, long before what is kept would end', async () => {
    const shop = await openShop(3600, { purges: true })
    const times: number[] = []
    for (const id of shop.products.slice(0, 20)) times.push(await timeUntilSeen(shop, id))
    console.info(`with a purge, 20 writes were seen after ${describeTimes(times)} s`)
  })

  it('without a purge a write is seen once what is kept has ended', async () => {
    const shop = await openShop(2, { purges: false })
    const times: number[] = []
    for (const id of shop.products.slice(0, 5)) times.push(await timeUntilSeen(shop, id))
    console.info(
      `without one, with EDGE_SECONDS=2, 5 writes were seen after ${describeTimes(times)} s`,
    )
  })

  it('everybody gets what the shop answers them, whatever others have asked before', async () => {
    const shop = await openShop(3600, { purges: true })
    const random = createRandom(seed)
    await repeat(chanceRequests, 4, async () => {
      const asked = makeRequest(random, shop)
      const [kept, own] = await Promise.all([ask(shop.edge, asked), ask(shop.origin, asked)])
      const described = JSON.stringify(asked)
      expect([described, kept.status, kept.text]).toEqual([described, own.status, own.text])
      expect([described, kept.headers['content-type']]).toEqual([
        described,
        own.headers['content-type'],
      ])
      expect([described, kept.headers.location]).toEqual([described, own.headers.location])
      expect([described, kept.headers['set-cookie']]).toEqual([
        described,
        own.headers['set-cookie'],
      ])
    })
  })

  it('a closed shop shows itself to the browser of a preview alone, though others have seen it open', async () => {
    const shop = await openShop(3600, { purges: true })
    const see = async (headers = {}) =>
      (await ask(shop.edge, { path: publicPaths.products, headers })).headers['cache-control']
    expect(await see()).toBe('no-cache')
    const closing = { method: 'PUT', path: apiPaths.setup, body: { isOpen: false } }
    expect((await shop.write(closing, shop.edge)).status).toBe(200)
    await expect.poll(() => see()).toBe('no-store')
    const { text } = await shop.write({ method: 'POST', path: apiPaths.setupPreview })
    const preview = await ask(shop.edge, { path: JSON.parse(text).data.address })
    const cookie = String(preview.headers['set-cookie']).split(';')[0] ?? ''
    const titleOf = async (headers = {}) =>
      /<title>(.*?)<\/title>/.exec(
        (await ask(shop.edge, { path: publicPaths.products, headers })).text,
      )?.[1]
    const closed = await titleOf()
    expect(await titleOf({ cookie })).not.toBe(closed)
    expect(await titleOf()).toBe(closed)
  })

  it('a page that was kept is shown on while the shop is away', async () => {
    const shop = await openShop(1, { purges: false })
    const { text } = await ask(shop.edge, { path: publicPaths.about })
    await shop.kill()
    const see = async () => {
      const { status, headers, text } = await ask(shop.edge, { path: publicPaths.about })
      return { status, text, isOld: Number(headers.age) > 3 }
    }
    await expect.poll(see).toEqual({ status: 200, text, isOld: true })
  })

  it('what is for one person says so, and what is for all says how long, in both languages', async () => {
    const shop = await openShop(60, { purges: false })
    const say = async (path: string, headers = {}) =>
      (await ask(shop.origin, { path, headers })).headers['cache-control']
    const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400'
    for (const path of listAddresses(shop)) {
      expect([path, await say(path)]).toEqual([path, shared])
      expect([path, await say(path, shop.staff)]).toEqual([path, 'private, no-cache'])
    }
    expect(await say(pagePaths.adminLogin)).toBe('no-store')
    expect(await say(pagePaths.admin)).toBe('private, no-cache')
    expect(await say(`${publicPaths.contact}?name=Meena`)).toBe('private, no-cache')
    for (const path of [
      '/nowhere',
      '/Products',
      `${apiPrefix}${apiPaths.me}`,
      `${apiPrefix}/nowhere`,
    ])
      expect([path, await say(path)]).toEqual([path, expect.stringMatching(/^no-(cache|store)$/)])
    const [id = ''] = shop.products
    const label = await ask(shop.origin, { path: fillPath(publicPaths.label, { productId: id }) })
    expect(label.headers['cache-tag']).toContain(`catalogue,settings,product-${id}`)
  })

  it('only the shop can purge, by its token and its own door', async () => {
    const shop = await openShop(3600, { purges: true })
    const before = shop.countBackendRequests()
    await ask(shop.edge, { path: publicPaths.about })
    const headers = { 'surrogate-key': 'settings catalogue' }
    const body = { tags: ['settings'] }
    await ask(shop.edge, { method: 'POST', path: '/', headers, body })
    await ask(shop.edge, { method: 'PURGE', path: publicPaths.about })
    await ask(shop.edge, { method: 'BAN', path: publicPaths.about })
    const asked = shop.countBackendRequests()
    await ask(shop.edge, { path: publicPaths.about })
    expect(shop.countBackendRequests()).toBe(asked)
    expect(asked).toBeGreaterThan(before)
  })
})

/** Half of what is asked for is a tenth of all addresses. */
function pickOften(random: Random, addresses: string[]): string {
  return addresses[Math.floor(addresses.length * random.next() ** 3)] ?? ''
}

/** A request by chance: by staff, by strangers, with headers and queries that mean nothing here. */
function makeRequest(random: Random, shop: Shop): Asked {
  const headers: Record<string, string>[] = [
    {},
    {},
    shop.staff,
    { authorization: 'Bearer unknown' },
    { cookie: 'preview=unknown.code; _ga=1' },
    { cookie: `theme=${random.below(3)}` },
    { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'http' },
    { 'x-forwarded-for': '203.0.113.7', forwarded: 'host=elsewhere.example' },
    { host: 'elsewhere.example' },
    { 'accept-language': random.pick(['ta', 'en', 'ta-IN,ta;q=0.9']) },
    { origin: 'https://elsewhere.example' },
    { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
    { 'x-react-router-spa-mode': 'yes', 'x-react-router-prerender-data': '{}' },
    { 'x-http-method-override': 'DELETE' },
    { 'x-ask-again': 'yes', 'surrogate-key': 'catalogue' },
    { 'if-none-match': '"unknown"' },
    { accept: random.pick(['application/json', 'text/html', '*/*']) },
  ]
  return {
    method: random.pick(['GET', 'GET', 'GET', 'GET', 'HEAD']),
    path: makePath(random, shop),
    headers: random.pick(headers),
  }
}

function makePath(random: Random, shop: Shop): string {
  const id = random.pick(shop.products)
  const path = random.pick([
    ...listAddresses(shop),
    ...[apiPaths.products, apiPaths.categories, apiPaths.gallery, apiPaths.settings].map(
      (call) => apiPrefix + call,
    ),
    apiPrefix + fillPath(apiPaths.product, { id }),
    `${apiPrefix}${apiPaths.products}?visibility=all&limit=5`,
    `${apiPrefix}${apiPaths.me}`,
    `${apiPrefix}${apiPaths.orders}`,
    `${publicPaths.contact}?name=Meena&phone=98${random.below(10)}`,
    `${addressIn('ta', publicPaths.orderList)}?i=${id}.2`,
    pagePaths.adminLogin,
    pagePaths.admin,
    '/Products/',
    '/nowhere',
  ])
  const query = random.pick([
    '',
    '',
    '',
    'utm_source=x',
    'page=2&sort=name-asc',
    'sort=name-asc&page=2',
    'search=oil&search=ghee',
    'q[]=1&__proto__=2',
    '%00',
    'lang=ta',
  ])
  if (query === '') return path
  return path + (path.includes('?') ? '&' : '?') + query
}

function describeTimes(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)]
  return `${least.toFixed(2)} to ${most.toFixed(2)}`
}
