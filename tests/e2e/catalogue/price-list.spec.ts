import { pagePaths } from '../../../contract/paths.ts'
import { priceListMessages } from '../../../contract/price-list/messages.ts'
import { findBarriers } from '../fixtures/axe.ts'
import { pretendToShare, sharedFiles } from '../fixtures/share.ts'
import { hireColleague, signIn } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'

// The list of prices, as staff share and print it.

test('Staff share the list in two taps, and print tags for the shelf', async ({
  page,
  request,
  site,
}) => {
  await page.addInitScript(pretendToShare)
  await signIn(page, pagePaths.adminPriceList)
  const shared = () => sharedFiles(page)
  const share = page.getByRole('button', { name: 'Share' })

  await test.step('pictures are shared', async () => {
    await expect(page.getByRole('img', { name: 'Post 1' })).toBeVisible()
    await share.click()
    await expect.poll(shared).toBeTruthy()
    const [first, ...others] = await shared()
    expect(first).toMatchObject({ type: 'image/jpeg', start: [0xff, 0xd8] })
    expect(first?.name).toMatch(/^price-list-\d{4}-\d\d-\d\d-post-1\.jpg$/)
    expect(others.length).toBeGreaterThan(0)
  })

  await test.step('a PDF in both languages is shared', async () => {
    await page.getByText('English + தமிழ்').click()
    await page.getByText('PDF', { exact: true }).click()
    await expect(page.getByRole('link', { name: 'Open the PDF' })).toBeVisible()
    await share.click()
    await expect.poll(shared).toMatchObject([{ type: 'application/pdf', start: [0x25, 0x50] }])
    expect(await findBarriers(page)).toEqual([])
  })

  await test.step('a blocked share is said, and a cancelled one is not', async () => {
    for (const reason of ['AbortError', 'NotAllowedError']) {
      await page.evaluate((name) => {
        navigator.share = () => Promise.reject(new DOMException('', name))
      }, reason)
      await share.click()
    }
    await expect(
      page.getByText(priceListMessages.shareBlocked),
      'not where one cancels',
    ).toHaveCount(1)
  })

  await test.step('tags are printed for the shelf', async () => {
    const tags = page.getByRole('region', { name: 'Shelf tags' })
    await tags.getByLabel('For').selectOption('Nallennai (Sesame Oil)')
    await expect(tags.getByRole('checkbox')).toHaveCount(5)
    await tags.getByLabel('Nallennai (Sesame Oil) 15 kg Tin').uncheck()
    const printing = page.waitForEvent('download')
    await tags.getByRole('button', { name: 'Print 4 tags' }).click()
    expect((await printing).suggestedFilename()).toBe('shelf-tags.pdf')
  })

  await test.step('letters that no font has are named', async () => {
    const { send } = await hireColleague(request)
    const { data } = await (await request.get(`${site.url}/api/categories/main`)).json()
    const made = await send('POST', '/products', { name: '漢 oil', category: data[0]._id })
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('漢 in 漢 oil')
    await send('DELETE', `/products/${(await made.json()).data._id}`)
  })
})
