import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../../contract/paths.ts'
import { compareWithBare } from '../compare.ts'
import { knownIds } from '../fill-database.ts'
import type { FloorName, Report } from '../floors.ts'
import { browserHeaders } from '../load.ts'
import { withSite } from '../site.ts'

const list = apiPrefix + apiPaths.products
const paths: Partial<Record<FloorName, string>> = {
  'list of 50, cached': list,
  'list of 1,000, cached': `${list}?limit=1000`,
  'one product, cached': apiPrefix + fillPath(apiPaths.product, { id: knownIds.product }),
  'home page, cached': pagePaths.home,
  'products page, cached': pagePaths.products,
  'category page, cached': fillPath(pagePaths.category, { categoryId: knownIds.category }),
}

/** Measures the speed of cached responses, and checks that they have not changed. */
export function benchCached(report: Report): Promise<void> {
  return withSite(1000, async (site) => {
    for (const [name, path] of Object.entries(paths)) {
      const request = { nextPath: () => path, headers: browserHeaders }
      const { ratio, detail } = await compareWithBare(site, request)
      report(name as FloorName, ratio, detail)
    }
    const response = await fetch(site.origin + list, { headers: browserHeaders })
    const headers = { ...browserHeaders, 'if-none-match': response.headers.get('etag') ?? '' }
    const { ratio, detail } = await compareWithBare(site, { nextPath: () => list, headers })
    report('list of 50, not modified', ratio, detail)
  })
}
