import { galleryTa } from '../../web/features/gallery/words/ta.ts'
import { tamil } from '../../web/words/ta.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './visitor.ts'

test('a picture opens with its story in Tamil, and the buttons around it say so', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/gallery')).json()
  await visit(page, '/ta/gallery')
  const tile = page.getByRole('main').getByRole('list').last().getByRole('link').nth(1)
  await tile.tap()
  await expect(tile.getByText(data[1].descriptionTa)).toBeVisible()
  await tile.tap()
  const lightbox = page.getByRole('dialog', { name: data[1].titleTa })
  await expect(lightbox.getByText(galleryTa.position(2, data.length))).toBeVisible()
  await expect(lightbox.getByRole('img', { name: data[1].titleTa })).toBeVisible()
  await lightbox.getByRole('button', { name: tamil.carousel.next }).click()
  await expect(page.getByRole('dialog', { name: data[2].titleTa })).toBeVisible()
  await page.getByRole('button', { name: galleryTa.close }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('chips call the categories in Tamil where they have a name in it, and stay in the language', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/gallery/categories')).json()
  const named = data.find(({ nameTa }: { nameTa?: string }) => nameTa)
  const typed = data.find(({ nameTa }: { nameTa?: string }) => !nameTa)
  await visit(page, '/ta/gallery')
  const chips = page.getByRole('navigation', { name: galleryTa.categories })
  await expect(chips.locator('[lang=en]', { hasText: typed.name })).toBeVisible()
  await chips.getByRole('link', { name: named.nameTa }).click()
  await expect(page).toHaveURL(`/ta/gallery?category=${encodeURIComponent(named.name)}`)
  await expect(page).toHaveTitle(new RegExp(galleryTa.titleOf(named.nameTa)))
  await chips.getByRole('link', { name: galleryTa.all }).click()
  await expect(page).toHaveURL('/ta/gallery')
})

test('a category without pictures, and pictures that do not come, say so in Tamil', async ({
  page,
}) => {
  await visit(page, '/ta/gallery?category=Nothing')
  await expect(page.getByText(galleryTa.noneInCategory)).toBeVisible()
  await page.route('**/api/gallery?*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('link', { name: galleryTa.all }).click()
  await expect(page.getByRole('alert')).toContainText(galleryTa.failed(''))
  await page.unroute('**/api/gallery?*')
  await page.getByRole('button', { name: tamil.shell.tryAgain }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})
