import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/api.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { settingsMessages } from '../../../../contract/settings/messages.ts'
import { openPage } from '../../fixtures/open-page.tsx'

const day = { opens: '09:00', closes: '21:30' }
const hours = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((name) => [name, [day]]),
)

let api: TestApi
beforeAll(async () => {
  api = await createTestApi('sqlite')
})
beforeEach(() => putSettings({ hours, specialDays: [], notice: null, phone: '+91 98765 43210' }))
afterAll(() => api.close())

async function putSettings(payload: object) {
  const response = await api.callAsAdmin('PUT', apiPaths.settings, { payload })
  expect(response.statusCode, response.body).toBe(200)
}
const readSettings = async () => (await api.call('GET', apiPaths.settings)).json().data
const openSection = (section: string) =>
  openPage(api, fillPath(pagePaths.adminSettingsSection, { section }))
const save = () => screen.getByRole('button', { name: 'Save changes' })

it('A phone number that is none is refused in its place, and one that is typed with a gap is saved', async () => {
  const { user, router } = await openSection('contact')
  const phone = await screen.findByRole('textbox', { name: 'Phone' })
  await user.clear(phone)
  await user.type(phone, '98O')
  await user.click(save())
  expect(await screen.findByText(settingsMessages.phone)).toBeDefined()
  await user.clear(phone)
  await user.type(phone, '0422-111 2222')
  expect(await screen.findByText('+91 42211 12222')).toBeDefined()
  await user.click(save())
  await waitFor(() => expect(router.state.location.pathname).toBe(pagePaths.adminSettings))
  expect((await readSettings()).phone).toBe('0422-111 2222')
})

async function openOnSundays(user: Awaited<ReturnType<typeof openSection>>['user']) {
  const sunday = within(screen.getByRole('group', { name: 'Sunday' }))
  await user.click(sunday.getByRole('checkbox'))
}

const twice = [
  { opens: '09:00', closes: '13:00' },
  { opens: '16:00', closes: '20:00' },
]

it('The hours of a day may not overlap, and go to all other open days at a press', async () => {
  const { user } = await openSection('hours')
  const monday = within(await screen.findByRole('group', { name: 'Monday' }))
  await user.click(monday.getByRole('button', { name: 'Second opening time' }))
  const times = async (label: string, index: number, value: string) => {
    const field = monday.getAllByLabelText(`Monday ${label}`)[index] as HTMLElement
    await user.clear(field)
    await user.type(field, value)
  }
  await times('closes', 0, '13:00')
  await times('opens', 1, '12:00')
  await times('closes', 1, '20:00')
  await user.click(save())
  expect(await monday.findByText(/^Must close after it opens/)).toBeDefined()
  await times('opens', 1, '16:00')
  await openOnSundays(user)
  await user.click(screen.getByRole('button', { name: 'Monday’s times on all open days' }))
  await user.click(save())
  await waitFor(async () =>
    expect((await readSettings()).hours).toMatchObject({ mon: twice, fri: twice, sun: [] }),
  )
})

async function findConflict() {
  const dialog = within(
    await screen.findByRole('dialog', { name: messages.error.preconditionFailed }),
  )
  return dialog
}

it('What two have changed is merged field by field, and what both have is asked for', async () => {
  const { user } = await openSection('hours')
  const opens = await screen.findByLabelText('Monday opens')
  await user.clear(opens)
  await user.type(opens, '07:00')
  await user.click(within(screen.getByRole('group', { name: 'Sunday' })).getByRole('checkbox'))
  const span = { opens: '10:00', closes: '18:00' }
  await putSettings({ phone: '+91 422 111 2222', hours: { ...hours, mon: [span], tue: [span] } })
  await user.click(save())
  const dialog = await findConflict()
  expect(dialog.getAllByRole('group')).toHaveLength(1)
  expect(dialog.getByRole('group', { name: 'Monday' }).textContent).toContain('10:00-18:00')
  await user.click(dialog.getByRole('button', { name: 'Save with these choices' }))
  expect(await screen.findByText(/Tuesday: 10:00-18:00/)).toBeDefined()
  await waitFor(async () =>
    expect(await readSettings()).toMatchObject({
      phone: '+91 422 111 2222',
      hours: { mon: [{ opens: '07:00', closes: '21:30' }], tue: [span], sun: [] },
    }),
  )
})

it('A special day that is there twice or has no date is said in its place, and stays typed', async () => {
  await putSettings({ specialDays: [{ date: '2027-01-16', note: 'Pongal' }] })
  const { user } = await openSection('hours')
  const dates = () => screen.getAllByLabelText('Date') as HTMLInputElement[]
  await user.click(await screen.findByRole('button', { name: 'Add a day' }))
  await user.click(screen.getByRole('button', { name: 'Add a day' }))
  const [, twice, blank] = dates() as [HTMLInputElement, HTMLInputElement, HTMLInputElement]
  await user.type(twice, '2027-01-16')
  await user.click(save())
  expect(await screen.findByText(settingsMessages.dateTwice)).toBeDefined()
  expect(document.activeElement).toBe(twice)
  expect(blank.getAttribute('aria-describedby')).toBe(
    screen.getByText(settingsMessages.date).closest('[id]')?.id,
  )
  await user.clear(twice)
  await user.type(twice, '2027-04-14')
  await waitFor(() => expect(screen.queryByText(settingsMessages.dateTwice)).toBeNull())
  await openSection('hours')
  expect(await screen.findByText('What you had typed here is back.')).toBeDefined()
  expect(dates()[1]?.value).toBe('2027-04-14')
})

it('A notice in Tamil alone is refused at its English field, and stays typed', async () => {
  const { user } = await openSection('notice')
  const tamil = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Notice in Tamil' })
  await user.type(tamil, 'பொங்கல்')
  await user.click(save())
  expect(await screen.findByText(settingsMessages.noticeText)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Notice' }))
  expect(tamil.value).toBe('பொங்கல்')
})

it('A long history is read a part at a time, down to the first version, and an old one restored', async () => {
  for (let count = 1; count <= 25; count++) await putSettings({ tagline: `Pressed ${count} times` })
  const { user } = await openPage(api, pagePaths.adminSettings)
  await user.click(await screen.findByRole('button', { name: 'History' }))
  const history = within(await screen.findByRole('dialog', { name: 'History' }))
  expect(await history.findByText('Tagline: Pressed 25 times')).toBeDefined()
  expect(history.queryByText('Tagline: Pressed 3 times')).toBeNull()
  await putSettings({ tagline: 'Pressed in between' })
  await user.click(history.getAllByRole('button', { name: 'Restore' })[0] as HTMLElement)
  expect(await history.findByText('Tagline: Pressed in between')).toBeDefined()
  while (!history.queryByText('Version 1')) {
    const last = history.getAllByRole('listitem').at(-1)
    await user.click(history.getByRole('button', { name: 'Show older versions' }))
    await waitFor(() => expect(history.getAllByRole('listitem').at(-1)).not.toBe(last))
  }
  expect(history.queryByRole('button', { name: 'Show older versions' })).toBeNull()
  const third = history
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes('Pressed 3 times'))
  await user.click(within(third as HTMLElement).getByRole('button'))
  await waitFor(async () => expect((await readSettings()).tagline).toBe('Pressed 3 times'))
})
