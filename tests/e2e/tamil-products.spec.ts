import type { APIRequestContext, Page } from '@playwright/test'
import { addressIn } from '../../contract/language.ts'
import { apiPaths, apiPrefix, fillPath, pagePaths, productAddress } from '../../contract/paths.ts'
import type { Product } from '../../contract/products/product.ts'
import { productsTa } from '../../web/features/products/words/ta.ts'
import { tamil } from '../../web/words/ta.ts'
import { expect, test } from './fixtures.ts'
import { isNarrow, productCards, visit } from './visitor.ts'

const tamilProducts = addressIn('ta', pagePaths.products)
const { search: words, filters, list, category: categoryWords, details } = productsTa

const box = (page: Page) => page.getByRole('searchbox', { name: words.label })
const switchTo = (page: Page, language: 'en-IN' | 'ta') =>
  page.locator(`a[hreflang=${language}]`).first()
/** Ids of all listed products, also those out of sight. */
const listedProducts = (page: Page) =>
  page
    .locator('main article a[href*="product="]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('product')),
    )

async function findProducts(request: APIRequestContext, query: string): Promise<Product[]> {
  return (await (await request.get(`${apiPrefix}${apiPaths.products}?${query}`)).json()).data
}

/** The messages of all chats that a page offers. */
async function readChats(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  const links = page.getByRole('main').locator('a[href^="https://wa.me/"]')
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  )
  return addresses.map((chat) => new URL(chat).searchParams.get('text') ?? '')
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const search of ['நல்லெண்ணெய்', 'nalla ennai', 'til oil', 'gingely'])
    test(`${search} finds on the Tamil page what it finds on the English one`, async ({ page }) => {
      await page.goto(`${pagePaths.products}?search=${search}`)
      const found = await listedProducts(page)
      expect(found.length).toBeGreaterThan(2)
      await page.goto(tamilProducts)
      await box(page).fill(search)
      await box(page).press('Enter')
      await expect(page).toHaveURL(
        ({ pathname, searchParams }) =>
          pathname === tamilProducts && searchParams.get('search') === search,
      )
      await expect(productCards(page).first().getByRole('heading')).toContainText('நல்லெண்ணெய்')
      expect(await listedProducts(page)).toEqual(found)
    })

  test('the switch keeps search, filters and open details, and leads back', async ({
    page,
    request,
  }) => {
    const [product] = await findProducts(request, 'search=sesame')
    if (!product) throw new Error('There is no sesame oil')
    const { _id, category } = product
    for (const address of [
      `${pagePaths.products}?category=${category._id}&name=x&search=til&sort=price-asc`,
      productAddress(_id),
      fillPath(pagePaths.category, { categoryId: category._id }),
      `${fillPath(pagePaths.category, { categoryId: category._id })}?search=til&exact=true`,
    ]) {
      await page.goto(address)
      await expect(switchTo(page, 'ta')).toHaveAttribute('href', addressIn('ta', address))
      const found = await listedProducts(page)
      expect(found).not.toEqual([])
      await page.goto(addressIn('ta', address))
      await expect(switchTo(page, 'en-IN')).toHaveAttribute('href', address)
      expect(await listedProducts(page)).toEqual(found)
    }
  })

  test('what is not found, not there or corrected is said in Tamil', async ({ page }) => {
    await page.goto(`${tamilProducts}?search=groundnatt`)
    await expect(page.getByText(words.resultsFor('Groundnut'), { exact: true })).toBeVisible()
    await page.getByRole('link', { name: words.searchExactly('groundnatt') }).click()
    await expect(page).toHaveURL(`${tamilProducts}?search=groundnatt&exact=true`)
    await expect(page.getByText(words.none)).toBeVisible()
    await expect(page.getByRole('list', { name: words.similar })).toBeVisible()
    await page.getByRole('link', { name: filters.reset }).click()
    await expect(page).toHaveURL(tamilProducts)
    const missing = await page.goto(addressIn('ta', '/category/unknown'))
    expect(missing?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryWords.notFound)
    await page.getByRole('link', { name: categoryWords.back }).click()
    await expect(page).toHaveURL(tamilProducts)
  })

  test('chats say in Tamil what they say in English, of the same product', async ({
    page,
    request,
  }) => {
    const all = await findProducts(request, 'limit=100')
    const oil = all.find(({ name }) => name === 'Groundnut Oil 5 L Tin')
    const hamper = all.find(({ inStock, size }) => !inStock && size === 'Basket for 4')
    if (!oil || !hamper) throw new Error('The demo has changed')
    const ofCategory = fillPath(pagePaths.category, { categoryId: oil.category._id })
    const chatsOf = async (address: string) => [
      await readChats(page, address),
      await readChats(page, addressIn('ta', address)),
    ]
    const [order, orderTa] = await chatsOf(productAddress(oil._id))
    expect([order?.at(-1), orderTa?.at(-1)]).toEqual([
      'Order Groundnut Oil 5 L Tin',
      `${oil.nameTa} 5 L வாங்க விரும்புகிறேன்`,
    ])
    const [whenBack, whenBackTa] = await chatsOf(productAddress(hamper._id))
    expect([whenBack?.at(-1), whenBackTa?.at(-1)]).toEqual([
      'Please tell me when Pongal Hamper Basket for 4 is back.',
      `${hamper.nameTa} Basket for 4 மீண்டும் வந்ததும் சொல்லவும்.`,
    ])
    const [interested = [], interestedTa = []] = await chatsOf(`${ofCategory}?search=5 l`)
    expect(interested).toContain("I'm interested in ordering Groundnut Oil 5 L Tin")
    expect(
      interestedTa[interested.indexOf("I'm interested in ordering Groundnut Oil 5 L Tin")],
    ).toBe(`${oil.nameTa} 5 L வாங்க விரும்புகிறேன்`)
    const [asked, askedTa] = await chatsOf(`${pagePaths.products}?search=ghee&exact=true`)
    expect([asked?.[0], askedTa?.[0]]).toEqual(['Do you have “ghee”?', '“ghee” உங்களிடம் இருக்கிறதா?'])
  })
})

