import type { Page } from '@playwright/test'
import { addressIn } from '../../../contract/language.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../../contract/paths.ts'
import { galleryTa } from '../../../web/features/gallery/words/ta.ts'
import { productsTa } from '../../../web/features/products/words/ta.ts'
import { tamil } from '../../../web/words/ta.ts'
import { expect, test } from '../fixtures/test.ts'
import { isNarrow, productCards, visit } from '../fixtures/visitor.ts'

const tamilProducts = addressIn('ta', pagePaths.products)
const { search: words, filters, list, details } = productsTa

const box = (page: Page) => page.getByRole('searchbox', { name: words.label })
const switchTo = (page: Page, language: 'en-IN' | 'ta') =>
  page.locator(`a[hreflang=${language}]`).first()
test('a visitor searches, filters, sorts and looks at sizes, and all of it stays in Tamil', async ({
  page,
  request,
}) => {
  const opened = page.getByRole('dialog', { name: /கடலை எண்ணெய்/ })
  await visit(page, tamilProducts)

  await test.step('filters and sort', async () => {
    if (isNarrow(page)) await page.getByRole('button', { name: filters.title, exact: true }).click()
    await page
      .getByRole(isNarrow(page) ? 'dialog' : 'complementary', { name: filters.title })
      .getByRole('link', { name: 'கடலை எண்ணெய்', exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('கடலை எண்ணெய்')
    await expect(page).toHaveURL(/\/ta\/products\?category=.+&name=Groundnut%20Oil$/)
    await page.getByRole('combobox', { name: productsTa.sort.label }).selectOption('price-asc')
    await expect(page).toHaveURL(/\/ta\/products\?.*&sort=price-asc$/)
  })

  await test.step('details, another size, and back to the list', async () => {
    await productCards(page).first().getByRole('heading').getByRole('link').click()
    await expect(opened).toBeVisible()
    await expect(page).toHaveURL(/\/ta\/products\?.*&product=/)
    await expect(page).toHaveTitle(/கடலை எண்ணெய் 200 ml \|/)
    await expect(opened.getByRole('heading', { name: productsTa.label.title })).toBeVisible()
    await opened.getByRole('link', { name: /^500 ml/ }).click()
    await expect(page).toHaveTitle(/கடலை எண்ணெய் 500 ml \|/)
    await opened.getByRole('link', { name: details.close, exact: true }).click()
    await expect(opened).toBeHidden()
    await expect(page).toHaveURL(/\/ta\/products\?category=.+&sort=price-asc$/)
  })

  await test.step('the switch leads to what was typed last', async () => {
    await box(page).fill('kadalai')
    await expect(page).toHaveURL(/\/ta\/products\?.*&search=kadalai&sort=price-asc$/)
    const { pathname, search } = new URL(page.url())
    await expect(switchTo(page, 'en-IN')).toHaveAttribute(
      'href',
      pathname.replace('/ta', '') + search,
    )
  })

  await test.step('a failure is told in Tamil, and what is typed stays', async () => {
    await page.route(`**${apiPrefix}${apiPaths.products}?**`, (route) => route.abort())
    await box(page).fill('nilakadalai')
    await expect(page.getByRole('alert')).toContainText(list.failed)
    await expect(box(page)).toHaveValue('nilakadalai')
    await page.unroute(`**${apiPrefix}${apiPaths.products}?**`)
    await page.getByRole('button', { name: tamil.shell.tryAgain }).click()
    await expect(productCards(page).first()).toBeVisible()
  })

  await test.step('a picture opens with its story in Tamil, and the buttons around it say so', async () => {
    const { data } = await (await request.get('/api/gallery')).json()
    await visit(page, '/ta/gallery')
    const tile = page.getByRole('main').getByRole('list').last().getByRole('link').nth(1)
    await tile.tap()
    await expect(tile.getByText(data[1].descriptionTa)).toBeVisible()
    await tile.tap()
    const lightbox = page.getByRole('dialog', { name: data[1].titleTa })
    await expect(lightbox.getByText(galleryTa.position(2, data.length))).toBeVisible()
    await expect(lightbox.getByRole('img', { name: data[1].titleTa })).toBeVisible()
    await lightbox.getByRole('button', { name: tamil.carousel.next }).click()
    await expect(page.getByRole('dialog', { name: data[2].titleTa })).toBeVisible()
    await page.getByRole('button', { name: galleryTa.close }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
