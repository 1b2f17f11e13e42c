import { apiPaths, apiPrefix } from '../../../contract/paths.ts'
import { median, type Report } from '../floors.ts'
import { browserHeaders, load } from '../load.ts'
import { type Site, startSite, withFilledFolder } from '../site.ts'

const path = apiPrefix + apiPaths.products
const rounds = 7
/** Beacons per second of about a thousand simultaneous visitors. */
const perSecond = 50

const body = JSON.stringify({
  counts: [
    { kind: 'page', page: 'home' },
    { kind: 'searched', words: 'nalenei', found: 4, how: 'sound' },
  ],
})

/**
 * Measures the cost of counting visits for reads of products, alternating with a site that counts none. It uses
 * the processor time per read, which other work does not affect.
 */
export async function benchCounts(report: Report): Promise<void> {
  await withFilledFolder(1000, async (folder) => {
    await using off = await startSite(folder, { COUNTS: 'off' })
    await using on = await startSite(folder, { COUNTS: 'on' })
    for (const site of [off, on]) await readCost(site)
    const ratios: number[] = []
    while (ratios.length < rounds) {
      const without = await readCost(off)
      const stop = sendBeacons(on)
      const beside = await readCost(on)
      await stop()
      ratios.push(without / beside)
    }
    const detail = ratios.map((ratio) => ratio.toFixed(2)).join(', ')
    report('list of 50 beside 50 beacons a second, of what it is without', median(ratios), detail)
  })
}

/** Seconds of processor time per read, including everything else that the site does meanwhile. */
async function readCost(site: Site): Promise<number> {
  const before = await site.processorTime()
  const request = { port: site.port, nextPath: () => path, headers: browserHeaders }
  const { total } = await load({ ...request, seconds: 2 })
  return ((await site.processorTime()) - before) / total
}

/** Sends beacons until the returned function is called. */
function sendBeacons({ origin }: Site): () => Promise<void> {
  const sent: Promise<unknown>[] = []
  const headers = { 'user-agent': 'Mozilla/5.0 (Android 13) Chrome/140.0.0.0 Mobile' }
  const send = () => fetch(origin + apiPrefix + apiPaths.counts, { method: 'POST', headers, body })
  const timer = setInterval(() => sent.push(send()), 1000 / perSecond)
  return async () => {
    clearInterval(timer)
    await Promise.all(sent)
  }
}
