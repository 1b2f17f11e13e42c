import type { Locator, Page } from '@playwright/test'
import { answerMessages } from '../../contract/order-list/order-answer-terms.ts'
import { orderListMessages } from '../../contract/order-list/order-list-messages.ts'
import { orderListLimits } from '../../contract/order-list/order-list-terms.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../contract/paths.ts'
import type { Product } from '../../contract/products/product.ts'
import { findBarriers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { addButtons, orderLines, sendLink, watchChats } from './order-list.ts'
import { hireColleague, signIn } from './staff.ts'
import { awaitScripts, productCards, visit } from './visitor.ts'

const listLink = (page: Page) => page.getByRole('link', { name: /^List \d/ })
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Order list: / })
const stored = (page: Page, key = 'order-list.1') =>
  page.evaluate((key) => localStorage.getItem(key), key)

/** Products of the demo, by name. */
async function findProducts(page: Page, ...names: string[]): Promise<Product[]> {
  const { data } = await (
    await page.request.get(`${apiPrefix}${apiPaths.products}?limit=100`)
  ).json()
  return names.map((name) => data.find((product: Product) => product.name === name))
}

const three = ['Groundnut Oil 1 L', 'Groundnut Oil 5 L Tin', 'Nallennai (Sesame Oil) 1 L']

test('a press counts while the code of the page around it is on its way', async ({ page }) => {
  const held: (() => Promise<void>)[] = []
  await page.route('**/assets/home-sections-*.js', (route) => {
    held.push(() => route.continue())
  })
  await page.goto(pagePaths.home)
  await awaitScripts(page)
  const card = productCards(page).first()
  await card.getByRole('button', { name: /^Add to list/ }).tap()
  await expect(card.getByRole('status', { name: /^Quantity/ })).toHaveText('1')
  await expect.poll(() => held.length).toBe(1)
  await card.getByRole('button', { name: /^One more/ }).tap()
  await held[0]?.()
  await expect(page.locator('#home-sections div.contents')).toHaveCount(0)
  await expect(card.getByRole('status', { name: /^Quantity/ })).toHaveText('2')
  await card.getByRole('button', { name: /^One more/ }).tap()
  await expect(card.getByRole('status', { name: /^Quantity/ })).toHaveText('3')
})

test('three products go into one message in six taps', async ({ page, context, site }) => {
  const chats = await watchChats(context)
  const [litre, tin, sesame] = await findProducts(page, ...three)
  let taps = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  await page.goto(pagePaths.home)
  await tap(page.getByRole('link', { name: 'Explore Products' }))
  await expect(page).toHaveURL(pagePaths.products)
  await expect(count(page)).toBeHidden()
  for (const name of three) {
    await tap(productCards(page).getByRole('button', { name: `Add to list: ${name}`, exact: true }))
  }
  await expect(count(page)).toHaveText(/3$/)
  const chunk = page.waitForResponse(/\/assets\/order-list-.*\.js$/)
  await tap(listLink(page))
  expect((await (await chunk).request().sizes()).responseBodySize).toBeLessThanOrEqual(12_000)
  await expect(orderLines(page)).toHaveCount(3)
  await expect(page).toHaveTitle(/^Order list \|/)
  await tap(sendLink(page))
  await expect.poll(() => chats).toHaveLength(1)
  expect(taps).toBeLessThanOrEqual(6)
  const link = `${site.url}/list?i=${litre?._id}.1~${tin?._id}.1~${sesame?._id}.1`
  expect(chats[0]).toBe(`Vanakkam! I would like to order:
1. Groundnut Oil 1 L × 1 = ₹378
2. Groundnut Oil 5 L Tin × 1 = ₹1,849.50
3. Nallennai (Sesame Oil) 1 L × 1 = ₹565
Total: ₹2,792.50
${link}`)
  await expect(page).toHaveURL(link)
  await expect(page.getByText(orderListMessages.opened)).toBeVisible()
})

