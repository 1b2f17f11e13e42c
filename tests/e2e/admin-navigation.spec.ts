import type { Page } from '@playwright/test'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../contract/paths.ts'
import { expect, test } from './fixtures.ts'
import { closeMessages, hireColleague, othersChanges, signIn } from './staff.ts'

test.use({ ownSite: true })

const save = (page: Page) => page.getByRole('button', { name: 'Save All Settings' }).click()
const order = (page: Page) => page.getByRole('grid', { name: 'Category order' })

test.describe('where nothing is changed', () => {
  test.use({ ownSite: false })

  test('the preview reorders all items, locally until they are saved', async ({ page }) => {
    await signIn(page, pagePaths.adminNavigation)
    await page.getByRole('button', { name: 'Mobile' }).click()
    await page.getByRole('button', { name: 'Show Positions' }).click()
    const menu = page.getByRole('grid', { name: 'Items of the menu' }).getByRole('row')
    await expect(menu.nth(0)).toContainText('Home')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.method()))
    await menu.nth(0).getByRole('button', { name: 'Move Home down' }).click()
    await expect(page.getByText(messages.navigation.orderUpdated)).toBeVisible()
    await expect(menu.nth(0)).toContainText('Products')
    await expect(menu.nth(1)).toContainText('Home2')
    expect(requests.filter((method) => method !== 'GET')).toEqual([])

    const sidebar = page.getByRole('button', { name: 'Open sidebar' })
    if (await sidebar.isVisible()) await sidebar.click()
    await page.getByRole('link', { name: 'Products', exact: true }).last().click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Desktop' }).click()
    const bar = page.getByRole('grid', { name: 'Items of the header' }).getByRole('row')
    await expect(bar.nth(0)).toContainText('Products')
    const homeLeft = page.getByRole('button', { name: 'Move Home left' })
    await homeLeft.click()
    await expect(bar.nth(0)).toContainText('Home')
    await expect(homeLeft).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Move Home right' })).toBeFocused()
    const up = bar.filter({ hasText: 'More' }).getByRole('button', { name: /up$/ })
    const label = (await up.getAttribute('aria-label')) ?? ''
    await up.click()
    const left = page.getByRole('button', { name: label.replace(/up$/, 'left') })
    await expect(left).toBeFocused()
  })
})

test('settings are saved one by one, show in the header, and can be restored', async ({ page }) => {
  await signIn(page, pagePaths.adminNavigation)
  const row = order(page).getByRole('row', { name: 'Specialty Oils' })
  await expect(row).toContainText('Hidden')
  const categories = await order(page).getByRole('row').count()
  await page.getByRole('button', { name: 'Show Specialty Oils in navigation' }).click()
  await expect(row).toContainText('In "More" Dropdown')

  await page.getByRole('tab', { name: 'Navigation Settings' }).click()
  await expect(page).toHaveURL(/tab=settings/)
  const { min, max } = limits.nav.visibleItems
  const count = page.getByLabel('Max visible items')
  const before = await count.inputValue()
  await count.fill('11')
  await expect(page.getByText(messages.validation.between(min, max))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save All Settings' })).toBeDisabled()
  await count.fill('10')
  await page.getByLabel('Dropdown label', { exact: true }).fill('All')
  await page.getByRole('checkbox', { name: 'About Us' }).uncheck()
  await page.getByRole('button', { name: 'Move Popular up' }).first().click()

  const sent: string[] = []
  page.on('request', (request) => {
    if (['PATCH', 'PUT'].includes(request.method())) sent.push(request.method())
  })
  await save(page)
  await expect(page.getByText(messages.navigation.saved)).toBeVisible()
  expect(sent).toEqual([...Array(categories).fill('PATCH'), 'PUT'])

  const header = await (await page.request.get(pagePaths.home)).text()
  expect(header).toContain('Specialty Oils')
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history).toContainText(`Max visible items: ${before} → 10`)
  await expect(history).toContainText('Show About Us: Yes → No')
  await history.getByRole('button', { name: 'Close' }).click()

  await count.fill('3')
  // The message of the first save may still stand there.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await save(page)
  await saved
  await expect(page.getByText('Not saved yet.')).toBeHidden()
  await closeMessages(page)
  await page.getByRole('button', { name: 'History' }).click()
  await history.getByRole('button', { name: 'Restore' }).last().click()
  await expect(history).toBeHidden()
  await expect(count).toHaveValue('10')
})

