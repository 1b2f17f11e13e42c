import { contactAnchor, pagePaths } from '../../../contract/paths.ts'
import { whatsappAddress } from '../../../contract/settings/business.ts'
import { productsEn } from '../../../web/features/products/words/en.ts'
import { english } from '../../../web/words/en.ts'
import { expect, test } from '../fixtures/test.ts'
import { layoutShift, pickCategory, productCards, visit } from '../fixtures/visitor.ts'

/** The number that a site without configuration gives. */
const whatsapp = '919876543210'

test('A visitor finds a product and orders it on WhatsApp', async ({ page }) => {
  await test.step('home shows what is featured', async () => {
    await visit(page, pagePaths.home)
    await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible()
    await expect(productCards(page).first()).toBeVisible()
    await expect(page.locator(`#${contactAnchor}`)).toBeAttached()
    const before = await layoutShift(page)
    await page.getByRole('link', { name: english.shell.explore }).click()
    await expect(page).toHaveURL(pagePaths.products)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
    expect((await layoutShift(page)) - before).toBeLessThan(0.001)
  })

  await test.step('a category narrows the list, and the address says so', async () => {
    await pickCategory(page, 'Groundnut Oil')
    await expect(page).toHaveURL(/\/products\?category=[0-9a-f-]{36}&name=Groundnut(%20|\+)Oil$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groundnut Oil')
    await expect(productCards(page).filter({ hasText: 'Groundnut' }).first()).toBeVisible()
    await expect(productCards(page).filter({ hasNotText: 'Groundnut' })).toHaveCount(0)
    await pickCategory(page, 'All Products')
    await expect(page).toHaveURL(pagePaths.products)
    await expect(productCards(page).filter({ hasNotText: 'Groundnut' })).not.toHaveCount(0)
  })

  await test.step('a search narrows it by words, and moves nothing', async () => {
    const before = await layoutShift(page)
    await page.getByRole('searchbox', { name: 'Search products' }).fill('GROUNDNUT oil 500')
    await expect(page).toHaveURL(/search=GROUNDNUT/)
    await expect(productCards(page)).toHaveCount(1)
    await expect(productCards(page).getByRole('button', { pressed: true })).toHaveText('500 ml')
    await page.getByRole('combobox', { name: 'Sort products' }).selectOption('price-asc')
    await expect(page).toHaveURL(/[?&]sort=price-asc/)
    expect((await layoutShift(page)) - before).toBeLessThan(0.001)
  })

  await test.step('the details have an address of their own and the right text to send', async () => {
    await productCards(page).getByRole('link', { name: 'Groundnut Oil', exact: true }).click()
    const details = page.getByRole('dialog', { name: 'Groundnut Oil 500 ml' })
    await expect(details).toBeVisible()
    await expect(page).toHaveURL(/[?&]product=[0-9a-f-]{36}/)
    await expect(details.getByRole('link', { name: /Order/ })).toHaveAttribute(
      'href',
      whatsappAddress(whatsapp, productsEn.link.product('Groundnut Oil 500 ml')),
    )
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(page).not.toHaveURL(/product=/)
  })

  await test.step('the choices were never pushed: back leads home', async () => {
    await page.goBack()
    await expect(page).toHaveURL(pagePaths.home)
  })
})

test('A link of the footer keeps the page that is open, even before the footer’s script has come', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/footer-/, async (route) => {
    await held.promise
    await route.continue()
  })
  await visit(page, pagePaths.about)
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Gallery' }).click()
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Gallery' })).toBeAttached()
  await expect(page.locator('html[data-kept]')).toBeAttached()
})
