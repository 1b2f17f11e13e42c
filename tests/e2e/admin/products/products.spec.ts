import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { endSessionAtWrite } from '../../fixtures/end-session.ts'
import { fillLogin, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true })

const editLinks = { name: /^Edit / }

test('staff search the list on a phone, come back to it from a product, and change a price in it', async ({
  page,
}) => {
  await test.step('back from a product, the list is as it was left, and after a reload', async () => {
    await signIn(page, pagePaths.adminProducts)
    await page.getByRole('searchbox').fill('500')
    await expect(page).toHaveURL(/search=500/)
    const filtered = page.url()
    await page.getByRole('link', editLinks).first().click()
    await expect(page.getByRole('heading', { name: 'Edit product' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(filtered)
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue('500')
  })

  await test.step('beside a price that is edited, the icons stay in their places', async () => {
    const price = page.getByRole('button', { name: /Change the price of/ }).first()
    const remove = page.getByRole('button', { name: /^Delete / }).first()
    await price.scrollIntoViewIfNeeded()
    const place = await remove.boundingBox()
    await price.click()
    const field = page.getByLabel(/^Price of .* in rupees$/)
    await field.fill('9.500,50')
    expect(await remove.boundingBox()).toEqual(place)
    await expect(page.getByText('₹9,500.50', { exact: true })).toBeVisible()
    await page.mouse.wheel(0, 100)
    await field.press('Enter')
    await expect(price).toContainText('₹9,500.50')
    await expect(price).toBeFocused()
  })

  await test.step('a stock keeps the focus once it is saved', async () => {
    const stock = page.getByRole('group', { name: /^Stock of/ }).first()
    const few = stock.getByRole('button', { name: 'Few left' })
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await few.press('Enter')
    await saved
    await expect(few).toHaveAttribute('aria-pressed', 'true')
    await expect(few).toBeFocused()
  })
})

test('what is typed into a form is sent by the person who signs in again after the session has ended', async ({
  page,
}) => {
  const name = page.getByLabel(/^Name\*?$/)
  await signIn(page, pagePaths.adminProductNew)
  await name.fill('Castor Oil 1 L')
  await page.getByLabel(/^Category/).selectOption({ label: 'Sesame Oil' })
  const { restore } = await endSessionAtWrite(page, { method: 'POST', ordinal: 1 })
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page).toHaveURL(pagePaths.adminLogin)
  await restore()
  await fillLogin(page)
  await expect(page).toHaveURL(pagePaths.adminProductNew)
  await expect(name).toHaveValue('Castor Oil 1 L')
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByText(messages.product.created)).toBeVisible()
  await expect(page).toHaveURL(pagePaths.adminProducts)
})
