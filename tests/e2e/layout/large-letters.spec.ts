import type { Page } from '@playwright/test'
import { addressIn } from '../../../contract/language.ts'
import {
  apiPaths,
  apiPrefix,
  fillPath,
  pagePaths,
  productAddress,
} from '../../../contract/paths.ts'
import { signIn, walkTo } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'

// Letters twice as large as usual on a phone of 360 px, and a third larger: a browser's own setting.

test.use({ isMobile: false })

async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
  }, percent)
}

/** Words of buttons that stand one letter a line, bars that hide half of the window, and what is beyond its edge. */
function findCramped(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const found: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`)
    let covered = 0
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const { height, top, bottom } = element.getBoundingClientRect()
      const icon = element.querySelector('svg')?.getBoundingClientRect().height ?? 0
      const { position, fontSize } = getComputedStyle(element)
      const isBar = position === 'fixed' && !element.matches('dialog, [role=status], .sr-only')
      if (isBar && bottom > innerHeight - 1) covered += height
      if (position === 'sticky' && top >= 0 && bottom < innerHeight / 2) covered += height
      const text = element.textContent.trim()
      const lines = (height - icon) / Number.parseFloat(fontSize) / 1.6
      const isWords = element.matches('button, a, h1, h2, label') && !element.querySelector('img')
      if (isWords && text.length > 3 && lines > Math.max(3, text.length / 2))
        found.push(`“${text}” is ${Math.round(height)} px high`)
    }
    if (covered > innerHeight / 2) found.push(`bars cover ${Math.round(covered)} px`)
    return found
  })
}

test('At 130 % and 200 % public pages in both languages stay within a phone, and no bar hides them', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get(`${apiPrefix}${apiPaths.products}?limit=1`)).json()
  const [{ _id: id, category }] = data
  const pages = [
    pagePaths.home,
    pagePaths.about,
    pagePaths.products,
    fillPath(pagePaths.category, { categoryId: category._id }),
    pagePaths.gallery,
    pagePaths.contact,
    pagePaths.delivery,
    pagePaths.priceList,
    pagePaths.orderList,
  ]
  await test.step('no page is cramped', async () => {
    for (const path of pages)
      for (const language of ['en', 'ta'] as const) {
        await page.goto(addressIn(language, path))
        for (const percent of [130, 200]) {
          await enlarge(page, percent)
          expect.soft(await findCramped(page), addressIn(language, path)).toEqual([])
        }
      }
  })

  await test.step('the details show name and price at once', async () => {
    await page.goto(productAddress(id))
    const details = page.getByRole('dialog')
    const price = details.locator('p').filter({ hasText: '₹' }).first()
    for (const percent of [130, 200]) {
      await enlarge(page, percent)
      await expect(details.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
      await expect(price).toBeInViewport({ ratio: 1 })
    }
  })

  await test.step('a label is not cramped', async () => {
    await page.goto(fillPath(pagePaths.label, { productId: id }))
    await enlarge(page, 200)
    expect.soft(await findCramped(page), 'label').toEqual([])
  })
})

const adminPages = [
  pagePaths.adminProducts,
  pagePaths.adminProductNew,
  pagePaths.adminCategories,
  pagePaths.adminCategoryNew,
  pagePaths.adminProductGroups,
  pagePaths.adminGallery,
  pagePaths.adminGalleryNew,
  pagePaths.adminNavigation,
  pagePaths.adminPrices,
  pagePaths.adminPricesNew,
  pagePaths.adminSynonyms,
  pagePaths.adminSettings,
  pagePaths.adminPassword,
  pagePaths.adminHistory,
  pagePaths.adminInsight,
  pagePaths.adminBackup,
]

test('At 200 % the admin area stays within a phone, and words of its buttons stay whole', async ({
  page,
}) => {
  await signIn(page, pagePaths.admin)
  await enlarge(page, 200)
  for (const path of adminPages) {
    await walkTo(page, path)
    expect.soft(await findCramped(page), path).toEqual([])
  }
})
