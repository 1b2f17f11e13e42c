// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../api/testing/api.ts'
import { apiPaths, fillPath, productAddress } from '../../../contract/paths.ts'
import { createDemoShop, findProduct } from '../fixtures/demo-shop.ts'
import { openDocument } from '../fixtures/open-document.ts'

// Facts that a visitor compares before ordering, without script: sizes, their price per litre, and the label.

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
  // The tin cheapest by the litre and the small bottle sold out.
  for (const [name, payload] of [
    ['Groundnut Oil 200 ml', { inStock: false }],
    ['Groundnut Oil 5 L Tin', { price: 1700, originalPrice: '' }],
  ] as const) {
    const { _id: id } = await findProduct(api, name)
    await api.callAsAdmin('PUT', fillPath(apiPaths.product, { id }), { payload })
  }
})
afterAll(() => api.close())

async function openDetails(name: string) {
  const { _id } = await findProduct(api, name)
  const { page, document } = await openDocument(api, productAddress(_id))
  return { details: page.getByRole('dialog', { name }), page, document }
}

it('The details of an oil have its other sizes, smallest first, and mark the best value', async () => {
  const { page } = await openDetails('Groundnut Oil 1 L')
  const sizes = page.getByRole('region', { name: 'Other sizes' })
  const texts = [...sizes.querySelectorAll('a')].map(({ textContent }) => textContent)
  expect(texts[0]).toMatch(/^200 ml.*Out of stock\s*₹89.50\s*₹447.50 \/ litre/)
  expect(texts.filter((text) => text.includes('Best value'))).toHaveLength(1)
  expect(texts.find((text) => text.startsWith('5 L'))).toMatch(
    /Best value\s*₹1,700\s*₹340 \/ litre/,
  )
  expect(texts.some((text) => text.startsWith('1 L'))).toBe(false)
})

it('Another size has an address of its own, with its price of a litre', async () => {
  const { page } = await openDetails('Groundnut Oil 1 L')
  const link = page.getByRole('region', { name: 'Other sizes' }).querySelector('a[href*=product]')
  expect(link).not.toBeNull()
  const tin = await openDetails('Groundnut Oil 5 L Tin')
  expect(tin.details.textContent).toContain('Best value')
  expect(tin.details.textContent).toContain('₹340.00 per litre')
  expect(tin.document.title).toMatch(/^Groundnut Oil 5 L Tin \|/)
})

function readFacts(label: HTMLElement) {
  const facts = Object.fromEntries(
    [...label.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  )
  return facts
}

it('The details say what the label says, without a unit price of exactly one litre', async () => {
  const { page } = await openDetails('Groundnut Oil 1 L')
  const label = page.getByRole('region', { name: 'What the label says' })
  const facts = readFacts(label)
  expect(facts).toMatchObject({
    Mark: 'Vegetarian',
    'Net quantity': '1 L (914 g)',
    MRP: '₹410 incl. of all taxes',
    Ingredients: 'Groundnutநிலக்கடலை',
    Allergens: 'Contains groundnut',
    'Shelf life': 'Best before 9 months from packing',
    'Made by': expect.stringMatching(/^Vaagai Wood-Pressed Oils, .*641653$/),
    'FSSAI number': '12419001000123',
    'Consumer care': expect.stringMatching(/Meena Ravi.*\+91 98765 43210.*vanakkam@vaagai.example/),
  })
  expect(facts).not.toHaveProperty('Unit sale price')
  const [energy] = label.querySelectorAll('table tr')
  expect(energy?.textContent).toMatch(/Energy\s*900 kcal/)
})

it('A product without a group has neither sizes nor a label', async () => {
  const { details, page } = await openDetails('Pongal Hamper')
  expect(page.getAllByRole('link', { name: /^Tell me when it is back/ })).not.toHaveLength(0)
  expect(details.querySelector('h3')).toBeNull()
})
