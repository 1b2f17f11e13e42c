import type { Page } from '@playwright/test'
import { messages } from '../../contract/messages.ts'
import { pagePaths } from '../../contract/paths.ts'
import { expect, test } from './fixtures.ts'
import { productCards, visit } from './visitor.ts'

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const { resultsFor, searchExactly, doYouHave } = messages.product

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a misspelt word is found, said, and searched exactly on request; an oil by each of its names', async ({
      page,
    }) => {
      const address = `${pagePaths.products}?search=groundnatt`
      if (javaScriptEnabled) await visit(page, address)
      else await page.goto(address)
      await expect(page.getByText(resultsFor('Groundnut'), { exact: true })).toBeVisible()
      await expect(productCards(page).first()).toContainText('Groundnut')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await page.getByRole('link', { name: searchExactly('groundnatt') }).click()
      await expect(page).toHaveURL(`${address}&exact=true`)
      await expect(page.getByText(messages.product.none)).toBeVisible()
      await expect(page.getByText(resultsFor('Groundnut'))).toBeHidden()
      const question = page.getByRole('link', { name: doYouHave('groundnatt') })
      const text = new URL((await question.getAttribute('href')) ?? '').searchParams.get('text')
      expect(text).toBe(doYouHave('groundnatt'))
      const near = page.getByRole('list', { name: 'Similar products' })
      await expect(near.getByRole('listitem')).toHaveCount(3)
      await expect(near).toContainText('Groundnut')

      if (javaScriptEnabled)
        await test.step('typing anew searches for all of it again', async () => {
          await box(page).fill('kokonut')
          await expect(page).toHaveURL(`${pagePaths.products}?search=kokonut`)
          await expect(page.getByText(resultsFor('Coconut'), { exact: true })).toBeVisible()
        })
      else await page.goto(pagePaths.products)
      for (const search of ['nalla ennai', 'நல்லெண்ணெய்', 'gingely', 'til oil']) {
        await box(page).fill(search)
        if (!javaScriptEnabled) await box(page).press('Enter')
        await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === search)
        await expect(productCards(page).first()).toContainText('Sesame')
      }
    })
  })
}
