import type { Page } from '@playwright/test'
import { readPdf } from '../../api/testing/read-pdf.ts'
import { orderListAddress } from '../../contract/order-list/order-list.ts'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import type { Product } from '../../contract/products/product.ts'
import { orderListTa } from '../../web/features/order-list/words/ta.ts'
import { priceListTa } from '../../web/features/price-list/words/ta.ts'
import { productsTa } from '../../web/features/products/words/ta.ts'
import { tamil } from '../../web/words/ta.ts'
import { findBarriers } from './axe.ts'
import { expectToFit } from './fit.ts'
import { expect, test } from './fixtures.ts'
import { watchChats } from './order-list.ts'
import { hireColleague } from './staff.ts'
import { productCards, visit } from './visitor.ts'

// The order list in Tamil, and how it stands beside the English one.

const { addToList, more, quantity } = tamil.orderList
const words = orderListTa
const lines = (page: Page) =>
  page.getByRole('list', { name: tamil.shell.products }).getByRole('listitem')
const addButton = (page: Page) =>
  productCards(page)
    .first()
    .getByRole('button', { name: new RegExp(`^${addToList}`) })
const listLink = (page: Page) =>
  page.getByRole('link', { name: new RegExp(`^${tamil.shell.list} \\d`) })

async function switchTo(page: Page, language: 'English' | 'தமிழ்') {
  await page
    .getByRole('button', { name: new RegExp(`^(Open menu|${tamil.shell.openMenu})$`) })
    .tap()
  await page.getByRole('link', { name: language }).tap()
}

test('what is added in Tamil is sent in Tamil, and the switch keeps it both ways', async ({
  page,
  context,
  site,
}) => {
  const chats = await watchChats(context)
  await visit(page, '/ta')
  const name = (await productCards(page).first().getByRole('heading').textContent()) ?? ''

  await test.step('from a card to the list', async () => {
    await addButton(page).tap()
    await listLink(page).tap()
    await expect(page).toHaveURL(/\/ta\/list\?i=[\w-]+\.1$/)
    await expect(lines(page).getByRole('heading')).toHaveText(name)
    await lines(page)
      .getByRole('button', { name: `${more}: ${name}` })
      .tap()
    await expect(lines(page).getByRole('status', { name: `${quantity}: ${name}` })).toHaveText('2')
  })

  await test.step('from the list into the chat', async () => {
    await page.getByLabel(words.order.charges.pinCode).fill('௬௪௧ 602')
    await expect(page.getByText(/^641 602-க்கு: சுமார் ₹60 \(\d\.\d kg\), 1–2 நாட்கள்$/)).toBeVisible()
    await page.getByText(words.details).tap()
    await page.getByLabel(words.order.labels.place).fill('பொள்ளாச்சி')
    expect(await findBarriers(page)).toEqual([])
    await expectToFit(page, 'order list in Tamil')
    await page.getByRole('link', { name: words.send }).tap()
    await expect.poll(() => chats).toHaveLength(1)
    const { pathname, search } = new URL(page.url())
    expect(chats[0]?.split('\n')).toEqual([
      'வணக்கம்! நான் வாங்க விரும்புவது:',
      expect.stringMatching(`^1\\. ${name} 1 L × 2 = ₹`),
      expect.stringMatching(/^மொத்தம்: ₹/),
      'பின்கோடு: 641602',
      'டெலிவரி: சுமார் ₹60',
      'ஊர்: பொள்ளாச்சி',
      site.url + pathname.replace('/ta', '') + search,
    ])
  })

  await test.step('into English and back, with what was typed', async () => {
    const { search } = new URL(page.url())
    await switchTo(page, 'English')
    await expect(page).toHaveURL(`/list${search}`)
    await expect(page.getByRole('button', { name: /^One more/ })).toHaveCount(1)
    await expect(page.getByLabel('Place')).toHaveValue('பொள்ளாச்சி')
    await switchTo(page, 'தமிழ்')
    await expect(page).toHaveURL(`/ta/list${search}`)
    await expect(lines(page).getByRole('heading')).toHaveText(name)
  })

  await test.step('what an older address led to', async () => {
    const { search } = new URL(page.url())
    await page.goto(`/list${search}&lang=ta`)
    await expect(page).toHaveURL(`/ta/list${search}`)
  })
})

test('the price list is in Tamil with its files, also where the English page shows it so', async ({
  page,
  request,
}) => {
  await page.goto('/ta')
  await page.getByRole('contentinfo').getByRole('link', { name: tamil.footer.priceList }).click()
  await expect(page).toHaveURL('/ta/price-list')
  await expect(page.getByRole('heading', { name: tamil.footer.priceList })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'நல்லெண்ணெய்' })).not.toHaveCount(0)
  expect(await findBarriers(page)).toEqual([])
  const pdf = page.getByRole('link', { name: priceListTa.pdf })
  const file = await request.get((await pdf.getAttribute('href')) ?? '')
  const text = (await readPdf(await file.body())).pages.join(' ')
  expect(text).toContain('மரச்செக்கு')
  expect(text).toContain('/ta/price-list')
  expect(text).not.toContain('Vaagai')

  const canonical = page.locator('link[rel=canonical]')
  for (const path of ['/ta/price-list', '/ta/price-list?lang=both', '/price-list?lang=ta']) {
    await page.goto(path)
    await expect(canonical).toHaveAttribute('href', /\/ta\/price-list$/)
  }
  await expect(page.locator('link[rel=alternate]')).toHaveCount(0)
  await page.goto('/price-list?lang=both')
  await expect(canonical).toHaveAttribute('href', /[^a]\/price-list$/)
})

