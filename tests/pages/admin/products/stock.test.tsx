import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/api.ts'
import { indiaDate } from '../../../../contract/india-time.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { productLimits } from '../../../../contract/products/limits.ts'
import { writeShortDay } from '../../../../contract/text/month-names.ts'
import { openPage } from '../../fixtures/open-page.tsx'

// Stock, and the day when it is back, set by staff in one tap or two.

let api: TestApi
let category: string
let id: string
beforeAll(async () => {
  api = await createTestApi('sqlite')
  const made = await api.callAsAdmin('POST', apiPaths.categories, { payload: { name: 'Oils' } })
  category = made.json().data._id
})
afterAll(() => api.close())

const name = 'Karanja Oil 1 L'
beforeEach(async () => {
  id = await add({})
  return () => api.callAsAdmin('DELETE', fillPath(apiPaths.product, { id }))
})

async function add(fields: object): Promise<string> {
  const payload = { name, category, ...fields }
  return await api.create(apiPaths.products, payload)
}
const path = () => fillPath(apiPaths.product, { id })
const read = async () => (await api.call('GET', path())).json().data
const change = (payload: object) => api.callAsAdmin('PUT', path(), { payload })
const inDays = (days: number) => indiaDate(Date.now(), days)

/** The list of products, and what is pressed there. */
async function openList() {
  const { user } = await openPage(api, pagePaths.adminProducts)
  const stock = within(await screen.findByRole('group', { name: `Stock of ${name}` }))
  const level = (words: string) => stock.getByRole('button', { name: words })
  const press = (words: string) => user.click(screen.getByRole('button', { name: words }))
  return {
    user,
    press,
    level,
    choose: (words: string) => user.click(level(words)),
    expectLevel: (words: string) =>
      waitFor(() => expect(level(words).getAttribute('aria-pressed')).toBe('true')),
    anotherDay: `Back on another day: ${name}`,
  }
}

/** The button that says the day and leads to the calendar. */
const backIn = (days: number) => `Back about ${writeShortDay(inDays(days))}: ${name}`
const findBackIn = (days: number) => screen.findByRole('button', { name: backIn(days) })

/** A day of the calendar that is open. */
async function findDays(days: number): Promise<HTMLButtonElement[]> {
  const words = new Date(inDays(days)).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const dialog = await screen.findByRole('dialog')
  return within(dialog).queryAllByRole('button', { name: new RegExp(`\\b${words}`) })
}

it('What is out of stock gets a day in two taps', async () => {
  const { choose, press, expectLevel } = await openList()
  await choose('Out of stock')
  await expectLevel('Out of stock')
  await press(`Back in 1 week: ${name}`)
  expect(await findBackIn(7)).toBeDefined()
  await waitFor(async () =>
    expect(await read()).toMatchObject({ inStock: false, backOn: inDays(7) }),
  )
})

it.each([0, 45, 180])(
  'What is out of stock gets the day in %i days in three taps',
  async (days) => {
    const { user, choose, press, anotherDay, expectLevel } = await openList()
    await choose('Out of stock')
    await expectLevel('Out of stock')
    await press(anotherDay)
    const [day] = await findDays(days)
    await user.click(day as HTMLButtonElement)
    expect(await findBackIn(days)).toBeDefined()
    await waitFor(async () => expect(await read()).toMatchObject({ backOn: inDays(days) }))
  },
)

it('What is back is said in one tap, and its day is forgotten', async () => {
  await change({ inStock: false, backOn: inDays(9) })
  const { choose, expectLevel } = await openList()
  await choose('Few left')
  await expectLevel('Few left')
  expect(screen.queryByRole('button', { name: backIn(9) })).toBeNull()
  await waitFor(async () => expect(await read()).toMatchObject({ inStock: true, stock: 'few' }))
  expect(await read()).not.toHaveProperty('backOn')
})

