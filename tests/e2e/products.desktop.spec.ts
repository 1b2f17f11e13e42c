import { pagePaths } from '../../contract/paths.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './visitor.ts'

test('the filters stand in a sidebar', async ({ page }) => {
  await visit(page, pagePaths.products)
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeHidden()
  const sidebar = page.getByRole('complementary', { name: 'Filters' })
  await expect(sidebar.getByRole('link').first()).toHaveText('All Products')
})
