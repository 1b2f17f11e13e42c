import { addressIn } from '../../../contract/language.ts'
import { orderListAddress } from '../../../contract/order-list/order-list.ts'
import {
  apiPaths,
  apiPrefix,
  fillPath,
  pagePaths,
  productAddress,
} from '../../../contract/paths.ts'
import type { Product } from '../../../contract/products/product.ts'
import { whatsappAddress } from '../../../contract/settings/business.ts'
import { productsTa } from '../../../web/features/products/words/ta.ts'
import { contactTa } from '../../../web/features/shop/words/contact-ta.ts'
import { orderListTa } from '../../../web/order-list/words/ta.ts'
import { english } from '../../../web/words/en.ts'
import { tamil } from '../../../web/words/ta.ts'
import { expect, test } from '../fixtures/test.ts'
import { productCards } from '../fixtures/visitor.ts'

test.use({ javaScriptEnabled: false })

const { addToList, more } = tamil.addToList
const words = orderListTa
const tamilProducts = addressIn('ta', pagePaths.products)
const { search: searchWords, filters, category: categoryWords } = productsTa
const { fields, errors, send } = contactTa
const filled = {
  [fields.name]: 'மீனா',
  [fields.phone]: '90000 00000',
  [fields.email]: 'meena@example.com',
  [fields.message]: 'இரண்டு டின் வேண்டும்',
}
const chat = whatsappAddress(
  '919876543210',
  'வணக்கம்!\nபெயர்: மீனா\nமின்னஞ்சல்: meena@example.com\nதொலைபேசி: 90000 00000\nசெய்தி: இரண்டு டின் வேண்டும்',
)

test('without script a visitor finds, lists, asks and switches in Tamil', async ({
  page,
  request,
}) => {
  const findProducts = async (query: string): Promise<Product[]> =>
    (await (await request.get(`${apiPrefix}${apiPaths.products}?${query}`)).json()).data
  const lines = page.getByRole('list', { name: tamil.shell.products }).getByRole('listitem')

  await test.step('a search is carried out by its form', async () => {
    await page.goto(tamilProducts)
    const box = page.getByRole('searchbox', { name: searchWords.label })
    await box.fill('til oil')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/ta\/products\?.*search=til\+oil/)
    await expect(productCards(page).first().getByRole('heading')).toContainText('நல்லெண்ணெய்')
  })

  await test.step('what is not found, not there or corrected is said in Tamil', async () => {
    await page.goto(`${tamilProducts}?search=groundnatt`)
    await expect(page.getByText(searchWords.resultsFor('Groundnut'), { exact: true })).toBeVisible()
    await page.getByRole('link', { name: searchWords.searchExactly('groundnatt') }).click()
    await expect(page).toHaveURL(`${tamilProducts}?search=groundnatt&exact=true`)
    await expect(page.getByText(searchWords.none)).toBeVisible()
    await expect(page.getByRole('list', { name: searchWords.similar })).toBeVisible()
    await page.getByRole('link', { name: filters.reset }).click()
    await expect(page).toHaveURL(tamilProducts)
    const missing = await page.goto(addressIn('ta', '/category/unknown'))
    expect(missing?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryWords.notFound)
    await page.getByRole('link', { name: categoryWords.back }).click()
    await expect(page).toHaveURL(tamilProducts)
  })

  await test.step('a link to a Tamil page has its words and its card in Tamil', async () => {
    const [oil] = await findProducts('search=castor+500')
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

  await test.step('labels tell the sizes of an oil apart, on cards as on the list', async () => {
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

  await test.step('cards, the list and its changes stay in Tamil', async () => {
    await page.goto('/ta/list')
    await expect(page.getByText(words.empty)).toBeVisible()
    await page.goto('/ta')
    await productCards(page)
      .first()
      .getByRole('link', { name: new RegExp(`^${addToList}`) })
      .click()
    await expect(page).toHaveURL(/\/ta\/list\?i=[\w-]+\.1$/)
    await lines.getByRole('link', { name: new RegExp(`^${more}`) }).click()
    await expect(page).toHaveURL(/\/ta\/list\?i=[\w-]+\.2$/)
    await expect(page.getByRole('link', { name: words.send })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(`${words.order.greeting}\n1. `)),
    )
  })

  await test.step('the switch leads to the same page', async () => {
    await page.goto(pagePaths.home)
    await page.getByRole('button', { name: english.shell.openMenu }).click()
    await page.getByRole('link', { name: 'தமிழ்' }).click()
    await expect(page).toHaveURL('/ta')
  })

  // Last: the chat that it leads to is another site, which no test reaches.
  await test.step('the form stays in Tamil until the message is whole', async () => {
    await page.goto('/ta/contact')
    await page.getByLabel(fields.name).fill('மீனா')
    await page.getByRole('button', { name: send }).click()
    await expect(page).toHaveURL(/\/ta\/contact\?/)
    await expect(page.getByText(errors.message)).toBeVisible()
    await expect(page.getByLabel(fields.name)).toHaveValue('மீனா')
    for (const [label, value] of Object.entries(filled)) await page.getByLabel(label).fill(value)
    const asked = page.waitForRequest((request) => request.url().startsWith('https://wa.me/'))
    await page.getByRole('button', { name: send }).click({ noWaitAfter: true })
    expect((await asked).url()).toBe(chat)
  })
})
