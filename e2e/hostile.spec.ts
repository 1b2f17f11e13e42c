import { messages } from '../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath, pagePaths } from '../contract/paths.ts'
import { expect, test } from './fixtures.ts'
import { padPicture, svgPicture } from './pictures.ts'
import { administrator } from './site.ts'
import { fillLogin, signIn } from './staff.ts'

test('a wrong password and an unknown account are told the same, and nothing more', async ({
  page,
}) => {
  await page.goto(pagePaths.adminLogin)
  for (const email of [administrator.email, 'nobody@example.com']) {
    await fillLogin(page, { email, password: 'not the right one' })
    await expect(page.getByRole('alert')).toHaveText(messages.login.wrong)
    await expect(page).toHaveURL(pagePaths.adminLogin)
  }
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a planted token opens nothing and is thrown away', async ({ page, request }) => {
  await page.goto(pagePaths.adminLogin)
  await page.evaluate(() => localStorage.setItem('token', 'planted'))
  await page.goto(pagePaths.adminProducts)
  await expect(page).toHaveURL(pagePaths.adminLogin)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  const answer = await request.post(apiPrefix + apiPaths.products, {
    headers: { authorization: 'Bearer planted' },
    data: { name: 'Planted', category: 'x' },
  })
  expect(answer.status()).toBe(401)
})

test.describe('uploads', () => {
  test.use({ ownSite: true })

  test('a drawing with a script and a picture of six megabytes are refused', async ({
    page,
    request,
  }) => {
    await signIn(page)
    await page.goto(pagePaths.adminProducts)
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    const field = page.getByLabel(/(Replace|Choose) image/)
    const large = padPicture(6 * 1024 * 1024)

    await test.step('by the form, before they are sent', async () => {
      await field.setInputFiles(svgPicture)
      await expect(page.getByText(messages.image.notAnImage)).toBeVisible()
      await field.setInputFiles(large)
      await expect(page.getByText(messages.image.tooLarge)).toBeVisible()
    })

    await test.step('by the server, whatever they call themselves', async () => {
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      const token = await page.evaluate(() => localStorage.getItem('token'))
      const address = apiPrefix + fillPath(apiPaths.product, { id })
      const before = await (await request.get(address)).json()
      for (const [image, status] of [
        [{ ...svgPicture, name: 'picture.jpg', mimeType: 'image/jpeg' }, 415],
        [large, 413],
      ] as const) {
        const headers = { authorization: `Bearer ${token}` }
        const answer = await request.put(address, { headers, multipart: { image } })
        expect(answer.status()).toBe(status)
      }
      expect(await (await request.get(address)).json()).toEqual(before)
    })
  })
})
