import { expect, test } from './fixtures.ts'
import { visitTiles } from './gallery.ts'

test('a picture shows its story under the mouse and with the focus', async ({ page }) => {
  const { items, tiles, tile, overlay } = await visitTiles(page)
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
})
