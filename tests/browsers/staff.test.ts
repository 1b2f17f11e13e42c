import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { messages } from '../../contract/messages.ts'
import { pagePaths } from '../../contract/paths.ts'
import { searchWordsEn } from '../../contract/search/words-en.ts'
import { paintPicture } from '../e2e/fixtures/pictures.ts'
import { administrator } from '../e2e/fixtures/site.ts'
import { windowKinds } from './browser.ts'
import { engines, openSite } from './engines.ts'
import { keys, type Page, type Target } from './page.ts'

const product = 'Mahua Oil 200 ml'
const cards: Target = { role: 'article', within: { role: 'main' } }

async function savePicture(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vaagai-picture-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { name, buffer } = await paintPicture('#2255cc')
  const path = join(folder, name)
  await writeFile(path, buffer)
  return path
}

async function signIn(page: Page): Promise<void> {
  await page.isAt(pagePaths.adminLogin)
  await page.fill({ role: 'textbox', name: 'Email' }, administrator.email)
  await page.type([keys.Tab], administrator.password, [keys.Enter])
}

async function addProduct(page: Page, picture: string): Promise<void> {
  await page.press({ role: 'link', name: 'Add product' })
  await page.fill({ role: 'textbox', name: 'Name' }, product)
  await page.fill({ role: 'textbox', name: 'Price (₹)' }, '240')
  await page.focus({ role: 'combobox', name: 'Category' })
  await page.type('Sesame')
  await page.chooseFile(picture)
  await page.sees({ role: 'img', name: 'Preview' })
  await page.press({ role: 'button', name: 'Create product' })
  await page.reads(messages.product.created)
  await page.isAt(pagePaths.adminProducts)
}

async function changePrice(page: Page): Promise<void> {
  await page.press({ role: 'link', name: `Edit ${product}` })
  await page.isAt(/\/admin\/products\/edit\//)
  await page.fill({ role: 'textbox', name: 'Price (₹)' }, '1432.50')
  await page.press({ role: 'button', name: 'Save changes' })
  await page.reads(messages.product.updated)
  await page.isAt(pagePaths.adminProducts)
  await page.reads('₹1,432.50')
}

async function deleteProduct(page: Page): Promise<void> {
  await page.press({ role: 'button', name: `Delete ${product}` })
  const question: Target = { role: 'alertdialog', name: 'Delete product' }
  await page.press({ role: 'button', name: 'Delete', within: question })
  await page.misses({ role: 'button', name: `Delete ${product}` })
}

const visitorSearch = `${pagePaths.products}?search=mahua%20200&exact=true`

async function expectForSale(page: Page, price: string): Promise<void> {
  await page.visit(visitorSearch)
  await expect.poll(() => page.texts(cards)).toEqual([expect.stringContaining(price)])
}

/** Checks that a visitor is told so, and shown near products in its place. */
async function expectGone(page: Page): Promise<void> {
  await page.visit(visitorSearch)
  await page.reads(searchWordsEn.none)
  const near = await page.texts(cards)
  expect(near).toHaveLength(3)
  expect(near.join()).not.toContain('Mahua')
}

describe.each(engines)('in $name', ({ launch }) => {
  it.runIf(launch).for(windowKinds)('staff keep the shop: %s', async (window) => {
    const page = await openSite(launch, window)
    const picture = await savePicture()
    await page.visit(pagePaths.adminProducts)
    await signIn(page)
    await page.isAt(pagePaths.adminProducts)
    await addProduct(page, picture)
    await changePrice(page)
    await expectForSale(page, '₹1,432.50')
    await page.visit(`${pagePaths.adminProducts}?search=mahua`)
    await deleteProduct(page)
    await expectGone(page)
    await page.visit(pagePaths.admin)
    await page.press({ role: 'button', name: 'Logout' })
    await page.isAt(pagePaths.adminLogin)
  })
})
