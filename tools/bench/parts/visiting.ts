import { budgets, phone, weighFirstView } from '../../../tests/e2e/first-view.ts'
import { withBrowser } from '../browser.ts'
import { withDemoSite } from '../demo-site.ts'
import type { Row } from '../report.ts'

/** The bytes of a first view of the home page on a phone. */
export function benchFirstView(): Promise<Row[]> {
  return withDemoSite((site) =>
    withBrowser(async (browser) => {
      const page = await browser.newPage(phone)
      const { weights } = await weighFirstView(page, `http://localhost:${site.port}/`)
      return Object.entries(budgets).map(([kind, budget]) => ({
        work: `first view of home: ${kind}`,
        value: weights[kind as keyof typeof budgets] / 1000,
        unit: 'kB' as const,
        reach: { atMost: budget / 1000 },
        detail: 'as it travels, 360 px, DPR 2',
      }))
    }),
  )
}
