import type { Locator, Page } from '@playwright/test'
import { apiPaths, apiPrefix, pagePaths } from '../../../contract/paths.ts'
import { expectToFit } from '../fixtures/fit.ts'
import { signIn, walkTo } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { boxOf, findSmallTargets, middleOf, moveFinger } from '../fixtures/touch.ts'

/** Drags by the middle of a handle to the upper or lower end of a row. */
async function dragWithFinger(page: Page, handle: Locator, target: Locator, lower: boolean) {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const start = await middleOf(handle)
  const to = await boxOf(target)
  const end = { x: start.x + 20, y: lower ? to.y + to.height - 8 : to.y + 8 }
  await moveFinger(page, start, end, () =>
    expect(target).toHaveAttribute('data-touch', lower ? 'after' : 'before'),
  )
}

test.describe('on a site of one’s own', () => {
  test.use({ ownSite: true })

  test('a finger on a handle puts rows in order, by the half that it is lifted on', async ({
    page,
  }) => {
    await signIn(page, pagePaths.adminCategories)
    const rows = page.getByRole('grid', { name: 'Categories' }).getByRole('row')
    const row = (name: string) => rows.filter({ hasText: name }).first()
    const sentOrder = page.waitForRequest((sent) => sent.method() === 'PATCH')
    await expect(row('Coconut Oil')).toBeVisible()
    const drag = (name: string) => page.getByRole('button', { name: `Drag ${name}` })
    await test.step('a category goes before another', async () => {
      await dragWithFinger(page, drag('Coconut Oil'), row('Groundnut Oil'), false)
      expect((await sentOrder).postDataJSON()).toEqual({ order: 49 })
      await expect(rows.first()).toContainText('Coconut Oil')
      await page.reload()
      await expect(rows.first()).toContainText('Coconut Oil')
    })

    await test.step('a group goes behind another', async () => {
      await walkTo(page, pagePaths.adminProductGroups)
      const groups = page.getByRole('grid', { name: 'Product groups' }).getByRole('row')
      const [first, second] = [drag('Groundnut Oil'), drag('Nallennai')]
      await expect(groups.first().filter({ has: first })).toBeVisible()
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
      await dragWithFinger(page, first, groups.filter({ has: second }), true)
      await expect(groups.first().filter({ has: second })).toBeVisible()
      expect((await saved).status()).toBe(200)
    })

    await test.step('a fixed item of the header goes behind another', async () => {
      await walkTo(page, `${pagePaths.adminNavigation}?tab=settings`)
      const fixed = page.getByRole('grid', { name: 'Order of fixed items' }).getByRole('row')
      await expect(fixed.first()).toContainText('Home')
      const ofFixed = (name: string) => fixed.filter({ hasText: name })
      await dragWithFinger(
        page,
        fixed.first().getByRole('button', { name: 'Drag Home' }),
        ofFixed('Products'),
        true,
      )
      await expect(fixed.first()).toContainText('Products')
      await expect(page.getByText('Not saved yet.')).toBeVisible()
    })
  })
})

