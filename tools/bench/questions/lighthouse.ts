import { execFile } from 'node:child_process'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../../contract/paths.ts'
import { prepareTemplate } from '../../../tests/e2e/template.ts'
import { findTestBrowser } from '../../browser/find.ts'
import { median, type Report } from '../floors.ts'
import { makeFolder, startSite } from '../site.ts'

const run = promisify(execFile)
/** Fetched when it is asked for: it weighs more than all other tools together. */
const lighthouse = 'lighthouse@13.5.0'
const rounds = 3
const otherCategories = ['accessibility', 'best-practices', 'seo']

type Audit = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** Lighthouse on a simulated phone, with the demo catalogue. */
export async function benchLighthouse(report: Report): Promise<void> {
  await using folder = await makeFolder()
  await cp(await prepareTemplate(), folder.path, { recursive: true })
  await using site = await startSite(folder.path)
  const performances: number[] = []
  const others: number[] = []
  const paints: number[] = []
  for (const path of await listPages(site.origin)) {
    const found: Audit[] = []
    while (found.length < rounds)
      found.push(await audit(site.origin + path, join(folder.path, 'lighthouse.json')))
    const scoreOf = (category: string) =>
      median(found.map(({ categories }) => 100 * (categories[category]?.score ?? 0)))
    performances.push(scoreOf('performance'))
    others.push(Math.min(...otherCategories.map(scoreOf)))
    const paint = found.map((one) => one.audits['largest-contentful-paint']?.numericValue ?? 0)
    paints.push(median(paint) / 1000)
  }
  const each = (values: number[]) =>
    `home, products, category, gallery, about, contact: ${values.map((value) => Number(value.toPrecision(3))).join(', ')}`
  report('Lighthouse performance', Math.min(...performances), each(performances))
  report('Lighthouse, other categories', Math.min(...others), each(others))
  report('Lighthouse, largest contentful paint', Math.max(...paints), each(paints))
}

async function listPages(origin: string): Promise<string[]> {
  const response = await fetch(origin + apiPrefix + apiPaths.mainCategories)
  const { data } = await response.json()
  const category = fillPath(pagePaths.category, { categoryId: data[0]._id })
  const { home, products, gallery, about, contact } = pagePaths
  return [home, products, category, gallery, about, contact]
}

async function audit(address: string, file: string, triesLeft = 3): Promise<Audit> {
  const flags = ['--quiet', '--output=json', `--output-path=${file}`]
  const chrome = process.getuid?.() === 0 ? '--headless --no-sandbox' : '--headless'
  try {
    await run(
      'npm',
      ['exec', '--yes', '--', lighthouse, address, ...flags, `--chrome-flags=${chrome}`],
      { env: { ...process.env, CHROME_PATH: findTestBrowser() } },
    )
  } catch (error) {
    // Now and then Chromium's trace lacks the start of the page.
    if (triesLeft === 0 || !String(error).includes('Please run Lighthouse again')) throw error
    return audit(address, file, triesLeft - 1)
  }
  return JSON.parse(await readFile(file, 'utf8'))
}
