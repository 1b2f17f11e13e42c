import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { formatRupees } from '../../../../contract/prices/money.ts'
import { administrator } from '../../fixtures/site.ts'
import { fillLogin, hireColleague, signIn, walkTo } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true })

test('the history of a product lists each field, and other devices are signed out', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  const [product] = (await (await request.get(apiPrefix + apiPaths.products)).json()).data
  const change = { price: product.price + 1, inStock: !product.inStock }
  await colleague.send('PUT', fillPath(apiPaths.product, { id: product._id }), change)

  await signIn(page, fillPath(pagePaths.adminProductEdit, { id: product._id }))
  await page.getByRole('link', { name: 'History' }).last().click()
  await page.getByRole('link', { name: 'All of it in the log' }).click()
  await expect(page).toHaveURL(new RegExp(`${pagePaths.adminHistory}\\?record=${product._id}`))
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText(`Changed product ${product.name}`)
  await expect(entries.last()).toContainText('The program')

  await entries.first().getByText(product.name).click()
  for (const [field, before, after] of [
    ['Price', formatRupees(product.price), formatRupees(change.price)],
    ['In stock', product.inStock ? 'Yes' : 'No', change.inStock ? 'Yes' : 'No'],
  ] as const) {
    const pair = entries.first().getByText(field, { exact: true }).locator('..')
    await expect(pair).toContainText(`Before${before}`)
    await expect(pair).toContainText(`After${after}`)
  }
  await page.getByRole('link', { name: /^All by / }).click()
  await expect(page).toHaveURL(/\?user=/)
  await page.getByLabel('Kind').selectOption('Accounts')
  await expect(entries.first()).toContainText(`Signed in to account ${administrator.email}`)
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)

  await test.step('other devices are signed out at once', async () => {
    await walkTo(page, pagePaths.adminSessions)
    await expect(page.getByText('This device')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)

    await page.getByRole('button', { name: 'Sign out all others' }).click()
    const dialog = page.getByRole('alertdialog')
    expect((await colleague.get(apiPaths.me)).status()).toBe(200)
    await dialog.getByRole('button', { name: 'Sign out' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    expect((await colleague.get(apiPaths.me)).status()).toBe(401)

    await test.step('and may sign in again', async () => {
      await page.evaluate(() => localStorage.clear())
      await page.goto(pagePaths.adminSessions)
      await fillLogin(page)
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
    })
  })
})