test('a phone has the tab bar, the camera, and targets for thumbs', async ({ page }) => {
  await signIn(page)
  const tabs = page.getByRole('navigation', { name: 'Sections' })
  await test.step('the tabs lead to each section', async () => {
    for (const [name, path] of [
      ['Orders', pagePaths.adminOrders],
      ['Products', pagePaths.adminProducts],
      ['Categories', pagePaths.adminCategories],
      ['Gallery', pagePaths.adminGallery],
      ['Dashboard', pagePaths.admin],
    ] as const) {
      await tabs.getByRole('link', { name }).tap()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  await test.step('the menu leads on, and closes by itself', async () => {
    await tabs.getByRole('button', { name: 'More' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Navigation' }).tap()
    await expect(page).toHaveURL(pagePaths.adminNavigation)
    await page.getByRole('button', { name: 'Open sidebar' }).tap()
    await menu.getByRole('link', { name: 'Change password' }).tap()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(pagePaths.adminPassword)
  })

  await test.step('no target is too small, and every page fits', async () => {
    const { data } = await (
      await page.request.get(`${apiPrefix}${apiPaths.products}?limit=1`)
    ).json()
    for (const path of [
      pagePaths.admin,
      pagePaths.adminProducts,
      pagePaths.adminProductEdit.replace(':id', data[0]._id),
      pagePaths.adminOrders,
      pagePaths.adminOrderNew,
      pagePaths.adminPackingList,
      pagePaths.adminProductImport,
      pagePaths.adminProductPacks,
      pagePaths.adminCategories,
      pagePaths.adminGallery,
      pagePaths.adminGallerySimpleNew,
      pagePaths.adminGalleryJson,
      pagePaths.adminNavigation,
      pagePaths.adminPassword,
      pagePaths.adminSessions,
      pagePaths.adminBackup,
      `${pagePaths.adminNavigation}?tab=settings`,
    ]) {
      await walkTo(page, path)
      expect(await findSmallTargets(page), path).toEqual([])
      await expectToFit(page, path)
    }
  })

  await test.step('a picture can be taken by the camera', async () => {
    await walkTo(page, pagePaths.adminProductNew)
    const camera = page.getByLabel('Take photo')
    await expect(camera).toHaveAttribute('capture', 'environment')
    await expect(camera).toHaveAttribute('accept', /image\//)
  })
})

test('everything can be done by touch, on a phone and on a tablet', async ({ page }) => {
  await signIn(page, pagePaths.adminNavigation)
  const menu = page.getByRole('grid', { name: 'Items of the menu' })
  await expect(menu.getByRole('button', { name: 'Move Home down' })).toBeVisible()
  await test.step('the header can be changed on a phone', async () => {
    await page.getByRole('button', { name: 'Desktop' }).click()
    await expect(page.getByRole('button', { name: 'Move Home right' })).toBeVisible()
    expect(await findSmallTargets(page)).toEqual([])
  })

  await test.step('products can be selected on a tablet', async () => {
    await walkTo(page, pagePaths.adminProducts)
    await expect(page.getByRole('group', { name: /^Stock of/ }).first()).toBeVisible()
    await page.setViewportSize({ width: 800, height: 1000 })
    await expect(page.getByRole('complementary')).toBeVisible()
    await expect(page.getByRole('group', { name: /^Stock of/ }).first()).toBeVisible()
    expect(await findSmallTargets(page)).toEqual([])
    await page
      .getByLabel(/^Select (?!all)/)
      .first()
      .check()
    await page.getByLabel('Select all on this page').check()
    await expect(page.getByText('6 products selected')).toBeVisible()
  })

  await test.step('categories have their buttons without a pointer over them', async () => {
    await walkTo(page, pagePaths.adminCategories)
    const move = page.getByRole('button', { name: 'Move Groundnut Oil down' })
    await expect(move).toBeVisible()
    expect(await move.evaluate((it) => it.checkVisibility({ opacityProperty: true }))).toBe(true)
  })

  await test.step('the table fits a wide tablet', async () => {
    await walkTo(page, pagePaths.adminProducts)
    await page.setViewportSize({ width: 1024, height: 1000 })
    const table = page.getByRole('table')
    await expect(table).toBeVisible()
    const overflow = () =>
      table.evaluate(
        ({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0),
      )
    await expect.poll(overflow).toBeLessThanOrEqual(0)
  })
})

test('three products stand in the first view, and a form’s own bar takes the place of the tabs', async ({
  page,
}) => {
  await signIn(page, pagePaths.adminProducts)
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(6)
  const top = await boxOf(page.getByRole('banner'))
  const sections = page.getByRole('navigation', { name: 'Sections' })
  const tabs = await boxOf(sections)
  const third = await boxOf(cards.nth(2))
  expect(third.y).toBeGreaterThan(top.y + top.height)
  expect(third.y + third.height).toBeLessThanOrEqual(tabs.y)

  const title = await boxOf(page.getByRole('heading', { level: 1 }))
  const add = await boxOf(page.getByRole('link', { name: 'Add product' }))
  expect(add.x).toBeGreaterThan(title.x + title.width)
  expect(add.y).toBeLessThan(title.y + title.height)
  await expect(page.getByText('Import and export')).toBeVisible()
  const price = page.getByRole('button', { name: /Change the price of/ }).first()
  await expect(price).toHaveCSS('border-style', 'dashed')

  const all = page.getByLabel('Select all on this page')
  await expect(all).toBeHidden()
  await page
    .getByLabel(/^Select /)
    .first()
    .check()
  await all.check()
  await expect(page.getByText('6 products selected')).toBeVisible()

  await test.step('the bar of a form stays in reach', async () => {
    const toTheEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const expectInReach = async (name: string) => {
      const button = page.getByRole('button', { name })
      await expect(button).toBeInViewport({ ratio: 1 })
      await toTheEnd()
      await expect(button).toBeInViewport({ ratio: 1 })
    }
    await walkTo(page, pagePaths.adminProductNew)
    await expectInReach('Create product')
    await expect(sections).toBeHidden()
    await walkTo(page, pagePaths.adminCategorySimple)
    const { y, height } = await boxOf(page.locator('[data-bottom-bar]'))
    expect(y + height).toBe(page.viewportSize()?.height)

    await walkTo(page, pagePaths.adminNavigation)
    await expectInReach('Save All Settings')
    await expect(sections, 'nothing to lose yet').toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Show Specialty Oils in navigation' }).click()
    await expect(sections).toBeHidden()
    await expectInReach('Save All Settings')
  })
})
