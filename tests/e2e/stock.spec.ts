import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { openDatabase } from '../../api/db/database.ts'
import { readPdf } from '../../api/testing/read-pdf.ts'
import { indiaDate } from '../../contract/india-time.ts'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { orderListAddress } from '../../contract/order-list/order-list.ts'
import { apiPaths, fillPath, pagePaths, productAddress } from '../../contract/paths.ts'
import { writeStock } from '../../contract/price-list/words.ts'
import { writeShortDay } from '../../contract/text/month-names.ts'
import { readEnv } from '../../env/env.ts'
import { findBarriers } from './axe.ts'
import { expectToFit } from './fit.ts'
import { expect, test } from './fixtures.ts'
import { type Colleague, hireColleague, signIn, unfold } from './staff.ts'

// How much is left and when it is back: said in one tap or two, and read alike everywhere.

test.use({ ownSite: true, viewport: { width: 360, height: 740 } })

const name = 'Karanja Oil 1 L'
const stockOf = (page: Page) => page.getByRole('group', { name: `Stock of ${name}` })
const isPressed = (page: Page, level: string) =>
  expect(stockOf(page).getByRole('button', { name: level })).toHaveAttribute('aria-pressed', 'true')

async function addProduct(colleague: Colleague, fields: object = {}) {
  const { data } = await (await colleague.get(`${apiPaths.products}?limit=1`)).json()
  const category = data[0].category._id
  const made = await colleague.send('POST', apiPaths.products, { name, category, ...fields })
  const { _id: id } = (await made.json()).data
  const path = fillPath(apiPaths.product, { id })
  return {
    id,
    read: async () => (await (await colleague.get(path)).json()).data,
    change: (changed: object) => colleague.send('PUT', path, changed),
  }
}

/** The button that says the day and leads to the calendar. */
const backIn = (page: Page, days: number) =>
  page.getByRole('button', {
    name: `Back about ${writeShortDay(indiaDate(Date.now(), days))}: ${name}`,
  })
const anotherDay = (page: Page) =>
  page.getByRole('button', { name: `Back on another day: ${name}` })

/** A day of the calendar that is open. */
function dayIn(page: Page, days: number) {
  const day = new Date(indiaDate(Date.now(), days))
  const words = day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return page.getByRole('dialog').getByRole('button', { name: new RegExp(`\\b${words}`) })
}

test('what is out gets a day in two taps, any day in three, and is back in one', async ({
  page,
  request,
}) => {
  const product = await addProduct(await hireColleague(request))
  await signIn(page, `${pagePaths.adminProducts}?search=Karanja`)
  let taps = 0
  const tap = async (target: Locator) => {
    taps++
    await target.tap()
  }
  const choose = async (level: string) => {
    await tap(stockOf(page).getByRole('button', { name: level }))
    await isPressed(page, level)
  }

  await choose('Out of stock')
  await tap(page.getByRole('button', { name: `Back in 1 week: ${name}` }))
  await expect(backIn(page, 7)).toBeVisible()
  expect(taps).toBe(2)
  await expect
    .poll(product.read)
    .toMatchObject({ inStock: false, backOn: indiaDate(Date.now(), 7) })
  expect(await findBarriers(page)).toEqual([])
  await expectToFit(page, 'product list')

  for (const days of [0, 45, 180]) {
    await choose('In stock')
    taps = 0
    await choose('Out of stock')
    await tap(anotherDay(page))
    await expectToFit(page, 'calendar')
    await tap(dayIn(page, days))
    await expect(backIn(page, days)).toBeVisible()
    expect(taps, `${days} days ahead`).toBe(3)
    await expect
      .poll(product.read)
      .toMatchObject({ inStock: false, backOn: indiaDate(Date.now(), days) })
  }

  taps = 0
  await choose('Few left')
  expect(taps).toBe(1)
  await expect(backIn(page, 180)).toHaveCount(0)
  await expect.poll(product.read).toMatchObject({ inStock: true, stock: 'few' })
  await page.reload()
  await isPressed(page, 'Few left')
})

