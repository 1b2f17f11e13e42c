import { setTimeout } from 'node:timers/promises'
import { apiPaths, apiPrefix, fillPath } from '../../../contract/paths.ts'
import { knownIds } from '../fill-database.ts'
import type { Report } from '../floors.ts'
import { browserHeaders, load } from '../load.ts'
import { type Site, withSite } from '../site.ts'

const times = 10
const seconds = 20
/** One address may open 2,000. */
const maxConnections = 1900

/** Sends ten times the load that can be served: lists of 1,000 that were never requested before. */
export function benchOverload(report: Report): Promise<void> {
  return withSite(2000, async (site) => {
    let count = 0
    const nextPath = () =>
      `${apiPrefix}${apiPaths.products}?limit=1000&maxPrice=${9_000_000 - ++count}`
    const request = { port: site.port, nextPath, headers: browserHeaders }
    let capacity = 0
    for (let round = 0; round < 4; round++) {
      const { statuses, rate, total } = await load({ ...request, connections: 64, seconds: 3 })
      capacity = Math.max(capacity, (rate * (statuses[200] ?? 0)) / total)
    }

    const isOver = new AbortController()
    const watching = [watch(site, isOver.signal), save(site, isOver.signal)] as const
    const perSecond = Math.round(capacity * times)
    const connections = Math.min(maxConnections, perSecond)
    const flood = await load({ ...request, perSecond, connections, seconds })
    isOver.abort()
    const [health, saves] = await Promise.all(watching)

    const { 200: served = 0, ...others } = flood.statuses
    const rejected = Object.entries(others).map(([status, count]) => `${count} got ${status}`)
    report(
      'ten times the load: served of what can be',
      served / seconds / capacity,
      `${Math.round(capacity)} a second can be served, ${Math.round(flood.rate)} were sent: ${served} served, ${rejected.join(', ')}, ${flood.lost} lost`,
    )
    report('ten times the load: slowest health check', health.slowest)
    report('ten times the load: memory', health.memory)
    report('ten times the load: slowest save by staff', saves.slowest, `of ${saves.count}`)
    report('ten times the load: acknowledged saves lost', saves.lost, `of ${saves.count}`)
  })
}

/** Requests the health ten times a second, as a supervisor does. */
async function watch(site: Site, isOver: AbortSignal) {
  let slowest = 0
  let memory = 0
  while (!isOver.aborted) {
    const began = performance.now()
    const { ok } = await fetch(site.origin + apiPrefix + apiPaths.health)
    slowest = Math.max(slowest, ok ? performance.now() - began : Number.POSITIVE_INFINITY)
    memory = Math.max(memory, await site.memory())
    await setTimeout(100)
  }
  return { slowest, memory }
}

/** Adds products as staff do, and afterwards checks that those acknowledged are there. */
async function save(site: Site, isOver: AbortSignal) {
  const send = await site.signIn()
  const ids: string[] = []
  let slowest = 0
  while (!isOver.aborted) {
    const began = performance.now()
    const product = {
      name: `Saved ${ids.length}`,
      description: 'Sesame',
      category: knownIds.category,
      price: 100,
    }
    const { data } = await send('POST', apiPaths.products, product)
    slowest = Math.max(slowest, (performance.now() - began) / 1000)
    ids.push(data._id)
    await setTimeout(100)
  }
  let lost = 0
  // Sent as staff, whose requests wait while others are still rejected.
  for (const id of ids) await send('GET', fillPath(apiPaths.product, { id })).catch(() => lost++)
  return { slowest, count: ids.length, lost }
}
