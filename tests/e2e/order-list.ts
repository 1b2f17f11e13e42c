import type { BrowserContext, Locator, Page } from '@playwright/test'
import { apiPaths, apiPrefix, pagePaths } from '../../contract/paths.ts'
import type { Product } from '../../contract/products/product.ts'
import { visit } from './visitor.ts'

/** Actions of a visitor on the order list. */

const oilNames = [
  'Groundnut Oil 1 L',
  'Groundnut Oil 5 L Tin',
  'Nallennai (Sesame Oil) 1 L',
  'Coconut Oil 1 L',
]

/** Products of the demo; of each litre the list has a card at its start. */
export async function findOils(page: Page) {
  const response = await page.request.get(`${apiPrefix}${apiPaths.products}?limit=100`)
  const products: Product[] = (await response.json()).data
  const [litre, tin, sesame, coconut] = oilNames.map((name) =>
    products.find((product) => product.name === name),
  )
  if (!litre || !tin || !sesame || !coconut) throw new Error('The demo has other products')
  return { litre, tin, sesame, coconut }
}

export const addButtons = (page: Page) => page.getByRole('button', { name: /^Add to list: / })

export const addButton = (within: Locator) => within.getByRole('button', { name: /^Add to list/ })

export const moreButton = (within: Locator) => within.getByRole('button', { name: /^One more/ })

export const lessButton = (within: Locator) => within.getByRole('button', { name: /^One less/ })

/** The way to the list at the foot of a phone's window. */
export const listLink = (page: Page) => page.getByRole('link', { name: /^List \d/ })

/** The rows of the list's page. */
export const orderLines = (page: Page) =>
  page.getByRole('list', { name: 'Products' }).getByRole('listitem')

export const sendLink = (page: Page) => page.getByRole('link', { name: 'Send on WhatsApp' })

/** Puts a list where the browser stores it, as an earlier visit leaves it there. */
export async function storeList(page: Page, text: string): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('order-list.1', text), text)
}

/** Opens the list's page with this list as the visitor's own. */
export async function openList(page: Page, text: string): Promise<void> {
  await storeList(page, text)
  await visit(page, pagePaths.orderList)
}

/** Stands in for WhatsApp, and returns the text each chat was opened with. */
export async function watchChats(context: BrowserContext): Promise<string[]> {
  const texts: string[] = []
  await context.route('https://wa.me/**', async (route) => {
    texts.push(new URL(route.request().url()).searchParams.get('text') ?? '')
    await route.fulfill({ body: 'A chat' })
  })
  return texts
}
