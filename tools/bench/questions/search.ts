import { setTimeout } from 'node:timers/promises'
import { apiPaths, apiPrefix } from '../../../contract/paths.ts'
import { benchProducts } from '../catalogue.ts'
import { compareWithBare } from '../compare.ts'
import { type FloorName, median, type Report } from '../floors.ts'
import { browserHeaders, load } from '../load.ts'
import { createLongestSearches, createSearches, longestSynonyms } from '../search-requests.ts'
import { type Site, withSite } from '../site.ts'

const rounds = 5
const seconds = 2
/** Visitors who search simultaneously, each again as soon as the last list arrives: more than a shop has. */
const searching = 4
/** Responses that the bare server repeats. */
const sample = 300

/** Measures searches and filters that never repeat, among 1,000, 20,000 and 100,000 products. */
export async function benchSearch(report: Report): Promise<void> {
  await withSite(1000, async (site) => {
    const searches = Array.from({ length: sample }, createSearches())
    let turn = 0
    const { ratio, detail } = await compareWithBare(
      site,
      { nextPath: createSearches(sample), headers: browserHeaders },
      { nextPath: () => searches[turn++ % sample] ?? '', headers: browserHeaders },
    )
    report('searches never repeated, 1,000 products', ratio, detail)
    await measureLongest(site, report, 'longest search, 1,000 products')
  })
  await withSite(20_000, async (site) => {
    await measureTail(site, report, 'p99 of searches, 20,000 products')
    await measureLongest(site, report, 'longest search, 20,000 products')
  })
  await withSite(100_000, async (site) => {
    report('ready with 100,000 products', await untilIdle(site), 'of processor time')
    report('wrong results, 100,000 products', await countWrong(site))
    await measureTail(site, report, 'p99 of searches, 100,000 products')
    report('memory with 100,000 products', await site.memory(), 'after the searches')
  })
}

async function measureTail({ port }: Site, report: Report, name: FloorName): Promise<void> {
  const nextPath = createSearches()
  const request = { port, nextPath, headers: browserHeaders, seconds, connections: searching }
  await load(request)
  const tails: number[] = []
  while (tails.length < rounds) tails.push((await load(request)).latency.p99)
  report(name, median(tails), `${searching} connections; median of ${tails.join(', ')}`)
}

/** Longest time that a single request blocks the process, however it is worded. */
async function measureLongest(site: Site, report: Report, name: FloorName): Promise<void> {
  const send = await site.signIn()
  for (const set of longestSynonyms) await send('POST', apiPaths.synonyms, set)
  const nextPath = createLongestSearches()
  // The first request waits until all products are matched against the sets.
  await fetch(site.origin + nextPath())
  const request = { port: site.port, nextPath, headers: browserHeaders, seconds, connections: 1 }
  await load(request)
  const slowest: number[] = []
  while (slowest.length < rounds) slowest.push((await load(request)).latency.max)
  report(
    name,
    median(slowest),
    `${longestSynonyms.length} synonym sets; median of ${slowest.join(', ')}`,
  )
}

/** Waits until a site is idle; returns the processor time that it has used. */
async function untilIdle({ processorTime }: Site): Promise<number> {
  for (let before = -1; ; ) {
    const now = await processorTime()
    if (now - before < 0.03) return now
    before = now
    await setTimeout(1000)
  }
}

/** Counts wrong results of searches for a product's name and of price filters, by checking each product. */
async function countWrong({ origin }: Site): Promise<number> {
  const products = [...benchProducts(100_000)]
  const read = async (query: Record<string, string>) => {
    const address = `${origin}${apiPrefix}${apiPaths.products}?${new URLSearchParams(query)}`
    return (await fetch(address)).json()
  }
  let wrong = 0
  for (let at = 0; at < products.length; at += 4999) {
    const { name, price } = products[at] ?? { name: '', price: 0 }
    const { data } = await read({ search: name })
    if (!data.some((found: { name: string }) => found.name === name)) wrong++
    const { pagination } = await read({ inStock: 'true', minPrice: String(Math.ceil(price / 100)) })
    const isMatch = (product: (typeof products)[number]) =>
      product.inStock && product.price >= 100 * Math.ceil(price / 100)
    if (pagination.total !== products.filter(isMatch).length) wrong++
  }
  return wrong
}
