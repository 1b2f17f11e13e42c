import { get } from 'node:http'
import { dayMs } from '../../../contract/durations.ts'
import { messages } from '../../../contract/messages.ts'
import {
  apiPaths,
  apiPrefix,
  fillPath,
  pagePaths,
  productAddress,
} from '../../../contract/paths.ts'
import { padPicture, svgPicture } from '../fixtures/pictures.ts'
import { hireColleague, signIn } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'

test('whatever the site responds with says what it may be used for, also where an address names its host', async ({
  page,
  request,
  site,
}) => {
  await test.step('whatever the site responds with says what it may be used for', async () => {
    await page.goto(pagePaths.home)
    const script = await page.locator('script[src], link[rel="modulepreload"]').first()
    const asset = (await script.getAttribute('src')) ?? (await script.getAttribute('href')) ?? ''
    expect(asset).toContain('/assets/')
    const paths = [pagePaths.home, pagePaths.adminLogin, '/nothing', '/robots.txt', asset]
    const others = ['/assets/nothing.js', '/.well-known/security.txt', '/products/%zz']
    for (const path of [...paths, ...others]) {
      const headers = (await request.get(path)).headers()
      expect(headers, path).toMatchObject({
        'content-security-policy': expect.stringMatching(/base-uri 'none'.*frame-ancestors 'none'/),
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.any(String),
      })
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*;|https?:;/)
      expect(headers).not.toHaveProperty('set-cookie')
    }

    const text = await (await request.get('/.well-known/security.txt')).text()
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
    expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt`)
    const expires = Date.parse(text.match(/^Expires: (.+)$/m)?.[1] ?? '')
    expect(expires).toBeGreaterThan(Date.now())
    expect(expires).toBeLessThan(Date.now() + 365 * dayMs)
  })

  await test.step('an address that names its host is served like its path', async () => {
    const paths = [pagePaths.home, pagePaths.products, '/sitemap.xml', apiPrefix + apiPaths.health]
    for (const path of [...paths, pagePaths.products]) {
      const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
      const asked = get(site.url, { path: `http://shop.example${path}` }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      asked.once('error', reject)
      expect(await promise, path).toBe(200)
    }
  })
})

test('a drawing with a script and a picture of six megabytes are rejected', async ({
  page,
  request,
}) => {
  await signIn(page, pagePaths.adminProducts)
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
      const response = await request.put(address, { headers, multipart: { image } })
      expect(response.status()).toBe(status)
    }
    expect(await (await request.get(address)).json()).toEqual(before)
  })
})

test.describe('on a site of its own', () => {
  test.use({ ownSite: true })

  test('names that look like markup are shown as they are, in the pages of a catalogue and in their data', async ({
    page,
    request,
  }) => {
    const colleague = await hireColleague(request)
    const name = '</script><img src=x onerror="owned=1"><script>owned=1</script>'
    const make = async (path: string, record: object) =>
      (await (await colleague.send('POST', path, record)).json()).data._id
    const category = await make(apiPaths.categories, { name, showInNav: true })
    const texts = { name, description: name, category }
    const product = await make(apiPaths.products, { ...texts, price: 1 })
    for (const path of [
      fillPath(pagePaths.category, { categoryId: category }),
      productAddress(product),
      `${pagePaths.products}?search=${encodeURIComponent(name)}`,
    ]) {
      // A guest may see another process's write a moment later.
      await expect(async () => {
        await page.goto(path)
        const shown = page.getByText(name).filter({ visible: true }).first()
        await expect(shown).toBeVisible({ timeout: 5000 })
      }).toPass()
      const data = page.locator('script[type="application/ld+json"]')
      for (const text of await data.allTextContents()) JSON.parse(text)
      expect(await data.count(), path).toBeGreaterThan(0)
      expect(await page.evaluate(() => 'owned' in globalThis), path).toBe(false)
    }
  })
})
