import { devices, type Page, type Request } from '@playwright/test'
import { awaitScripts } from '../fixtures/visitor.ts'

/** A phone as most visitors hold it. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Galaxy S24'].userAgent,
}

/** Most bytes of a visitor's first view of the home page on a phone, as they travel. */
export const budgets = {
  document: 25_000,
  stylesheet: 12_000,
  script: 104_300,
  font: 60_000,
  /** Pictures that can be seen without scrolling. */
  image: 120_000,
}

/** The same in Tamil, whose letters take three bytes each. */
export const tamilBudgets: Weights = { ...budgets, script: 105_000 }

export type Weights = Record<keyof typeof budgets, number>

/** Opens an address as the first of a visit, and weighs what comes, by kind. */
export async function weighFirstView(
  page: Page,
  address: string,
): Promise<{ weights: Weights; origins: string[] }> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto(address, { waitUntil: 'networkidle' })
  await awaitScripts(page)

  const travelled = requests.filter((request) => !/^(data|blob):/.test(request.url()))
  const seen = new Set(await listPicturesInView(page))
  const weights: Weights = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0 }
  for (const request of travelled) {
    const kind = request.resourceType()
    if (!isWeighed(kind) || (kind === 'image' && !seen.has(request.url()))) continue
    weights[kind] += (await request.sizes()).responseBodySize
  }
  return { weights, origins: travelled.map((request) => new URL(request.url()).origin) }
}

function isWeighed(kind: string): kind is keyof Weights {
  return kind in budgets
}

function listPicturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < innerHeight
      })
      .map((image) => image.currentSrc),
  )
}