test('the calendar offers the days that may be chosen, and that none is known', async ({
  page,
  request,
}) => {
  const product = await addProduct(await hireColleague(request), {
    stock: 'out',
    backOn: indiaDate(Date.now(), 180),
  })
  await signIn(page, `${pagePaths.adminProducts}?search=Karanja`)
  await backIn(page, 180).click()
  expect(await findBarriers(page)).toEqual([])
  await expect(dayIn(page, 0)).toBeEnabled()
  await expect(dayIn(page, -1).or(dayIn(page, 181)).and(page.locator(':enabled'))).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(backIn(page, 1)).toBeVisible()
  await backIn(page, 1).click()
  await page.getByRole('button', { name: 'The day is not known' }).click()
  await expect(anotherDay(page)).toBeVisible()
  await expect.poll(product.read).not.toHaveProperty('backOn')
})

test('two tabs that change stock and day lose nothing', async ({ page, context, request }) => {
  const product = await addProduct(await hireColleague(request), { inStock: false })
  const list = `${pagePaths.adminProducts}?search=Karanja`
  await signIn(page, list)
  const other = await context.newPage()
  await other.goto(list)
  await isPressed(page, 'Out of stock')
  await isPressed(other, 'Out of stock')

  await test.step('a day that the other tab has not seen stays', async () => {
    await page.getByRole('button', { name: `Back in 2 weeks: ${name}` }).click()
    await expect.poll(product.read).toHaveProperty('backOn')
    await stockOf(other).getByRole('button', { name: 'In stock' }).click()
    await expect(other.getByText(/has changed this in between: Back about/)).toBeVisible()
    await expect(backIn(other, 14)).toBeVisible()
    expect(await product.read()).toMatchObject({ inStock: false })
  })

  await test.step('what has been seen is changed, and the first tab is told', async () => {
    await stockOf(other).getByRole('button', { name: 'In stock' }).click()
    await isPressed(other, 'In stock')
    await expect.poll(product.read).toMatchObject({ inStock: true })
    await backIn(page, 14).click()
    await dayIn(page, 20).click()
    await expect(page.getByText(/has changed this in between: Stock/)).toBeVisible()
    await isPressed(page, 'In stock')
    expect(await product.read()).not.toHaveProperty('backOn')
  })
})

/** A machine that is very busy asks one to come back in a moment. */
async function drawPriceList(request: APIRequestContext): Promise<Buffer> {
  let body: Buffer = Buffer.of()
  await expect(async () => {
    const response = await request.get('/api/price-list.pdf?lang=en')
    expect(response.status()).toBe(200)
    body = await response.body()
  }).toPass()
  return body
}

/** What is stored of a product's stock, and what search engines read of it. */
const said = (backOn: string) =>
  [
    [{ inStock: false, backOn }, 'BackOrder'],
    [{ inStock: false, backOn: '' }, 'OutOfStock'],
    [{ inStock: true, stock: 'few', leadDays: '' }, 'LimitedAvailability'],
    [{ inStock: true, stock: 'few', leadDays: 3 }, 'MadeToOrder'],
  ] as const

test('all who ask read the same words everywhere, without script too', async ({
  browser,
  page: staff,
  request,
  site,
}) => {
  const colleague = await hireColleague(request)
  const backOn = indiaDate(Date.now(), 5)
  const { id, read, change } = await addProduct(colleague, { stock: 'out', backOn })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const row = page.getByRole('row').filter({ hasText: 'Karanja' })
  const open = (path: string) => page.goto(site.url + path)
  const listed = orderListAddress([{ id, quantity: 1 }])
  const sheet = listed.replace(pagePaths.orderList, pagePaths.adminOrderAnswer)
  await signIn(staff, sheet)

  for (const [stock, availability] of said(backOn)) {
    expect((await change(stock)).ok()).toBe(true)
    const words = writeStock(await read())
    const lines = words.map(({ en }) => en)
    await staff.goto(sheet)
    const order = staff.getByRole('region', { name: 'Order', exact: true })
    for (const line of lines) await expect(order, 'answer sheet').toContainText(line)
    await staff.goto(listed)
    for (const line of lines)
      await expect(staff.getByRole('main'), 'order list').toContainText(line)
    await open(`${pagePaths.products}?search=Karanja`)
    for (const line of lines) await expect(page.getByRole('main'), 'card').toContainText(line)
    await open(pagePaths.priceList)
    for (const line of lines) await expect(row, 'price list').toContainText(line)
    await open(`${pagePaths.priceList}?lang=ta`)
    for (const { ta } of words) await expect(row, 'price list in Tamil').toContainText(ta)
    const pdf = await readPdf(await drawPriceList(request))
    for (const line of lines) expect(pdf.pages.join(' ').replace(/\s+/g, ' ')).toContain(line)
    await open(productAddress(id))
    for (const line of lines) await expect(page.getByRole('dialog')).toContainText(line)
    const alt = page.locator('meta[property="og:image:alt"]')
    await expect(alt).toHaveAttribute('content', new RegExp(`, ${lines.join(', ')}$`))
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain(`"availability":"https://schema.org/${availability}"`)
    expect(data.join().includes(`"availabilityStarts":"${backOn}"`)).toBe(
      availability === 'BackOrder',
    )
  }
  await context.close()
})

