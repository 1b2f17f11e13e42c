import { messages } from '../../../contract/messages.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { paintPicture } from '../fixtures/pictures.ts'
import { fillLogin, unfold } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ ownSite: true })

test('staff change a price and a picture, and a visitor sees it at once', {
  tag: '@two-processes',
}, async ({ page }) => {
  const productName = 'Groundnut Oil 1 L'
  const publicPage = `${pagePaths.products}?search=${encodeURIComponent(productName)}`
  const publicCard = page.getByRole('article').filter({ hasText: 'Groundnut Oil' }).first()

  await page.goto(publicPage)
  await expect(publicCard).not.toContainText('₹1,432.50')
  const oldPicture = await publicCard.locator('picture img').getAttribute('src')

  await test.step('sign in, on the way to the list', async () => {
    await page.goto(pagePaths.adminProducts)
    await expect(page).toHaveURL(pagePaths.adminLogin)
    await expect(page).toHaveTitle('Admin Login')
    await fillLogin(page)
    await expect(page).toHaveURL(pagePaths.adminProducts)
    await expect(page.getByText('Admin Dashboard')).toBeVisible()
  })

  await test.step('find the product', async () => {
    await page.getByRole('searchbox', { name: 'Search products' }).fill(productName)
    await expect(page).toHaveURL(/search=Groundnut/)
    await page.getByRole('link', { name: `Edit ${productName}`, exact: true }).click()
    await expect(page.getByLabel(/^Name\*?$/)).toHaveValue(productName)
  })

  await test.step('change it', async () => {
    await page.getByLabel('Price (₹)', { exact: false }).first().fill('1432.50')
    await unfold(page, 'Offer')
    await page.getByLabel('Original price').fill('')
    const picture = await paintPicture('#2255cc')
    await page.getByLabel('Replace image').setInputFiles(picture)
    await expect(page.getByAltText('Preview')).toBeVisible()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(messages.product.updated)).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/products\?search=Groundnut/)
    await expect(page.getByText('₹1,432.50')).toBeVisible()
  })

  await test.step('see it as a visitor does', async () => {
    await page.goto(publicPage)
    await expect(publicCard).toContainText('₹1,432.50')
    await expect(publicCard.locator('picture img')).not.toHaveAttribute('src', oldPicture ?? '')
    await expect
      .poll(() =>
        publicCard.locator('picture img').evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(0)
  })

  await test.step('sign out', async () => {
    await page.goto(pagePaths.admin)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(pagePaths.adminLogin)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await page.goto(pagePaths.adminProducts)
    await expect(page).toHaveURL(pagePaths.adminLogin)
  })
})

test('a picture is removed on save, after a notice', async ({ page }) => {
  await page.goto(`${pagePaths.adminProducts}?search=${encodeURIComponent('Coconut Oil 500 ml')}`)
  await fillLogin(page)
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Remove image' }).click()
  await expect(page.getByText(messages.image.removedOnSave)).toBeVisible()
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const { data } = await (await saved).json()
  expect(data.image).toBeUndefined()
  await expect(page.getByText(messages.product.updated)).toBeVisible()
})
