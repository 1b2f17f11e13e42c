import type { Locator, Page } from '@playwright/test'
import { orderListMessages } from '../../contract/order-list/messages.ts'
import { pagePaths } from '../../contract/paths.ts'
import { orderListEn } from '../../web/features/order-list/words/en.ts'
import { english } from '../../web/words/en.ts'
import { findBarriers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import {
  addButton,
  findOils,
  lessButton,
  listLink,
  moreButton,
  openList,
  orderLines,
  sendLink,
  watchChats,
} from './order-list.ts'
import { awaitScripts, productCards, visit } from './visitor.ts'

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
  await expect(page.locator('#home-sections div.contents')).toHaveCount(0)
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
  await expect(page.getByText(orderListMessages.opened)).toBeVisible()
})

test('a card counts up and down, and takes back what it added', async ({ page }) => {
  await visit(page, pagePaths.products)
  const card = productCards(page).first()
  await addButton(card).press('Enter')
  await expect(moreButton(card)).toBeFocused()
  await moreButton(card).tap()
  await expect(card.getByRole('status')).toHaveText('2')
  await lessButton(card).tap()
  await lessButton(card).tap()
  await expect(addButton(card)).toBeVisible()
  await expect(listLink(page)).toBeHidden()
})

test('what is added in the details shows on the card', async ({ page }) => {
  await visit(page, pagePaths.products)
  const card = productCards(page).first()
  await card.getByRole('heading').getByRole('link').tap()
  await addButton(page.getByRole('dialog')).tap()
  await page.keyboard.press('Escape')
  await expect(card.getByRole('status')).toHaveText('1')
  await moreButton(card).tap()
  await expect(card.getByRole('status')).toHaveText('2')
  await expect(listLink(page)).toHaveText(/1$/)
})

test('another tab follows, and is followed', async ({ page, context }) => {
  const { litre, sesame } = await findOils(page)
  await visit(page, pagePaths.products)
  const cards = productCards(page)
  await addButton(cards.first()).tap()
  const other = await context.newPage()
  await visit(other, pagePaths.orderList)
  await expect(orderLines(other)).toHaveCount(1)
  await addButton(cards.nth(1)).tap()
  await expect(orderLines(other)).toHaveCount(2)
  await expect(other).toHaveURL(`/list?i=${litre._id}.1~${sesame._id}.1`)
  await moreButton(orderLines(other).first()).tap()
  await expect(cards.first().getByRole('status')).toHaveText('2')
})

test('a quantity goes down to 1, and changes the price of its line', async ({ page }) => {
  const { litre } = await findOils(page)
  await openList(page, `${litre._id}.3`)
  const line = orderLines(page).first()
  await expect(line).toContainText('₹1,134')
  await lessButton(line).tap()
  await lessButton(line).tap()
  await expect(line).toContainText('₹378')
  await expect(lessButton(line)).toBeDisabled()
})

test('a line that is taken off comes back to its place, and keeps what changed since', async ({
  page,
}) => {
  const { litre, tin } = await findOils(page)
  await openList(page, `${litre._id}.1~${tin._id}.1`)
  const line = orderLines(page).filter({ hasText: litre.name })
  await line.getByRole('button', { name: /^Remove/ }).tap()
  await expect(line).toBeHidden()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await moreButton(orderLines(page).first()).tap()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(orderLines(page).first()).toContainText(litre.name)
  await expect(orderLines(page).nth(1).getByRole('status')).toHaveText('2')
})

test('a list that is cleared comes back', async ({ page }) => {
  const { litre, tin } = await findOils(page)
  await openList(page, `${litre._id}.1~${tin._id}.1`)
  await page.getByRole('button', { name: 'Clear' }).tap()
  await expect(page.getByText(orderListMessages.empty)).toBeVisible()
  await expect(page).toHaveURL(pagePaths.orderList)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(orderLines(page)).toHaveCount(2)
  expect(await findBarriers(page)).toEqual([])
})

test('name, place and note go into the message alone, and are there on the next visit', async ({
  page,
  context,
  site,
}) => {
  const chats = await watchChats(context)
  const { litre } = await findOils(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  await openList(page, `${litre._id}.1`)
  await page.getByText('Name, place or a note').tap()
  await page.getByLabel('Name', { exact: true }).fill('Meena')
  await page.getByLabel('Place').fill('Pollachi')
  await page.getByLabel('Note').fill('After five')
  expect(await findBarriers(page)).toEqual([])
  await sendLink(page).tap()
  await expect.poll(() => chats).toHaveLength(1)
  expect(chats[0]).toBe(`Vanakkam! I would like to order:
1. ${litre.name} × 1 = ₹378
Total: ₹378
Name: Meena
Place: Pollachi
Note: After five
${site.url}/list?i=${litre._id}.1`)
  expect(requests.filter((request) => /Meena|Pollachi|After/.test(request))).toEqual([])
  await page.goto(pagePaths.orderList)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meena')
})

test('a list that was sent replaces what is on the list, which comes back', async ({
  page,
  context,
}) => {
  const chats = await watchChats(context)
  const { litre, tin, sesame } = await findOils(page)
  const same = page.getByRole('button', { name: orderListEn.orderAgain })
  await openList(page, `${litre._id}.1~${tin._id}.1`)
  await sendLink(page).tap()
  await expect.poll(() => chats).toHaveLength(1)
  await openList(page, `${sesame._id}.1`)
  await same.tap()
  await expect(orderLines(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(orderLines(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear' }).tap()
  await same.tap()
  await expect(orderLines(page)).toHaveCount(2)
})

test('going back shows the list as it is, not as it was', async ({ page }) => {
  const { litre } = await findOils(page)
  await openList(page, `${litre._id}.1`)
  await orderLines(page).getByRole('link').tap()
  await moreButton(page.getByRole('dialog')).tap()
  await page.goBack()
  await expect(orderLines(page).getByRole('status')).toHaveText('2')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a list has its lines, total and message, and links that change it', async ({ page }) => {
    const { litre } = await findOils(page)
    const empty = page.getByText(orderListMessages.empty)
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