test('a visitor asks when it is back', async ({ page, request }) => {
  const backOn = indiaDate(Date.now(), 5)
  const { id, change } = await addProduct(await hireColleague(request), { stock: 'out', backOn })
  const day = writeStock({ inStock: false, backOn })[0]?.en.replace('Back ', '')
  const ask = page.getByRole('link', { name: `Tell me when it is back: ${name}` })
  const expectText = async (text: string) => {
    await page.goto(productAddress(id))
    await expect(ask).toHaveAttribute('href', new RegExp(RegExp.escape(encodeURIComponent(text))))
  }
  await expectText(`Please tell me when ${name} is back (${day}).`)
  await change({ backOn: '' })
  await expectText(`Please tell me when ${name} is back.`)
})

test('what is typed in the form is judged, and kept together', async ({ page, request }) => {
  const product = await addProduct(await hireColleague(request))
  await signIn(page, fillPath(pagePaths.adminProductEdit, { id: product.id }))
  await page.getByLabel('Stock', { exact: true }).selectOption('Out of stock')
  await page.getByLabel('Back about').fill(indiaDate(Date.now(), 181))
  await unfold(page, 'Offer')
  await page.getByLabel('Pressed to order (days)').fill('31')
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.click()
  await expect(page.getByText(messages.validation.between(1, 30), { exact: true })).toBeVisible()
  await page.getByLabel('Pressed to order (days)').fill('3')
  await save.click()
  await expect(page.getByText(messages.product.backOnTooLate(180), { exact: true })).toBeVisible()
  await expectToFit(page, 'product form')
  await page.getByLabel('Back about').fill(indiaDate(Date.now(), 180))
  await save.click()
  await expect(backIn(page, 180)).toBeVisible()
  expect(await product.read()).toMatchObject({
    inStock: false,
    backOn: indiaDate(Date.now(), 180),
    leadDays: 3,
  })
})

test('a group is all back today, and what is few stays few', async ({ page, request }) => {
  const colleague = await hireColleague(request)
  const { data: groups } = await (await colleague.get(apiPaths.productGroups)).json()
  const group = groups[0]._id
  const inGroup = async (query: string) =>
    (await (await colleague.get(`${apiPaths.products}?group=${group}${query}`)).json()).data
  const few = await addProduct(colleague, { group, stock: 'few' })
  const out = await addProduct(colleague, {
    group,
    stock: 'out',
    backOn: indiaDate(Date.now(), 9),
  })
  await signIn(page, fillPath(pagePaths.adminProductGroupEdit, { id: group }))
  await page.getByRole('button', { name: 'All back today' }).click()
  await expect(page.getByRole('button', { name: 'All back today' })).toHaveCount(0)
  expect(await inGroup('&stock=out')).toEqual([])
  expect(await few.read()).toMatchObject({ stock: 'few' })
  expect(await out.read()).not.toHaveProperty('backOn')
})

test('what was past their return date, and what is few for long, stands under Needs care', async ({
  page,
  request,
  site,
}) => {
  const colleague = await hireColleague(request)
  const { id: out } = await addProduct(colleague, { stock: 'out' })
  const { id: few } = await addProduct(colleague, { stock: 'few' })
  const db = await openDatabase(readEnv(site.settings))
  const since = (id: string, columns: object) =>
    db.updateTable('products').set(columns).where('id', '=', id).execute()
  await since(out, { back_on: indiaDate(Date.now(), -1) })
  await since(few, { few_since: Date.parse(indiaDate(Date.now(), -limits.product.fewDays)) })
  await db.destroy()

  const care = page.getByRole('region', { name: 'Needs care' })
  for (const [row, level] of [
    ['1 product past their return date', 'Out of stock'],
    ['1 product few for 14 days', 'Few left'],
  ] as const) {
    await signIn(page)
    await care.getByRole('link', { name: row }).click()
    await expect(stockOf(page)).toHaveCount(1)
    await isPressed(page, level)
  }
})
