import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures/test.ts'
import { visitTiles } from './gallery.ts'

type Tiles = Awaited<ReturnType<typeof visitTiles>>

test('A visitor reads the story of a picture of the gallery, and opens it large', {
  tag: '@desktop',
}, async ({ page, hasTouch }) => {
  // As bright as a picture can be.
  await page.route('**/uploads/**', async (route) => {
    await route.fulfill({ contentType: 'image/png', body: await whitePicture() })
  })
  const gallery = await visitTiles(page)
  await test.step('tiles are there before one scrolls to them', () => expectAllRendered(gallery))
  await test.step('a story shows', () =>
    hasTouch ? touchStory(page, gallery) : hoverStory(page, gallery))
  await test.step('its words can be read, whatever the picture', () =>
    expectContrast(gallery, hasTouch))
  await test.step('it opens large, with the ways to its neighbours', () =>
    openLarge(page, gallery, hasTouch))
})

/** So that no blank tile comes into view. */
async function expectAllRendered({ tiles }: Tiles): Promise<void> {
  const last = tiles.last().getByRole('link')
  await expect
    .poll(() => last.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true)
}

async function touchStory(page: Page, { items, tile, overlay }: Tiles): Promise<void> {
  const story = tile.getByText(items[1].description)
  await expect(tile.getByText(items[1].title)).toBeVisible()
  await expect(story).toBeHidden()
  await tile.tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(story).toBeVisible()
  await expect(overlay).toHaveCSS('opacity', '1')
}

async function hoverStory(page: Page, { items, tiles, tile, overlay }: Tiles): Promise<void> {
  await expect(overlay).toHaveCSS('opacity', '0')
  await tile.hover()
  await expect(tile.getByText(items[1].description)).toBeVisible()
  await expect(overlay).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(overlay).toHaveCSS('opacity', '0')
  await tiles.first().getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(tile).toBeFocused()
  await expect(overlay).toHaveCSS('opacity', '1')
}

async function openLarge(page: Page, { items, tile }: Tiles, hasTouch: boolean): Promise<void> {
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
  await test.step('Back closes it', async () => {
    await tile.press('Enter')
    await page.waitForFunction(() => history.state?.isDialog === true)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/gallery')
  })
}

async function expectContrast({ tiles }: Tiles, hasTouch: boolean): Promise<void> {
  const tile = tiles.nth(2).getByRole('link')
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
}

const whitePicture = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

async function brightestPixel(screenshot: Buffer): Promise<number[]> {
  const { channels } = await sharp(screenshot).removeAlpha().stats()
  return channels.map(({ max }) => max)
}

/** Luminance of a colour, as WCAG defines it. */
function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
