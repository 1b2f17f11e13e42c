import { expect, test } from './fixtures.ts'

test('the home page greets by the name of the house', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Vaagai/)
  await expect(page.getByRole('main')).toHaveCount(1)
})
