import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/api.ts'
import { apiPaths, fillPath, pagePaths } from '../../../contract/paths.ts'
import { english } from '../../../web/words/en.ts'
import { openPage } from '../fixtures/open-page.tsx'

// A card of one oil in twelve sizes, of which some are folded.

let api: TestApi
let category: string
beforeAll(async () => {
  api = await createTestApi('sqlite')
  category = await api.create(apiPaths.categories, { name: 'Oils' })
  const group = await api.create(apiPaths.productGroups, { name: 'Karanja Oil' })
  for (let litres = 1; litres <= 12; litres++)
    await api.create(apiPaths.products, {
      name: 'Karanja Oil',
      category,
      price: litres === 9 ? 0 : litres * 300,
      packAmount: litres,
      packUnit: 'l',
      group,
      ...(litres === 11 && { inStock: false }),
    })
})
afterAll(() => api.close())

let opened: Awaited<ReturnType<typeof openPage>>
beforeEach(async () => {
  opened = await openPage(api, `${pagePaths.products}?search=karanja&sort=price-asc`, {
    asGuest: true,
  })
  await screen.findByRole('group', { name: 'Sizes' })
  // Until the scripts have taken over, chips are links.
  await waitFor(() => expect(chips().length).toBeGreaterThan(0))
})

const card = () => within(screen.getByRole('article'))
const chips = () =>
  within(card().getByRole('group', { name: 'Sizes' })).getAllByRole<HTMLElement>('button')
const press = (name: string) => opened.user.click(card().getByRole('button', { name }))

it('The chip that unfolds the others hands the focus to the first of them', async () => {
  expect(chips().map(({ textContent }) => textContent)).toEqual(['1 L', '2 L', '3 L', '4 L', '+8'])
  await opened.user.click(chips().at(-1) as HTMLElement)
  expect(chips()).toHaveLength(12)
  expect(document.activeElement).toBe(chips()[4])
})

it('A chip on the page of a category loads no page, and nothing says that it does', async () => {
  cleanup()
  opened = await openPage(api, fillPath(pagePaths.category, { categoryId: category }), {
    asGuest: true,
  })
  const second = await screen.findByRole('button', { name: /^2 L/ })
  await opened.user.click(second)
  expect(second.getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByText(english.shell.loading)).toBeNull()
})

it('A size without a price is ordered by its own name', async () => {
  await press('+8 sizes')
  await press('9 L, Price on request')
  expect(card().getByText('Price on request')).toBeDefined()
  expect(card().getByRole('link', { name: /^Order Karanja Oil 9 L / })).toBeDefined()
})

it('A size that is out of stock is asked about by its own name', async () => {
  await press('+8 sizes')
  await press('11 L, ₹3,300, Out of stock')
  expect(card().getByText('Out of stock')).toBeDefined()
  const links = card()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(links.find((href) => href?.includes('wa.me'))).toMatch(
    /Karanja%20Oil%2011%20L%20is%20back/,
  )
})
