import { orderListLimits } from '../../contract/order-list/limits.ts'
import { orderListMessages } from '../../contract/order-list/messages.ts'
import { pagePaths } from '../../contract/paths.ts'
import { expect, test } from './fixtures.ts'
import {
  addButtons,
  findOils,
  listLink,
  moreButton,
  orderLines,
  readStoredList,
  storeList,
} from './order-list.ts'
import { awaitScripts, productCards, visit } from './visitor.ts'

// A list in storage that holds nonsense, or all that it may, and in storage that takes nothing.

test('nonsense, as an older version may have left it, is passed over', async ({ page }) => {
  const { litre } = await findOils(page)
  await storeList(page, '{"lines":[1,2]}~~a b.1~.3~1.x')
  await page.evaluate(() => {
    for (const name of ['details', 'seen', 'sent'])
      localStorage.setItem(`order-list.1.${name}`, '[null,"{"')
  })
  await visit(page, pagePaths.products)
  await addButtons(page).first().tap()
  await expect(listLink(page)).toHaveText(/1$/)
  await listLink(page).tap()
  await expect(orderLines(page)).toHaveCount(1)
  await expect.poll(() => readStoredList(page)).toBe(`${litre._id}.1`)
})

test('a product goes on the list as often as it may be ordered, and no more', async ({ page }) => {
  const { litre } = await findOils(page)
  const { max } = orderListLimits.quantity
  await storeList(page, `${litre._id}.${max - 1}`)
  await visit(page, pagePaths.products)
  const card = productCards(page).first()
  for (let press = 0; press < 2; press += 1) {
    await moreButton(card).tap()
    await expect(card.getByRole('status')).toHaveText(String(max))
  }
})

test('a list that holds as many products as it may takes no more', async ({ page }) => {
  const lines = Array.from({ length: orderListLimits.lines }, (_, index) => `product-${index}.1`)
  await storeList(page, lines.join('~'))
  await visit(page, pagePaths.products)
  await addButtons(page).first().tap()
  await expect(page.getByRole('alert')).toHaveText('The list is full')
  await visit(page, `${pagePaths.orderList}?i=${lines.join('~')}~a.1~b.1`)
  await expect(page.getByText(orderListMessages.omitted(2))).toBeVisible()
  await expect(page.getByText(orderListMessages.unknown(orderListLimits.lines))).toBeVisible()
})

const faults = {
  blocked: () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  full: () => {
    const reject = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    Storage.prototype.setItem = reject
    // Written as a property, too.
    Object.defineProperty(window, 'localStorage', {
      value: new Proxy(localStorage, {
        set: reject,
        get: (storage, name) => Reflect.get(storage, name)?.bind?.(storage) ?? null,
      }),
    })
  },
}
for (const [kind, cause] of Object.entries(faults)) {
  test(`where storage is ${kind}, the list stands in the address`, async ({ page }) => {
    const { litre, sesame } = await findOils(page)
    await page.addInitScript(cause)
    await visit(page, pagePaths.products)
    await addButtons(page).first().tap()
    await addButtons(page).first().tap()
    await page.getByRole('link', { name: /^Order list: 2/ }).tap()
    await expect(orderLines(page)).toHaveCount(2)
    await expect(page).toHaveURL(`/list?i=${litre._id}.1~${sesame._id}.1`)
    await moreButton(orderLines(page).first()).tap()
    await expect(page).toHaveURL(`/list?i=${litre._id}.2~${sesame._id}.1`)
    await page.reload()
    await awaitScripts(page)
    await moreButton(orderLines(page).nth(1)).tap()
    await expect(page).toHaveURL(`/list?i=${litre._id}.2~${sesame._id}.2`)
  })
}
