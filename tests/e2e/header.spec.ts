import { compactHeaderScroll } from '../../contract/layout-limits.ts'
import { pagePaths } from '../../contract/paths.ts'
import { expect, test } from './fixtures.ts'
import { hireColleague } from './staff.ts'
import { isNarrow, scrollTop, visit } from './visitor.ts'

const fixedLinks = ['Home', 'Products', 'Gallery', 'About Us', 'Contact']

test('on a phone a menu over the whole screen keeps the focus, and gives it back', async ({
  page,
}) => {
  await visit(page, pagePaths.about)
  const opener = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  const closer = menu.getByRole('button', { name: 'Close menu' })
  await expect(closer).toBeFocused()
  expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  const links = menu.getByRole('navigation').getByRole('link')
  expect((await links.allTextContents()).slice(0, 5)).toEqual(fixedLinks)
  expect(await links.count()).toBeGreaterThan(6)
  await expect(links.filter({ hasText: 'About Us' })).toHaveAttribute('aria-current', 'page')
  for (let step = 0; step < (await links.count()) + 4; step += 1) {
    await page.keyboard.press('Tab')
    const escaped = await page.evaluate(
      () => document.activeElement?.closest('dialog, body')?.tagName,
    )
    expect(['DIALOG', 'BODY']).toContain(escaped)
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await closer.click()
  await expect(menu).toBeHidden()
})

test('the menu closes when the route changes', async ({ page }) => {
  await visit(page, pagePaths.about)
  const opener = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  await menu.getByRole('link', { name: 'Gallery', exact: true }).click()
  await expect(page).toHaveURL(pagePaths.gallery)
  await expect(menu).toBeHidden()
  await opener.click()
  await page.goBack()
  await expect(menu).toBeHidden()
})

test(`beyond ${compactHeaderScroll} px the header is compact`, { tag: '@desktop' }, async ({
  page,
}) => {
  const header = page.getByRole('banner')
  await visit(page, pagePaths.home)
  await page.evaluate((top) => window.scrollTo(0, top), compactHeaderScroll)
  await expect.poll(() => scrollTop(page)).toBe(compactHeaderScroll)
  await expect(header).not.toHaveAttribute('data-compact')
  await page.evaluate((top) => window.scrollTo(0, top), compactHeaderScroll + 1)
  await expect(header).toHaveAttribute('data-compact', 'true')
  const box = await header.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(70)
  await header.getByRole('link', { name: /Vaagai/ }).click()
  await expect(page).toHaveURL(pagePaths.home)
})

test.describe('as the staff arrange it', () => {
  test.use({ ownSite: true })

  test('fixed entries and categories stand in one order, as many as are wanted', {
    tag: '@two-processes',
  }, async ({ page, request }) => {
    const colleague = await hireColleague(request)
    const { data: categories } = await (await colleague.get('/categories/main')).json()
    const [first, second] = categories
    for (const { _id } of categories) {
      const settings = { showInNav: _id === first._id || _id === second._id }
      await colleague.send('PATCH', `/categories/${_id}/nav-settings`, settings)
    }
    await colleague.send('PATCH', `/categories/${first._id}/nav-settings`, { order: 5 })
    await colleague.send('PATCH', `/categories/${second._id}/nav-settings`, { order: 30 })
    await colleague.send('PUT', '/nav-config', {
      maxVisibleItems: 4,
      moreDropdownLabel: 'Others',
      showFixedItems: {
        home: true,
        products: true,
        gallery: true,
        popular: false,
        about: true,
        contact: false,
      },
      fixedItemsOrder: { home: 40, products: 0, gallery: 10, about: 30, contact: 50, popular: 60 },
    })
    await visit(page, pagePaths.home)
    // An entry comes before a category of the same order.
    const all = ['Products', first.name, 'Gallery', 'About Us', second.name, 'Home']
    const [opener, name, inRow] = isNarrow(page) ? ['Open menu', 'Menu', 0] : ['Others', 'Main', 4]
    const shown = page.getByRole('navigation', { name }).getByRole('link').locator('visible=true')
    await expect(shown).toHaveText(all.slice(0, inRow))
    await page.getByRole('button', { name: opener }).click()
    await expect(shown).toHaveText(all)
    await shown.filter({ hasText: second.name }).click()
    await expect(page).toHaveURL(
      `/products?category=${second._id}&name=${encodeURIComponent(second.name)}`,
    )
  })
})
