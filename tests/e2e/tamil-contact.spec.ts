import { whatsappAddress } from '../../contract/settings/business.ts'
import { contactTa } from '../../web/features/site/words/contact-ta.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './visitor.ts'

const { fields, errors, send, openAgain } = contactTa
const filled = {
  [fields.name]: 'மீனா',
  [fields.phone]: '90000 00000',
  [fields.email]: 'meena@example.com',
  [fields.message]: 'இரண்டு டின் வேண்டும்',
}
const chat = whatsappAddress(
  '919876543210',
  'வணக்கம்!\nபெயர்: மீனா\nமின்னஞ்சல்: meena@example.com\nதொலைபேசி: 90000 00000\nசெய்தி: இரண்டு டின் வேண்டும்',
)

test('a message goes to WhatsApp in Tamil once it is whole', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await visit(page, '/ta/contact')
  const form = page.getByRole('main').locator('form')
  await form.getByRole('button', { name: send }).click()
  for (const field of ['name', 'phone', 'email', 'message'] as const) {
    await expect(form.getByText(errors[field])).toBeVisible()
  }
  for (const [label, value] of Object.entries(filled)) await form.getByLabel(label).fill(value)
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    form.getByRole('button', { name: send }).click(),
  ])
  await expect(opened).toHaveURL(chat)
  await expect(form.getByRole('link', { name: openAgain })).toHaveAttribute('href', chat)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form stays in Tamil until the message is whole', async ({ page }) => {
    await page.goto('/ta/contact')
    await page.getByLabel(fields.name).fill('மீனா')
    await page.getByRole('button', { name: send }).click()
    await expect(page).toHaveURL(/\/ta\/contact\?/)
    await expect(page.getByText(errors.message)).toBeVisible()
    await expect(page.getByLabel(fields.name)).toHaveValue('மீனா')
    for (const [label, value] of Object.entries(filled)) await page.getByLabel(label).fill(value)
    const asked = page.waitForRequest((request) => request.url().startsWith('https://wa.me/'))
    await page.getByRole('button', { name: send }).click({ noWaitAfter: true })
    expect((await asked).url()).toBe(chat)
  })
})
