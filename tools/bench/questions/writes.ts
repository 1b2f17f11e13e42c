import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../../contract/paths.ts'
import { compareWithBare } from '../compare.ts'
import { knownIds } from '../fill-database.ts'
import { median, type Report } from '../floors.ts'
import { browserHeaders } from '../load.ts'
import { withSite } from '../site.ts'

const list = apiPrefix + apiPaths.products
const paths = [
  list,
  pagePaths.home,
  pagePaths.products,
  fillPath(pagePaths.category, { categoryId: knownIds.category }),
]
/** The first few are slower, because the code that renders a page is compiled as it is used. */
const rounds = 21

/** Measures the cost of writes for readers: the first response after one, and reads beside ten a second. */
export function benchWrites(report: Report): Promise<void> {
  return withSite(1000, async (site) => {
    const send = await site.signIn()
    let written = 0
    const write = () =>
      send('PUT', fillPath(apiPaths.product, { id: knownIds.product }), { price: ++written })

    const medians: number[] = []
    for (const path of paths) {
      const times: number[] = []
      while (times.length < rounds) {
        await write()
        const started = performance.now()
        await (await fetch(site.origin + path, { headers: browserHeaders })).bytes()
        times.push(performance.now() - started)
      }
      medians.push(median(times))
    }
    const details = paths.map((path, at) => `${path} ${medians[at]?.toFixed(0)} ms`)
    report('first response after a write', Math.max(...medians), details.join(', '))

    const writes: Promise<unknown>[] = []
    const timer = setInterval(() => writes.push(write()), 100)
    const request = { nextPath: () => list, headers: browserHeaders }
    const { ratio, detail } = await compareWithBare(site, request)
    clearInterval(timer)
    await Promise.all(writes)
    report('list of 50 beside ten writes a second', ratio, detail)
  })
}
