import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test('the preview reorders all items, locally until they are saved', async ({ page }) => {
  await signIn(page, pagePaths.adminNavigation)
  await page.getByRole('button', { name: 'Mobile' }).click()
  await page.getByRole('button', { name: 'Show Positions' }).click()
  const menu = page.getByRole('grid', { name: 'Items of the menu' }).getByRole('row')
  await expect(menu.nth(0)).toContainText('Home')
  await test.step('an item of the menu moves, and nothing is sent', async () => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.method()))
    await menu.nth(0).getByRole('button', { name: 'Move Home down' }).click()
    await expect(page.getByText(messages.navigation.orderUpdated)).toBeVisible()
    await expect(menu.nth(0)).toContainText('Products')
    await expect(menu.nth(1)).toContainText('Home2')
    expect(requests.filter((method) => method !== 'GET')).toEqual([])
  })

  await test.step('the page is not left without a question, and a reload keeps the order', async () => {
    const sidebar = page.getByRole('button', { name: 'Open sidebar' })
    if (await sidebar.isVisible()) await sidebar.click()
    await page.getByRole('link', { name: 'Products', exact: true }).last().click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await page.reload()
  })

  const bar = await test.step('an item of the header moves', async () => {
    await page.getByRole('button', { name: 'Desktop' }).click()
    const bar = page.getByRole('grid', { name: 'Items of the header' }).getByRole('row')
    await expect(bar.nth(0)).toContainText('Products')
    const homeLeft = page.getByRole('button', { name: 'Move Home left' })
    await homeLeft.click()
    await expect(bar.nth(0)).toContainText('Home')
    await expect(homeLeft).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Move Home right' })).toBeFocused()
    return bar
  })

  await test.step('an item of More moves into the header, and keeps the focus', async () => {
    const up = bar.filter({ hasText: 'More' }).getByRole('button', { name: /up$/ })
    const label = (await up.getAttribute('aria-label')) ?? ''
    await up.click()
    const left = page.getByRole('button', { name: label.replace(/up$/, 'left') })
    await expect(left).toBeFocused()
  })
})
