import type { Page } from '@playwright/test'
import { orderListAddress } from '../../../contract/order-list/order-list.ts'
import { apiPaths, apiPrefix } from '../../../contract/paths.ts'
import type { Product } from '../../../contract/products/product.ts'
import { expect, test } from '../fixtures/test.ts'

/** The pages that are there in Tamil. */
const pages = [
  '/ta',
  '/ta/about-us',
  '/ta/gallery',
  '/ta/contact',
  '/ta/delivery',
  '/ta/price-list',
  '/ta/products',
]

/** Other states of them, and pages of one product or category. */
const statesWith = ({ _id, category }: Product) => [
  '/ta/products?category=popular&name=Popular',
  '/ta/products?search=groundnatt&sort=price-asc',
  '/ta/products?search=no+such+thing&exact=true',
  `/ta/products?product=${_id}`,
  `/ta/category/${category._id}`,
  `/ta/category/${category._id}?search=no+such+thing&exact=true`,
  '/ta/category/unknown',
  '/ta/gallery?category=Farms',
  '/ta/gallery?category=Nothing',
  '/ta/nowhere',
]

/** The order list, which stands in no sitemap: empty, and with a product that is gone. */
const listsOf = (products: { _id: string }[]) => [
  '/ta/list',
  orderListAddress(
    [...products.map(({ _id }) => _id).slice(0, 38), 'gone'].map((id) => ({ id, quantity: 2 })),
    'ta',
  ),
]

/** Latin words that may stand on a Tamil page. */
const allowed =
  /\b(ml|L|g|kg|MRP|GST|FSSAI|QR|PDF|UPI|WhatsApp|Instagram|Facebook|YouTube)\b|[\w.+-]+@[\w.-]+|https?:\S+/g

/** Texts and labels with Latin letters that are not marked as English. */
const listLatin = (page: Page, names: string[]) =>
  page.evaluate(
    ([source, flags, ...names]) => {
      const allowed = new RegExp(source ?? '', flags)
      const withoutNames = (text: string) =>
        names.reduce((left, name) => left.replaceAll(name, ''), text)
      const hasLatin = (text: string) => /[a-z]/i.test(text.replace(allowed, ''))
      const isMarked = (element: Element | null) =>
        element?.closest('[lang]')?.getAttribute('lang') === 'en' ||
        element?.closest('script,style,template,noscript') !== null
      const found: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!isMarked(node.parentElement)) found.push(node.textContent ?? '')
      for (const element of document.querySelectorAll('[aria-label], [alt], [title]'))
        if (!isMarked(element))
          for (const name of ['aria-label', 'alt', 'title'])
            found.push(withoutNames(element.getAttribute(name) ?? ''))
      return found.filter(hasLatin)
    },
    [allowed.source, allowed.flags, ...names],
  )

test('A page in Tamil has Latin letters only where they are marked or allowed', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get(`${apiPrefix}${apiPaths.products}?limit=100`)).json()
  // Sizes and some names have no Tamil, and nothing can mark them in labels and titles.
  const names = data.flatMap(({ name, size }: Product) => (size ? [name, size] : [name]))
  for (const path of [...pages, ...listsOf(data), ...statesWith(data[0])]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
    expect(await listLatin(page, names), path).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    // A desk's page behind a dialog keeps its place for a scroll bar.
    expect(width, path).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  }
})
