import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/api.ts'
import { limits } from '../../../contract/limits.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { whatsappAddress } from '../../../contract/settings/business.ts'
import { contactEn } from '../../../web/features/shop/words/contact-en.ts'
import { openPage } from '../fixtures/open-page.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi('sqlite')
})
afterAll(() => api.close())

const { errors } = contactEn
const filled = {
  Name: 'Meena K',
  Phone: '+91 90000 00000',
  Email: 'meena@example.com',
  Message: 'Two tins, please & thank you',
}
const text =
  'Name: Meena K\nEmail: meena@example.com\nPhone: +91 90000 00000\nSubject: Tins\nMessage: Two tins, please & thank you'

/** The form of the contact page. */
async function openForm() {
  const { user } = await openPage(api, pagePaths.contact, { asGuest: true })
  const send = await screen.findByRole('button', { name: 'Send on WhatsApp' })
  const form = within(send.closest('form') as HTMLElement)
  const field = (label: string) => form.getByLabelText(new RegExp(`^${label}`))
  return {
    form,
    field,
    send: () => user.click(send),
    async fill(values: Record<string, string>) {
      for (const [label, value] of Object.entries(values)) {
        await user.clear(field(label))
        await user.type(field(label), value)
      }
    },
  }
}

it('A message that lacks everything says what is missing at each field, and leads to the first', async () => {
  const { form, field, send } = await openForm()
  await send()
  for (const error of [errors.name, errors.email, errors.phone, errors.message])
    expect(form.getByText(error)).toBeDefined()
  expect(document.activeElement).toBe(field('Name'))
  const described = field('Name').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(errors.name)
})

it('An address of e-mail that is none, and a subject that is too long, are said at their fields alone', async () => {
  const { form, fill, send } = await openForm()
  await fill({ ...filled, Email: 'meena@' })
  await send()
  expect(form.getByText(errors.email)).toBeDefined()
  expect(form.queryByText(errors.name)).toBeNull()
  await fill({ Email: filled.Email, Subject: 'ö'.repeat(limits.contact.subject + 1) })
  await send()
  expect(form.getByText(errors.tooLong(limits.contact.subject))).toBeDefined()
})

it('A message that is whole opens a chat with its text, which can be opened again', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { form, fill, send } = await openForm()
  await fill({ ...filled, Subject: 'Tins' })
  await send()
  const address = whatsappAddress('919876543210', text)
  expect(open).toHaveBeenCalledWith(address, '_blank', 'noopener')
  expect(form.getByRole('link', { name: 'Open it again' }).getAttribute('href')).toBe(address)
})
