import { setTimeout } from 'node:timers/promises'
import { median, type Report } from '../floors.ts'
import { startSite, withFilledFolder } from '../site.ts'

const starts = 5

/** Measures the start-up time, and the memory of the idle process. */
export function benchStart(report: Report): Promise<void> {
  return withFilledFolder(1000, async (folder) => {
    const times: number[] = []
    while (times.length < starts) {
      await using site = await startSite(folder)
      times.push(site.startedIn / 1000)
    }
    report('start', median(times), `median of ${times.map((time) => time.toFixed(2)).join(', ')}`)
    await using site = await startSite(folder)
    await setTimeout(3000)
    report('memory at rest', await site.memory(), 'three seconds after the start, 1,000 products')
  })
}
