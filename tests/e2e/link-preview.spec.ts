import type { Page } from '@playwright/test'
import { cardTerms } from '../../contract/cards/words.ts'
import { limits } from '../../contract/limits.ts'
import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../contract/paths.ts'
import { formatRupees } from '../../contract/prices/money.ts'
import type { Product } from '../../contract/products/product.ts'
import { expectToFit } from './fit.ts'
import { expect, test } from './fixtures.ts'
import { signIn, unfold, walkTo } from './staff.ts'

const { title, afterSaving, asSaved, failed } = cardTerms.preview
const previewOf = (page: Page) => page.getByRole('region', { name: title })

test('the forms show how a link to what is saved looks in WhatsApp', async ({ page, request }) => {
  const found = await request.get(`${apiPrefix}/products?search=sesame+1+l`)
  const [product]: Product[] = (await found.json()).data
  if (!product) throw new Error('There is no sesame oil')
  await signIn(page, fillPath(pagePaths.adminProductEdit, { id: product._id }))
  const preview = previewOf(page)
  const picture = preview.getByRole('img')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAccessibleName(
    `${product.name}, ${product.nameTa}, 1 L, ${formatRupees(product.price)}`,
  )
  await expect(picture).toHaveJSProperty('naturalWidth', limits.image.preview.width)
  await expect(preview).toContainText(`${product.name} | Vaagai Wood-Pressed Oils`)
  await expect(preview).toContainText(new URL(page.url()).host)
  await expect(preview.getByText(asSaved)).toBeHidden()
  await unfold(page, 'Description and Tamil')
  await page.getByLabel('Description', { exact: true }).fill('Pressed this week')
  await expect(preview.getByText(asSaved)).toBeVisible()
  await expectToFit(page, 'form of a product')
  await page.getByLabel('Description', { exact: true }).fill(product.description)
  await expect(preview.getByText(asSaved)).toBeHidden()

  const { category } = product
  await walkTo(page, fillPath(pagePaths.adminCategoryEdit, { id: category._id }))
  await previewOf(page).getByRole('img').scrollIntoViewIfNeeded()
  await expect(previewOf(page).getByRole('img')).toHaveAccessibleName(
    new RegExp(`^${category.name}, \\d+ products from ₹`),
  )
  await page.route(`**/api${fillPath(apiPaths.categoryCard, { id: category._id })}`, (route) =>
    route.abort(),
  )
  await page.reload()
  await expect(previewOf(page)).toContainText(failed)
  await walkTo(page, pagePaths.adminCategoryNew)
  await expect(previewOf(page)).toContainText(afterSaving)
})
