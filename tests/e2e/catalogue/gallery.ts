import { expect, type Page } from '@playwright/test'
import { apiPaths, apiPrefix, pagePaths } from '../../../contract/paths.ts'
import { visit } from '../fixtures/visitor.ts'

/** The gallery's items and tiles, the second of which is looked at. */
export async function visitTiles(page: Page) {
  const { data: items } = await (await page.request.get(apiPrefix + apiPaths.gallery)).json()
  await visit(page, pagePaths.gallery)
  const tiles = page.getByRole('main').getByRole('list').last().getByRole('listitem')
  await expect(tiles).toHaveCount(items.length)
  const tile = tiles.nth(1).getByRole('link')
  return { items, tiles, tile, overlay: tile.locator('> span').last() }
}
