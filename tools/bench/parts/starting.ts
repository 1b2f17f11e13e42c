import { apiPaths, apiPrefix, pagePaths } from '../../../contract/paths.ts'
import { load } from '../load.ts'
import { createQuestions } from '../questions.ts'
import { format, median, type Row } from '../report.ts'
import { startSite, withFilledFolder } from '../site.ts'

const starts = 5
const asBrowser = { 'accept-encoding': 'gzip, deflate, br' }

/** How long a start takes, and what memory the process holds at rest and after much work. */
export function benchStart(): Promise<Row[]> {
  return withFilledFolder(1000, async (folder) => {
    const times: number[] = []
    for (let round = 0; round < starts; round++) {
      const site = await startSite(folder)
      times.push(site.startedIn)
      await site.stop()
    }
    const site = await startSite(folder)
    await new Promise((resolve) => setTimeout(resolve, 3000))
    const atRest = await site.memory()
    const questions = createQuestions('memory')
    const works = [
      () => apiPrefix + apiPaths.products,
      () => `${apiPrefix}${apiPaths.products}?limit=1000`,
      () => pagePaths.home,
      () => pagePaths.products,
      questions,
    ]
    for (const nextPath of works)
      await load({ port: site.port, nextPath, headers: asBrowser, seconds: 4 })
    const afterLoad = await site.memory()
    await site.stop()
    return [
      {
        work: 'start to ready, second start',
        value: median(times) / 1000,
        unit: 's',
        reach: { atMost: 1 },
        detail: `median of ${starts}, slowest ${format(Math.max(...times) / 1000)} s`,
      },
      {
        work: 'memory at rest',
        value: atRest,
        unit: 'MB',
        reach: { atMost: 160 },
        detail: 'three seconds after the start, 1,000 products',
      },
      {
        work: 'memory after load',
        value: afterLoad,
        unit: 'MB',
        reach: { atMost: 250 },
        detail: '20 s of lists, pages and searches that never repeat',
      },
    ]
  })
}
