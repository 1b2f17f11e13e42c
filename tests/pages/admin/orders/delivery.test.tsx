import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/api.ts'
import { deliveryMessages } from '../../../../contract/delivery/messages.ts'
import { deliveryWordsEn } from '../../../../contract/delivery/words-en.ts'
import { composeOrderMessage } from '../../../../contract/order-list/order-message.ts'
import { orderWordsEn } from '../../../../contract/order-list/order-words-en.ts'
import { orderWordsTa } from '../../../../contract/order-list/order-words-ta.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { openPage } from '../../fixtures/open-page.tsx'

// Delivery charges, as staff write them and as they stand in the answer to an order.

let api: TestApi
let product: Product
beforeAll(async () => {
  api = await createTestApi('sqlite')
  const zone = {
    name: 'Coimbatore',
    nameTa: '',
    prefixes: ['641'],
    slabs: [
      { upTo: 2000, charge: 40 },
      { upTo: 5000, charge: 60 },
    ],
    days: [1, 2],
    by: '',
  }
  const delivery = { packing: 10, zones: [zone], note: '', noteTa: '' }
  await api.callAsAdmin('PUT', apiPaths.settings, { payload: { delivery } })
  const { _id: category } = await api.createRecord(apiPaths.categories, { name: 'Oils' })
  const fields = { name: 'Karanja Oil', price: 420, packMass: 1400, category }
  product = await api.createRecord<typeof product>(apiPaths.products, fields)
})
afterAll(() => api.close())

const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

/** The settings of delivery with a zone that is being written, of three steps. */
async function writeZone() {
  const path = fillPath(pagePaths.adminSettingsSection, { section: 'delivery' })
  const { user } = await openPage(api, path)
  await user.click(await screen.findByRole('button', { name: 'Add a zone' }))
  const added = within(screen.getAllByRole('group').at(-1) as HTMLElement)
  const type = async (field: HTMLElement | undefined, text: string) => {
    if (!field) throw new Error('There is no such field')
    await user.clear(field)
    await user.type(field, text)
  }
  await type(added.getByLabelText('Name'), 'Pollachi')
  await type(added.getByLabelText('PIN codes begin with'), '642, 641')
  for (const [at, [upTo = '', charge = '']] of [
    ['2', '50'],
    ['1', '70'],
    ['10', '100'],
  ].entries()) {
    if (at > 0) await user.click(added.getByRole('button', { name: 'Add a step' }))
    await type(added.getAllByLabelText('Up to (kg)')[at], upTo)
    await type(added.getAllByLabelText('Charge (₹)')[at], charge)
  }
  await type(added.getByLabelText('Days, at least'), '1')
  await type(added.getByLabelText('Days, at most'), '2')
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }))
  return { user, added, type, save }
}

async function expectZoneSaved() {
  await waitFor(async () => {
    const { zones } = (await api.call('GET', apiPaths.settings)).json().data.delivery
    expect(zones[1]).toMatchObject({ name: 'Pollachi', slabs: [{}, { upTo: 5000 }, {}] })
  })
}

it('What is wrong with a zone is said at its field, and a mended one is tried and saved', async () => {
  const { user, added, type, save } = await writeZone()
  await save()
  const prefixes = added.getByLabelText('PIN codes begin with')
  await waitFor(() =>
    expect(descriptionOf(prefixes)).toContain(deliveryMessages.taken('641', 'Coimbatore')),
  )
  const second = added.getAllByLabelText('Up to (kg)')[1] as HTMLElement
  expect(descriptionOf(second)).toContain(deliveryMessages.rising)
  await type(prefixes, '642')
  await type(second, '5')
  const trial = within(screen.getByRole('region', { name: 'Try a PIN and a weight' }))
  await user.type(trial.getByLabelText(deliveryWordsEn.pinCode), '642001')
  await user.type(trial.getByLabelText('Weight of the goods (kg)'), '4{Enter}')
  expect(trial.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Pollachi, because the PIN code begins with 642. 4.4 kg with packing, up to 5 kg: about ₹70.',
  )
  await save()
  await expectZoneSaved()
})

const charge = () => screen.findByLabelText('Delivery charge (₹)')
const reply = () => screen.findByLabelText<HTMLTextAreaElement>('Text for the customer')

/** Opens the answer to a message that a customer has sent in a language. */
async function answer(language: 'en' | 'ta') {
  const { text } = composeOrderMessage({
    publicUrl: api.env.publicUrl,
    whatsapp: '1',
    language,
    words: language === 'en' ? orderWordsEn : orderWordsTa,
    lines: [{ product, quantity: 2 }],
    details: { pin: '641 602', name: 'Meena' },
    delivery: { packing: 10, zones: [] },
  })
  const { user } = await openPage(api, pagePaths.admin)
  await user.click(await screen.findByLabelText('The customer’s WhatsApp message'))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Open the order' }))
  return user
}

it('The answer to an order has its charge with the reason, which staff may change', async () => {
  const user = await answer('en')
  const field = await charge()
  await waitFor(() => expect(field).toHaveProperty('value', '60'))
  expect(
    screen.getByText(
      'Coimbatore, because the PIN code begins with 641. 3.08 kg with packing, up to 5 kg: about ₹60.',
    ),
  ).toBeDefined()
  expect((await reply()).value).toMatch(/\nDelivery: ₹60\nTotal: ₹900$/)
  await user.clear(field)
  await user.type(field, '75')
  expect((await reply()).value).toMatch(/\nDelivery: ₹75\nTotal: ₹915$/)
})

it('The answer to a message in Tamil has the charge of its PIN code', async () => {
  await answer('ta')
  const field = await charge()
  await waitFor(() => expect(field).toHaveProperty('value', '60'))
  expect((await reply()).value).toMatch(/ Meena!.*\nDelivery: ₹60\nTotal: ₹900$/s)
})

it('An order by its link alone has no charge until the PIN code is typed', async () => {
  const { user } = await openPage(api, `${pagePaths.adminOrderAnswer}?i=${product._id}.1`)
  const field = await charge()
  expect(field).toHaveProperty('value', '')
  await user.type(screen.getByLabelText(deliveryWordsEn.pinCode), '641602')
  await waitFor(() => expect(field).toHaveProperty('value', '40'))
})
