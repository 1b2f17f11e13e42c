import { messages } from '../../contract/messages.ts'
import { contactAnchor, pagePaths } from '../../contract/paths.ts'
import { establishedYear, whatsappAddress } from '../../contract/settings/business.ts'
import { productsEn } from '../../web/features/products/words/en.ts'
import { english } from '../../web/words/en.ts'
import { expect, test } from './fixtures.ts'
import { pickCategory, productCards, visit } from './visitor.ts'

/** The number that a site without configuration gives. */
const whatsapp = '919876543210'

test('a visitor finds a product and orders it on WhatsApp', async ({ page }) => {
  await test.step('home shows what is featured', async () => {
    await visit(page, pagePaths.home)
    await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible()
    await expect(productCards(page).first()).toBeVisible()
    await expect(page.locator(`#${contactAnchor}`)).toBeAttached()
    await page.getByRole('link', { name: english.shell.explore }).click()
    await expect(page).toHaveURL(pagePaths.products)
  })

  await test.step('a category narrows the list, and the address says so', async () => {
    await pickCategory(page, 'Groundnut Oil')
    await expect(page).toHaveURL(/\/products\?category=[0-9a-f-]{36}&name=Groundnut(%20|\+)Oil$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groundnut Oil')
    await expect(productCards(page).filter({ hasText: 'Groundnut' }).first()).toBeVisible()
    await expect(productCards(page).filter({ hasNotText: 'Groundnut' })).toHaveCount(0)
    await pickCategory(page, 'All Products')
    await expect(page).toHaveURL(pagePaths.products)
  })

  await test.step('a search narrows it by words', async () => {
    await page.getByRole('searchbox', { name: 'Search products' }).fill('GROUNDNUT oil 500')
    await expect(page).toHaveURL(/search=GROUNDNUT/)
    await expect(productCards(page)).toHaveCount(1)
    await expect(productCards(page).getByRole('button', { pressed: true })).toHaveText('500 ml')
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

test('an address that was sent on opens the very product', async ({ page, browser, site }) => {
  await page.goto(`${pagePaths.products}?search=Nallennai`)
  await productCards(page).first().getByRole('heading').getByRole('link').click()
  const name = await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()
  const address = page.url()

  const stranger = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
  await stranger.goto(address)
  await expect(
    stranger.getByRole('heading', { name: name ?? '', exact: true }).first(),
  ).toBeVisible()
  await stranger.close()
})

test('without script the catalogue can be read, searched and ordered from', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
  await page.goto(pagePaths.products)
  await page.getByRole('searchbox', { name: 'Search products' }).fill('karupatti palm jaggery')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/search=karupatti\+palm\+jaggery/)
  await expect(productCards(page).first()).toContainText('Karupatti')
  await expect(productCards(page).first().locator('a[href^="https://wa.me/"]')).toHaveAttribute(
    'href',
    /Order%20Karupatti/,
  )
  await page.close()
})

test('a category page words the order its own way; what is not there says so', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/categories/main')).json()
  const category = data.find(({ name }: { name: string }) => name === 'Coconut Oil')
  await page.goto(pagePaths.category.replace(':categoryId', category._id))
  await expect(page.getByRole('heading', { name: 'Coconut Oil', level: 1 })).toBeVisible()
  await expect(productCards(page).first()).toContainText(/₹[\d,]+\.\d\d/)
  await expect(productCards(page).first().locator('a[href*="wa.me"]').first()).toHaveAttribute(
    'href',
    /I'm%20interested%20in%20ordering%20/,
  )
  await expect(page.getByRole('link', { name: 'All Products' }).first()).toHaveAttribute(
    'href',
    pagePaths.products,
  )

  await test.step('what is not there says so, with the status', async () => {
    const nowhere = await page.goto('/nowhere')
    expect(nowhere?.status()).toBe(404)
    await expect(page.getByText(messages.pageNotFound)).toBeVisible()

    const noCategory = await page.goto('/category/nothing')
    expect(noCategory?.status()).toBe(404)
    await expect(page.getByText(productsEn.category.notFound, { exact: true })).toBeVisible()
    await expect(page.getByText(productsEn.category.notFoundText)).toBeVisible()
  })
})

test('a link of the footer keeps the page that is open, even before the footer’s script has come', async ({
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

test('the story is told, and the footer says who, where and how', async ({ page }) => {
  await page.goto(pagePaths.about)
  await expect(page.getByRole('heading', { name: 'Our Story', level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText(`${establishedYear}`)
  await expect(main).toContainText('ISO 9001:2015')
  const points = (name: RegExp) => main.getByRole('region', { name }).getByRole('listitem')
  await expect(points(/Three oils/)).toHaveCount(3)
  await expect(main.getByRole('region', { name: 'Our motto' })).toBeVisible()
  await expect(points(/^Why choose/)).toHaveCount(6)
  await expect(points(/^How we.re different/)).toHaveCount(3)

  await test.step('the footer says who, where and how', async () => {
    const footer = page.getByRole('contentinfo')
    const quick = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')
    await expect(quick).toHaveText(['Home', 'About Us', 'Products', 'Gallery', 'Contact'])
    for (const network of ['Instagram', 'Facebook', 'YouTube']) {
      await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', /^https:/)
    }
    await expect(footer.getByRole('link', { name: /^\+91/ })).toHaveCount(2)
    await expect(footer).toContainText('Coimbatore District, Tamil Nadu')
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
    await expect(footer.getByRole('link', { name: 'Palamaram Studio' })).toBeVisible()
    const floating = page.getByRole('complementary', { name: 'Call or chat' })
    await expect(floating.getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    )
    await expect(floating.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/919876543210/,
    )
  })
})
