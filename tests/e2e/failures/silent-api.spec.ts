import { messages } from '../../../contract/messages.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { expect } from '../fixtures/test.ts'
import { test } from '../fixtures/troubled-api.ts'
import { visit } from '../fixtures/visitor.ts'

test('a slow API: the page says that it waits, then that nothing came', async ({
  page,
  api,
  context,
}) => {
  test.slow()
  await visit(page, pagePaths.about)
  api.health = 'silent'
  const asked = await context.newPage()
  // Its pictures stand on the silent host, so it never counts as loaded.
  const served = asked.goto(pagePaths.products, { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(
    page.getByText(`Failed to fetch gallery items: ${messages.error.noResponse}`),
  ).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('Loading...')).toBeHidden()

  await test.step('the server does not wait for ever, either', async () => {
    expect((await served)?.status()).toBe(503)
    await expect(asked.getByText(messages.product.fetchAllFailed)).toBeVisible()
  })

  api.health = 'well'
  const retry = page.getByRole('button', { name: 'Try again' })
  await retry.click()
  await expect(retry).toBeHidden()
})
