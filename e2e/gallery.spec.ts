import { messages } from '../contract/messages.ts'
import { pagePaths } from '../contract/paths.ts'
import { expect, test } from './fixtures.ts'

test('a picture tells its story to a mouse, a keyboard and a finger, and opens large', async ({
  page,
  request,
  hasTouch,
}) => {
  const { data } = await (await request.get('/api/gallery')).json()
  await page.goto(pagePaths.gallery)
  const tiles = page.getByRole('main').getByRole('list').last().getByRole('listitem')
  await expect(tiles).toHaveCount(data.length)
  const tile = tiles.nth(1).getByRole('link')
  const story = tile.getByText(data[1].description)
  const overlay = tile.locator('> span').last()
  const lightbox = page.getByRole('dialog', { name: data[1].title })

  await test.step('the story', async () => {
    if (hasTouch) {
      await expect(tile.getByText(data[1].title)).toBeVisible()
      await expect(story).toBeHidden()
      await tile.tap()
      await expect(lightbox).toBeHidden()
    } else {
      await expect(overlay).toHaveCSS('opacity', '0')
      await tile.hover()
    }
    await expect(story).toBeVisible()
    await expect(overlay).toHaveCSS('opacity', '1')
    await page.mouse.move(0, 0)
    if (!hasTouch) {
      await expect(overlay).toHaveCSS('opacity', '0')
      await tiles.first().getByRole('link').focus()
      await page.keyboard.press('Tab')
      await expect(tile).toBeFocused()
      await expect(overlay).toHaveCSS('opacity', '1')
    }
  })

  await test.step('large, with the ways to its neighbours', async () => {
    if (hasTouch) await tile.tap()
    else await page.keyboard.press('Enter')
    await expect(lightbox).toBeVisible()
    await expect(lightbox.getByText(`2 of ${data.length}`)).toBeVisible()
    await expect(lightbox.getByRole('img', { name: data[1].title })).toBeVisible()
    await lightbox.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('dialog', { name: data[2].title })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    const first = page.getByRole('dialog', { name: data[0].title })
    await expect(first.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(tile).toBeFocused()
  })
})

test('the gallery is filtered by chips, and an empty category says so', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/gallery/categories')).json()
  await page.goto(pagePaths.gallery)
  const chips = page.getByRole('navigation', { name: 'Gallery categories' })
  await expect(chips.getByRole('link')).toHaveCount(data.length + 1)
  const { name, count } = data[0]
  await chips.getByRole('link', { name: `${name} ${count}` }).click()
  await expect(page).toHaveURL(`${pagePaths.gallery}?category=${encodeURIComponent(name)}`)
  await expect(page.getByRole('main').getByRole('list').last().getByRole('listitem')).toHaveCount(
    count,
  )
  await expect(chips.getByRole('link', { name })).toHaveAttribute('aria-current', 'true')

  await page.goto(`${pagePaths.gallery}?category=Nothing`)
  await expect(page.getByText(messages.gallery.none)).toBeVisible()
  await expect(page.getByText(messages.gallery.noneInCategory)).toBeVisible()
})
