import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/api.ts'
import { insightMessages } from '../../../../contract/insight/messages.ts'
import { apiPaths, pagePaths } from '../../../../contract/paths.ts'
import { createDemoShop } from '../../fixtures/demo-shop.ts'
import { openPage } from '../../fixtures/open-page.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop({ withCounts: true })
})
afterAll(() => api.close())

const region = (name: string) => within(screen.getByRole('region', { name }))
const findTile = (name: RegExp) => screen.findByRole('button', { name })
const compared = () => screen.queryAllByRole('button', { name: /(more|fewer|before)$/ })
const bars = () => [...document.querySelectorAll('figure svg rect')]
const figure = () => screen.getByRole('figure').textContent

it('The numbers of a week stand beside those of the week before, and are said to be a demo’s', async () => {
  await openPage(api, pagePaths.adminInsight)
  expect(await screen.findByText(insightMessages.demo)).toBeDefined()
  await waitFor(() => expect(bars()).toHaveLength(7))
  expect(compared()).toHaveLength(6)
})

it('The numbers of 90 days have nothing to stand beside, and an address of their own', async () => {
  const { user, router } = await openPage(api, pagePaths.adminInsight)
  await user.click(await screen.findByRole('link', { name: '90 days' }))
  expect(await screen.findByText(insightMessages.notComparable)).toBeDefined()
  await waitFor(() => expect(bars()).toHaveLength(90))
  expect(compared()).toHaveLength(0)
  expect(router.state.location.search).toBe('?days=90')
})

it('Each chart has its table, and the table of products opens and closes by one button', async () => {
  const { user } = await openPage(api, `${pagePaths.adminInsight}?days=90`)
  await findTile(/^Details opened/)
  expect(region('All days').getAllByRole('row', { hidden: true })).toHaveLength(91)
  const products = region('Most wanted')
  expect(products.getAllByRole('row')).toHaveLength(11)
  await user.click(products.getByRole('button', { name: /^Show all/ }))
  expect(products.getAllByRole('row').length).toBeGreaterThan(11)
  const close = products.getByRole('button', { name: 'Show the first 10' })
  expect(document.activeElement).toBe(close)
})

it('A figure that is chosen by a key shows its days', async () => {
  const { user } = await openPage(api, pagePaths.adminInsight)
  const opened = await findTile(/^Details opened/)
  expect(opened.getAttribute('aria-pressed')).toBe('true')
  const ordered = await findTile(/^Orders begun .* (more|fewer|before)$/)
  ordered.focus()
  await user.keyboard('{Enter}')
  expect(figure()).toContain('Orders begun, by day')
  expect(ordered.getAttribute('aria-pressed')).toBe('true')
  expect(opened.getAttribute('aria-pressed')).toBe('false')
})

it('A day that has just begun makes nothing fewer, and is drawn with dashes', async () => {
  await openPage(api, pagePaths.adminInsight)
  expect(await screen.findByText(insightMessages.withoutToday)).toBeDefined()
  await waitFor(() => expect(bars()).toHaveLength(7))
  expect(figure()).toContain('Today so far: 0')
  expect(await findTile(/^Details opened .* more$/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /fewer$/ })).toBeNull()
  const dashed = bars().map((bar) => bar.getAttribute('class')?.includes('dasharray'))
  expect(dashed).toEqual([...Array(6).fill(false), true])
})

it('The small line of a product is read as numbers, which make its total', async () => {
  await openPage(api, pagePaths.adminInsight)
  await findTile(/^Details opened/)
  const [, first] = region('Most wanted').getAllByRole('row')
  const cells = within(first as HTMLElement).getAllByRole('cell')
  const numbers = cells.map(({ textContent }) => (textContent.match(/\d+/g) ?? []).map(Number))
  const sum = (all: number[]) => all.reduce((total, times) => total + times, 0)
  expect(cells[0]?.textContent).toMatch(/^By day: \d/)
  expect(numbers[0]).toHaveLength(7)
  expect(sum(numbers[0] ?? [])).toBe(sum(numbers.slice(1).flat()))
})

it('What was searched without result is found once a synonym is added from there', async () => {
  const find = async () => {
    const found = await api.call('GET', `${apiPaths.products}?search=almond oil`)
    return found.json().pagination.total
  }
  expect(await find()).toBe(0)
  const { user } = await openPage(api, pagePaths.adminInsight)
  await user.click(await screen.findByRole('link', { name: 'Add a synonym for almond oil' }))
  await user.type(await screen.findByRole('textbox', { name: 'Terms' }), 'groundnut oil')
  await user.click(screen.getByRole('button', { name: 'Create set' }))
  await waitFor(async () => expect(await find()).toBeGreaterThan(0))
})

it('A product that was asked for begins with the words of the search', async () => {
  const { user } = await openPage(api, pagePaths.adminInsight)
  await user.click(await screen.findByRole('link', { name: 'Add a product for ghee' }))
  const name = await screen.findByRole('textbox', { name: /^Name\*?$/ })
  expect(name).toHaveProperty('value', 'ghee')
})

it('The dashboard says the week in a line, with what was missed, and leads to all of it', async () => {
  const { user } = await openPage(api, pagePaths.admin)
  const week = await screen.findByRole('region', { name: insightMessages.title })
  expect(week.textContent).toMatch(/In 7 days: .* opened, .* lists sent \(made up/)
  expect(week.textContent).toMatch(/Asked and not found: .*ghee/)
  await user.click(within(week).getByRole('link', { name: 'All of it' }))
  const heading = { level: 1, name: insightMessages.title }
  expect(await screen.findByRole('heading', heading)).toBeDefined()
})

it('A shop without visits says so, and one with its first shows it', async () => {
  const shop = await createTestApi('sqlite')
  await openPage(shop, pagePaths.adminInsight)
  expect(await screen.findByText(insightMessages.none)).toBeDefined()
  await shop.call('POST', apiPaths.counts, {
    headers: {
      'user-agent': 'Mozilla/5.0 (Android 13) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile',
    },
    payload: { counts: [{ kind: 'page', page: 'home' }] },
  })
  await openPage(shop, pagePaths.adminInsight)
  expect((await findTile(/^Page views/)).textContent).toContain('1')
  expect(figure()).toContain(insightMessages.noneOfFigure)
  const searches = screen.getByRole('region', { name: 'Asked and not found' })
  expect(searches.textContent).toContain(insightMessages.rare)
  await shop.close()
})
