import type { Page } from '@playwright/test'
import { pagePaths } from '../../contract/paths.ts'
import { productsEn } from '../../web/features/products/words/en.ts'
import { expect, test } from './fixtures.ts'
import { visitTiles } from './gallery.ts'
import { lengthenList } from './long-list.ts'
import { productCards, visit } from './visitor.ts'

/** Whether the history has an entry that Back closes the dialog by. */
const isReady = (page: Page) => page.waitForFunction(() => history.state?.isDialog === true)

test('Back closes the menu, the filters and a picture, and their links lead on as before', async ({
  page,
}) => {
  await test.step('the menu', async () => {
    await visit(page, pagePaths.home)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await isReady(page)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await isReady(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Products', exact: true }).tap()
    await expect(page).toHaveURL('/products')
  })

  await test.step('the filters, which replace the address', async () => {
    const filters = page.getByRole('button', { name: productsEn.filters.title })
    await filters.tap()
    await isReady(page)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await filters.tap()
    await isReady(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Sesame Oil' }).tap()
    await expect(page).toHaveURL(/\/products\?category=/)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  await test.step('a picture of the gallery', async () => {
    const { tile } = await visitTiles(page)
    // The first touch shows its story.
    for (let touch = 0; touch < 2; touch++) await tile.tap()
    await isReady(page)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/gallery')
  })
})

test.describe('in a long list', () => {
  test.use({ ownSite: true })

  test('a reload in its middle comes back to the same card', async ({ page, request }) => {
    await lengthenList(request)
    await visit(page, pagePaths.products)
    const card = productCards(page).nth(29)
    await page.mouse.wheel(0, 20_000)
    await card.scrollIntoViewIfNeeded()
    await card.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    const name = await card.getByRole('heading').textContent()
    await page.reload()
    await expect(
      productCards(page)
        .filter({ hasText: name ?? '' })
        .first(),
    ).toBeInViewport()
  })
})
