import type { APIRequestContext, Page } from '@playwright/test'
import { deliveryLimits } from '../../contract/delivery/limits.ts'
import { deliveryMessages } from '../../contract/delivery/messages.ts'
import { deliveryWordsEn } from '../../contract/delivery/words-en.ts'
import { deliveryWordsTa } from '../../contract/delivery/words-ta.ts'
import { orderListAddress } from '../../contract/order-list/order-list.ts'
import { composeOrderMessage } from '../../contract/order-list/order-message.ts'
import { orderWordsEn } from '../../contract/order-list/order-words-en.ts'
import { orderWordsTa } from '../../contract/order-list/order-words-ta.ts'
import { apiPaths, fillPath, pagePaths } from '../../contract/paths.ts'
import type { Product } from '../../contract/products/product.ts'
import { settingsMessages } from '../../contract/settings/messages.ts'
import { findBarriers } from './axe.ts'
import { expectToFit } from './fit.ts'
import { expect, test } from './fixtures.ts'
import { orderLines, sendLink, watchChats } from './order-list.ts'
import { hireColleague, signIn } from './staff.ts'
import { awaitScripts } from './visitor.ts'

// What delivery costs, before anyone asks.

test.use({ ownSite: true })

const near = {
  name: 'Coimbatore',
  nameTa: 'கோயம்புத்தூர்',
  prefixes: ['641'],
  slabs: [
    { upTo: 2000, charge: 40 },
    { upTo: 5000, charge: 60 },
  ],
  days: [1, 2],
  by: 'our own van',
}
const delivery = { packing: 10, zones: [near], note: '', noteTa: '' }
const section = fillPath(pagePaths.adminSettingsSection, { section: 'delivery' })
const pinField = (page: Page) => page.getByLabel(deliveryWordsEn.pinCode)
const chargeField = (page: Page) => page.getByLabel('Delivery charge (₹)')

/** Sets the rules, and adds a product of 1,400 g. */
async function prepare(request: APIRequestContext, rules: object = delivery): Promise<Product> {
  const colleague = await hireColleague(request)
  expect((await colleague.send('PUT', apiPaths.settings, { delivery: rules })).status()).toBe(200)
  const { data } = await (await colleague.get(`${apiPaths.products}?limit=1`)).json()
  const product = {
    name: 'Karanja Oil',
    price: 420,
    packMass: 1400,
    category: data[0].category._id,
  }
  return (await (await colleague.send('POST', apiPaths.products, product)).json()).data
}

test('the charge is worked out on the device, said in the message, and forgotten with the list', async ({
  page,
  context,
  request,
}) => {
  const chats = await watchChats(context)
  const product = await prepare(request)
  await page.goto(orderListAddress([{ id: product._id, quantity: 2 }]))
  await awaitScripts(page)
  await expect(orderLines(page)).toHaveCount(1)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url() + (sent.postData() ?? '')))

  await test.step('a PIN code is typed and changed: nothing is sent', async () => {
    await pinField(page).fill('64160')
    await page.keyboard.press('Tab')
    await expect(pinField(page)).toHaveAccessibleDescription(deliveryWordsEn.pinWrong)
    await pinField(page).fill('௬௪௧ 602')
    await expect(page.getByText('To 641 602: about ₹60 (3.1 kg), 1–2 days')).toBeVisible()
    await pinField(page).fill('110001')
    await expect(page.getByText(deliveryWordsEn.inChat)).toBeVisible()
    await pinField(page).fill('641602')
    await orderLines(page)
      .getByRole('button', { name: /^One less/ })
      .tap()
    await expect(page.getByText('To 641 602: about ₹40 (1.5 kg), 1–2 days')).toBeVisible()
    // Hashed files come when the page is idle.
    expect(asked.filter((sent) => !sent.includes('/assets/'))).toEqual([])
    expect(await findBarriers(page)).toEqual([])
    await expectToFit(page, 'order list with a PIN code')
  })

  await test.step('the message has it, and no address but the chat’s', async () => {
    await sendLink(page).tap()
    await expect.poll(() => chats).toHaveLength(1)
    expect(chats[0]).toContain('\nTotal: ₹420\nPIN: 641602\nDelivery: about ₹40\n')
    expect(asked.filter((sent) => sent.includes('641602') && !sent.includes('wa.me'))).toEqual([])
    expect(page.url()).not.toContain('641602')
  })

  await test.step('it goes with Clear', async () => {
    await page.getByRole('button', { name: 'Clear' }).tap()
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toContain('641602')
  })
})

const inBothLanguages = [
  {
    home: '/',
    link: 'Delivery',
    address: '/delivery',
    row: 'Up to 5 kg about ₹60',
    inChat: deliveryWordsEn.inChat,
  },
  {
    home: '/ta',
    link: 'டெலிவரி',
    address: '/ta/delivery',
    row: '5 kg வரை சுமார் ₹60',
    inChat: deliveryWordsTa.inChat,
  },
]

test('the page of zones needs no script, and fits a phone with the longest names', async ({
  browser,
  page,
  request,
  site,
}) => {
  const zones = Array.from({ length: deliveryLimits.zones }, (_, index) => ({
    ...near,
    name: 'Oddanchatramperiyakulam'.repeat(3).slice(0, deliveryLimits.name),
    nameTa: 'ஒட்டன்சத்திரம்'.repeat(5).slice(0, deliveryLimits.name),
    prefixes: Array.from(
      { length: deliveryLimits.prefixes },
      (_, at) => `${100_000 + 50 * index + at}`,
    ),
  }))
  await prepare(request, { ...delivery, zones })
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
  for (const { home, link, address, row } of inBothLanguages) {
    await plain.goto(home)
    await plain.getByRole('link', { name: link, exact: true }).click()
    await expect(plain).toHaveURL(address)
    await expect(plain.getByRole('row', { name: row })).toHaveCount(zones.length)
    await page.goto(address)
    await expectToFit(page, address)
    expect(await findBarriers(page)).toEqual([])
  }
  await plain.close()
})

