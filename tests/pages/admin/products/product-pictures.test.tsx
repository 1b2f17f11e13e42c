import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/api.ts'
import { makeForm } from '../../../../api/testing/multipart.ts'
import { makeUpload } from '../../../../api/testing/pictures/pictures.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { sendingMessages } from '../../../../contract/pictures/messages.ts'
import type { ProductPicture } from '../../../../contract/pictures/picture.ts'
import { openPage } from '../../fixtures/open-page.tsx'

let api: TestApi
let category: string
/** The product at hand, with pictures that are called a, b and c. */
let id: string
let seed = 0

beforeAll(async () => {
  api = await createTestApi('sqlite')
  const made = await api.callAsAdmin('POST', apiPaths.categories, { payload: { name: 'Oils' } })
  category = made.json().data._id
})
afterAll(() => api.close())
beforeEach(async () => {
  const payload = { name: 'Castor Oil', category }
  id = await api.create(apiPaths.products, payload)
  for (const alt of ['a', 'b', 'c']) {
    const form = makeForm({ alt }, await makeUpload(seed++))
    await api.callAsAdmin('POST', fillPath(apiPaths.productPictures, { id }), { payload: form })
  }
})

const productPath = () => fillPath(apiPaths.product, { id })
const pictures = async (): Promise<ProductPicture[]> =>
  (await api.call('GET', productPath())).json().data.images ?? []
const expectStored = (...alts: string[]) =>
  waitFor(async () => expect((await pictures()).map(({ alt }) => alt)).toEqual(alts))
/** Somebody else calls a picture anew. */
const rename = async (index: number, alt: string) => {
  const imageId = (await pictures())[index]?._id ?? ''
  const path = fillPath(apiPaths.productPicture, { id, imageId })
  await api.callAsAdmin('PUT', path, { payload: { alt } })
}

const tiles = () => within(screen.getByRole('grid', { name: 'Pictures' })).getAllByRole('row')
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
async function openForm() {
  const { user } = await openPage(api, fillPath(pagePaths.adminProductEdit, { id }))
  await screen.findByRole('grid', { name: 'Pictures' })
  return user
}
async function typeWords(user: UserEvent, picture: number, alt: string) {
  await press(user, new RegExp(`^Edit picture ${picture}`))
  const field = await screen.findByLabelText('In words')
  await user.clear(field)
  await user.type(field, alt)
}
const saveWords = async (user: UserEvent) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))

it('A picture is described in both languages, with what it shows', async () => {
  const user = await openForm()
  await typeWords(user, 2, 'The label from near')
  await user.selectOptions(screen.getByLabelText('What it shows'), 'label')
  await user.type(screen.getByLabelText('In words, in Tamil'), 'லேபிள்')
  await saveWords(user)
  await expectStored('a', 'The label from near', 'c')
  expect((await pictures())[1]).toMatchObject({ kind: 'label', altTa: 'லேபிள்' })
})

it('A picture that is deleted comes back by Undo, behind the others', async () => {
  const user = await openForm()
  await press(user, /^Edit picture 1/)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await expectStored('b', 'c')
  await press(user, 'Undo')
  await expectStored('b', 'c', 'a')
  await waitFor(() => expect(tiles()).toHaveLength(3))
})

it('A new order is put together with what somebody else has changed beside it, which is said', async () => {
  const user = await openForm()
  await api.callAsAdmin('PUT', productPath(), { payload: { benefits: 'Burns slowly' } })
  await press(user, 'Move picture 3 left')
  const said = sendingMessages.changedMeanwhile('Test Administrator')
  expect(await screen.findByText(said)).toBeDefined()
  await expectStored('a', 'c', 'b')
})

it('Words for a picture that somebody else has described are asked about, and can be sent all the same', async () => {
  const user = await openForm()
  await rename(2, 'Theirs')
  await typeWords(user, 3, 'Mine')
  await saveWords(user)
  expect(await screen.findByText(sendingMessages.collided('Test Administrator'))).toBeDefined()
  await waitFor(() => expect(tiles()[2]?.textContent).toContain('Theirs'))
  await press(user, 'Do it anyway')
  await expectStored('a', 'b', 'Mine')
})

it('What comes while a picture is described is not lost under it', async () => {
  const user = await openForm()
  const letThrough = holdReads()
  await press(user, 'Move picture 3 left')
  await expectStored('a', 'c', 'b')
  await typeWords(user, 2, 'Mine')
  await rename(1, 'Theirs')
  letThrough()
  await waitFor(() => expect(tiles()[1]?.textContent).toContain('Theirs'))
  await saveWords(user)
  expect(await screen.findByText(sendingMessages.collided('Somebody'))).toBeDefined()
  await expectStored('a', 'Theirs', 'b')
  await press(user, 'Do it anyway')
  await expectStored('a', 'Mine', 'b')
})

/** Lets the page's reads of the product wait until the returned function is called. */
function holdReads(): () => void {
  const { promise: isOver, resolve: letThrough } = Promise.withResolvers<void>()
  const wholeFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const isRead = input instanceof Request && input.method === 'GET'
    if (isRead && input.url.endsWith(productPath())) await isOver
    return wholeFetch(input, init)
  }
  onTestFinished(() => {
    globalThis.fetch = wholeFetch
  })
  return letThrough
}
