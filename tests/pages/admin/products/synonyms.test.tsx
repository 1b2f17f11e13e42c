import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../../api/testing/api.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { synonymMessages } from '../../../../contract/search/messages.ts'
import type { Synonym } from '../../../../contract/search/synonym.ts'
import { cutLine } from '../../fixtures/cut-line.ts'
import { createDemoShop } from '../../fixtures/demo-shop.ts'
import { openPage } from '../../fixtures/open-page.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

const listAll = async (): Promise<Synonym[]> =>
  (await api.callAsAdmin('GET', apiPaths.synonyms)).json().data
const find = async (label: string) =>
  (await listAll()).find((set) => set.label === label) as Synonym

const label = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Label' })
const terms = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Terms' })
const described = async (description: RegExp) =>
  expect(await screen.findByRole('textbox', { name: 'Terms', description })).toBeDefined()
const chips = () => within(screen.getByRole('grid', { name: 'Terms' })).queryAllByRole('row')
const chipTexts = () => chips().map(({ textContent }) => textContent)
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const findCard = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('li') as HTMLElement

it('Terms become chips by a comma, by leaving the field and by pasting, each once', async () => {
  const { user } = await openPage(api, pagePaths.adminSynonymNew)
  await user.type(await terms(), 'pungai ennai,')
  expect(chipTexts()).toEqual(['pungai ennai'])
  await user.type(await terms(), 'புங்க  எண்ணெய்')
  await user.click(await label())
  expect(chipTexts()).toEqual(['pungai ennai', 'புங்க எண்ணெய்'])
  expect(chips().at(-1)?.querySelector('[lang=ta]')).not.toBeNull()
  await user.click(await terms())
  await user.paste('karanja oil\nKARANJA OIL\n karanj tel ; honge , x')
  const pasted = ['karanja oil', 'karanj tel', 'honge']
  expect(chipTexts()).toEqual(['pungai ennai', 'புங்க எண்ணெய்', ...pasted])
  expect((await terms()).value).toBe('x')
  await described(/“KARANJA OIL” is there already/)
})

it('A set is kept through a reload, says what it lacks, and is stored with its last term', async () => {
  const first = await openPage(api, pagePaths.adminSynonymNew)
  await press(first.user, 'Create set')
  await described(new RegExp(synonymMessages.termsRequired))
  await first.user.type(await label(), 'Pongamia oil')
  await first.user.type(await terms(), 'pungai ennai,karanj tel,x')
  const { user } = await openPage(api, pagePaths.adminSynonymNew)
  expect(await screen.findByText('What you had typed here is back.')).toBeDefined()
  expect((await terms()).value).toBe('x')
  await user.click(within(chips()[1] as HTMLElement).getByRole('button'))
  expect(await screen.findByText('karanj tel removed')).toBeDefined()
  await press(user, 'Create set')
  await described(new RegExp(synonymMessages.tooShort))
  await waitFor(async () => expect(document.activeElement).toBe(await terms()))
  await user.clear(await terms())
  await user.type(await terms(), 'dahur')
  await press(user, 'Create set')
  expect(await screen.findByText(synonymMessages.created)).toBeDefined()
  expect((await find('Pongamia oil')).terms).toEqual(['pungai ennai', 'dahur'])
})

const findWords = () =>
  within(screen.getByRole('list', { name: 'How each word is found' })).getAllByRole('listitem')
const expectWords = (...wanted: RegExp[]) =>
  waitFor(() => {
    const found = findWords().map(({ textContent }) => textContent)
    expect(found).toEqual(wanted.map((word) => expect.stringMatching(word)))
  })
const trySearch = async (user: UserEvent, words: string) => {
  const field = await screen.findByRole('searchbox', { name: 'Try a search' })
  await user.clear(field)
  if (words) await user.type(field, words)
}

