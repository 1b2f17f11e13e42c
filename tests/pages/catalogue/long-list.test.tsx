import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/api.ts'
import { apiPaths, pagePaths } from '../../../contract/paths.ts'
import { pageSize } from '../../../web/features/products/load-products.ts'
import { openPage } from '../fixtures/open-page.tsx'

// A list of products that is longer than what is loaded at once.

let api: TestApi
let category: string
beforeAll(async () => {
  api = await createTestApi('sqlite')
  const payload = { name: 'Oils' }
  const made = await api.callAsAdmin('POST', apiPaths.categories, { payload })
  category = made.json().data._id
})
afterAll(() => api.close())

const addProduct = (name: string) =>
  api.callAsAdmin('POST', apiPaths.products, { payload: { name, category, price: 100 } })

it('A product that has moved to the next page of a list meanwhile is not shown twice', async () => {
  const seen: (() => void)[] = []
  class Observer extends IntersectionObserver {
    constructor(hear: IntersectionObserverCallback) {
      super(hear)
      seen.push(() => hear([{ isIntersecting: true } as IntersectionObserverEntry], this))
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  for (let number = 10; number < 12 + pageSize; number++) await addProduct(`Oil ${number}`)
  await openPage(api, `${pagePaths.products}?sort=name-asc`, { asGuest: true })
  const main = await screen.findByRole('main')
  const names = () =>
    within(main)
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent)
  await waitFor(() => expect(names()).toHaveLength(pageSize))
  await addProduct('Oil 1')
  for (const hear of seen) hear()
  await waitFor(() => expect(names().at(-1)).toBe(`Oil ${11 + pageSize}`))
  expect(names()).toHaveLength(2 + pageSize)
  expect(new Set(names()).size).toBe(2 + pageSize)
  vi.unstubAllGlobals()
})
