// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/api.ts'
import { deliveryLimits } from '../../../contract/delivery/limits.ts'
import { deliveryWordsEn } from '../../../contract/delivery/words-en.ts'
import { deliveryWordsTa } from '../../../contract/delivery/words-ta.ts'
import { apiPaths, pagePaths, productAddress } from '../../../contract/paths.ts'
import { settingsLimits } from '../../../contract/settings/limits.ts'
import { openDocument } from '../fixtures/open-document.ts'

// Delivery charges and answers to questions, as staff have written them, without script.

let api: TestApi
beforeAll(async () => {
  api = await createTestApi('sqlite')
})
afterAll(() => api.close())

async function save(payload: object): Promise<void> {
  const response = await api.callAsAdmin('PUT', apiPaths.settings, { payload })
  expect(response.statusCode, response.body).toBe(200)
}

const zone = {
  name: 'Coimbatore',
  nameTa: 'கோயம்புத்தூர்',
  prefixes: ['641'],
  slabs: [
    { upTo: 2000, charge: 40 },
    { upTo: 5000, charge: 60 },
  ],
  days: [1, 2],
  by: 'our own van',
}
const delivery = { packing: 10, zones: [zone], note: '', noteTa: '' }

const inBothLanguages = [
  ['/', 'Delivery', '/delivery', 'Up to 5 kg about ₹60', deliveryWordsEn.inChat],
  ['/ta', 'டெலிவரி', '/ta/delivery', '5 kg வரை சுமார் ₹60', deliveryWordsTa.inChat],
] as const

it('The home page leads to the zones, each with its steps, in both languages', async () => {
  const zones = Array.from({ length: deliveryLimits.zones }, (_, index) => ({
    ...zone,
    name: `Zone ${index}`,
    prefixes: [`${100_000 + index}`],
  }))
  await save({ delivery: { ...delivery, zones } })
  for (const [home, name, address, row] of inBothLanguages) {
    const { page } = await openDocument(api, home)
    expect(page.getByRole('link', { name }).getAttribute('href')).toBe(address)
    const listed = await openDocument(api, address)
    expect(listed.page.getAllByRole('row', { name: row })).toHaveLength(zones.length)
  }
})

it('Without zones the page of delivery says so, is hidden from robots, and nothing leads to it', async () => {
  await save({ delivery: { ...delivery, zones: [] } })
  for (const [, name, address, , inChat] of inBothLanguages) {
    const { page, html } = await openDocument(api, address)
    expect(page.getByRole('main').textContent).toContain(inChat)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(page.queryByRole('link', { name })).toBeNull()
  }
  expect((await openDocument(api, '/sitemap.xml')).html).not.toContain(pagePaths.delivery)
})

const answer = {
  question: 'How do I pay?',
  answer: 'By UPI.\nOr in cash.',
  short: 'Pay by UPI or cash',
}

it('What people ask is answered, and described for search engines', async () => {
  await save({ answers: [answer] })
  const { page } = await openDocument(api, '/')
  const link = page.getByRole('link', { name: 'Good to know' })
  expect(link.getAttribute('href')).toBe(pagePaths.goodToKnow)
  const told = await openDocument(api, pagePaths.goodToKnow)
  expect(told.page.getByRole('heading', { name: answer.question })).toBeDefined()
  expect(told.html).toContain('"@type":"FAQPage"')
})

it('An answer that is not in Tamil is shown on the Tamil page as English, which repeats the English one', async () => {
  await save({ answers: [answer] })
  const { document } = await openDocument(api, `/ta${pagePaths.goodToKnow}`)
  expect(document.querySelector('h2[lang=en]')?.textContent).toBe(answer.question)
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
    /[^a]\/good-to-know$/,
  )
})

it('The details of a product have an answer in short', async () => {
  await save({ answers: [answer] })
  const category = (
    await api.callAsAdmin('POST', '/categories', { payload: { name: 'Oils' } })
  ).json()
  const payload = { name: 'Sesame Oil', category: category.data._id }
  const { data } = (await api.callAsAdmin('POST', '/products', { payload })).json()
  const { page } = await openDocument(api, `${pagePaths.products}?product=${data._id}`)
  expect(page.getByRole('dialog').textContent).toContain(answer.short)
})

/** Texts of the greatest length, of which one closes a script if it is not escaped. */
const longest = {
  question: '</script>?'.repeat(settingsLimits.question / 10),
  answer: `<b>"&\n${'w'.repeat(settingsLimits.answer - 6)}`,
  short: '&lt;'.repeat(settingsLimits.short / 4),
}

it('Twelve of the longest answers stand on the page whole, and each in what search engines read', async () => {
  const answers = Array.from({ length: settingsLimits.answers }, () => longest)
  await save({ answers })
  for (const address of [pagePaths.goodToKnow, `/ta${pagePaths.goodToKnow}`]) {
    const { page, document } = await openDocument(api, address)
    expect(page.getAllByRole('heading', { name: longest.question })).toHaveLength(answers.length)
    const described = [...document.querySelectorAll('[type="application/ld+json"]')]
      .flatMap(({ textContent }) => JSON.parse(textContent))
      .find((each) => each['@type'] === 'FAQPage')
    const said = { '@type': 'Answer', text: longest.answer }
    const asked = { '@type': 'Question', name: longest.question, acceptedAnswer: said }
    expect(described.mainEntity).toEqual(answers.map(() => asked))
  }
})

it('Of answers in short the details show the first three that are given', async () => {
  const shorts = ['', longest.short, '', longest.short, 'Third', 'Fourth']
  await save({ answers: shorts.map((short) => ({ ...answer, short })) })
  const { data } = (await api.call('GET', apiPaths.products)).json()
  const { page } = await openDocument(api, productAddress(data[0]._id))
  const said = [...page.getByRole('dialog').querySelectorAll('li')].map((one) => one.textContent)
  // A picture is an item without text.
  expect(said.filter(Boolean)).toEqual([longest.short, longest.short, 'Third'])
})

it('Without a written answer there is no page of answers, and nothing leads to it', async () => {
  await save({ answers: [] })
  expect((await openDocument(api, pagePaths.goodToKnow)).status).toBe(404)
  const { page } = await openDocument(api, pagePaths.delivery)
  expect(page.queryByRole('link', { name: 'Good to know' })).toBeNull()
})
