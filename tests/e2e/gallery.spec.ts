import sharp from 'sharp'
import { pagePaths } from '../../contract/paths.ts'
import { galleryEn } from '../../web/features/gallery/words/en.ts'
import { expect, test } from './fixtures.ts'
import { visitTiles } from './gallery.ts'
import { visit } from './visitor.ts'

test('the first touch of a picture shows its story', async ({ page }) => {
  const { items, tile, overlay } = await visitTiles(page)
  const story = tile.getByText(items[1].description)
  await expect(tile.getByText(items[1].title)).toBeVisible()
  await expect(story).toBeHidden()
  await tile.tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(story).toBeVisible()
  await expect(overlay).toHaveCSS('opacity', '1')
})

test('a picture opens large, with the ways to its neighbours', { tag: '@desktop' }, async ({
  page,
  hasTouch,
}) => {
  const { items, tile } = await visitTiles(page)
  const lightboxOf = ({ title }: { title: string }) => page.getByRole('dialog', { name: title })
  if (hasTouch) for (let touch = 0; touch < 2; touch++) await tile.tap()
  else await tile.press('Enter')
  const lightbox = lightboxOf(items[1])
  await expect(lightbox).toBeVisible()
  await expect(lightbox.getByText(`2 of ${items.length}`)).toBeVisible()
  await expect(lightbox.getByRole('img', { name: items[1].title })).toBeVisible()
  await lightbox.getByRole('button', { name: 'Next' }).click()
  await expect(lightboxOf(items[2])).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  const previous = lightboxOf(items[0]).getByRole('button', { name: 'Previous' })
  await expect(previous).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(tile).toBeFocused()
})

test('words on pictures can be read, whatever the picture', { tag: '@desktop' }, async ({
  page,
  hasTouch,
}) => {
  // As bright as a picture can be.
  await page.route('**/uploads/**', async (route) => {
    await route.fulfill({ contentType: 'image/png', body: await whitePicture() })
  })
  await visit(page, pagePaths.gallery)
  const tile = page.getByRole('main').getByRole('list').last().getByRole('link').nth(2)
  const words = tile.locator('> span').last().locator('span')
  const check = async () => {
    for (const word of await words.all()) {
      if (!(await word.isVisible()) || (await word.locator('span').count()) > 0) continue
      const colour = await word.evaluate((element) => getComputedStyle(element).color)
      await word.evaluate((element) => element.style.setProperty('color', 'transparent'))
      const ground = await brightestPixel(await word.screenshot({ animations: 'disabled' }))
      const text =
        colour
          .match(/[\d.]+/g)
          ?.slice(0, 3)
          .map(Number) ?? []
      const contrast = (luminance(text) + 0.05) / (luminance(ground) + 0.05)
      expect(contrast, (await word.textContent()) ?? '').toBeGreaterThan(4.5)
      await word.evaluate((element) => element.style.removeProperty('color'))
    }
  }
  if (hasTouch) {
    await check()
    await tile.tap()
  } else await tile.focus()
  await expect(tile.locator('> span').last()).toHaveCSS('opacity', '1')
  await check()
})

test('the gallery is filtered by chips, and an empty category says so', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/gallery/categories')).json()
  await visit(page, pagePaths.gallery)
  const chips = page.getByRole('navigation', { name: 'Gallery categories' })
  await expect(chips.getByRole('link')).toHaveCount(data.length + 1)
  // Before one scrolls to it, so that no blank tile comes into view.
  const last = page.getByRole('main').getByRole('list').last().getByRole('link').last()
  await expect
    .poll(() => last.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true)
  const { name, count } = data[0]
  await chips.getByRole('link', { name: `${name} ${count}` }).click()
  await expect(page).toHaveURL(`${pagePaths.gallery}?category=${encodeURIComponent(name)}`)
  await expect(page.getByRole('main').getByRole('list').last().getByRole('listitem')).toHaveCount(
    count,
  )
  await expect(chips.getByRole('link', { name })).toHaveAttribute('aria-current', 'true')

  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
  await visit(page, `${pagePaths.gallery}?category=Nothing`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText(galleryEn.none)).toBeVisible()
  await expect(page.getByText(galleryEn.noneInCategory)).toBeVisible()
})

const whitePicture = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

async function brightestPixel(screenshot: Buffer): Promise<number[]> {
  const { channels } = await sharp(screenshot).removeAlpha().stats()
  return channels.map(({ max }) => max)
}

/** How bright a colour is, as WCAG counts it. */
function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
