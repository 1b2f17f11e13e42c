import { deliveryWordsEn } from '../../contract/delivery/words-en.ts'
import { apiPaths, pagePaths, productAddress } from '../../contract/paths.ts'
import { settingsLimits as max } from '../../contract/settings/limits.ts'
import { deliveryEn } from '../../web/features/site/words/delivery-en.ts'
import { findBarriers } from './axe.ts'
import { expectToFit } from './fit.ts'
import { expect, test } from './fixtures.ts'
import { findOils } from './order-list.ts'
import { hireColleague } from './staff.ts'
import { visit } from './visitor.ts'

test.use({ ownSite: true })

const answer = {
  question: 'How do I pay?',
  answer: 'By UPI.\nOr in cash.',
  short: 'Pay by UPI or cash',
}

test('what people ask is answered without script, in both languages, and in short in the details', async ({
  page,
  browser,
  request,
  site,
}) => {
  const { send } = await hireColleague(request)
  const save = async (answers: object[]) =>
    expect((await send('PUT', apiPaths.settings, { answers })).status()).toBe(200)
  const long = { question: 'W'.repeat(max.question), answer: 'ம'.repeat(max.answer) }
  await save([answer, { ...long, short: 'm'.repeat(max.short) }])
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
  await plain.goto('/')
  await plain.getByRole('link', { name: 'Good to know' }).click()
  await expect(plain).toHaveURL(pagePaths.goodToKnow)
  await expect(plain.getByRole('heading', { name: answer.question })).toBeVisible()
  const data = await plain.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"@type":"FAQPage"')
  await plain.goto(`/ta${pagePaths.goodToKnow}`)
  await expect(plain.locator('h2[lang=en]').first()).toHaveText(answer.question)
  await expect(plain.locator('link[rel=canonical]')).toHaveAttribute('href', /[^a]\/good-to-know$/)
  await plain.close()

  const { litre } = await findOils(page)
  for (const path of [pagePaths.goodToKnow, productAddress(litre._id)]) {
    await visit(page, path)
    await expectToFit(page, path)
    expect(await findBarriers(page)).toEqual([])
  }
  await expect(page.getByRole('dialog').getByText(answer.short)).toBeVisible()

  await save([])
  expect((await request.get(pagePaths.goodToKnow)).status()).toBe(404)
  await visit(page, pagePaths.delivery)
  await expect(page.getByRole('link', { name: 'Good to know' })).toHaveCount(0)
})

test('a PIN code says in the details and on the page of delivery what it costs, and leaves the device with nothing', async ({
  page,
}) => {
  const { litre } = await findOils(page)
  const sent: string[] = []
  page.on('request', (each) => sent.push(`${each.url()} ${each.postData() ?? ''}`))
  await visit(page, productAddress(litre._id))
  const pin = page.getByLabel(deliveryWordsEn.pinCode)
  await page.getByRole('dialog').getByLabel(deliveryWordsEn.pinCode).fill('641602')
  await expect(
    page.getByRole('dialog').getByText(/^To 641 602: about ₹40 \(1\.0 kg\)/),
  ).toBeVisible()
  await visit(page, pagePaths.delivery)
  await expect(pin).toHaveValue('641602')
  await page.getByLabel(deliveryEn.goodsWeight).fill('4.5')
  await expect(page.getByText(/^To 641 602: about ₹60 \(5\.0 kg\)/)).toBeVisible()
  await visit(page, pagePaths.orderList)
  expect(sent.filter((each) => each.includes('641602'))).toEqual([])
})
