// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../api/testing/api.ts'
import { fillPath, pagePaths } from '../../../contract/paths.ts'
import { productsEn } from '../../../web/features/products/words/en.ts'
import { createDemoShop, findCategoryId } from '../fixtures/demo-shop.ts'
import { openDocument } from '../fixtures/open-document.ts'

// Results, corrections and notes of a search, without script; with script it asks the same loaders.

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

/** One oil, by what people call it. */
const sesame = ['nalla ennai', 'நல்லெண்ணெய்', 'gingely', 'til oil']
const { resultsFor, searchExactly, doYouHave, none } = productsEn.search

/** Texts of a page about a search. */
async function search(path: string, words: string) {
  const found = await openDocument(api, `${path}?search=${encodeURIComponent(words)}`)
  const { page, document } = found
  const hrefOf = (name: string) => page.queryByRole('link', { name })?.getAttribute('href')
  return {
    ...found,
    hrefOf,
    first: page.queryAllByRole('article')[0]?.textContent ?? '',
    isHidden: document.querySelector('meta[name=robots]')?.getAttribute('content') === 'noindex',
    near: () => page.getByRole('list', { name: 'Similar products' }).querySelectorAll('li'),
  }
}

const categoryPath = async (name: string) =>
  fillPath(pagePaths.category, { categoryId: await findCategoryId(api, name) })

it('A misspelt word is corrected, hidden from robots, and searched exactly on request', async () => {
  const corrected = await search(pagePaths.products, 'groundnatt')
  expect(corrected.page.getByText(resultsFor('Groundnut'), { exact: true })).toBeDefined()
  expect(corrected.first).toContain('Groundnut')
  expect(corrected.isHidden).toBe(true)
  const address = corrected.hrefOf(searchExactly('groundnatt')) ?? ''
  expect(address).toBe(`${pagePaths.products}?search=groundnatt&exact=true`)
  const { page } = await openDocument(api, address)
  expect(page.getByText(none)).toBeDefined()
  expect(page.queryByText(resultsFor('Groundnut'))).toBeNull()
})

it('Where nothing is found the page offers to ask in a chat, and what is similar', async () => {
  const { page } = await openDocument(api, `${pagePaths.products}?search=groundnatt&exact=true`)
  const question = page.getByRole('link', { name: doYouHave('groundnatt') })
  const { searchParams } = new URL(question.getAttribute('href') ?? '')
  expect(searchParams.get('text')).toBe(doYouHave('groundnatt'))
  const near = page.getByRole('list', { name: 'Similar products' })
  expect(near.querySelectorAll('li')).toHaveLength(3)
  expect(near.textContent).toContain('Groundnut')
})

it('An oil is found by each of its names, among all and in its category', async () => {
  const inCategory = await categoryPath('Sesame Oil')
  for (const name of sesame) {
    expect((await search(pagePaths.products, name)).first, name).toContain('Sesame')
    const { first, page } = await search(inCategory, name)
    expect(first, name).toMatch(/₹[\d,]+\.\d\d/)
    expect(page.queryByText(none), name).toBeNull()
  }
})

it('A category page corrects a word as the list of all does, and only then is hidden', async () => {
  const path = await categoryPath('Sesame Oil')
  const { document } = await openDocument(api, path)
  expect(document.querySelector('meta[name=robots]')).toBeNull()
  const corrected = await search(path, 'nalenei')
  expect(corrected.page.getByText(/^Showing results for /)).toBeDefined()
  expect(corrected.isHidden).toBe(true)
  const address = corrected.hrefOf(searchExactly('nalenei')) ?? ''
  expect(address).toBe(`${path}?search=nalenei&exact=true`)
  const { page } = await openDocument(api, address)
  expect(page.getByText(none)).toBeDefined()
  expect(page.getByRole('link', { name: doYouHave('nalenei') })).toBeDefined()
})

it('A category page that lacks what is sought shows what others have, and leads to a search of all', async () => {
  const found = await search(await categoryPath('Sesame Oil'), 'groundnut')
  expect(found.page.getByText(none)).toBeDefined()
  expect(found.near()).toHaveLength(3)
  expect(found.near()[0]?.textContent).toContain('Groundnut')
  const address = found.hrefOf(productsEn.category.searchAll) ?? ''
  expect(address).toBe(`${pagePaths.products}?search=groundnut`)
  expect((await search(pagePaths.products, 'groundnut')).first).toContain('Groundnut')
})