test('a list is changed, taken back, and ordered again', async ({
  page,
  context,
  browser,
  site,
}) => {
  const chats = await watchChats(context)
  const [litre, tin] = await findProducts(page, ...three)
  const line = orderLines(page).filter({ hasText: 'Groundnut Oil 1 L' })

  await test.step('a card counts up and down, and takes back what it added', async () => {
    await visit(page, pagePaths.products)
    const card = productCards(page).first()
    await card.getByRole('button', { name: /^Add to list/ }).press('Enter')
    await expect(card.getByRole('button', { name: /^One more/ })).toBeFocused()
    await card.getByRole('button', { name: /^One more/ }).tap()
    await expect(card.getByRole('status')).toHaveText('2')
    await card.getByRole('button', { name: /^One less/ }).tap()
    await card.getByRole('button', { name: /^One less/ }).tap()
    await expect(card.getByRole('button', { name: /^Add to list/ })).toBeVisible()
    await expect(listLink(page)).toBeHidden()
  })

  await test.step('the details have the button too, and the card knows', async () => {
    await productCards(page).first().getByRole('heading').getByRole('link').tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add to list/ })
      .tap()
    await page.keyboard.press('Escape')
    await productCards(page)
      .first()
      .getByRole('button', { name: /^One more/ })
      .tap()
    await expect(listLink(page)).toHaveText(/1$/)
  })

  await test.step('another tab follows, and is followed', async () => {
    const other = await context.newPage()
    await visit(other, pagePaths.orderList)
    await expect(orderLines(other)).toHaveCount(1)
    await productCards(page)
      .nth(1)
      .getByRole('button', { name: /^Add to list/ })
      .tap()
    await expect(orderLines(other)).toHaveCount(2)
    await expect(other).toHaveURL(`/list?i=${litre?._id}.2~${tin?._id}.1`)
    await orderLines(other)
      .first()
      .getByRole('button', { name: /^One more/ })
      .tap()
    await expect(productCards(page).first().getByRole('status')).toHaveText('3')
    await other.close()
  })

  await test.step('quantities end at 1 and 99, and lines come back', async () => {
    await listLink(page).tap()
    await expect(line).toContainText('₹1,134')
    await line.getByRole('button', { name: /^One less/ }).tap()
    await line.getByRole('button', { name: /^One less/ }).tap()
    await expect(line.getByRole('button', { name: /^One less/ })).toBeDisabled()
    await line.getByRole('button', { name: /^Remove/ }).tap()
    await expect(line).toBeHidden()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await orderLines(page)
      .first()
      .getByRole('button', { name: /^One more/ })
      .tap()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(orderLines(page).first()).toContainText('Groundnut Oil 1 L')
    await expect(orderLines(page).nth(1).getByRole('status')).toHaveText('2')
    await orderLines(page)
      .nth(1)
      .getByRole('button', { name: /^One less/ })
      .tap()
    await page.getByRole('button', { name: 'Clear' }).tap()
    await expect(page.getByText(orderListMessages.empty)).toBeVisible()
    await expect(page).toHaveURL(pagePaths.orderList)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(orderLines(page)).toHaveCount(2)
    expect(await findBarriers(page)).toEqual([])
  })

  await test.step('name, place and note go into the message alone', async () => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
    await page.getByText('Name, place or a note').tap()
    await page.getByLabel('Name', { exact: true }).fill('Meena')
    await page.getByLabel('Place').fill('Pollachi')
    await page.getByLabel('Note').fill('After five')
    expect(await findBarriers(page)).toEqual([])
    await sendLink(page).tap()
    await expect.poll(() => chats).toHaveLength(1)
    expect(chats[0]).toBe(`Vanakkam! I would like to order:
1. ${litre?.name} × 1 = ₹378
2. ${tin?.name} × 1 = ₹1,849.50
Total: ₹2,227.50
Name: Meena
Place: Pollachi
Note: After five
${site.url}/list?i=${litre?._id}.1~${tin?._id}.1`)
    expect(requests.filter((request) => /Meena|Pollachi|After/.test(request))).toEqual([])
  })

  await test.step('all of it is there on the next visit, and the same as last time can be ordered', async () => {
    await page.goto(pagePaths.orderList)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meena')
    await page.getByRole('button', { name: 'Clear' }).tap()
    await page.goto(pagePaths.products)
    await productCards(page)
      .nth(3)
      .getByRole('button', { name: /^Add to list/ })
      .tap()
    await listLink(page).tap()
    await page.getByRole('button', { name: orderListMessages.same }).tap()
    await expect(orderLines(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(orderLines(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Clear' }).tap()
    await page.getByRole('button', { name: orderListMessages.same }).tap()
    await expect(orderLines(page)).toHaveCount(2)
  })

  await test.step('going back shows the list as it is, not as it was', async () => {
    await orderLines(page).first().getByRole('link').tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^One more/ })
      .tap()
    await page.goBack()
    await expect(orderLines(page).first().getByRole('status')).toHaveText('2')
  })

  await test.step('somebody else’s list is added to one’s own, or replaces it', async () => {
    const sent = `/list?i=${tin?._id}.4~constructor`
    await visit(page, sent)
    await expect(
      page.getByText('This list was sent to you. Your own has 2 products.'),
    ).toBeVisible()
    await expect(page.getByText(orderListMessages.unknown(1))).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Add to mine' }).tap()
    await expect(orderLines(page)).toHaveCount(2)
    await expect(orderLines(page).nth(1).getByRole('status')).toHaveText('5')
    const most = orderListLimits.quantity.max
    await visit(page, `/list?i=${tin?._id}.${most}`)
    await expect(page.getByRole('button', { name: /^One more/ })).toBeDisabled()
    await visit(page, sent)
    await page.getByRole('button', { name: 'Replace mine' }).tap()
    await expect(orderLines(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Take off' }).tap()
    await expect.poll(() => stored(page)).toBe(`${tin?._id}.4`)
    await expect(page.getByText(/was sent to you/)).toBeHidden()
  })

  await test.step('without script: lines, total, message, and links that change it', async () => {
    const stranger = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
    await stranger.goto(pagePaths.orderList)
    await expect(stranger.getByText(orderListMessages.empty)).toBeVisible()
    await stranger.goto(pagePaths.products)
    await productCards(stranger)
      .first()
      .getByRole('link', { name: /^Add to list/ })
      .click()
    await expect(stranger).toHaveURL(`/list?i=${litre?._id}.1`)
    await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await orderLines(stranger)
      .getByRole('link', { name: /^One more/ })
      .click()
    await expect(stranger.getByText('₹756').first()).toBeVisible()
    await expect(sendLink(stranger)).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent('1. Groundnut Oil 1 L × 2 = ₹756\nTotal: ₹756\n')),
    )
    await orderLines(stranger)
      .getByRole('link', { name: /^Remove/ })
      .click()
    await expect(stranger.getByText(orderListMessages.empty)).toBeVisible()
    await stranger.close()
  })
})

