import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/api.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { cutUploads } from '../../fixtures/cut-line.ts'
import { openPage } from '../../fixtures/open-page.tsx'

// The four forms of the gallery, and what they keep where a save fails.

const description = 'Long enough to be told'

let api: TestApi
let picture: File
beforeAll(async () => {
  api = await createTestApi('sqlite')
  const plain = { width: 40, height: 30, channels: 3 as const, background: 'olive' }
  const bytes = new Uint8Array(await sharp({ create: plain }).jpeg().toBuffer())
  picture = new File([bytes], 'picture.jpg', { type: 'image/jpeg' })
  await createCategory('Nallennai', await createCategory('Sesame Oil'))
})
afterAll(() => api.close())

async function createCategory(name: string, parent?: string): Promise<string> {
  const payload = { name, parent }
  return await api.create(apiPaths.categories, payload)
}
const choosePicture = async (user: UserEvent) => {
  await user.upload(screen.getByLabelText('Choose image'), picture)
  expect(await screen.findByAltText('Preview')).toBeDefined()
}
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const type = async (user: UserEvent, label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}
const choose = async (user: UserEvent, label: RegExp, name: string) =>
  user.selectOptions(await screen.findByLabelText(label), name)
const findItems = async (search: string) =>
  (await api.call('GET', `${apiPaths.gallery}?${new URLSearchParams({ search })}`)).json().data
const typedIn = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value

it('The main form of the gallery wants a title and a picture, and leads back to the list', async () => {
  const { user, router } = await openPage(api, pagePaths.adminGallery)
  await user.click(await screen.findByRole('link', { name: 'Add New' }))
  expect(await screen.findByRole('heading', { name: 'Add Gallery Item' })).toBeDefined()
  await press(user, 'Save Gallery Item')
  expect(await screen.findByText(messages.gallery.titleRequired)).toBeDefined()
  expect(await screen.findByText(messages.image.required)).toBeDefined()
  await type(user, /^Title\*?$/, 'A new mill')
  await choosePicture(user)
  await press(user, 'Remove image')
  await waitFor(() => expect(screen.queryByAltText('Preview')).toBeNull())
  expect(screen.queryByText(messages.image.removedOnSave)).toBeNull()
  await choosePicture(user)
  await press(user, 'Save Gallery Item')
  expect(await screen.findByText(messages.gallery.saved.created)).toBeDefined()
  await waitFor(() => expect(router.state.location.pathname).toBe(pagePaths.adminGallery))
  expect(await screen.findByRole('link', { name: /^A new mill\s*None$/ })).toBeDefined()
})

it('The main form of the gallery loses nothing when a save fails', async () => {
  const { user, router } = await openPage(api, pagePaths.adminGalleryNew)
  await type(user, /^Title\*?$/, 'A day at the press')
  await type(user, /^Description\*?$/, description)
  await choosePicture(user)
  const mend = cutUploads()
  await press(user, 'Save Gallery Item')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(messages.gallery.saveFailed)
  expect(alert.textContent).toContain(messages.error.noResponse)
  expect(typedIn(/^Title\*?$/)).toBe('A day at the press')
  expect(typedIn(/^Description\*?$/)).toBe(description)
  mend()
  await press(user, 'Save Gallery Item')
  await waitFor(() => expect(router.state.location.pathname).toBe(pagePaths.adminGallery))
})

it('The simple form of the gallery says what it lacks, and takes a category from the list', async () => {
  const { user, router } = await openPage(api, pagePaths.adminGallerySimpleNew)
  await press(user, 'Create Gallery Item')
  const { nameRequired, descriptionRequired, categoryRequired } = messages.gallery
  const { required } = messages.image
  for (const message of [nameRequired, descriptionRequired, categoryRequired, required])
    expect(await screen.findByText(message)).toBeDefined()
  expect(screen.getByText('Recommended size: 800x600 pixels')).toBeDefined()
  await type(user, /^Name\*?$/, 'Sorting sesame')
  await type(user, /^Description\*?$/, 'By hand, in the morning')
  await choose(user, /^Category/, 'Sesame Oil')
  await choose(user, /^Subcategory/, 'Nallennai')
  await user.click(screen.getByLabelText('Mark as popular'))
  await choosePicture(user)
  await press(user, 'Create Gallery Item')
  expect(await screen.findByText(messages.gallery.banner.created)).toBeDefined()
  await waitFor(() => expect(router.state.location.pathname).toBe(pagePaths.adminGallerySimple))
  expect(await findItems('Sorting sesame')).toMatchObject([
    { isPopular: true, subcategory: { name: 'Nallennai' } },
  ])
})

