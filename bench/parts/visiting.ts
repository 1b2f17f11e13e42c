import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../contract/paths.ts'
import { budgets, phone, weighFirstView } from '../../e2e/first-view.ts'
import { prepareTemplate } from '../../e2e/template.ts'
import { findBrowser } from '../../scripts/browser/find.ts'
import { withBrowser } from '../browser.ts'
import type { Row } from '../report.ts'
import { type Site, startSite } from '../site.ts'

const run = promisify(execFile)
/** Fetched when it is asked for: it weighs more than all other tools together. */
const lighthouse = 'lighthouse@13.5.0'

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

/** Lighthouse on a simulated phone. */
export function benchLighthouse(): Promise<Row[]> {
  return withDemoSite(async (site) => {
    const origin = `http://localhost:${site.port}`
    const answer = await fetch(`${origin}${apiPrefix}${apiPaths.mainCategories}`)
    const { data } = (await answer.json()) as { data: { _id: string }[] }
    const pages = {
      home: pagePaths.home,
      products: pagePaths.products,
      category: fillPath(pagePaths.category, { categoryId: data[0]?._id ?? '' }),
      gallery: pagePaths.gallery,
      about: pagePaths.about,
      contact: pagePaths.contact,
    }
    const rows: Row[] = []
    for (const [name, path] of Object.entries(pages))
      rows.push(
        ...describePage(name, await audit(origin + path, join(site.dataDir, `${name}.json`))),
      )
    return rows
  })
}

type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number; details?: { items?: { duration: number }[] } }>
}

async function audit(address: string, file: string): Promise<Report> {
  const options = ['--quiet', '--output=json', `--output-path=${file}`]
  const flags = '--chrome-flags=--headless=new --no-sandbox'
  await run('npm', ['exec', '--yes', '--', lighthouse, address, ...options, flags], {
    env: { ...process.env, CHROME_PATH: findBrowser() },
  })
  return JSON.parse(await readFile(file, 'utf8'))
}

function describePage(name: string, { categories, audits }: Report): Row[] {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const others = ['accessibility', 'best-practices', 'seo'].map(score)
  const tasks = audits['long-tasks']?.details?.items ?? []
  const row = (
    work: string,
    value: number,
    unit: Row['unit'],
    reach: Row['reach'],
    detail = '',
  ) => ({
    work: `Lighthouse, ${name}: ${work}`,
    value,
    unit,
    reach,
    detail,
  })
  return [
    row('performance', score('performance'), 'points', { atLeast: 98 }),
    row('the others', Math.min(...others), 'points', { atLeast: 100 }, others.join(', ')),
    row('LCP', (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000, 's', {
      atMost: 1.8,
    }),
    row('CLS', audits['cumulative-layout-shift']?.numericValue ?? Number.NaN, 'shift', {
      atMost: 0.02,
    }),
    row('longest task', Math.max(0, ...tasks.map(({ duration }) => duration)), 'ms', {
      atMost: 150,
    }),
  ]
}

/** The demo catalogue, drawn once and kept. */
async function withDemoSite<T>(work: (site: Site) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'vaagai-bench-'))
  try {
    await cp(await prepareTemplate(), folder, { recursive: true })
    const site = await startSite(folder)
    try {
      return await work(site)
    } finally {
      await site.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
