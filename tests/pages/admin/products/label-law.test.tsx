import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../../api/testing/api.ts'
import { dayMs } from '../../../../contract/durations.ts'
import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { productGroupMessages } from '../../../../contract/groups/messages.ts'
import { labelMessages } from '../../../../contract/labels/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { settingsMessages } from '../../../../contract/settings/messages.ts'
import { cutLine } from '../../fixtures/cut-line.ts'
import { createDemoShop } from '../../fixtures/demo-shop.ts'
import { openPage } from '../../fixtures/open-page.tsx'

let api: TestApi
let id: string
beforeAll(async () => {
  api = await createDemoShop()
  const found = await api.call('GET', `${apiPaths.products}?search=groundnut oil 500 ml`)
  id = found.json().data[0]._id
})
afterAll(() => api.close())

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const fill = async (user: UserEvent, label: string, text: string) => {
  await user.clear(await field(label))
  if (text) await user.type(await field(label), text)
}
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const described = (label: string, text: string) =>
  waitFor(async () => {
    const ids = (await field(label)).getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(text)
  })
const openProduct = () => openPage(api, fillPath(pagePaths.adminProductEdit, { id }))

it('A group takes an HSN code of four, six or eight digits, with blanks', async () => {
  const groups: ProductGroup[] = (await api.call('GET', apiPaths.productGroups)).json().data
  const groundnut = groups.find(({ name }) => name === 'Groundnut Oil')?._id ?? ''
  const { user } = await openPage(api, fillPath(pagePaths.adminProductGroupEdit, { id: groundnut }))
  await fill(user, 'HSN code', '15081')
  await press(user, 'Save changes')
  await described('HSN code', labelMessages.hsn)
  await fill(user, 'HSN code', '1508 10')
  await press(user, 'Save changes')
  expect(await screen.findByText(productGroupMessages.updated)).toBeDefined()
})

it('A pack of no standard size is warned of while it is typed, by the oil of its group', async () => {
  const { user } = await openProduct()
  await described('Amount in the pack', 'For instance 500')
  await fill(user, 'Amount in the pack', '250')
  const warning = '250 ml is no standard size of groundnut oil: 200 ml or 500 ml'
  await described('Amount in the pack', warning)
  await fill(user, 'Net mass (g)', '')
  await described('Net mass (g)', labelMessages.packMass)
  await user.selectOptions(await field('Product group'), 'Coconut Oil')
  await described('Amount in the pack', 'For instance 500')
})

it('A pack of no standard size is saved all the same, and stands in what labels lack', async () => {
  const { user } = await openProduct()
  await fill(user, 'Amount in the pack', '250')
  await fill(user, 'Net mass (g)', '')
  await press(user, 'Save changes')
  expect(await screen.findByText(messages.product.updated)).toBeDefined()
  await openPage(api, pagePaths.adminLabels)
  const task = await screen.findByText(/250 ml is no standard size/)
  expect(task.closest('li')?.textContent).toContain('Net mass')
})

it('A GTIN with a wrong check digit is refused, and one with blanks is read', async () => {
  const { user } = await openProduct()
  await fill(user, 'GTIN (barcode)', '890 1234 567891')
  await press(user, 'Save changes')
  await described('GTIN (barcode)', labelMessages.gtinCheckDigit)
  await fill(user, 'GTIN (barcode)', '890 1234 567890')
  await press(user, 'Save changes')
  expect(await screen.findByText(messages.product.updated)).toBeDefined()
  const saved = await api.call('GET', fillPath(apiPaths.product, { id }))
  expect(saved.json().data.gtin).toBe('8901234567890')
})

it('The code for the pack leads to the page of its label, and a new product has none', async () => {
  await openProduct()
  const section = within(await screen.findByRole('region', { name: 'QR for the pack' }))
  const address = fillPath(pagePaths.label, { productId: id })
  expect(section.getByRole('link').getAttribute('href')).toBe(address)
  await openPage(api, pagePaths.adminProductNew)
  await field('Price (₹)')
  expect(screen.queryByRole('region', { name: 'QR for the pack' })).toBeNull()
})

it('Staff are reminded of the fee of the FSSAI registration in time, and nobody else', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
  const setFee = async (days: number) => {
    const path = fillPath(pagePaths.adminSettingsSection, { section: 'label' })
    const { user } = await openPage(api, path)
    await fill(user, 'FSSAI fee due', inDays(days))
    await press(user, 'Save changes')
    await screen.findByText(settingsMessages.saved)
    await openPage(api, pagePaths.admin)
    const care = within(await screen.findByRole('region', { name: 'Needs care' }))
    await care.findByRole('link', { name: /unfinished label/ })
    return care.queryByRole('link', { name: /^FSSAI fee is due on/ })
  }
  expect(await setFee(10)).not.toBeNull()
  const { label } = (await api.call('GET', apiPaths.settings)).json().data
  expect(label).not.toHaveProperty('fssaiFeeDue')
  expect(label.fssai).toBe('12419001000123')
  expect(await setFee(40)).toBeNull()
})

it('What the dashboard could not read is not taken as in order', async () => {
  const mend = cutLine(/settings$/)
  const { user } = await openPage(api, pagePaths.admin)
  const findFailure = () =>
    screen
      .queryAllByRole('alert')
      .find(({ textContent }) => textContent.includes(messages.product.fetchDataFailed))
  await waitFor(() => expect(findFailure()).toBeDefined())
  mend()
  const failure = within(findFailure() as HTMLElement)
  await user.click(failure.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(findFailure()).toBeUndefined())
})
