import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/api.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { productsEn } from '../../../web/features/products/words/en.ts'
import { productsTa } from '../../../web/features/products/words/ta.ts'
import { openPage } from '../fixtures/open-page.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi('sqlite')
})
afterAll(() => api.close())

it.each([
  [pagePaths.products, productsEn],
  [`/ta${pagePaths.products}`, productsTa],
])('The page %s says in its language that there are no products', async (path, words) => {
  await openPage(api, path, { asGuest: true })
  expect(await screen.findByText(words.search.none)).toBeDefined()
})
