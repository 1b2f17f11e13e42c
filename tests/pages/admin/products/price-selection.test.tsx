import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../../api/testing/api.ts'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { pricePageMessages } from '../../../../contract/price-revisions/messages.ts'
import { cutLine } from '../../fixtures/cut-line.ts'
import { createDemoShop } from '../../fixtures/demo-shop.ts'
import { openPage } from '../../fixtures/open-page.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search products' })
const rows = (list: 'Products found' | 'Selected products') =>
  within(screen.getByRole('list', { name: list })).getAllByRole('listitem')
const checkboxOf = (list: 'Products found' | 'Selected products', name: string) =>
  within(
    rows(list).find(({ textContent }) => textContent.startsWith(name)) as HTMLElement,
  ).getByRole('checkbox')
const sesame = 'Nallennai (Sesame Oil) 1 L'

/** Leads to the search for the products whose prices are to change. */
async function openSelection() {
  const { user, router } = await openPage(api, pagePaths.adminPricesNew)
  await user.click(await screen.findByText('Selected products'))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  const description = { description: pricePageMessages.selectionRequired }
  const field = await screen.findByRole('searchbox', description)
  await waitFor(() => expect(document.activeElement).toBe(field))
  const search = async (words: string) => {
    await user.clear(box())
    await user.type(box(), words)
  }
  return { user, router, search }
}

it.each(['gingelly', 'நல்லெண்ணெய்', 'nalla ennai'])(
  'A search for products whose prices change finds sesame oil by its name %s',
  async (name) => {
    const { search } = await openSelection()
    await search(name)
    const found = await screen.findByRole('list', { name: 'Products found' })
    expect(found.textContent).toContain(sesame)
    expect(screen.queryByText(/^Showing results for /)).toBeNull()
  },
)

it.each([
  // Longer than a search may be, and with vowel signs in parts.
  [`${'groundnatt 5'.padEnd(200)}x`, 'Groundnut 5'],
  ['கொப்ரா'.normalize('NFD'), 'copra'],
])(
  'A search for products that is corrected says so and stays as typed: %s',
  async (typed, shown) => {
    const { user } = await openSelection()
    await user.click(box())
    await user.paste(typed)
    expect(await screen.findByText(messages.product.resultsFor(shown))).toBeDefined()
    expect(box().value).toBe(typed)
  },
)

it('A corrected search for products can be made exactly as typed', async () => {
  const { user, search } = await openSelection()
  await search('groundnatt 5')
  const exactly = { name: messages.product.searchExactly('groundnatt 5') }
  await user.click(await screen.findByRole('button', exactly))
  expect(await screen.findByText(messages.product.none)).toBeDefined()
})

it('A search for products that fails says so, and can be repeated', async () => {
  const { user, search } = await openSelection()
  const mend = cutLine(/products$/)
  await search('coconut')
  expect((await screen.findByRole('alert')).textContent).toContain(messages.product.fetchAllFailed)
  expect(box().value).toBe('coconut')
  mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findByRole('list', { name: 'Products found' })).textContent).toMatch(
    /Coconut/,
  )
})

async function expectPriced(user: Awaited<ReturnType<typeof openPage>>['user'], count: number) {
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByText('Single prices'))
  const prices = await screen.findByRole('region', { name: 'New prices' })
  expect(within(prices).getAllByRole('textbox')).toHaveLength(count)
}

it('Products that are selected stay so after a reload, and those taken off stay in view', async () => {
  const { user, router, search } = await openSelection()
  await search('gingelly')
  await screen.findByRole('list', { name: 'Products found' })
  await user.click(checkboxOf('Products found', sesame))
  expect(screen.getByText('1 product selected')).toBeDefined()
  await search('groundnut 5')
  await waitFor(() => expect(rows('Products found')[0]?.textContent).toMatch(/^Groundnut/))
  const all = 1 + rows('Products found').length
  await user.click(screen.getByLabelText('Select all of these'))
  expect(screen.getByText(`${all} products selected`)).toBeDefined()

  const again = await openPage(api, pagePaths.adminPricesNew + router.state.location.search)
  await screen.findByRole('list', { name: 'Selected products' })
  expect(rows('Selected products')).toHaveLength(all)
  await again.user.click(checkboxOf('Selected products', sesame))
  expect(screen.getByText(`${all - 1} products selected`)).toBeDefined()
  expect(rows('Selected products')).toHaveLength(all)
  await expectPriced(again.user, all - 1)
})

it('Signing out warns of nothing where nothing is selected any more', async () => {
  const { user, router, search } = await openSelection()
  await search('groundnut 5')
  const all = await screen.findByLabelText('Select all of these')
  await user.click(all)
  expect(screen.queryByText('0 products selected')).toBeNull()
  await user.click(all)
  expect(screen.getByText('0 products selected')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(pagePaths.adminLogin))
})
