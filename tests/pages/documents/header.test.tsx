// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/api.ts'
import { apiPaths, pagePaths } from '../../../contract/paths.ts'
import { openDocument } from '../fixtures/open-document.ts'

// Navigation of every page, as staff arrange it.

let api: TestApi
let ids: string[]
beforeAll(async () => {
  api = await createTestApi('sqlite')
  ids = []
  for (const [name, order] of [
    ['Groundnut Oil', 5],
    ['Sesame Oil', 30],
  ] as const) {
    const payload = { name, order, showInNav: true }
    const made = await api.callAsAdmin('POST', apiPaths.categories, { payload })
    ids.push(made.json().data._id)
  }
  await api.callAsAdmin('POST', apiPaths.categories, { payload: { name: 'Cakes', order: 1 } })
  const payload = {
    maxVisibleItems: 4,
    moreDropdownLabel: 'Others',
    showFixedItems: {
      home: true,
      products: true,
      gallery: true,
      popular: false,
      about: true,
      contact: false,
    },
    fixedItemsOrder: { home: 40, products: 0, gallery: 10, about: 30, contact: 50, popular: 60 },
  }
  await api.callAsAdmin('PUT', apiPaths.navConfig, { payload })
})
afterAll(() => api.close())

// An entry comes before a category of the same order.
const all = ['Products', 'Groundnut Oil', 'Gallery', 'About Us', 'Sesame Oil', 'Home']
const linksOf = (part: Element | null | undefined) => [...(part?.querySelectorAll('a') ?? [])]
const textsOf = (part: Element | null | undefined) =>
  linksOf(part).map(({ textContent }) => textContent)

it('Fixed entries and categories stand in one order in the menu of a phone', async () => {
  const { page } = await openDocument(api, pagePaths.home)
  const menu = page.getByRole('navigation', { name: 'Menu', hidden: true })
  expect(textsOf(menu).slice(0, all.length)).toEqual(all)
})

it('As many entries as are wanted stand in the row of a desk, and the others behind one', async () => {
  const { page } = await openDocument(api, pagePaths.home)
  const main = page.getByRole('navigation', { name: 'Main' })
  expect(textsOf(main)).toEqual(all)
  const others = page.getByRole('button', { name: 'Others' })
  const behind = partOf(others)
  expect(textsOf(behind)).toEqual(all.slice(4))
})

/** Part of the page that a button shows and hides. */
const partOf = (button: HTMLElement) =>
  button.ownerDocument.getElementById(button.getAttribute('aria-controls') ?? '')

it('A category in the header leads to its products, with its name', async () => {
  const { page } = await openDocument(api, pagePaths.home)
  const link = linksOf(page.getByRole('navigation', { name: 'Main' })).find(
    ({ textContent }) => textContent === 'Sesame Oil',
  )
  expect(link?.getAttribute('href')).toBe(`/products?category=${ids[1]}&name=Sesame%20Oil`)
})
