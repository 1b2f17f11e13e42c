import type { Page } from '@playwright/test'
import { indiaDate } from '../../../../contract/india-time.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { writeShortDay } from '../../../../contract/text/month-names.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { expectToFit } from '../../fixtures/fit.ts'
import { type Colleague, hireColleague, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true, viewport: { width: 360, height: 740 } })

const name = 'Karanja Oil 1 L'

async function addProduct(colleague: Colleague, fields: object = {}) {
  const { data } = await (await colleague.get(`${apiPaths.products}?limit=1`)).json()
  const category = data[0].category._id
  const made = await colleague.send('POST', apiPaths.products, { name, category, ...fields })
  const { _id: id } = (await made.json()).data
  const path = fillPath(apiPaths.product, { id })
  return {
    id,
    read: async () => (await (await colleague.get(path)).json()).data,
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

test('The calendar of a product that is out fits a phone, and is used by a finger and by keys', async ({
  page,
  request,
}) => {
  const product = await addProduct(await hireColleague(request), {
    stock: 'out',
    backOn: indiaDate(Date.now(), 180),
  })
  await signIn(page, `${pagePaths.adminProducts}?search=Karanja`)
  await expectToFit(page, 'product list')
  await backIn(page, 180).click()
  await expectToFit(page, 'calendar')
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
