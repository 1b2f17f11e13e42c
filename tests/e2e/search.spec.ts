import type { Page } from '@playwright/test'
import { fillPath, pagePaths } from '../../contract/paths.ts'
import { productsEn } from '../../web/features/products/words/en.ts'
import { expect, test } from './fixtures.ts'
import { awaitScripts, productCards, visit } from './visitor.ts'

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
/** One oil, by what people call it. */
const sesame = ['nalla ennai', 'நல்லெண்ணெய்', 'gingely', 'til oil']
const { resultsFor, searchExactly, doYouHave, none } = productsEn.search

test('another search is corrected again after one that was exact', async ({ page }) => {
  await visit(page, `${pagePaths.products}?search=groundnatt&exact=true`)
  await box(page).fill('kokonut')
  await expect(page).toHaveURL(`${pagePaths.products}?search=kokonut`)
  await expect(page.getByText(resultsFor('Coconut'), { exact: true })).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a misspelt word is corrected, and searched exactly on request', async ({ page }) => {
      const address = `${pagePaths.products}?search=groundnatt`
      if (javaScriptEnabled) await visit(page, address)
      else await page.goto(address)
      await expect(page.getByText(resultsFor('Groundnut'), { exact: true })).toBeVisible()
      await expect(productCards(page).first()).toContainText('Groundnut')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await page.getByRole('link', { name: searchExactly('groundnatt') }).click()
      await expect(page).toHaveURL(`${address}&exact=true`)
      await expect(page.getByText(none)).toBeVisible()
      await expect(page.getByText(resultsFor('Groundnut'))).toBeHidden()
      const question = page.getByRole('link', { name: doYouHave('groundnatt') })
      const text = new URL((await question.getAttribute('href')) ?? '').searchParams.get('text')
      expect(text).toBe(doYouHave('groundnatt'))
      const near = page.getByRole('list', { name: 'Similar products' })
      await expect(near.getByRole('listitem')).toHaveCount(3)
      await expect(near).toContainText('Groundnut')
    })

    test('an oil is found by each of its names', async ({ page }) => {
      await page.goto(pagePaths.products)
      if (javaScriptEnabled) await awaitScripts(page)
      for (const search of sesame) {
        await box(page).fill(search)
        if (!javaScriptEnabled) await box(page).press('Enter')
        await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === search)
        await expect(productCards(page).first()).toContainText('Sesame')
      }
    })

    test('a category page searches its own products the same way', async ({ page, request }) => {
      const { data } = await (await request.get('/api/categories/main')).json()
      const { _id } = data.find(({ name }: { name: string }) => name === 'Sesame Oil')
      const path = fillPath(pagePaths.category, { categoryId: _id })
      const search = async (text: string) => {
        await box(page).fill(text)
        if (!javaScriptEnabled) await box(page).press('Enter')
        await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === text)
      }
      if (javaScriptEnabled) await visit(page, path)
      else await page.goto(path)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      for (const name of sesame) {
        await search(name)
        await expect(productCards(page).first()).toContainText(/₹[\d,]+\.\d\d/)
        await expect(page.getByText(none)).toBeHidden()
      }
      await search('nalenei')
      await expect(page.getByText(/^Showing results for /)).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await page.getByRole('link', { name: searchExactly('nalenei') }).click()
      await expect(page).toHaveURL(`${path}?search=nalenei&exact=true`)
      await expect(page.getByText(none)).toBeVisible()
      await expect(page.getByRole('link', { name: doYouHave('nalenei') })).toBeVisible()

      await search('groundnut')
      await expect(page.getByText(none)).toBeVisible()
      const near = page.getByRole('list', { name: 'Similar products' })
      await expect(near.getByRole('listitem')).toHaveCount(3)
      await expect(near.getByRole('listitem').first()).toContainText('Groundnut')
      await page.getByRole('link', { name: productsEn.category.searchAll }).click()
      await expect(page).toHaveURL(`${pagePaths.products}?search=groundnut`)
      await expect(productCards(page).first()).toContainText('Groundnut')
    })
  })
}