test('without zones, the page says so and nothing leads to it', async ({ page, request }) => {
  await prepare(request, { ...delivery, zones: [] })
  for (const { address, link, inChat } of inBothLanguages) {
    await page.goto(address)
    await expect(page.getByText(inChat)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.getByRole('link', { name: link, exact: true })).toHaveCount(0)
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(pagePaths.delivery)
})

test('staff write a zone with three steps, try it, and read what is wrong at its field', async ({
  page,
  request,
}) => {
  await prepare(request)
  await signIn(page, section)

  await test.step('what is wrong stands at its field', async () => {
    await page.getByRole('button', { name: 'Add a zone' }).tap()
    const added = page.getByRole('group').last()
    await added.getByLabel('Name', { exact: true }).fill('Pollachi')
    await added.getByLabel('PIN codes begin with').fill('642, 641')
    for (const [at, [upTo, charge]] of [
      ['2', '50'],
      ['1', '70'],
      ['10', '100'],
    ].entries()) {
      if (at > 0) await added.getByRole('button', { name: 'Add a step' }).tap()
      await added
        .getByLabel('Up to (kg)')
        .nth(at)
        .fill(upTo ?? '')
      await added
        .getByLabel('Charge (₹)')
        .nth(at)
        .fill(charge ?? '')
    }
    await added.getByLabel('Days, at least').fill('1')
    await added.getByLabel('Days, at most').fill('2')
    await page.getByRole('button', { name: 'Save changes' }).tap()
    await expect(added.getByLabel('PIN codes begin with')).toHaveAccessibleDescription(
      new RegExp(deliveryMessages.taken('641', 'Coimbatore')),
    )
    await expect(added.getByLabel('Up to (kg)').nth(1)).toHaveAccessibleDescription(
      deliveryMessages.rising,
    )
    await added.getByLabel('PIN codes begin with').fill('642')
    await added.getByLabel('Up to (kg)').nth(1).fill('5')
  })

  await test.step('a PIN code and a weight are tried before they are saved', async () => {
    const trial = page.getByRole('region', { name: 'Try a PIN and a weight' })
    await trial.getByLabel(deliveryWordsEn.pinCode).fill('642001')
    await trial.getByLabel('Weight of the goods (kg)').fill('4')
    await expect(trial.getByRole('status')).toHaveText(
      'Pollachi, because the PIN code begins with 642. 4.4 kg with packing, up to 5 kg: about ₹70.',
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(section)
    expect(await findBarriers(page)).toEqual([])
    await expectToFit(page, 'delivery settings')
  })

  await test.step('and saved', async () => {
    await page.getByRole('button', { name: 'Save changes' }).tap()
    await expect(page.getByText(settingsMessages.saved)).toBeVisible()
    const { zones } = (await (await request.get('/api/settings')).json()).data.delivery
    expect(zones[1]).toMatchObject({ name: 'Pollachi', slabs: [{}, { upTo: 5000 }, {}] })
  })
})

test('an order that is answered has its charge with the reason, which staff may change', async ({
  page,
  request,
  site,
}) => {
  const product = await prepare(request)
  const order = {
    publicUrl: site.url,
    whatsapp: '1',
    lines: [{ product, quantity: 2 }],
    details: { pin: '641 602', name: 'Meena' },
    delivery: { packing: 10, zones: [] },
  }
  const paste = async (
    inOne: Pick<Parameters<typeof composeOrderMessage>[0], 'language' | 'words'>,
  ) => {
    await page.goto(pagePaths.admin)
    const { text } = composeOrderMessage({ ...order, ...inOne })
    await page.getByLabel('The customer’s WhatsApp message').fill(text)
    await page.getByRole('button', { name: 'Open the order' }).click()
  }
  await signIn(page)
  await paste({ language: 'en', words: orderWordsEn })
  const reply = page.getByLabel('Text for the customer')

  await test.step('from the message', async () => {
    await expect(chargeField(page)).toHaveValue('60')
    await expect(
      page.getByText(
        'Coimbatore, because the PIN code begins with 641. 3.08 kg with packing, up to 5 kg: about ₹60.',
      ),
    ).toBeVisible()
    await expect(reply).toHaveValue(/\nDelivery: ₹60\nTotal: ₹900$/)
  })

  await test.step('changed', async () => {
    await chargeField(page).fill('75')
    await expect(reply).toHaveValue(/\nDelivery: ₹75\nTotal: ₹915$/)
  })

  await test.step('from a message in Tamil', async () => {
    await paste({ language: 'ta', words: orderWordsTa })
    await expect(chargeField(page)).toHaveValue('60')
    await expect(reply).toHaveValue(/ Meena!.*\nDelivery: ₹60\nTotal: ₹900$/s)
  })

  await test.step('by the link alone, the PIN code is typed', async () => {
    await page.goto(`${pagePaths.adminOrderAnswer}?i=${product._id}.1`)
    await expect(chargeField(page)).toHaveValue('')
    await page.getByLabel(deliveryWordsEn.pinCode).fill('641602')
    await expect(chargeField(page)).toHaveValue('40')
  })
})
