import { execFile } from 'node:child_process'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { addressIn } from '../../../contract/language.ts'
import {
  apiPaths,
  apiPrefix,
  fillPath,
  pagePaths,
  productAddress,
} from '../../../contract/paths.ts'
import { prepareTemplate } from '../../../tests/e2e/fixtures/template.ts'
import { findTestBrowser } from '../../browser/find.ts'
import { median, type Report } from '../floors.ts'
import { makeTemporaryFolder, startSite } from '../site.ts'

const run = promisify(execFile)
/** Fetched on demand, because it is larger than all other tools together. */
const lighthouse = 'lighthouse@13.5.0'
const rounds = 3
const otherCategories = ['accessibility', 'best-practices', 'seo']

type Audit = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** Lighthouse on a simulated phone, with the demo catalogue. */
export async function benchLighthouse(report: Report): Promise<void> {
  await using folder = await makeTemporaryFolder()
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
    const paint = found.map(
      (result) => result.audits['largest-contentful-paint']?.numericValue ?? 0,
    )
    paints.push(median(paint) / 1000)
  }
  const listed = (values: number[]) =>
    `home, products, category, gallery, about, contact; in Tamil home, products, one product, price list: ${values.map((value) => Number(value.toPrecision(3))).join(', ')}`
  report('Lighthouse performance', Math.min(...performances), listed(performances))
  report('Lighthouse, other categories', Math.min(...others), listed(others))
  report('Lighthouse, largest contentful paint', Math.max(...paints), listed(paints))
}

async function listPages(origin: string): Promise<string[]> {
  const findFirst = async (path: string): Promise<{ _id: string }> =>
    (await (await fetch(origin + apiPrefix + path)).json()).data[0]
  const category = await findFirst(apiPaths.mainCategories)
  const product = await findFirst(apiPaths.products)
  const { home, products, gallery, about, contact, priceList } = pagePaths
  const inTamil = [home, products, productAddress(product._id), priceList]
  return [
    ...[home, products, fillPath(pagePaths.category, { categoryId: category._id })],
    ...[gallery, about, contact],
    ...inTamil.map((address) => addressIn('ta', address)),
  ]
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
    // Chromium's trace occasionally lacks the start of the page.
    if (triesLeft === 0 || !String(error).includes('Please run Lighthouse again')) throw error
    return audit(address, file, triesLeft - 1)
  }
  return JSON.parse(await readFile(file, 'utf8'))
}
