import { pagePaths } from '../../../contract/paths.ts'
import { whatsappAddress } from '../../../contract/settings/business.ts'
import { expect, test } from '../fixtures/test.ts'
import { visit, watchForeignHosts } from '../fixtures/visitor.ts'

const filled = {
  Name: 'Meena K',
  Phone: '+91 90000 00000',
  Email: 'meena@example.com',
  Message: 'Two tins, please & thank you',
}
const text =
  'Name: Meena K\nEmail: meena@example.com\nPhone: +91 90000 00000\nSubject: Tins\nMessage: Two tins, please & thank you'

test('A message goes to WhatsApp, with script or without, and the map comes when it is asked for', async ({
  page,
  context,
  browser,
  site,
}) => {
  const hosts = watchForeignHosts(page, site.url)
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await context.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  )
  await visit(page, pagePaths.contact)

  await test.step('no other host is asked for the map before', async () => {
    const map = page.getByRole('region', { name: 'Find Us On Map' })
    await map.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect([...hosts]).toEqual([])
    await map.getByRole('link', { name: 'Show the map' }).click()
    await expect(map.locator('iframe')).toBeVisible()
    await expect.poll(() => [...hosts]).toEqual(['www.openstreetmap.org'])
  })

  await test.step('the chat opens in a tab of its own', async () => {
    const form = page.getByRole('main').locator('form')
    await form.getByLabel('Subject').fill('Tins')
    for (const [label, value] of Object.entries(filled)) await form.getByLabel(label).fill(value)
    const send = form.getByRole('button', { name: 'Send on WhatsApp' })
    const [chat] = await Promise.all([context.waitForEvent('page'), send.click()])
    await expect(chat).toHaveURL(whatsappAddress('919876543210', text))
  })

  await test.step('without script the server leads on to it', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
    await plain.goto(pagePaths.contact)
    await plain.getByLabel('Subject').fill('Tins')
    for (const [label, value] of Object.entries(filled)) await plain.getByLabel(label).fill(value)
    const asked = plain.waitForRequest((request) => request.url().startsWith('https://wa.me/'))
    await plain.getByRole('button', { name: 'Send on WhatsApp' }).click({ noWaitAfter: true })
    expect((await asked).url()).toBe(whatsappAddress('919876543210', text))
    await plain.close()
  })
})
