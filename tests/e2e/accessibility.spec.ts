import { messages } from '../../contract/messages.ts'
import { fillPath, pagePaths } from '../../contract/paths.ts'
import { findBarriers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { isNarrow, visit } from './visitor.ts'

const publicPages = [
  pagePaths.home,
  pagePaths.about,
  pagePaths.products,
  `${pagePaths.products}?search=nothing-like-it`,
  pagePaths.gallery,
  pagePaths.contact,
  `${pagePaths.priceList}?lang=both`,
  '/nowhere',
]
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Many pages in one test: signing in once is enough.
test.slow()

test('axe finds no barrier on the public pages', async ({ page }) => {
  for (const path of publicPages) {
    await visit(page, path)
    expect.soft(await findBarriers(page), path).toEqual([])
  }
})

test('nor on what opens over them', { tag: '@desktop' }, async ({ page, request, hasTouch }) => {
  const dialog = page.getByRole('dialog')
  const check = async (what: string) => expect.soft(await findBarriers(page), what).toEqual([])

  await visit(page, pagePaths.products)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(dialog).toBeVisible()
  await check('product details')
  await page.keyboard.press('Escape')
  if (isNarrow(page)) {
    for (const name of ['Filters', 'Open menu']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(dialog).toBeVisible()
      await check(name)
      await page.keyboard.press('Escape')
    }
  } else {
    await page.getByRole('button', { name: 'More' }).click()
    await expect(page.getByRole('link', { name: 'Popular' })).toBeVisible()
    await check('More')
  }

  await visit(page, pagePaths.gallery)
  const tile = page.getByRole('main').getByRole('list').last().getByRole('link').first()
  if (hasTouch) await tile.tap()
  else await tile.focus()
  await check('a story over its picture')
  await tile.press('Enter')
  await expect(dialog).toBeVisible()
  await check('a picture at its full size')

  await visit(page, pagePaths.contact)
  await page.getByRole('button', { name: 'Send on WhatsApp' }).click()
  await expect(page.getByText(messages.contact.messageRequired)).toBeVisible()
  await check('a form with mistakes')

  const { data } = await (await request.get('/api/categories/main')).json()
  await visit(page, fillPath(pagePaths.category, { categoryId: data[0]._id }))
  await check('a category')
})
