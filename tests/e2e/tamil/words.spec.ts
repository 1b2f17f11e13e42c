import type { APIRequestContext, Locator } from '@playwright/test'
import { addressIn } from '../../../contract/language.ts'
import { orderListAddress } from '../../../contract/order-list/order-list.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../../contract/paths.ts'
import type { Product } from '../../../contract/products/product.ts'
import { deliveryTa } from '../../../web/features/shop/words/delivery-ta.ts'
import { tamil } from '../../../web/words/ta.ts'
import { expect, test } from '../fixtures/test.ts'
import { productCards, visit } from '../fixtures/visitor.ts'

// A phone's window that becomes narrow again is for a moment as wide as what it showed.
test.use({ isMobile: false })

/** The narrowest phones, and the narrowest cards of three in a row, without and with the filters beside them. */
const widths = [320, 360, 390, 625, 1000]

/** Each text of some elements, and the words in it that go on in another line. */
function findPartedWords(elements: Locator): Promise<{ text: string; parted: string[] }[]> {
  return elements.evaluateAll(async (all) => {
    await document.fonts.ready
    return all.map((element) => {
      const text = element.textContent ?? ''
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
      const parted = [...text.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        const range = new Range()
        range.setStart(node as Node, index)
        range.setEnd(node as Node, index + word.length)
        return range.getClientRects().length > 1
      })
      return { text, parted: parted.map(([word]) => word) }
    })
  })
}

async function findProducts(request: APIRequestContext): Promise<Product[]> {
  return (await (await request.get(`${apiPrefix}${apiPaths.products}?limit=100`)).json()).data
}

test('no word of a Tamil page is parted, and short texts keep to their lines', async ({
  page,
  request,
}) => {
  await test.step('no word of a Tamil name is parted on a card', async () => {
    const products = await findProducts(request)
    const seen = new Set<string>()
    for (const number of [1, 2]) {
      await page.goto(addressIn('ta', `${pagePaths.products}?page=${number}`))
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 })
        for (const { text, parted } of await findPartedWords(
          productCards(page).getByRole('heading'),
        )) {
          expect.soft(parted, `${text} at ${width} px`).toEqual([])
          seen.add(text)
        }
      }
    }
    // Sizes of a product group share a card, which has the group's name.
    expect(seen).toEqual(new Set(products.map(({ nameTa, group }) => group?.nameTa ?? nameTa)))
  })

  await test.step('what adds to the list stands in one line on a card, and is called in full', async () => {
    await visit(page, addressIn('ta', pagePaths.products))
    const add = productCards(page).first().getByRole('button', { name: tamil.addToList.addToList })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      expect(
        await add.evaluate((link) => {
          const range = new Range()
          range.selectNodeContents(link)
          return range.getClientRects().length
        }),
        `lines at ${width} px`,
      ).toBe(1)
    }
  })

  await test.step('no word of a Tamil name is parted on the order list, nor in the bar below it', async () => {
    const lines = (await findProducts(request)).map(({ _id: id }) => ({ id, quantity: 1 }))
    await visit(page, orderListAddress(lines, 'ta'))
    const bar = page.getByRole('complementary', { name: tamil.shell.callOrChat }).locator('span')
    const names = page.getByRole('list', { name: tamil.shell.products }).getByRole('heading')
    await expect(names).toHaveCount(lines.length)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      for (const { text, parted } of await findPartedWords(names.or(bar)))
        expect.soft(parted, `${text} at ${width} px`).toEqual([])
    }
  })

  await test.step('what each kilo more costs takes two lines at most on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(addressIn('ta', pagePaths.delivery))
    const charges = page.getByRole('cell', { name: deliveryTa.eachKilo('₹8') })
    await expect(charges.first()).toBeVisible()
    const lines = await charges.first().evaluate(async (cell) => {
      await document.fonts.ready
      const range = new Range()
      range.selectNodeContents(cell)
      return range.getClientRects().length
    })
    expect(lines).toBeLessThanOrEqual(2)
  })
})
