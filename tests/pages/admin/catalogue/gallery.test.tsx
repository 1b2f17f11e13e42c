import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../../api/testing/api.ts'
import { makeForm } from '../../../../api/testing/multipart.ts'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { cutLine } from '../../fixtures/cut-line.ts'
import { createDemoShop } from '../../fixtures/demo-shop.ts'
import { openPage } from '../../fixtures/open-page.tsx'

// The lists and forms of the gallery, as staff use them.

let api: TestApi
let bytes: Buffer
beforeAll(async () => {
  api = await createDemoShop()
  const picture = { width: 40, height: 30, channels: 3 as const, background: 'olive' }
  bytes = await sharp({ create: picture }).jpeg().toBuffer()
})
afterAll(() => api.close())

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const type = async (user: UserEvent, label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}
/** An item of its own for a test, and how the list deletes it. */
async function createItem(title: string): Promise<string> {
  const payload = makeForm(
    { title, description: 'Long enough to be told' },
    { filename: 'a.jpg', bytes },
  )
  return await api.create(apiPaths.gallery, payload)
}
async function search(user: UserEvent, text: string): Promise<void> {
  const field = await screen.findByPlaceholderText('Search gallery items...')
  await user.clear(field)
  await user.type(field, text)
}
async function askToDelete(user: UserEvent, title: string, words = title) {
  await search(user, words)
  await press(user, `Delete ${title}`)
  return screen.findByRole('alertdialog')
}
const confirm = (user: UserEvent, question: HTMLElement) =>
  user.click(within(question).getByRole('button', { name: 'Delete' }))

it('The list of the gallery is searched and paged', async () => {
  const { user } = await openPage(api, pagePaths.adminGallery)
  expect(await screen.findByText('Page 1 of 3')).toBeDefined()
  expect(screen.getAllByRole('link', { name: /^Edit / })).toHaveLength(limits.pages.adminGallery)
  await press(user, 'Next')
  expect(await screen.findByText('Page 2 of 3')).toBeDefined()
  await press(user, 'Next')
  expect(await screen.findByText('Page 3 of 3')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
  await search(user, 'THE PRESS')
  await waitFor(() => expect(screen.queryByText(/^Page \d of \d$/)).toBeNull())
  expect(screen.getAllByRole('link', { name: /^Edit / })).not.toHaveLength(0)
  await search(user, 'nothing like it')
  expect(await screen.findByText(messages.gallery.adminNone)).toBeDefined()
})

it('A question about a gallery item that is gone already stays open and says so', async () => {
  const id = await createItem('Gone already')
  const { user } = await openPage(api, pagePaths.adminGallery)
  const question = await askToDelete(user, 'Gone already')
  await api.callAsAdmin('DELETE', fillPath(apiPaths.galleryItem, { id }))
  await confirm(user, question)
  const alert = await within(question).findByRole('alert')
  expect(alert.textContent).toBe(messages.gallery.notFound)
  expect(await screen.findByText(messages.gallery.deleteFailed)).toBeDefined()
})

it('The question before a delete stays open while the delete fails, and ends with it', async () => {
  await createItem('Not yet gone')
  const { user } = await openPage(api, pagePaths.adminGallery)
  const question = await askToDelete(user, 'Not yet gone')
  const mend = cutLine()
  await confirm(user, question)
  expect(await screen.findByText(messages.gallery.deleteFailed)).toBeDefined()
  expect(screen.getByRole('alertdialog')).toBe(question)
  mend()
  await confirm(user, question)
  expect(await screen.findByText(messages.gallery.deleted)).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('A gallery item whose category is changed comes back with it once it was deleted', async () => {
  const id = await createItem('An old mill')
  const { user } = await openPage(api, pagePaths.adminGallery)
  await search(user, 'An old mill')
  await user.click(await screen.findByRole('link', { name: 'Edit An old mill' }))
  await type(user, /^Category/, 'Machines')
  await press(user, 'Save Gallery Item')
  expect(await screen.findByText(messages.gallery.saved.updated)).toBeDefined()
  await confirm(user, await askToDelete(user, 'An old mill', 'machines'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press(user, 'Undo')
  expect(await screen.findByRole('link', { name: 'Edit An old mill' })).toBeDefined()
  const read = async () => (await api.call('GET', fillPath(apiPaths.galleryItem, { id }))).json()
  await waitFor(async () => expect((await read()).data?.category).toBe('Machines'))
})
