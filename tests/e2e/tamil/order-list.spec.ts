import type { Page } from '@playwright/test'
import { readPdf } from '../../../api/testing/read-pdf.ts'
import { priceListTa } from '../../../web/features/price-list/words/ta.ts'
import { orderListTa } from '../../../web/order-list/words/ta.ts'
import { tamil } from '../../../web/words/ta.ts'
import { findBarriers } from '../fixtures/axe.ts'
import { expectToFit } from '../fixtures/fit.ts'
import { watchChats } from '../fixtures/order-list.ts'
import { expect, test } from '../fixtures/test.ts'
import { productCards, visit } from '../fixtures/visitor.ts'

// The order list in Tamil, and how it stands beside the English one.

const { addToList, more, quantity } = tamil.addToList
const words = orderListTa
const lines = (page: Page) =>
  page.getByRole('list', { name: tamil.shell.products }).getByRole('listitem')
const addButton = (page: Page) =>
  productCards(page)
    .first()
    .getByRole('button', { name: new RegExp(`^${addToList}`) })
const listLink = (page: Page) =>
  page.getByRole('link', { name: new RegExp(`^${tamil.shell.list} \\d`) })

async function switchTo(page: Page, language: 'English' | 'தமிழ்') {
  await page
    .getByRole('button', { name: new RegExp(`^(Open menu|${tamil.shell.openMenu})$`) })
    .tap()
  await page.getByRole('link', { name: language }).tap()
}

test('what is added in Tamil is sent in Tamil, and the switch keeps it both ways', async ({
  page,
  context,
  site,
}) => {
  const chats = await watchChats(context)
  await visit(page, '/ta')
  const name = (await productCards(page).first().getByRole('heading').textContent()) ?? ''

  await test.step('from a card to the list', async () => {
    await addButton(page).tap()
    await listLink(page).tap()
    await expect(page).toHaveURL(/\/ta\/list\?i=[\w-]+\.1$/)
    await expect(lines(page).getByRole('heading')).toHaveText(name)
    await lines(page)
      .getByRole('button', { name: `${more}: ${name}` })
      .tap()
    await expect(lines(page).getByRole('status', { name: `${quantity}: ${name}` })).toHaveText('2')
  })

  await test.step('from the list into the chat', async () => {
    await page.getByLabel(words.order.charges.pinCode).fill('௬௪௧ 602')
    await expect(page.getByText(/^641 602-க்கு: சுமார் ₹60 \(\d\.\d kg\), 1–2 நாட்கள்$/)).toBeVisible()
    await page.getByText(words.details).tap()
    await page.getByLabel(words.order.labels.place).fill('பொள்ளாச்சி')
    expect(await findBarriers(page)).toEqual([])
    await expectToFit(page, 'order list in Tamil')
    await page.getByRole('link', { name: words.send }).tap()
    await expect.poll(() => chats).toHaveLength(1)
    const { pathname, search } = new URL(page.url())
    expect(chats[0]?.split('\n')).toEqual([
      'வணக்கம்! நான் வாங்க விரும்புவது:',
      expect.stringMatching(`^1\\. ${name} 1 L × 2 = ₹`),
      expect.stringMatching(/^மொத்தம்: ₹/),
      'பின்கோடு: 641602',
      'டெலிவரி: சுமார் ₹60',
      'ஊர்: பொள்ளாச்சி',
      site.url + pathname.replace('/ta', '') + search,
    ])
  })

  await test.step('into English and back, with what was typed', async () => {
    const { search } = new URL(page.url())
    await switchTo(page, 'English')
    await expect(page).toHaveURL(`/list${search}`)
    await expect(page.getByRole('button', { name: /^One more/ })).toHaveCount(1)
    await expect(page.getByLabel('Place')).toHaveValue('பொள்ளாச்சி')
    await switchTo(page, 'தமிழ்')
    await expect(page).toHaveURL(`/ta/list${search}`)
    await expect(lines(page).getByRole('heading')).toHaveText(name)
  })

  await test.step('what an older address led to', async () => {
    const { search } = new URL(page.url())
    await page.goto(`/list${search}&lang=ta`)
    await expect(page).toHaveURL(`/ta/list${search}`)
  })
})

test('the price list is in Tamil with its files, also where the English page shows it so', async ({
  page,
  request,
}) => {
  await test.step('the footer leads to the list in Tamil', async () => {
    await page.goto('/ta')
    await page.getByRole('contentinfo').getByRole('link', { name: tamil.footer.priceList }).click()
    await expect(page).toHaveURL('/ta/price-list')
    await expect(page.getByRole('heading', { name: tamil.footer.priceList })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'நல்லெண்ணெய்' })).not.toHaveCount(0)
    expect(await findBarriers(page)).toEqual([])
  })

  await test.step('the PDF is in Tamil', async () => {
    const pdf = page.getByRole('link', { name: priceListTa.pdf })
    const file = await request.get((await pdf.getAttribute('href')) ?? '')
    const text = (await readPdf(await file.body())).pages.join(' ')
    expect(text).toContain('மரச்செக்கு')
    expect(text).toContain('/ta/price-list')
    expect(text).not.toContain('Vaagai')
  })

  await test.step('the address of either language is the only one', async () => {
    const canonical = page.locator('link[rel=canonical]')
    for (const path of ['/ta/price-list', '/ta/price-list?lang=both', '/price-list?lang=ta']) {
      await page.goto(path)
      await expect(canonical).toHaveAttribute('href', /\/ta\/price-list$/)
    }
    await expect(page.locator('link[rel=alternate]')).toHaveCount(0)
    await page.goto('/price-list?lang=both')
    await expect(canonical).toHaveAttribute('href', /[^a]\/price-list$/)
  })
})