test.describe('on a site of its own', () => {
  test.use({ ownSite: true })

  test('what has changed is said in Tamil, and what is taken off comes back', async ({
    page,
    request,
  }) => {
    const { send } = await hireColleague(request)
    const { data } = await (await request.get(`${apiPrefix}${apiPaths.products}?limit=2`)).json()
    const [first, second]: Product[] = data
    if (!first || !second) throw new Error('No products')
    const save = (product: Product, change: object) =>
      send('PUT', `${apiPaths.products}/${product._id}`, change)
    await save(second, { nameTa: '' })
    const readAtFirst = page.waitForResponse((one) => one.url().includes(`ids=${first._id}`))
    await visit(
      page,
      orderListAddress(
        [first, second].map(({ _id: id }) => ({ id, quantity: 1 })),
        'ta',
      ),
    )
    await readAtFirst
    await save(first, { price: 400, originalPrice: '' })
    await save(second, { inStock: false })
    await page.getByRole('link', { name: words.send }).tap()

    const notice = page.getByRole('alert')
    const { nameTa, size } = first
    await expect(notice).toContainText(`${nameTa} ${size} விலை: இப்போது ₹400, முன்பு ₹`)
    await expect(notice).toContainText(words.soldOut(second.name))
    await expect(notice.locator('[lang=en]')).toHaveText([second.name])
    await notice.getByRole('button', { name: words.accept }).tap()
    await lines(page)
      .first()
      .getByRole('button', { name: new RegExp(`^${words.remove}`) })
      .tap()
    await expect(page.getByText(words.removed(`${nameTa} ${size}`))).toBeVisible()
    await page.getByRole('button', { name: words.undo }).tap()
    await expect(lines(page)).toHaveCount(2)
    await page.getByRole('button', { name: words.clear }).tap()
    await expect(page.getByText(words.empty)).toBeVisible()
    await expect(page).toHaveURL('/ta/list')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('labels tell the sizes of an oil apart, on cards as on the list', async ({
    page,
    request,
  }) => {
    const query = 'search=groundnut+oil'
    const { data } = await (await request.get(`${apiPrefix}${apiPaths.products}?${query}`)).json()
    const sizes: Product[] = data.filter(({ nameTa }: Product) => nameTa === data[0].nameTa)
    expect(sizes.length).toBeGreaterThan(3)
    // One card has them all: each chip leads to what adds its size.
    const card = productCards(page).first()
    const chips = card.getByRole('group', { name: productsTa.sizes.label }).getByRole('link')
    const add = ({ nameTa, size }: Product) => ({
      name: `${addToList}: ${nameTa} ${size}`,
      exact: true,
    })
    await page.goto(`/ta/products?${query}`)
    await expect(chips).toHaveCount(sizes.length)
    await expect(card.getByRole('link', add(data[0]))).toBeVisible()
    for (const product of sizes) {
      await page.goto(`/ta/products?${query}`)
      await chips.and(page.getByRole('link', { name: new RegExp(`^${product.size}, ₹`) })).click()
      await expect(page.getByRole('dialog').getByRole('link', add(product))).toBeVisible()
    }
    await page.goto(
      orderListAddress(
        sizes.map(({ _id: id }) => ({ id, quantity: 1 })),
        'ta',
      ),
    )
    for (const { nameTa, size } of sizes)
      for (const action of [words.remove, more])
        await expect(
          page.getByRole('link', { name: `${action}: ${nameTa} ${size}`, exact: true }),
        ).toBeVisible()
  })

  test('cards, the list and its changes stay in Tamil', async ({ page }) => {
    await page.goto('/ta/list')
    await expect(page.getByText(words.empty)).toBeVisible()
    await page.goto('/ta')
    await productCards(page)
      .first()
      .getByRole('link', { name: new RegExp(`^${addToList}`) })
      .click()
    await expect(page).toHaveURL(/\/ta\/list\?i=[\w-]+\.1$/)
    await lines(page)
      .getByRole('link', { name: new RegExp(`^${more}`) })
      .click()
    await expect(page).toHaveURL(/\/ta\/list\?i=[\w-]+\.2$/)
    await expect(page.getByRole('link', { name: words.send })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(`${words.order.greeting}\n1. `)),
    )
  })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the list opens in Tamil beside the English one, and says of when its prices are', async ({
    page,
    context,
  }) => {
    await visit(page, '/')
    await productCards(page)
      .first()
      .getByRole('button', { name: /^Add to list/ })
      .tap()
    await expect.poll(() => isCached(page, '/list')).toBe(true)
    await visit(page, '/ta')
    await expect.poll(() => isCached(page, '/ta/list')).toBe(true)
    await context.setOffline(true)
    await listLink(page).tap()
    await expect(page).toHaveURL(/\/ta\/list\?i=[\w-]+\.1$/)
    await expect(lines(page)).toHaveCount(1)
    await expect(page.getByText(/^இவை \S+ \d+, \S+ \d+:\d\d நிலவரப்படியான விலைகள்\./)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
    await page.goto('/list')
    await expect(page.getByText(/^Prices of /)).toBeVisible()
  })
})

/** Whether a list's page opens offline, with the catalogue's products. */
const isCached = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const registration = await navigator.serviceWorker.getRegistration(path)
    const cache = await caches.open(`order-list.1${path.replace('/list', '')}`)
    return Boolean(registration?.active && (await cache.match('/list/catalogue')))
  }, path)
