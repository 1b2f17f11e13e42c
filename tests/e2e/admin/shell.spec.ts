import { failureMessages } from '../../../contract/failure-messages.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../../contract/paths.ts'
import { signIn, walkTo } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'

test('the dashboard counts what there is and leads to what needs care, and no page is a dead end', async ({
  page,
  request,
}) => {
  const fetchList = async (path: string) => (await request.get(apiPrefix + path)).json()
  const products = await fetchList(`${apiPaths.products}?sort=updated&limit=5`)
  const outOfStock = await fetchList(`${apiPaths.products}?inStock=false`)
  const categories = await fetchList(apiPaths.categories)
  const gallery = await fetchList(`${apiPaths.gallery}?limit=1`)

  await signIn(page)
  const glance = page.getByRole('navigation', { name: 'At a glance' })
  for (const [name, count, path] of [
    ['Products', products.pagination.total, pagePaths.adminProducts],
    ['Categories', categories.data.length, pagePaths.adminCategories],
    ['Gallery', gallery.pagination.total, pagePaths.adminGallery],
    ['Add gallery item', '', pagePaths.adminGalleryNew],
    ['Navigation', '', pagePaths.adminNavigation],
  ]) {
    const tile = glance.getByRole('link', { name: `${count} ${name}`.trim(), exact: true })
    await expect(tile).toHaveAttribute('href', path)
  }
  const recent = page.getByRole('region', { name: 'Recent products' }).getByRole('listitem')
  await expect(recent).toHaveCount(5)
  for (const [index, { name }] of products.data.entries())
    await expect(recent.nth(index)).toContainText(name)

  const total = outOfStock.pagination.total
  await page.getByRole('link', { name: `${total} products out of stock` }).click()
  const out = page.getByRole('button', { name: 'Out of stock', exact: true, pressed: true })
  await expect(out).toHaveCount(total)
  await expect(page.getByRole('group', { name: /^Stock of/ })).toHaveCount(total)
  await page.getByRole('button', { name: 'Out of stock Show all' }).click()
  await expect(page).toHaveURL(pagePaths.adminProducts)

  await test.step('what does not exist says so, with a way to try again', async () => {
    await walkTo(page, `${pagePaths.adminProducts}/edit/nothing`)
    await expect(page.getByRole('alert')).toContainText(messages.product.fetchFailed)
    await walkTo(page, `${pagePaths.adminCategories}/edit/nothing`)
    await expect(page.getByRole('alert')).toContainText(messages.category.fetchFailed)
    await walkTo(page, `${pagePaths.adminGallerySimple}/edit/nothing`)
    await expect(page.getByRole('alert')).toContainText(messages.gallery.banner.loadFailed)
    await page.goto(`${pagePaths.adminGallery}/edit/nothing`)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText(messages.gallery.fetchOneFailed)).toBeVisible()
  })

  await test.step('an address that leads nowhere keeps the navigation', async () => {
    for (const path of ['/admin/settings/nope', '/admin/nope', '/admin/gallery/simple/nope']) {
      await page.goto(path)
      await expect(
        page.getByRole('heading', { name: failureMessages.pageNotFound }),
        path,
      ).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
    }
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
    const care = page.getByRole('heading', { name: 'Needs care' })
    const [upper, lower] = [await care.boundingBox(), await glance.boundingBox()]
    expect(upper?.y, 'what needs care stands above the counts').toBeLessThan(lower?.y ?? 0)
  })

  await test.step('the page of last resort looks like the shop, and leads on', async () => {
    const categories = `**${apiPrefix}${apiPaths.categories}?*`
    await page.route(categories, (route) =>
      route.fulfill({ json: { success: true, data: [null] } }),
    )
    await page.goto(pagePaths.adminProductNew)
    const title = page.getByRole('heading', { name: failureMessages.unexpected })
    await expect(title).toHaveCSS('font-family', /Fraunces/)
    await page.unroute(categories)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByLabel(/^Name\*?$/)).toBeVisible()
  })
})