test('a category that is moved is sent at once; a save in between is shown', async ({
  page,
  request,
}) => {
  await signIn(page, pagePaths.adminNavigation)
  const down = page.getByRole('button', { name: 'Move Groundnut Oil down' }).first()
  await page.route('**/nav-settings', (route) => route.abort(), { times: 1 })
  await down.click()
  await expect(page.getByText(messages.navigation.orderFailed)).toBeVisible()
  await expect(order(page).getByRole('row').nth(0)).toContainText('Groundnut Oil')
  const sent = page.waitForRequest((call) => call.method() === 'PATCH')
  await down.click()
  expect((await sent).postDataJSON()).toEqual({ order: 65 })
  await expect(order(page).getByRole('row').nth(0)).toContainText('Sesame Oil')

  await page.getByRole('tab', { name: 'Navigation Settings' }).click()
  await page.getByLabel('Dropdown label', { exact: true }).fill('Mine')
  const colleague = await hireColleague(request)
  await colleague.send('PUT', apiPaths.navConfig, { moreDropdownLabel: 'Theirs' })
  const shown = await (await colleague.get(apiPaths.categories)).json()
  const coconut = shown.data.find(({ name }: { name: string }) => name === 'Coconut Oil')
  const nav = fillPath(apiPaths.categoryNavSettings, { id: coconut._id })
  await colleague.send('PATCH', nav, { showInNav: false })
  await save(page)
  const dialog = page.getByRole('dialog', { name: messages.error.preconditionFailed })
  await expect(dialog.getByRole('group', { name: 'Dropdown label' })).toContainText('Theirs')
  await expect(dialog.getByRole('group')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Save with these choices' }).click()
  await expect(page.getByText(messages.navigation.saved)).toBeVisible()
  await expect(othersChanges(page)).toContainText('Show Coconut Oil: No (before: Yes)')
  const { data } = await (await colleague.get(apiPaths.navConfig)).json()
  expect(data.moreDropdownLabel).toBe('Mine')
  const path = fillPath(apiPaths.category, { id: coconut._id })
  expect((await (await colleague.get(path)).json()).data.showInNav).toBe(false)

  await closeMessages(page)
  const label = page.getByLabel('Dropdown label', { exact: true })
  await label.fill('Not saved')
  const restore = page
    .getByRole('dialog', { name: 'History' })
    .getByRole('button', { name: 'Restore' })
  await page.getByRole('button', { name: 'History' }).click()
  await restore.first().click()
  await page.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(label).toHaveValue('Not saved')
  await restore.first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await expect(label).toHaveValue('Theirs')
  await expect(page.getByText('Not saved yet.')).toBeHidden()
})

test('settings that only one side has changed are merged without a question, and shown', async ({
  page,
  request,
}) => {
  await signIn(page, `${pagePaths.adminNavigation}?tab=settings`)
  await page.getByLabel('Dropdown label', { exact: true }).fill('Mine')
  const colleague = await hireColleague(request)
  await colleague.send('PUT', apiPaths.navConfig, { maxVisibleItems: 7 })
  await save(page)
  await expect(page.getByText(messages.navigation.saved)).toBeVisible()
  await expect(othersChanges(page)).toContainText(`${messages.user.fallbackName} saved in between`)
  await expect(othersChanges(page)).toContainText('Max visible items: 7 (before: 5)')
  await expect(page.getByLabel('Max visible items')).toHaveValue('7')
  const { data } = await (await colleague.get(apiPaths.navConfig)).json()
  expect(data).toMatchObject({ moreDropdownLabel: 'Mine', maxVisibleItems: 7 })

  await test.step('also where it was saved while this was on its way', async () => {
    await page.getByLabel('Dropdown label', { exact: true }).fill('Mine again')
    let isFirst = true
    await page.route(`**${apiPrefix}${apiPaths.navConfig}`, async (route) => {
      const isSave = route.request().method() === 'PUT'
      if (isSave && isFirst) await colleague.send('PUT', apiPaths.navConfig, { maxVisibleItems: 6 })
      if (isSave) isFirst = false
      await route.continue()
    })
    await save(page)
    await expect(page.getByLabel('Max visible items')).toHaveValue('6')
    const saved = async () => (await (await colleague.get(apiPaths.navConfig)).json()).data
    await expect.poll(saved).toMatchObject({ moreDropdownLabel: 'Mine again', maxVisibleItems: 6 })
    await expect(page.getByText('Not saved yet.')).toBeHidden()
  })

  await test.step('a save that fails in part says what was saved and what was not', async () => {
    await page.getByRole('tab', { name: 'Category Order' }).click()
    await page.getByRole('button', { name: 'Show Specialty Oils in navigation' }).click()
    const { data: categories } = await (await colleague.get(apiPaths.categories)).json()
    const gifts = categories.find(({ name }: { name: string }) => name === 'Gift Boxes')
    const products = await (
      await colleague.get(`${apiPaths.products}?category=${gifts._id}`)
    ).json()
    for (const { _id } of products.data) await colleague.send('DELETE', `/products/${_id}`)
    await colleague.send('DELETE', `/categories/${gifts._id}`)
    await save(page)
    const account = page.getByRole('alert')
    await expect(account).toContainText(`Gift Boxes was not saved: ${messages.category.notFound}`)
    await expect(account).toContainText('Saved: Groundnut Oil')
  })
})

test('what is changed while a save is on its way stays, to be saved next', async ({ page }) => {
  await signIn(page, pagePaths.adminNavigation)
  const eye = (name: string) => page.getByRole('button', { name: `Show ${name} in navigation` })
  await eye('Specialty Oils').click()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const held = page.waitForRequest((call) => call.method() === 'PATCH')
  await page.route('**/nav-settings', async (route) => {
    await released
    await route.continue()
  })
  await save(page)
  await held
  await expect(eye('Coconut Oil')).toHaveAttribute('aria-pressed', 'true')
  await eye('Coconut Oil').click()
  await page.getByRole('button', { name: 'Move Groundnut Oil down' }).first().click()
  await page.getByRole('tab', { name: 'Navigation Settings' }).click()
  await page.getByLabel('Dropdown label', { exact: true }).fill('Later')
  // The move goes after the whole save, which still names the old order.
  const moved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' &&
      !('showInNav' in response.request().postDataJSON()),
  )
  release()
  await expect(page.getByText(messages.navigation.saved)).toBeVisible()
  await moved
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await expect(page.getByLabel('Dropdown label', { exact: true })).toHaveValue('Later')
  await page.getByRole('tab', { name: 'Category Order' }).click()
  await expect(eye('Coconut Oil')).toHaveAttribute('aria-pressed', 'false')
  await expect(order(page).getByRole('row').nth(1)).toContainText('Groundnut Oil')

  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await save(page)
  await saved
  await expect(page.getByRole('button', { name: 'Save All Settings' })).toBeEnabled()
  await expect(page.getByText('Not saved yet.')).toBeHidden()
  await page.reload()
  await expect(eye('Coconut Oil')).toHaveAttribute('aria-pressed', 'false')
  await expect(eye('Specialty Oils')).toHaveAttribute('aria-pressed', 'true')
  await expect(order(page).getByRole('row').nth(1)).toContainText('Groundnut Oil')
  await expect(page.getByText('Not saved yet.')).toBeHidden()
})
