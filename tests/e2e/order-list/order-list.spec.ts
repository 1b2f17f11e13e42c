import type { Locator, Page } from '@playwright/test'
import { pagePaths } from '../../../contract/paths.ts'
import { orderListEn } from '../../../web/order-list/words/en.ts'
import { homeSectionsId } from '../../../web/ui/behaviour/hydration-marks.ts'
import { english } from '../../../web/words/en.ts'
import { findBarriers } from '../fixtures/axe.ts'
import {
  addButton,
  findOils,
  lessButton,
  listLink,
  moreButton,
  orderLines,
  sendLink,
  watchChats,
} from '../fixtures/order-list.ts'
import { expect, test } from '../fixtures/test.ts'
import { awaitScripts, layoutShift, productCards, visit } from '../fixtures/visitor.ts'

const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Order list: / })

test('a press counts while the code of the page around it is on its way', async ({ page }) => {
  const held: (() => Promise<void>)[] = []
  await page.route('**/assets/home-sections-*.js', (route) => {
    held.push(() => route.continue())
  })
  await page.goto(pagePaths.home)
  await awaitScripts(page)
  const card = productCards(page).first()
  await addButton(card).tap()
  await expect(card.getByRole('status', { name: /^Quantity/ })).toHaveText('1')
  await expect.poll(() => held.length).toBe(1)
  await moreButton(card).tap()
  await held[0]?.()
  await expect(page.locator(`#${homeSectionsId} div.contents`)).toHaveCount(0)
  await expect(card.getByRole('status', { name: /^Quantity/ })).toHaveText('2')
  await moreButton(card).tap()
  await expect(card.getByRole('status', { name: /^Quantity/ })).toHaveText('3')
})

test('three products go into one message in six taps', async ({ page, context, site }) => {
  const chats = await watchChats(context)
  const { litre, sesame, coconut } = await findOils(page)
  let taps = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  await page.goto(pagePaths.home)
  await tap(page.getByRole('link', { name: english.shell.explore }))
  await expect(page).toHaveURL(pagePaths.products)
  await expect(count(page)).toBeHidden()
  for (const { name } of [litre, sesame, coconut]) {
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
  const link = `${site.url}/list?i=${litre._id}.1~${sesame._id}.1~${coconut._id}.1`
  expect(chats[0]).toBe(`Vanakkam! I would like to order:
1. Groundnut Oil 1 L × 1 = ₹378
2. Nallennai (Sesame Oil) 1 L × 1 = ₹565
3. Coconut Oil 1 L × 1 = ₹595
Total: ₹1,538
${link}`)
  await expect(page).toHaveURL(link)
  await expect(page.getByText(orderListEn.opened)).toBeVisible()

  await test.step('another tab follows, and is followed', async () => {
    const other = await context.newPage()
    await visit(other, pagePaths.products)
    const card = productCards(other).first()
    await moreButton(card).tap()
    await expect(orderLines(page).first().getByRole('status')).toHaveText('2')
    await expect(page).toHaveURL(/i=[\w-]+\.2~/)
    await lessButton(orderLines(page).first()).tap()
    await expect(card.getByRole('status')).toHaveText('1')
    await other.close()
  })

  await test.step('what was typed for an order is there on the next visit', async () => {
    await page.getByText('Name, place or a note').tap()
    await page.getByLabel('Name', { exact: true }).fill('Meena')
    expect(await findBarriers(page)).toEqual([])
    await page.goto(pagePaths.orderList)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meena')
  })

  await test.step('somebody else’s list asks what is to become of it', async () => {
    await visit(page, `${pagePaths.orderList}?i=${litre._id}.4~constructor`)
    await expect(page.getByText(orderListEn.received('3 products'))).toBeVisible()
    await expect(page.getByText(orderListEn.unknown(1))).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
  })
})

test('Nothing moves on the page of the list, whatever the device has stored for it', async ({
  page,
}) => {
  const { litre } = await findOils(page)
  const list = `${litre._id}.2`
  const expectStill = async () => {
    await awaitScripts(page)
    expect.soft(await layoutShift(page), page.url()).toBeLessThan(0.01)
  }
  await page.goto(pagePaths.orderList)
  await expect(page.getByText(orderListEn.empty)).toBeVisible()
  await expectStill()
  await page.goto(`${pagePaths.orderList}?i=${list}`)
  await expect(listLink(page)).toBeVisible()
  await expectStill()
  await page.evaluate(() =>
    localStorage.setItem('order-list.1.details', '{"pin":"641602","name":"Meena"}'),
  )
  for (const open of [() => page.goto(pagePaths.orderList), () => page.reload()]) {
    await open()
    await expect(page.getByText('To 641 602')).toBeVisible()
    await expectStill()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a list has its lines, total and message, and links that change it', async ({ page }) => {
    const { litre } = await findOils(page)
    const empty = page.getByText(orderListEn.empty)
    await page.goto(pagePaths.orderList)
    await expect(empty).toBeVisible()
    await page.goto(pagePaths.products)
    const card = productCards(page).first()
    await card.getByRole('link', { name: /^Add to list/ }).click()
    await expect(page).toHaveURL(`/list?i=${litre._id}.1`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await orderLines(page)
      .getByRole('link', { name: /^One more/ })
      .click()
    await expect(page.getByText('₹756').first()).toBeVisible()
    const message = encodeURIComponent('1. Groundnut Oil 1 L × 2 = ₹756\nTotal: ₹756\n')
    await expect(sendLink(page)).toHaveAttribute('href', new RegExp(message))
    await orderLines(page)
      .getByRole('link', { name: /^Remove/ })
      .click()
    await expect(empty).toBeVisible()
  })
})
