import type { APIRequestContext, Page } from '@playwright/test'
import { apiPaths, fillPath } from '../../../contract/paths.ts'
import { productAddress, publicPaths } from '../../../contract/public-paths.ts'
import { findBarriers } from '../fixtures/axe.ts'
import { paintPicture } from '../fixtures/pictures.ts'
import { hireColleague } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { boxOf, moveFinger } from '../fixtures/touch.ts'
import { layoutShift, productCards, visit } from '../fixtures/visitor.ts'

test.use({ ownSite: true })

/** The first product of the list with three pictures at least, and what the last two's files are called. */
async function addPictures(request: APIRequestContext) {
  const colleague = await hireColleague(request)
  const { data } = await (await colleague.get(`${apiPaths.products}?limit=1`)).json()
  const id: string = data[0]._id
  for (const [kind, colour] of [
    ['back', '#208040'],
    ['label', '#802040'],
  ] as const) {
    const path = fillPath(apiPaths.productPictures, { id })
    const response = await colleague.upload(path, { kind, image: await paintPicture(colour) })
    expect(response.status()).toBe(201)
  }
  const product = await (await colleague.get(fillPath(apiPaths.product, { id }))).json()
  const names = product.data.images.map(
    ({ image }: { image: string }) => image.match(/[\w-]+/g)?.[1],
  )
  return { address: productAddress(id), names: names as string[] }
}

const link = (page: Page, number: number) =>
  page.getByRole('dialog').getByRole('link', { name: `Picture ${number}`, exact: true })
const picture = (page: Page, number: number) =>
  page.getByRole('dialog').locator(`#picture-${number}`)
const isCurrent = (page: Page, number: number) =>
  expect(link(page, number)).toHaveAttribute('aria-current', 'true')

test('Pictures of a product are swiped, and reached by links and arrow keys', {
  tag: '@desktop',
}, async ({ page, browser, request, site, hasTouch }) => {
  const { address, names } = await addPictures(request)
  if (hasTouch)
    await test.step('swiped, they come when they are near, and move nothing', () =>
      swipe(page, address, names))

  await test.step('by links and arrow keys', async () => {
    await visit(page, publicPaths.products)
    await productCards(page).first().getByRole('heading').getByRole('link').click()
    await link(page, 2).click()
    await isCurrent(page, 2)
    await page.keyboard.press('ArrowRight')
    await isCurrent(page, 3)
    await expect(picture(page, 3)).toBeInViewport({ ratio: 0.9 })
    for (let step = 0; step < names.length; step++) await page.keyboard.press('ArrowLeft')
    await isCurrent(page, 1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(publicPaths.products)
  })

  await test.step('by links without script', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
    await plain.goto(address)
    await expect(picture(plain, 3)).not.toBeInViewport()
    await link(plain, 3).click()
    await expect(picture(plain, 3)).toBeInViewport({ ratio: 0.9 })
    const shown = picture(plain, 3).locator('img').last()
    await expect(shown).toHaveAttribute('src', new RegExp(names[2] ?? '-'))
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(100)
    await plain.close()
  })
})

async function swipe(page: Page, address: string, names: string[]): Promise<void> {
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  await visit(page, address)
  await expect(picture(page, 1)).toBeInViewport()
  await expect(link(page, names.length)).toBeVisible()
  expect(asked.filter((url) => names.slice(1).some((name) => url.includes(name)))).toEqual([])
  expect(await findBarriers(page)).toEqual([])

  const { x, y, width, height } = await boxOf(picture(page, 1))
  const level = y + height / 2
  const next = page.waitForResponse((response) => response.url().includes(names[1] ?? '-'))
  await moveFinger(page, { x: x + width - 20, y: level }, { x: x + 40, y: level })
  expect((await next).ok()).toBe(true)
  await isCurrent(page, 2)
  expect(await layoutShift(page)).toBeLessThan(0.001)
}
