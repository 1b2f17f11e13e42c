// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../api/testing/api.ts'
import { fillPath, pagePaths, productAddress } from '../../../contract/paths.ts'
import type { Product } from '../../../contract/products/product.ts'
import { createDemoShop, findProduct } from '../fixtures/demo-shop.ts'
import { openDocument } from '../fixtures/open-document.ts'

// Label that somebody reads aloud to a person who cannot read the pack.

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

const addressOf = ({ _id }: Product) => fillPath(pagePaths.label, { productId: _id })

/** The lines of a part of the label, each with its name and text. */
const linesOf = (part: Element | null | undefined) =>
  [...(part?.querySelectorAll('li') ?? [])].map((line) =>
    [...line.childNodes].map((node) => node.textContent).join(' '),
  )

it('The details lead to the label, which says all of it in English without script', async () => {
  const product = await findProduct(api, 'Groundnut Oil 500 ml')
  const details = await openDocument(api, productAddress(product._id))
  const link = details.page.getByText(/^The label in large letters/)
  expect(link.closest('a')?.getAttribute('href')).toBe(addressOf(product))
  const { page, document } = await openDocument(api, addressOf(product))
  expect(document.title).toBe('Groundnut Oil 500 ml | Vaagai Wood-Pressed Oils')
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe(
    'Groundnut Oil 500 mlமரச்செக்குக் கடலை எண்ணெய்',
  )
  expect(linesOf(page.getByRole('region', { name: 'What the label says' }))).toMatchInlineSnapshot(`
    [
      "Food Wood-pressed groundnut oil",
      "Mark  Vegetarian",
      "Ingredients Groundnut",
      "Allergens Contains groundnut",
      "Shelf life Best before 9 months from packing",
      "Storage Keep in a cool, dry place, away from light. Close tightly after use.",
      "Net quantity 500 ml (457 g)",
      "MRP ₹199 incl. of all taxes",
      "Unit sale price ₹0.40 per ml",
      "Made by Vaagai Wood-Pressed Oils, 14 Chekku Street, Annur, Coimbatore District, Tamil Nadu 641653",
      "FSSAI number 12419001000123",
      "Consumer care Meena Ravi +91 98765 43210 vanakkam@vaagai.example",
      "Energy  900 kcal",
      "Protein  0 g",
      "Carbohydrate  0 g",
      "Total sugars  0 g",
      "Added sugars  0 g",
      "Total fat  100 g",
      "Saturated fat  18 g",
      "Trans fat  0 g",
      "Cholesterol  0 mg",
      "Sodium  0 mg",
    ]
  `)
  expect(document.querySelector('script')).toBeNull()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

it('The label in Tamil is marked as such, and what has no Tamil words as English', async () => {
  const { page } = await openDocument(
    api,
    addressOf(await findProduct(api, 'Groundnut Oil 500 ml')),
  )
  const tamil = page.getByRole('region', { name: 'லேபிளில் உள்ள விவரங்கள்' })
  expect(tamil.getAttribute('lang')).toBe('ta')
  expect(linesOf(tamil).slice(0, 4)).toMatchInlineSnapshot(`
    [
      "உணவுப் பொருள் மரச்செக்குக் கடலை எண்ணெய்",
      "குறியீடு  சைவம்",
      "சேர்க்கப்பட்டவை நிலக்கடலை",
      "ஒவ்வாமை தரக்கூடியவை நிலக்கடலை உள்ளது",
    ]
  `)
  const [storage] = [...tamil.querySelectorAll('[lang=en]')].filter(({ textContent }) =>
    textContent.includes('Keep in a cool, dry place'),
  )
  expect(storage).toBeDefined()
  const target = page.getByRole('link', { name: 'தமிழில்' }).getAttribute('href')?.slice(1)
  expect(tamil.getAttribute('aria-labelledby')).toBe(target)
})

it('The label stands in few bytes, before they are compressed', async () => {
  const { html } = await openDocument(
    api,
    addressOf(await findProduct(api, 'Nallennai (Sesame Oil) 500 ml')),
  )
  expect(Buffer.byteLength(html)).toBeLessThan(18_000)
})

it('The label leaves out what is not filled in, and there is none of what is gone', async () => {
  const product = await findProduct(api, 'Coconut Oil 500 ml')
  const path = `/products/${product._id}`
  const payload = { group: '', packAmount: 1, packUnit: 'l', packMass: 916, nameTa: '' }
  expect((await api.callAsAdmin('PUT', path, { payload })).statusCode).toBe(200)
  const { html, status } = await openDocument(api, addressOf(product))
  expect(status).toBe(200)
  expect(html).toContain('1 L (916 g)')
  expect(html).not.toContain('Ingredients')
  await api.callAsAdmin('DELETE', path)
  const gone = await openDocument(api, addressOf(product))
  expect(gone.status).toBe(404)
  expect(gone.html).toContain('noindex')
})
