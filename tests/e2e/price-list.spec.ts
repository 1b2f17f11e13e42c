import { pagePaths } from '../../contract/paths.ts'
import { priceListMessages } from '../../contract/price-list/messages.ts'
import { findBarriers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { pretendToShare, sharedFiles } from './share.ts'
import { hireColleague, signIn } from './staff.ts'
import { visit } from './visitor.ts'

// The list of prices that one reads on a phone, prints and shares.

test('the price list is read in English, Tamil or both, and leads to the products', async ({
  page,
}) => {
  await visit(page, pagePaths.contact)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Price list' }).click()
  await expect(page).toHaveURL(pagePaths.priceList)
  await expect(page.getByRole('heading', { name: 'Price list', exact: true })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Nallennai (Sesame Oil)' })
  await expect(row.getByRole('cell').filter({ hasText: '500 ml' })).toHaveText(
    /₹289\.50\s*₹579\/L$/,
  )
  await expect(row.getByRole('cell').filter({ hasText: '15 kg' })).toContainText('Out of stock')
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()

  await page.getByRole('link', { name: 'English + தமிழ்' }).click()
  await expect(page).toHaveURL(`${pagePaths.priceList}?lang=both`)
  await expect(page.getByRole('link', { name: 'English + தமிழ்' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const tamil = page.getByRole('rowheader').filter({ hasText: 'Nallennai' }).locator('[lang=ta]')
  await expect(tamil).toHaveText('நல்லெண்ணெய்')
  await page.getByRole('link', { name: 'தமிழ்', exact: true }).click()
  const title = page.getByRole('heading', { name: 'விலைப் பட்டியல்' })
  await expect(title).toHaveText('விலைப் பட்டியல்')
  await expect(page.getByText('Nallennai')).toHaveCount(0)

  await page.getByRole('row').filter({ hasText: 'நல்லெண்ணெய்' }).getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toContainText('Nallennai (Sesame Oil) 200 ml')
})

test('without script too, in English where the language is none, and on sheets of A4', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const response = await page.goto(`${site.url}${pagePaths.priceList}?lang=fr`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Price list', exact: true })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/price-list$/)
  const pdf = page.getByRole('link', { name: 'Download as PDF' })
  const file = await page.request.get(
    new URL((await pdf.getAttribute('href')) ?? '', site.url).href,
  )
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByText('Pictures to share').click()
  const last = page.getByRole('link', { name: /^Status \d+$/ }).last()
  const href = new URL((await last.getAttribute('href')) ?? '', site.url).href
  expect((await page.request.get(href)).headers()['content-type']).toBe('image/jpeg')
  const beyond = href.replace(/page=(\d+)/, (_, number) => `page=${Number(number) + 1}`)
  expect((await page.request.get(beyond)).status()).toBe(404)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  // A4 in points.
  expect(sheets.match(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/g)).toHaveLength(2)
  await context.close()
})

test('staff share the list in two taps, and print tags for the shelf', async ({
  page,
  request,
  site,
}) => {
  await page.addInitScript(pretendToShare)
  await signIn(page, pagePaths.adminPriceList)
  const shared = () => sharedFiles(page)
  const share = page.getByRole('button', { name: 'Share' })

  await expect(page.getByRole('img', { name: 'Post 1' })).toBeVisible()
  await share.click()
  await expect.poll(shared).toBeTruthy()
  const [first, ...others] = await shared()
  expect(first).toMatchObject({ type: 'image/jpeg', start: [0xff, 0xd8] })
  expect(first?.name).toMatch(/^price-list-\d{4}-\d\d-\d\d-post-1\.jpg$/)
  expect(others.length).toBeGreaterThan(0)

  await page.getByText('English + தமிழ்').click()
  await page.getByText('PDF', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Open the PDF' })).toBeVisible()
  await share.click()
  await expect.poll(shared).toMatchObject([{ type: 'application/pdf', start: [0x25, 0x50] }])
  expect(await findBarriers(page)).toEqual([])
  for (const reason of ['AbortError', 'NotAllowedError']) {
    await page.evaluate((name) => {
      navigator.share = () => Promise.reject(new DOMException('', name))
    }, reason)
    await share.click()
  }
  await expect(page.getByText(priceListMessages.shareBlocked), 'not where one cancels').toHaveCount(
    1,
  )

  const tags = page.getByRole('region', { name: 'Shelf tags' })
  await tags.getByLabel('For').selectOption('Nallennai (Sesame Oil)')
  await expect(tags.getByRole('checkbox')).toHaveCount(5)
  await tags.getByLabel('Nallennai (Sesame Oil) 15 kg Tin').uncheck()
  const printing = page.waitForEvent('download')
  await tags.getByRole('button', { name: 'Print 4 tags' }).click()
  expect((await printing).suggestedFilename()).toBe('shelf-tags.pdf')

  const { send } = await hireColleague(request)
  const { data } = await (await request.get(`${site.url}/api/categories/main`)).json()
  const made = await send('POST', '/products', { name: '漢 oil', category: data[0]._id })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('漢 in 漢 oil')
  await send('DELETE', `/products/${(await made.json()).data._id}`)
})
