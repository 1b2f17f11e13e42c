import { limits } from '../../contract/limits.ts'
import { pagePaths } from '../../contract/paths.ts'
import { whatsappAddress } from '../../contract/settings/business.ts'
import { contactEn } from '../../web/features/site/words/contact-en.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './visitor.ts'

const { errors } = contactEn

const filled = {
  Name: 'Meena K',
  Phone: '+91 90000 00000',
  Email: 'meena@example.com',
  Message: 'Two tins, please & thank you',
}
const text =
  'Name: Meena K\nEmail: meena@example.com\nPhone: +91 90000 00000\nSubject: Tins\nMessage: Two tins, please & thank you'

test('a message goes to WhatsApp once it is whole', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await visit(page, pagePaths.contact)
  await test.step('it says how to reach the house', async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    )
    await expect(main.getByRole('link', { name: '+91 98765 43211' })).toBeVisible()
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await expect(main.getByText('9:00 AM to 9:30 PM')).toBeVisible()
    await expect(main.getByText('9:00 AM to 1:00 PM')).toBeVisible()
  })

  const form = page.getByRole('main').locator('form')
  const send = form.getByRole('button', { name: 'Send on WhatsApp' })

  await send.click()
  for (const message of [errors.name, errors.email, errors.phone, errors.message]) {
    await expect(form.getByText(message)).toBeVisible()
  }
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription(errors.name)

  for (const [label, value] of Object.entries(filled)) await form.getByLabel(label).fill(value)
  await form.getByLabel('Email').fill('meena@')
  await send.click()
  await expect(form.getByText(errors.email)).toBeVisible()
  await expect(form.getByText(errors.name)).toBeHidden()

  await form.getByLabel('Email').fill(filled.Email)
  await form.getByLabel('Subject').fill('🫒'.repeat(limits.contact.subject + 1))
  await send.click()
  await expect(form.getByText(errors.tooLong(limits.contact.subject))).toBeVisible()
  await form.getByLabel('Subject').fill('Tins')
  const [chat] = await Promise.all([context.waitForEvent('page'), send.click()])
  await expect(chat).toHaveURL(whatsappAddress('919876543210', text))
  await expect(form.getByRole('link', { name: 'Open it again' })).toHaveAttribute(
    'href',
    whatsappAddress('919876543210', text),
  )
})

test('without script the server checks the message and leads on to WhatsApp', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto(pagePaths.contact)
  await page.getByLabel('Name').fill(filled.Name)
  await page.getByRole('button', { name: 'Send on WhatsApp' }).click()
  await expect(page.getByText(errors.message)).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(filled.Name)
  for (const [label, value] of Object.entries(filled)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Subject').fill('Tins')
  const asked = page.waitForRequest((request) => request.url().startsWith('https://wa.me/'))
  await page.getByRole('button', { name: 'Send on WhatsApp' }).click({ noWaitAfter: true })
  expect((await asked).url()).toBe(whatsappAddress('919876543210', text))
  await context.close()
})
