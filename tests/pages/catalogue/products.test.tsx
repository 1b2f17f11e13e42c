import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../api/testing/api.ts'
import { messages } from '../../../contract/messages.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { productsEn } from '../../../web/features/products/words/en.ts'
import { createDemoShop } from '../fixtures/demo-shop.ts'
import { openPage } from '../fixtures/open-page.tsx'

// Search, sort and filters of the list of products, as a visitor uses them.

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

async function openProducts(query = '') {
  const opened = await openPage(api, pagePaths.products + query, { asGuest: true })
  const search = await screen.findByRole('searchbox', { name: 'Search products' })
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort products' })
  const readQuery = () => Object.fromEntries(new URLSearchParams(location.search))
  return { ...opened, search, sort, readQuery }
}

const cards = () => within(screen.getByRole('main')).getAllByRole('article')
const names = () => cards().map((card) => within(card).getByRole('heading').textContent)
/** A category among those that stand beside the search. */
const chip = (name: string) =>
  within(screen.getByRole('main')).getAllByRole('link', { name })[0] as HTMLElement
const total = () => within(screen.getByRole('main')).getByRole('status').textContent
const prices = () =>
  cards().map((card) => Number(card.querySelector('p > span')?.textContent.replace(/[^\d.]/g, '')))

it('What is typed is found while one types, its number is said, and the field keeps the focus', async () => {
  const { user, search, readQuery } = await openProducts()
  expect(total()).toBe('23 products in 34 sizes')
  await user.type(search, 'GROUNDNUT oil')
  await waitFor(() => expect(readQuery()).toEqual({ search: 'GROUNDNUT oil' }))
  await waitFor(() => expect(Number.parseInt(total(), 10)).toBe(cards().length))
  expect(names()[0]).toContain('Groundnut')
  expect(document.activeElement).toBe(search)
})

it('Products are sorted by price and by name, either way', async () => {
  const { user, sort, readQuery } = await openProducts()
  expect(within(sort).getAllByRole('option')).toHaveLength(5)
  const rising = {
    price: (list: number[]) => list.toSorted((a, b) => a - b),
    name: (list: string[]) => list.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  }
  for (const order of ['price-asc', 'price-desc', 'name-asc', 'name-desc'] as const) {
    await user.selectOptions(sort, order)
    const isDown = order.endsWith('desc')
    await waitFor(() => {
      expect(readQuery()).toEqual({ sort: order })
      const [shown, sorted] = order.startsWith('price')
        ? [prices(), rising.price(prices())]
        : [names(), rising.name(names())]
      expect(shown).toEqual(isDown ? sorted.reverse() : sorted)
    })
  }
})

it('A category keeps search and sort, and gives the page its name', async () => {
  const { user, readQuery } = await openProducts('?search=GROUNDNUT%20oil&sort=name-desc')
  await user.click(chip('Groundnut Oil'))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Groundnut Oil' })
  expect(heading).toBeDefined()
  expect(readQuery()).toMatchObject({ search: 'GROUNDNUT oil', sort: 'name-desc' })
  expect(location.search).toMatch(/^\?category=[0-9a-f-]{36}&name=Groundnut%20Oil&search=/)
})

it('Where nothing is found one link takes the filters back', async () => {
  const { user, search, sort } = await openProducts('?sort=name-desc')
  await user.type(search, 'no such thing')
  await screen.findByText(messages.product.none)
  expect(total()).toBe('0 products')
  await user.click(screen.getByRole('link', { name: 'Reset filters' }))
  await waitFor(() => expect(location.href).toMatch(/\/products$/))
  expect(search).toHaveProperty('value', '')
  expect(sort.value).toBe('default')

  await waitFor(() => expect(cards().length).toBeGreaterThan(1))
})

it('A search after an exact one is corrected again', async () => {
  const { user, search } = await openProducts('?search=groundnatt&exact=true')
  await user.clear(search)
  await user.type(search, 'kokonut')
  await waitFor(() => expect(location.search).toBe('?search=kokonut'))
  expect(await screen.findByText(productsEn.search.resultsFor('Coconut'))).toBeDefined()
})

it('Search, sort and category are no steps of the history', async () => {
  const { user, search, sort, readQuery } = await openProducts()
  const { length } = history
  await user.type(search, 'oil')
  await waitFor(() => expect(readQuery()).toHaveProperty('search', 'oil'))
  await user.selectOptions(sort, 'price-asc')
  await waitFor(() => expect(readQuery()).toHaveProperty('sort', 'price-asc'))
  await user.click(chip('Groundnut Oil'))
  await waitFor(() => expect(readQuery()).toHaveProperty('category'))
  expect(history.length).toBe(length)
})
