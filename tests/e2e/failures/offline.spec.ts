import type { Page } from '@playwright/test'
import { pagePaths } from '../../../contract/paths.ts'
import { offlineEn } from '../../../web/features/offline/words/en.ts'
import { offlineTa } from '../../../web/features/offline/words/ta.ts'
import { reachEn } from '../../../web/features/shop/words/reach-en.ts'
import { expect, test } from '../fixtures/test.ts'
import { productCards, visit } from '../fixtures/visitor.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker has cached an address. */
async function awaitCached(page: Page, address: string): Promise<void> {
  const isCached = (path: string) => caches.match(path).then(Boolean)
  await expect.poll(() => page.evaluate(isCached, address)).toBe(true)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
}

test('every page says that it is offline, how the shop is reached, and what is on the device', async ({
  page,
  context,
}) => {
  await visit(page, pagePaths.products)
  const card = productCards(page).first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('button', { name: /^Add to list/ }).click()
  await awaitCached(page, '/list/catalogue')
  await context.setOffline(true)
  for (const [path, own, other] of [
    [pagePaths.gallery, offlineEn, offlineTa],
    ['/ta/about-us', offlineTa, offlineEn],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.title)
    await expect(page.getByText(other.text)).toBeVisible()
    await expect(page.locator('a[href^="tel:+91"]').first()).toBeVisible()
    await expect(page.getByRole('link', { name: own.chat })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=.*%C3%97%201%0A.*list%3Fi%3D[\w-]+\.1$/,
    )
    // A card has the name of its oil, the list that of the size that was chosen.
    const line = page.getByRole('listitem').filter({ hasText: '× 1' })
    await expect(line).toHaveText(new RegExp(`^${name} .*× 1$`))
  }

  await test.step('the list opens in Tamil, which was never visited', async () => {
    await page.getByRole('link', { name: offlineTa.openList }).click()
    await expect(page).toHaveURL(/\/ta\/list\?i=[\w-]+\.1$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
    await expect(page.getByText(/நிலவரப்படியான விலைகள்/)).toBeVisible()
  })

  await test.step('and the requested page once the connection is back', async () => {
    await page.goto(pagePaths.gallery)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineEn.title)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery')
  })
})

test('pictures that do not come are placeholders, and those that were seen stay', async ({
  page,
  context,
}) => {
  await visit(page, pagePaths.products)
  const seen = productCards(page).first().locator('picture img')
  await expect
    .poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await context.setOffline(true)
  await productCards(page).first().getByRole('heading').getByRole('link').click()
  const picture = page.getByRole('dialog').getByRole('img').first()
  await expect(picture).toHaveAttribute('src', /uploads/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  const last = productCards(page).last()
  await last.scrollIntoViewIfNeeded()
  const placeholder = last.getByRole('presentation').first()
  await expect(placeholder).toHaveAttribute('src', /placeholder/)
  await expect
    .poll(() => placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await test.step('where none ever came, a bottle stands in its place', async () => {
    await context.setOffline(false)
    await page.route('**/uploads/**', (route) => route.abort())
    await page.goto(pagePaths.products)
    const bottle = productCards(page).first().getByRole('presentation').first()
    await expect(bottle).toHaveAttribute('src', /placeholder/)
    await expect
      .poll(() => bottle.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  await test.step('a map that does not come leaves its links', async () => {
    await page.route('https://www.openstreetmap.org/**', (route) => route.abort())
    await visit(page, pagePaths.contact)
    await page.getByRole('link', { name: reachEn.contact.showMap }).click()
    await expect(page.locator('iframe')).toBeVisible()
    await expect(page.getByRole('link', { name: reachEn.contact.openMap })).toBeVisible()
    await expect(page.getByRole('link', { name: reachEn.contact.directions })).toBeVisible()
  })
})