test('a visitor searches, filters, sorts and looks at sizes, and all of it stays in Tamil', async ({
  page,
}) => {
  const opened = page.getByRole('dialog', { name: /கடலை எண்ணெய்/ })
  await visit(page, tamilProducts)

  await test.step('filters and sort', async () => {
    if (isNarrow(page)) await page.getByRole('button', { name: filters.title, exact: true }).click()
    await page
      .getByRole(isNarrow(page) ? 'dialog' : 'complementary', { name: filters.title })
      .getByRole('link', { name: 'கடலை எண்ணெய்', exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('கடலை எண்ணெய்')
    await expect(page).toHaveURL(/\/ta\/products\?category=.+&name=Groundnut%20Oil$/)
    await page.getByRole('combobox', { name: productsTa.sort.label }).selectOption('price-asc')
    await expect(page).toHaveURL(/\/ta\/products\?.*&sort=price-asc$/)
  })

  await test.step('details, another size, and back to the list', async () => {
    await productCards(page).first().getByRole('heading').getByRole('link').click()
    await expect(opened).toBeVisible()
    await expect(page).toHaveURL(/\/ta\/products\?.*&product=/)
    await expect(page).toHaveTitle(/கடலை எண்ணெய் 200 ml \|/)
    await expect(opened.getByRole('heading', { name: productsTa.label.title })).toBeVisible()
    await opened.getByRole('link', { name: /^500 ml/ }).click()
    await expect(page).toHaveTitle(/கடலை எண்ணெய் 500 ml \|/)
    await opened.getByRole('link', { name: details.close, exact: true }).click()
    await expect(opened).toBeHidden()
    await expect(page).toHaveURL(/\/ta\/products\?category=.+&sort=price-asc$/)
  })

  await test.step('the switch leads to what was typed last', async () => {
    await box(page).fill('kadalai')
    await expect(page).toHaveURL(/\/ta\/products\?.*&search=kadalai&sort=price-asc$/)
    const { pathname, search } = new URL(page.url())
    await expect(switchTo(page, 'en-IN')).toHaveAttribute(
      'href',
      pathname.replace('/ta', '') + search,
    )
  })

  await test.step('a failure is told in Tamil, and what is typed stays', async () => {
    await page.route(`**${apiPrefix}${apiPaths.products}?**`, (route) => route.abort())
    await box(page).fill('nilakadalai')
    await expect(page.getByRole('alert')).toContainText(list.failed)
    await expect(box(page)).toHaveValue('nilakadalai')
    await page.unroute(`**${apiPrefix}${apiPaths.products}?**`)
    await page.getByRole('button', { name: tamil.shell.tryAgain }).click()
    await expect(productCards(page).first()).toBeVisible()
  })
})

test('a link to a Tamil page has its words and its card in Tamil', async ({ page, request }) => {
  const [oil] = await findProducts(request, 'search=castor+500')
  if (!oil) throw new Error('There is no castor oil')
  for (const address of [
    productAddress(oil._id),
    fillPath(pagePaths.category, { categoryId: oil.category._id }),
  ]) {
    await page.goto(addressIn('ta', address))
    const meta = (name: string) => page.locator(`meta[property="${name}"]`)
    for (const name of ['og:title', 'og:description']) {
      const told = await meta(name).getAttribute('content')
      expect(told?.replace(/WhatsApp|\b(ml|L|g|kg)\b/g, '')).not.toMatch(/[a-z]/i)
    }
    await expect(meta('og:image')).toHaveAttribute('content', /-ta\.jpg$/)
    await page.goto(address)
    await expect(meta('og:image')).toHaveAttribute('content', /[0-9a-f]\.jpg$/)
  }
})