it('The calendar offers the days that may be chosen, and that none is known', async () => {
  await change({ stock: 'out', backOn: inDays(180) })
  const { press } = await openList()
  await press(backIn(180))
  const [today] = await findDays(0)
  expect(today?.getAttribute('aria-disabled')).toBeNull()
  for (const beyond of [...(await findDays(-1)), ...(await findDays(181))])
    expect(beyond.getAttribute('aria-disabled')).toBe('true')
  await press('The day is not known')
  await screen.findByRole('button', { name: `Back on another day: ${name}` })
  await waitFor(async () => expect(await read()).not.toHaveProperty('backOn'))
})

it('A day that somebody else has set in between stays, and is named', async () => {
  await change({ inStock: false })
  const { choose } = await openList()
  await change({ backOn: inDays(14) })
  await choose('In stock')
  expect(await screen.findByText(/has changed this in between: Back about/)).toBeDefined()
  expect(await findBackIn(14)).toBeDefined()
  expect(await read()).toMatchObject({ inStock: false, backOn: inDays(14) })
})

it('A stock that somebody else has set in between is named, and takes no day', async () => {
  await change({ inStock: false, backOn: inDays(14) })
  const { user, press, expectLevel } = await openList()
  await change({ inStock: true })
  await press(backIn(14))
  const [day] = await findDays(20)
  await user.click(day as HTMLButtonElement)
  expect(await screen.findByText(/has changed this in between: Stock/)).toBeDefined()
  await expectLevel('In stock')
  expect(await read()).not.toHaveProperty('backOn')
})

it('Days that are typed in the form are judged in their places, and kept together', async () => {
  const { user } = await openPage(api, fillPath(pagePaths.adminProductEdit, { id }))
  await user.selectOptions(await screen.findByLabelText('Stock'), 'Out of stock')
  const back = screen.getByLabelText('Back about')
  const lead = screen.getByLabelText('Pressed to order (days)')
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.type(back, inDays(181))
  await user.type(lead, '31')
  await save()
  expect(await screen.findByText(messages.validation.between(1, 30))).toBeDefined()
  await user.clear(lead)
  await user.type(lead, '3')
  await save()
  expect(await screen.findByText(messages.product.backOnTooLate(180))).toBeDefined()
  await user.clear(back)
  await user.type(back, inDays(180))
  await save()
  expect(await findBackIn(180)).toBeDefined()
  expect(await read()).toMatchObject({ inStock: false, backOn: inDays(180), leadDays: 3 })
})

it('A group is all back today by one press, and what is few stays few', async () => {
  const payload = { name: 'Karanja Oil' }
  const made = await api.callAsAdmin('POST', apiPaths.productGroups, { payload })
  const group = made.json().data._id
  await change({ group, stock: 'out', backOn: inDays(9) })
  const few = await add({ name: 'Karanja Oil 5 L', group, stock: 'few' })
  const { user } = await openPage(api, fillPath(pagePaths.adminProductGroupEdit, { id: group }))
  await user.click(await screen.findByRole('button', { name: 'All back today' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'All back today' })).toBeNull())
  const back = await read()
  expect(back).toMatchObject({ inStock: true })
  expect(back.stock).not.toBe('few')
  expect(back).not.toHaveProperty('backOn')
  const other = await api.call('GET', fillPath(apiPaths.product, { id: few }))
  expect(other.json().data).toMatchObject({ stock: 'few' })
  await api.callAsAdmin('DELETE', fillPath(apiPaths.product, { id: few }))
})

it.each([
  ['1 product past their return date', { stock: 'out' }, { back_on: inDays(-1) }, 'Out of stock'],
  [
    '1 product few for 14 days',
    { stock: 'few' },
    { few_since: Date.parse(inDays(-productLimits.fewDays)) },
    'Few left',
  ],
])(
  'Under Needs care stands “%s”, which leads to the product',
  async (row, fields, columns, level) => {
    await change(fields)
    await api.db.updateTable('products').set(columns).where('id', '=', id).execute()
    const { user } = await openPage(api, pagePaths.admin)
    const care = await screen.findByRole('region', { name: 'Needs care' })
    await user.click(await within(care).findByRole('link', { name: row }))
    const stock = await screen.findByRole('group', { name: `Stock of ${name}` })
    expect(within(stock).getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe(
      level,
    )
  },
)
