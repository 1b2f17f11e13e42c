// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../api/testing/api.ts'
import { pagePaths, productAddress } from '../../../contract/paths.ts'
import { createDemoShop, findProduct } from '../fixtures/demo-shop.ts'
import { openDocument } from '../fixtures/open-document.ts'

// The list of prices that one reads on a phone, prints and shares.

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

const { priceList } = pagePaths

it('The footer leads to the price list, whose rows have sizes, prices and what is out of stock', async () => {
  const { page } = await openDocument(api, pagePaths.contact)
  expect(page.getByRole('link', { name: 'Price list' }).getAttribute('href')).toBe(priceList)
  const list = await openDocument(api, priceList)
  expect(list.page.getByRole('heading', { name: 'Price list', level: 1 })).toBeDefined()
  const row = list.page.getByRole('rowheader', { name: /Nallennai \(Sesame Oil\)/ }).closest('tr')
  const texts = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
  expect(texts.find((text) => text.includes('500 ml'))).toMatch(/₹289\.50\s*₹579\/L$/)
  expect(texts.find((text) => text.includes('15 kg'))).toContain('Out of stock')
  expect(list.page.getByRole('img', { name: /QR code/ })).toBeDefined()
})

it('The price list is there in both languages side by side, and in Tamil alone', async () => {
  const { page } = await openDocument(api, priceList)
  const both = page.getByRole('link', { name: 'English + தமிழ்' }).getAttribute('href') ?? ''
  expect(both).toBe(`${priceList}?lang=both`)
  const listed = await openDocument(api, both)
  const current = listed.page.getByRole('link', { name: 'English + தமிழ்' })
  expect(current.getAttribute('aria-current')).toBe('page')
  const name = listed.page.getByRole('rowheader', { name: /Nallennai/ }).querySelector('[lang=ta]')
  expect(name?.textContent).toBe('நல்லெண்ணெய்')
  const tamil = await openDocument(api, `${priceList}?lang=ta`)
  expect(tamil.page.getByRole('heading', { name: 'விலைப் பட்டியல்' })).toBeDefined()
  expect(tamil.page.queryByText(/Nallennai/)).toBeNull()
})

it('A price leads to the details of its size', async () => {
  const { page } = await openDocument(api, `${priceList}?lang=ta`)
  const row = page.getByRole('rowheader', { name: /நல்லெண்ணெய்/ }).closest('tr')
  const { _id, name } = await findProduct(api, 'Nallennai (Sesame Oil) 200 ml')
  const address = row?.querySelector('a')?.getAttribute('href') ?? ''
  expect(address).toBe(productAddress(_id))
  expect((await openDocument(api, address)).page.getByRole('dialog').textContent).toContain(name)
})

it('A language that is none is English, and no page of its own to robots', async () => {
  const { page, status, document } = await openDocument(api, `${priceList}?lang=fr`)
  expect(status).toBe(200)
  expect(page.getByRole('heading', { name: 'Price list', level: 1 })).toBeDefined()
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
    /\/price-list$/,
  )
})

it('The files to download are there, as many pictures as are offered', async () => {
  const { page } = await openDocument(api, priceList)
  const read = (address: string) => api.ask(address)
  const pdf = page.getByRole('link', { name: 'Download as PDF' }).getAttribute('href') ?? ''
  expect((await read(pdf)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const last = page.getAllByRole('link', { name: /^Status \d+$/ }).at(-1)
  const address = last?.getAttribute('href') ?? ''
  expect((await read(address)).headers['content-type']).toBe('image/jpeg')
  const beyond = address.replace(/page=(\d+)/, (_, number) => `page=${Number(number) + 1}`)
  expect((await read(beyond)).statusCode).toBe(404)
})
