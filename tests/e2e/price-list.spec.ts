import { pagePaths } from '../../contract/paths.ts'
import { expect, test } from './fixtures.ts'
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
  const answer = await page.goto(`${site.url}${pagePaths.priceList}?lang=fr`)
  expect(answer?.status()).toBe(200)
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
