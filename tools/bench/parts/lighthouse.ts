import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../../contract/paths.ts'
import { findFreePort } from '../../free-port.ts'
import { withBrowser } from '../browser.ts'
import { withDemoSite } from '../demo-site.ts'
import { format, median, type Row } from '../report.ts'

const run = promisify(execFile)
/** Fetched when it is asked for: it weighs more than all other tools together. */
const lighthouse = 'lighthouse@13.5.0'
const rounds = 3

type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number; details?: { items?: { duration: number }[] } }>
}

/** Lighthouse on a simulated phone. All audits share one browser, which ends with them. */
export function benchLighthouse(): Promise<Row[]> {
  return withDemoSite(async (site) => {
    const origin = `http://localhost:${site.port}`
    const port = await findFreePort()
    const rows: Row[] = []
    await withBrowser(async () => {
      for (const [name, path] of Object.entries(await listPages(origin))) {
        const reports: Report[] = []
        while (reports.length < rounds) {
          const file = join(site.dataDir, `${name}-${reports.length}.json`)
          // What does not hang on time is judged once.
          const categories = reports.length === 0 ? [] : ['--only-categories=performance']
          reports.push(await audit(origin + path, file, [`--port=${port}`, ...categories]))
        }
        rows.push(...describePage(name, reports))
      }
    }, [`--remote-debugging-port=${port}`])
    return rows
  })
}

async function listPages(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}${apiPrefix}${apiPaths.mainCategories}`)
  const { data } = (await answer.json()) as { data: { _id: string }[] }
  return {
    home: pagePaths.home,
    products: pagePaths.products,
    category: fillPath(pagePaths.category, { categoryId: data[0]?._id ?? '' }),
    gallery: pagePaths.gallery,
    about: pagePaths.about,
    contact: pagePaths.contact,
  }
}

async function audit(
  address: string,
  file: string,
  flags: string[],
  triesLeft = 3,
): Promise<Report> {
  const output = ['--quiet', '--output=json', `--output-path=${file}`]
  try {
    await run('npm', ['exec', '--yes', '--', lighthouse, address, ...output, ...flags])
  } catch (error) {
    // Now and then Chromium's trace lacks the start of the page.
    if (triesLeft === 0 || !String(error).includes('Please run Lighthouse again')) throw error
    return audit(address, file, flags, triesLeft - 1)
  }
  return JSON.parse(await readFile(file, 'utf8'))
}

function describePage(name: string, reports: Report[]): Row[] {
  const score = ({ categories }: Report, category: string) =>
    Math.round((categories[category]?.score ?? 0) * 100)
  const [whole = { categories: {}, audits: {} }] = reports
  const others = ['accessibility', 'best-practices', 'seo'].map((category) =>
    score(whole, category),
  )
  const row = (
    work: string,
    measure: (report: Report) => number,
    unit: Row['unit'],
    reach: Row['reach'],
  ): Row => ({
    work: `Lighthouse, ${name}: ${work}`,
    value: median(reports.map(measure)),
    unit,
    reach,
    detail: `median of ${rounds}: ${reports.map(measure).map(format).join(', ')}`,
  })
  const timed = (id: string) => (report: Report) => report.audits[id]?.numericValue ?? Number.NaN
  const longestTask = ({ audits }: Report) =>
    Math.max(0, ...(audits['long-tasks']?.details?.items ?? []).map(({ duration }) => duration))
  return [
    row('performance', (report) => score(report, 'performance'), 'points', { atLeast: 95 }),
    {
      work: `Lighthouse, ${name}: the others`,
      value: Math.min(...others),
      unit: 'points',
      reach: { atLeast: 100 },
      detail: `accessibility, best practices, SEO: ${others.join(', ')}`,
    },
    row('LCP', (report) => timed('largest-contentful-paint')(report) / 1000, 's', { atMost: 2.5 }),
    row('CLS', timed('cumulative-layout-shift'), 'shift', { atMost: 0.02 }),
    row('longest task', longestTask, 'ms', { atMost: 150 }),
  ]
}