it('A new name in the simple form stands above a list whose search does not find it', async () => {
  const category = await createCategory('Castor Oil')
  const { user, router } = await openPage(api, pagePaths.adminGallerySimpleNew)
  await type(user, /^Name\*?$/, 'Drying castor')
  await type(user, /^Description\*?$/, description)
  await user.selectOptions(await screen.findByLabelText(/^Category/), category)
  await choosePicture(user)
  await press(user, 'Create Gallery Item')
  const search = await screen.findByPlaceholderText('Search gallery items...')
  await user.type(search, 'drying castor')
  await user.click(await screen.findByRole('link', { name: 'Edit Drying castor' }))
  await type(user, /^Name\*?$/, 'Dry')
  await press(user, 'Update Gallery Item')
  expect(await screen.findByText(messages.gallery.banner.updated)).toBeDefined()
  await waitFor(() => expect(router.state.location.search).toBe('?search=drying%20castor'))
  const saved = await screen.findByRole('region', { name: 'Just saved' })
  expect(saved.textContent).toContain('Dry')
})

it('The third form of the gallery begins with the first category', async () => {
  const { user, router } = await openPage(api, pagePaths.adminGallerySimple2)
  const category = (await screen.findByLabelText(/^Category/)) as HTMLSelectElement
  const first = (await api.call('GET', `${apiPaths.categories}/main`)).json().data[0]
  await waitFor(() => expect(category.selectedOptions[0]?.textContent).toBe(first.name))
  await type(user, /^Description\*?$/, 'too short')
  await press(user, 'Save Gallery Item')
  const { titleRequired, descriptionTooShort, imageRequired } = messages.gallerySimple2
  for (const message of [titleRequired, descriptionTooShort, imageRequired])
    expect(await screen.findByText(message)).toBeDefined()
  await type(user, /^Gallery Item Title\*?$/, 'Drying')
  await type(user, /^Description\*?$/, description)
  await choosePicture(user)
  await press(user, 'Save Gallery Item')
  expect(await screen.findByText(messages.gallery.banner.created)).toBeDefined()
  await waitFor(() => expect(router.state.location.pathname).toBe(pagePaths.adminGallery))
})

it('The JSON form makes a product and a gallery item, and shows the raw response', async () => {
  const { user } = await openPage(api, pagePaths.adminGalleryJson)
  await type(user, /^Name\*?$/, 'Pressing day')
  await type(user, /^Description\*?$/, 'As it was in 1975')
  await choose(user, /^Category/, 'Sesame Oil')
  await user.click(screen.getByLabelText('Add to Gallery'))
  await press(user, 'Submit')
  expect(await screen.findByText(messages.gallery.banner.created)).toBeDefined()
  await user.click(screen.getByText('Technical details'))
  expect(await screen.findByText(/"success":true/)).toBeDefined()
  expect(await findItems('pressing day')).toMatchObject([{ title: 'Pressing day' }])
})

it.each([
  ['simple', pagePaths.adminGallerySimpleNew, /^Name\*?$/, 'Create Gallery Item'],
  ['third', pagePaths.adminGallerySimple2, /^Gallery Item Title\*?$/, 'Save Gallery Item'],
] as const)(
  'The %s form of the gallery loses nothing where its category is gone',
  async (_form, path, label, button) => {
    const id = await createCategory(`Oil cakes of ${button}`)
    const { user } = await openPage(api, path)
    await type(user, label, 'A day at the press')
    await type(user, /^Description\*?$/, description)
    await choosePicture(user)
    await choose(user, /^Category/, `Oil cakes of ${button}`)
    await api.callAsAdmin('DELETE', fillPath(apiPaths.category, { id }))
    await press(user, button)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(messages.gallery.banner.saveFailed)
    expect(alert.textContent).toContain(messages.category.unknown)
    expect(typedIn(label)).toBe('A day at the press')
    expect(typedIn(/^Description\*?$/)).toBe(description)
    expect(screen.getByAltText('Preview')).toBeDefined()
  },
)

it('The JSON form loses nothing where its category is gone, and shows the raw response', async () => {
  const id = await createCategory('Feed')
  const { user } = await openPage(api, pagePaths.adminGalleryJson)
  await type(user, /^Name\*?$/, 'A day at the press')
  await type(user, /^Description\*?$/, description)
  await choose(user, /^Category/, 'Feed')
  await api.callAsAdmin('DELETE', fillPath(apiPaths.category, { id }))
  await press(user, 'Submit')
  expect((await screen.findByRole('alert')).textContent).toContain(messages.category.unknown)
  await user.click(screen.getAllByText('Technical details').at(-1) as HTMLElement)
  expect(await screen.findAllByText(/"success": false/)).not.toHaveLength(0)
  expect(typedIn(/^Name\*?$/)).toBe('A day at the press')
  expect(typedIn(/^Description\*?$/)).toBe(description)
})
