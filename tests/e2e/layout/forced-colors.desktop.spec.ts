import type { Locator, Page } from '@playwright/test'
import { pagePaths } from '../../../contract/paths.ts'
import { signIn, walkTo } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'

// High contrast: the browser replaces every colour of the page by a few of the system's.

test.use({ contextOptions: { forcedColors: 'active' } })

const button = (page: Page, name: string) => page.getByRole('button', { name }).first()
const link = (page: Page, within: string, name: string) =>
  page.getByRole('navigation', { name: within, exact: true }).getByRole('link', { name })

/** Asserts that one of two controls shows that it is chosen. */
async function expectToDiffer(chosen: Locator, other: Locator, what: string): Promise<void> {
  const look = (control: Locator) =>
    control.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element)
      return { backgroundColor, color }
    })
  const [own, others] = [await look(chosen), await look(other)]
  expect
    .soft(own.backgroundColor, `background of the chosen ${what}`)
    .not.toBe(others.backgroundColor)
  expect.soft(own.color, `text of the chosen ${what}`).not.toBe(own.backgroundColor)
}

/** Asserts that a dot or line is drawn in another colour than what is behind it. */
async function expectToBeDrawn(mark: Locator, what: string): Promise<void> {
  const [own, behind] = await mark.evaluate((element) =>
    [element, element.parentElement ?? element].map(
      (shown) => getComputedStyle(shown).backgroundColor,
    ),
  )
  expect.soft(own, what).not.toBe(behind)
}

test('Under forced colours visitors and staff see what is chosen, pressed or current', async ({
  page,
}) => {
  await test.step('visitors', () => lookAsVisitor(page))
  await test.step('staff', () => lookAsStaff(page))
})

async function lookAsVisitor(page: Page): Promise<void> {
  await page.goto(pagePaths.products)
  const header = 'Main'
  await expectToDiffer(link(page, header, 'Products'), link(page, header, 'Home'), 'page')
  const filters = page.getByRole('complementary', { name: 'Filters' }).getByRole('link')
  await expectToDiffer(filters.first(), filters.nth(1), 'category')
  const badge = page.getByText('Bestseller').first()
  expect(await badge.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')

  await page.goto(pagePaths.gallery)
  const chips = page.getByRole('main').getByRole('navigation').getByRole('link')
  await expectToDiffer(chips.first(), chips.nth(1), 'chip')
  await page.goto(pagePaths.home)
  await page.getByRole('region', { name: 'Featured Products' }).scrollIntoViewIfNeeded()
  const dots = page.getByRole('button', { name: /^Page \d/ })
  await expectToDiffer(dots.first(), dots.nth(1), 'page of products')
  for (const index of [0, 1]) await expectToBeDrawn(dots.nth(index).locator('span'), 'a dot')
}

async function lookAsStaff(page: Page): Promise<void> {
  await signIn(page, pagePaths.adminProducts)
  await expectToDiffer(link(page, 'Admin', 'Products'), link(page, 'Admin', 'Prices'), 'section')
  const stock = page
    .getByRole('group', { name: /^Stock of/ })
    .first()
    .getByRole('button')
  await expectToDiffer(stock.and(page.locator('[aria-pressed=true]')), stock.last(), 'stock level')
  await expectToDiffer(
    link(page, 'Pages', 'Page 1'),
    link(page, 'Pages', 'Page 2'),
    'page of a list',
  )

  await walkTo(page, pagePaths.adminInsight)
  const days = (name: string) => page.getByRole('link', { name, exact: true })
  await expectToDiffer(days('7 days'), days('90 days'), 'number of days')
  await expectToDiffer(button(page, 'Details opened'), button(page, 'Lists sent'), 'figure')

  await walkTo(page, pagePaths.adminNavigation)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expectToDiffer(tab('Category Order'), tab('Navigation Settings'), 'tab')
  await expectToDiffer(button(page, 'Desktop'), button(page, 'Mobile'), 'view')

  await walkTo(page, pagePaths.adminPriceList)
  const choices = page.locator('label:has([type=radio])')
  await expectToDiffer(choices.first(), choices.nth(1), 'language of the price list')
}
