import type { Locator, Page } from '@playwright/test'
import { pagePaths } from '../../../contract/paths.ts'
import { expect, test } from '../fixtures/test.ts'

// The widths at which the specification changes a layout, each with the last pixel before it.

/** Counts those of some elements that stand side by side in the first row that shows whole ones. */
async function countAbreast(elements: Locator): Promise<number> {
  const boxes = await elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top } = element.getBoundingClientRect()
      return { left, right, top: Math.round(top) }
    }),
  )
  const width = await elements.page().evaluate(() => document.documentElement.clientWidth)
  return boxes.filter(
    ({ left, right, top }) => top === boxes[0]?.top && left >= -1 && right <= width + 1,
  ).length
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

test('Pages hold at each width as much abreast as the specification asks for', async ({
  page,
  request,
}) => {
  await test.step('the carousels of the home page', async () => {
    await page.goto(pagePaths.home)
    const featured = page.getByRole('region', { name: 'Featured Products' }).getByRole('listitem')
    for (const [width, abreast] of [
      [400, 2],
      [769, 2],
      [770, 3],
      [999, 3],
      [1000, 4],
      [1920, 4],
    ] as const) {
      await resize(page, width)
      await expect.poll(() => countAbreast(featured), `featured at ${width}`).toBe(abreast)
    }
    const group = page.getByRole('group', { name: 'Gallery highlights' })
    await group.scrollIntoViewIfNeeded()
    await group.getByRole('button', { name: 'Pause' }).click()
    for (const [width, abreast] of [
      [480, 1],
      [481, 2],
      [768, 2],
      [1024, 2],
      [1025, 3],
      [1920, 3],
    ] as const) {
      await resize(page, width)
      await expect
        .poll(() => countAbreast(group.getByRole('listitem')), `at ${width}`)
        .toBe(abreast)
    }
  })

  await test.step('the products page and a category', async () => {
    const { data } = await (await request.get('/api/categories/main')).json()
    const cards = page.getByRole('main').getByRole('article')
    await page.goto(pagePaths.products)
    for (const [width, abreast, drawer] of [
      [624, 2, true],
      [625, 3, true],
      [999, 3, true],
      [1000, 3, false],
    ] as const) {
      await resize(page, width)
      await expect.poll(() => countAbreast(cards), `products at ${width}`).toBe(abreast)
      await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible({
        visible: drawer,
      })
      await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible({
        visible: !drawer,
      })
    }
    const category = data.find(({ name }: { name: string }) => name === 'Specialty Oils')
    await page.goto(pagePaths.category.replace(':categoryId', category._id))
    for (const [width, abreast] of [
      [639, 2],
      [640, 3],
      [1023, 3],
      [1024, 4],
    ] as const) {
      await resize(page, width)
      await expect.poll(() => countAbreast(cards), `a category at ${width}`).toBe(abreast)
    }
  })
})