it('A search that is tried says how each word is found, and which products', async () => {
  const { user } = await openPage(api, pagePaths.adminSynonyms)
  await trySearch(user, 'gingelly')
  await expectWords(/^gingelly by synonym/)
  const [product] = within(screen.getByRole('list', { name: 'Products found' })).getAllByRole(
    'listitem',
  )
  expect(product?.textContent).toContain('Nallennai')
  await trySearch(user, 'நல்லெண்ணை oil pongamia')
  await expectWords(/^நல்லெண்ணை by sound/, /^oil as typed/, /^pongamia /)
})

it('A search that was tried is tried again with a set that is made and deleted', async () => {
  const { user } = await openPage(api, pagePaths.adminSynonyms)
  await trySearch(user, 'zanzibar')
  await expectWords(/^zanzibar not found/)
  expect(screen.getByText('No product is found.')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Add set' }))
  await user.type(await label(), 'Neem, wrongly')
  await user.type(await terms(), 'zanzibar, neem')
  await press(user, 'Create set')
  await screen.findByRole('list', { name: 'How each word is found' })
  await expectWords(/^zanzibar by synonym/)
  await press(user, 'Delete Neem, wrongly')
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await expectWords(/^zanzibar not found/)
})

it('A search that cannot be tried says so, and can be tried again', async () => {
  const { user } = await openPage(api, pagePaths.adminSynonyms)
  const mend = cutLine(/synonyms\/try/)
  await trySearch(user, 'sesame')
  expect(await screen.findByText(synonymMessages.trialFailed)).toBeDefined()
  mend()
  await press(user, 'Try again')
  await screen.findByRole('list', { name: 'How each word is found' })
  await expectWords(/^sesame as typed/)
  await trySearch(user, '')
  await waitFor(() => expect(screen.queryByText(/^sesame as typed/)).toBeNull())
})

it('A list of sets that cannot be loaded says so; a set goes and comes back', async () => {
  const mend = cutLine(/synonyms$/)
  const { user } = await openPage(api, pagePaths.adminSynonyms)
  expect(await screen.findByText(synonymMessages.loadFailed)).toBeDefined()
  mend()
  await press(user, 'Try again')
  await press(user, 'Delete Flour')
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Flour' })).toBeNull())
  const toast = (await screen.findByText('Flour deleted')).closest('li') as HTMLElement
  await user.click(within(toast).getByRole('button', { name: 'Undo' }))
  expect((await findCard('Flour')).textContent).toContain('மாவு')
})

it('A set is not lost while the server cannot be reached', async () => {
  const { _id: id } = await find('Flour')
  const { user } = await openPage(api, fillPath(pagePaths.adminSynonymEdit, { id }))
  await user.type(await terms(), 'maida')
  const mend = cutLine(/synonyms\//)
  await press(user, 'Save changes')
  expect((await screen.findAllByText(messages.error.noResponse)).length).toBeGreaterThan(0)
  mend()
  await press(user, 'Save changes')
  expect(await screen.findByText(synonymMessages.updated)).toBeDefined()
  expect((await find('Flour')).terms).toContain('maida')
})

it('What somebody else saved of a set is asked for where both changed it', async () => {
  const { _id: id } = await find('Neem')
  const { user } = await openPage(api, fillPath(pagePaths.adminSynonymEdit, { id }))
  await user.clear(await label())
  await user.type(await label(), 'Neem and its oil')
  await user.type(await terms(), 'margosa')
  const payload = { label: 'Vembu', terms: ['neem', 'வேம்பு'] }
  await api.callAsAdmin('PUT', fillPath(apiPaths.synonym, { id }), { payload })
  await press(user, 'Save changes')
  const conflict = { name: messages.error.preconditionFailed }
  const dialog = within(await screen.findByRole('dialog', conflict))
  await user.click(dialog.getByText('neem, வேம்பு'))
  await user.click(dialog.getByText('Neem and its oil'))
  await user.click(dialog.getByRole('button', { name: 'Save with these choices' }))
  expect(await screen.findByText(synonymMessages.updated)).toBeDefined()
  expect((await find('Neem and its oil')).terms).toEqual(['neem', 'வேம்பு'])
})