test.describe('on a site of its own', () => {
  test.use({ ownSite: true })

  test('what has changed is seen before it is sent', async ({ page, context, request }) => {
    const chats = await watchChats(context)
    const { send } = await hireColleague(request)
    const [litre, tin, sesame] = await findProducts(page, ...three)
    const save = async (product: Product | undefined, change: object) =>
      expect((await send('PUT', `/products/${product?._id}`, change)).ok()).toBe(true)
    const ids = [litre, tin, sesame].map((product) => product?._id)
    await visit(page, `${pagePaths.orderList}?i=${ids.join('~')}`)
    await save(litre, { price: 400, originalPrice: '' })
    await save(tin, { inStock: false, name: 'Groundnut Tin' })
    await sendLink(page).tap()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('Groundnut Oil 1 L is ₹400 now, not ₹378')
    await expect(notice).toContainText('Groundnut Tin is out of stock now')
    await expect(notice).toBeFocused()
    expect(await findBarriers(page)).toEqual([])
    await sendLink(page).tap()
    expect(chats).toEqual([])

    await test.step('also after the page is loaded again', async () => {
      await page.reload()
      await awaitScripts(page)
      await sendLink(page).tap()
      await expect(notice).toBeFocused()
      await notice.getByRole('button', { name: 'OK' }).tap()
      await expect(notice).toBeHidden()
    })

    await test.step('a product that is gone, and a price on request', async () => {
      expect((await send('DELETE', `/products/${sesame?._id}`)).ok()).toBe(true)
      await save(tin, { price: 0 })
      await sendLink(page).tap()
      await expect(notice).toContainText('Nallennai (Sesame Oil) 1 L is no longer available')
      await expect(notice).toContainText('Groundnut Tin is priced on request now, not ₹1,849.50')
      await notice.getByRole('button', { name: 'OK' }).tap()
      await sendLink(page).tap()
      await expect.poll(() => chats).toHaveLength(1)
      expect(chats[0]).toContain(
        '1. Groundnut Oil 1 L × 1 = ₹400\n2. Groundnut Tin × 1 (price on request)\nTotal: from ₹400\n',
      )
    })

    await test.step('prices that cannot be read are said, and the visitor decides', async () => {
      await page.route(`**${apiPrefix}${apiPaths.products}?*`, (route) => route.abort())
      await sendLink(page).tap()
      await expect(page.getByText(orderListMessages.unchecked)).toBeVisible()
      expect(chats).toHaveLength(1)
      await sendLink(page).tap()
      await expect.poll(() => chats).toHaveLength(2)
    })

    await test.step('a tab that is rejected: the chat opens in this one, with names of today', async () => {
      await page.unrouteAll()
      await save(litre, { name: 'Peanut Oil 1 L' })
      await page.evaluate(() => {
        window.open = () => null
      })
      await sendLink(page).tap()
      await expect(page).toHaveURL(/^https:\/\/wa\.me\//)
      expect(chats.at(-1)).toContain('\n1. Peanut Oil 1 L × 1 = ₹400\n')
    })
  })
})

test('a list survives storage that is full of nonsense, blocked, or full', async ({
  page,
  context,
}) => {
  const [litre, tin] = await findProducts(page, ...three)
  const addFirst = async (page: Page) => {
    await visit(page, pagePaths.products)
    await addButtons(page).first().tap()
  }

  await test.step('nonsense, as an older version may have left it', async () => {
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      localStorage.setItem('order-list.1', '{"lines":[1,2]}~~a b.1~.3~1.x')
      for (const name of ['details', 'seen', 'sent'])
        localStorage.setItem(`order-list.1.${name}`, '[null,"{"')
    })
    await addFirst(page)
    await expect(listLink(page)).toHaveText(/1$/)
    await listLink(page).tap()
    await expect(orderLines(page)).toHaveCount(1)
    await expect.poll(() => stored(page)).toBe(`${litre?._id}.1`)
  })

  await test.step('as many of a product as may be ordered, and no more', async () => {
    const { max } = orderListLimits.quantity
    const almost = `${litre?._id}.${max - 1}`
    await page.evaluate((text) => localStorage.setItem('order-list.1', text), almost)
    await visit(page, pagePaths.products)
    const card = productCards(page).first()
    for (let press = 0; press < 2; press += 1) {
      await card.getByRole('button', { name: /^One more/ }).tap()
      await expect(card.getByRole('status')).toHaveText(String(max))
    }
  })

  await test.step('a list that holds as many as it may', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `product-${index}.1`)
    await page.evaluate((text) => localStorage.setItem('order-list.1', text), ids.join('~'))
    await addFirst(page)
    await expect(page.getByRole('alert')).toHaveText('The list is full')
    await visit(page, `${pagePaths.orderList}?i=${ids.join('~')}~a.1~b.1`)
    await expect(page.getByText(orderListMessages.omitted(2))).toBeVisible()
    await expect(page.getByText(orderListMessages.unknown(40))).toBeVisible()
  })

  const trouble = {
    blocked: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }),
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      // Written as a property, too.
      Object.defineProperty(window, 'localStorage', {
        value: new Proxy(localStorage, {
          set: () => {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
          },
          get: (storage, name) => Reflect.get(storage, name)?.bind?.(storage) ?? null,
        }),
      })
    },
  }
  for (const [what, cause] of Object.entries(trouble)) {
    await test.step(`storage that is ${what}: the list stands in the address`, async () => {
      const visitor = await (
        await page
          .context()
          .browser()
          ?.newContext({
            baseURL: new URL(page.url()).origin,
            hasTouch: true,
          })
      )?.newPage()
      if (!visitor) throw new Error('No browser')
      await visitor.addInitScript(cause)
      await addFirst(visitor)
      await addButtons(visitor).first().tap()
      await visitor.getByRole('link', { name: /^Order list: 2/ }).tap()
      await expect(orderLines(visitor)).toHaveCount(2)
      await expect(visitor).toHaveURL(`/list?i=${litre?._id}.1~${tin?._id}.1`)
      await orderLines(visitor)
        .first()
        .getByRole('button', { name: /^One more/ })
        .tap()
      await expect(visitor).toHaveURL(`/list?i=${litre?._id}.2~${tin?._id}.1`)
      await visitor.reload()
      await awaitScripts(visitor)
      await orderLines(visitor)
        .nth(1)
        .getByRole('button', { name: /^One more/ })
        .tap()
      await expect(visitor).toHaveURL(`/list?i=${litre?._id}.2~${tin?._id}.2`)
      await visitor.context().close()
    })
  }

  await test.step('staff are led to the answer, and asked nothing', async () => {
    const visitor = await context.browser()?.newPage({ baseURL: new URL(page.url()).origin })
    if (!visitor) throw new Error('No browser')
    const sent = `${pagePaths.orderList}?i=${tin?._id}.3`
    await signIn(visitor, sent)
    await expect(visitor.getByRole('link', { name: answerMessages.offer })).toHaveAttribute(
      'href',
      `${pagePaths.adminOrderAnswer}?i=${tin?._id}.3`,
    )
    expect(await stored(visitor)).toBeNull()
    await visitor.close()
  })

  await test.step('a rejected clipboard and a rejected share show what they reject', async () => {
    await context.clearPermissions()
    await page.addInitScript(() => {
      const reject = (name: string) => async () => {
        throw new DOMException('Rejected', name)
      }
      Object.assign(navigator, { share: reject('NotAllowedError') })
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: reject('NotAllowedError') },
      })
      Object.assign(window, {
        cancelShare: () => Object.assign(navigator, { share: reject('AbortError') }),
      })
    })
    await page.evaluate(() => localStorage.clear())
    await visit(page, `${pagePaths.orderList}?i=${tin?._id}.2`)
    await page.getByText('Name, place or a note').tap()
    await page.getByLabel('Name', { exact: true }).fill('Meena')
    await page.getByRole('button', { name: 'Copy' }).tap()
    const text = page.getByRole('textbox', { name: orderListMessages.copyBlocked })
    await expect(text).toHaveValue(/1\. Groundnut Oil 5 L Tin × 2 = ₹3,699\nTotal: ₹3,699\nhttp/)
    await page.getByRole('button', { name: 'Share' }).tap()
    await expect(page.getByRole('textbox', { name: orderListMessages.shareBlocked })).toHaveValue(
      new RegExp(`/list\\?i=${tin?._id}\\.2$`),
    )
    await page.evaluate(() => (window as unknown as { cancelShare(): void }).cancelShare())
    await page.getByRole('button', { name: 'Share' }).tap()
    await expect(page.getByText(orderListMessages.shareBlocked)).toBeHidden()
  })
})
