import { apiPaths, apiPrefix } from '../../../contract/paths.ts'
import { median, type Report } from '../floors.ts'
import { browserHeaders, load } from '../load.ts'
import { type Site, startSite, withFilledFolder } from '../site.ts'

const path = apiPrefix + apiPaths.products
const rounds = 7
/** Beacons a second, as many as of some thousand visitors at a time. */
const perSecond = 50

const body = JSON.stringify({
  counts: [
    { kind: 'page', page: 'home' },
    { kind: 'searched', words: 'nalenei', found: 4, how: 'sound' },
  ],
})

/** What reads of products lose by it that visits are counted: beside a site that counts none. */
export async function benchCounts(report: Report): Promise<void> {
  await withFilledFolder(1000, async (folder) => {
    const ratios: number[] = []
    for (let round = 0; round < rounds; round++) {
      const off = await readRate(folder, 'off')
      const on = await readRate(folder, 'on')
      ratios.push(on / off)
    }
    const each = ratios.map((ratio) => ratio.toFixed(2)).join(', ')
    report('list of 50 beside counts, of what it is without', median(ratios), each)
  })
}

async function readRate(folder: string, counts: 'on' | 'off'): Promise<number> {
  await using site = await startSite(folder, { COUNTS: counts })
  const request = { port: site.port, nextPath: () => path, headers: browserHeaders }
  await load({ ...request, seconds: 2 })
  const stop = counts === 'on' ? sendBeacons(site) : async () => {}
  const { rate } = await load({ ...request, seconds: 2 })
  await stop()
  return rate
}

/** Sends beacons until what is returned is called. */
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
