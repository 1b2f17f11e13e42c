import type { APIRequestContext, Page } from '@playwright/test'
import { fillPath, pagePaths, productAddress } from '../../contract/paths.ts'
import type { Product } from '../../contract/products/product.ts'
import { findBarriers } from './axe.ts'
import { expectToFit } from './fit.ts'
import { expect, test } from './fixtures.ts'
import { hireColleague } from './staff.ts'

// What somebody reads aloud to a person who cannot read the pack.

test.use({ ownSite: true })

async function findProduct(request: APIRequestContext, name: string): Promise<Product> {
  const { data } = await (await request.get(`/api/products?search=${name}&limit=50`)).json()
  return data.find((product: Product) => product.name === name)
}

const addressOf = ({ _id }: Product) => fillPath(pagePaths.label, { productId: _id })

/** As a browser does whose reader has asked for letters twice as large. */
const doubleLetters = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

test('the details lead to the label, which needs no script and says all of it twice', async ({
  browser,
  request,
  site,
}) => {
  const product = await findProduct(request, 'Groundnut Oil 500 ml')
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
  await page.goto(productAddress(product._id))
  await page.getByRole('link', { name: 'The label in large letters' }).click()
  await expect(page).toHaveURL(addressOf(product))
  await expect(page).toHaveTitle('Groundnut Oil 500 ml | Vaagai Wood-Pressed Oils')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Groundnut Oil 500 ml மரச்செக்குக் கடலை எண்ணெய்" [level=1]
      - paragraph:
        - link "தமிழில்"
      - region "What the label says":
        - heading "What the label says" [level=2]
        - list:
          - listitem: Food Wood-pressed groundnut oil
          - listitem: Mark Vegetarian
          - listitem: Ingredients Groundnut
          - listitem: Allergens Contains groundnut
          - listitem: Shelf life Best before 9 months from packing
          - listitem: /Storage Keep in a cool, dry place/
          - listitem: Net quantity 500 ml (457 g)
          - listitem: /MRP ₹\\d+(\\.\\d\\d)? incl\\. of all taxes/
          - listitem: /Unit sale price ₹0\\.\\d\\d per ml/
          - listitem: /Made by Vaagai Wood-Pressed Oils, .*641653/
          - listitem: FSSAI number 12419001000123
          - listitem:
            - text: Consumer care Meena Ravi
            - link "+91 98765 43210"
            - link "vanakkam@vaagai.example"
        - heading "Nutrition in 100 g" [level=3]
        - list:
          - listitem: Energy 900 kcal
          - listitem: Protein 0 g
          - listitem: Carbohydrate 0 g
          - listitem: Total sugars 0 g
          - listitem: Added sugars 0 g
          - listitem: Total fat 100 g
          - listitem: Saturated fat 18 g
          - listitem: Trans fat 0 g
          - listitem: Cholesterol 0 mg
          - listitem: Sodium 0 mg
      - region "லேபிளில் உள்ள விவரங்கள்":
        - heading "லேபிளில் உள்ள விவரங்கள்" [level=2]
        - list:
          - listitem: உணவுப் பொருள் மரச்செக்குக் கடலை எண்ணெய்
          - listitem: குறியீடு சைவம்
          - listitem: சேர்க்கப்பட்டவை நிலக்கடலை
          - listitem: ஒவ்வாமை தரக்கூடியவை நிலக்கடலை உள்ளது
  `)
  await expect(page.locator('script')).toHaveCount(0)
  await page.close()
})

test('the label in Tamil is marked as such, and what has no Tamil words as English', async ({
  page,
  request,
}) => {
  await page.goto(addressOf(await findProduct(request, 'Groundnut Oil 500 ml')))
  const tamil = page.getByRole('region', { name: 'லேபிளில் உள்ள விவரங்கள்' })
  await expect(tamil).toHaveAttribute('lang', 'ta')
  const storage = tamil.getByText('Keep in a cool, dry place')
  await expect(storage, 'what has no Tamil words is marked').toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'தமிழில்' }).click()
  await expect(tamil.getByRole('heading', { level: 2 })).toBeInViewport()
})

test('the label stands in few bytes, and fits letters of twice the size', async ({
  page,
  request,
}) => {
  const address = addressOf(await findProduct(request, 'Nallennai (Sesame Oil) 500 ml'))
  await page.goto(address)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const styles = (await page.locator('link[rel=stylesheet]').getAttribute('href')) ?? ''
  const files = await Promise.all([address, styles].map((path) => request.get(path)))
  const bodies = await Promise.all(files.map((file) => file.body()))
  const bytes = bodies.reduce((sum, { length }) => sum + length, 0)
  expect(bytes, 'as they are before they are compressed').toBeLessThan(20_000)

  expect(await findBarriers(page)).toEqual([])
  await expectToFit(page, 'the label')
  await doubleLetters(page)
  await expectToFit(page, 'the label in letters of twice the size')
  expect(await findBarriers(page)).toEqual([])
})

test('the label is kept until it says something else, and there is none of what is gone', async ({
  request,
}) => {
  const product = await findProduct(request, 'Coconut Oil 500 ml')
  const { send } = await hireColleague(request)
  const first = await request.get(addressOf(product))
  const tag = first.headers().etag ?? ''
  const again = () => request.get(addressOf(product), { headers: { 'if-none-match': tag } })
  expect((await again()).status()).toBe(304)
  const change = { group: '', packAmount: 1, packUnit: 'l', packMass: 916, nameTa: '' }
  expect((await send('PUT', `/products/${product._id}`, change)).status()).toBe(200)
  const changed = await again()
  expect(changed.status()).toBe(200)
  const text = await changed.text()
  expect(text).toContain('1 L (916 g)')
  expect(text, 'nothing of a label that nobody has filled in').not.toContain('Ingredients')
  await send('DELETE', `/products/${product._id}`)
  const gone = await again()
  expect(gone.status()).toBe(404)
  expect(await gone.text()).toContain('noindex')
})
