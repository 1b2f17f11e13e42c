import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/api.ts'
import { endReasons } from '../../../../contract/accounts/messages.ts'
import { tokenKey } from '../../../../contract/accounts/token-key.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, pagePaths } from '../../../../contract/paths.ts'
import { intercept, lose } from '../../fixtures/network.ts'
import { openPage } from '../../fixtures/open-page.tsx'
import {
  administrator,
  createStaff,
  fillLogin,
  readToken,
  startSession,
} from '../../fixtures/sign-in.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi('sqlite')
  await createStaff(api)
})
afterAll(() => api.close())

const open = (path: string) => openPage(api, path, { asGuest: true })
const welcome = () => screen.findByText('Welcome, Meena')
const findReason = (text: string) => screen.findByText(text)

const failures = {
  'A lost connection': lose,
  'An error': () => Response.json({ message: 'Closed today' }, { status: 503 }),
  'A response without a user': () => Response.json({ success: true }),
}

it.each(Object.entries(failures))(
  'a failure of %s ends the session only when it happens twice',
  async (_, fail) => {
    await startSession(api)
    let left = 1
    intercept(apiPaths.me, (request, pass) => (left-- > 0 ? fail(request, pass) : pass()))
    await open(pagePaths.admin)
    expect(await welcome()).toBeDefined()
    left = 2
    const { router } = await open(pagePaths.admin)
    await waitFor(() => expect(router.state.location.pathname).toBe(pagePaths.adminLogin))
    expect(readToken()).toBeNull()
  },
)

it('Who signs in for the first time is given no reason, and is not known', async () => {
  const { router } = await open(pagePaths.adminHistory)
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Email/ })
  expect(router.state.location.pathname).toBe(pagePaths.adminLogin)
  expect(email.value).toBe('')
  expect(within(screen.getByRole('main')).queryByRole('status')).toBeNull()
})

it('A planted token is thrown away', async () => {
  localStorage.setItem(tokenKey, 'planted')
  const { router } = await open(pagePaths.adminProducts)
  await waitFor(() => expect(router.state.location.pathname).toBe(pagePaths.adminLogin))
  expect(readToken()).toBeNull()
})

async function endFromElsewhere() {
  const authorization = `Bearer ${readToken()}`
  const headers = { authorization }
  const other = (await api.call('POST', apiPaths.login, { payload: administrator })).json().data
  const mine = (await api.call('GET', apiPaths.sessions, { headers })).json().data
  const current = mine.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
  const theirs = { authorization: `Bearer ${other.token}` }
  await api.call('POST', apiPaths.endSessions, {
    headers: theirs,
    payload: { session: current._id },
  })
}

it('Who was signed out from elsewhere reads so, also after a reload, is known and is led back', async () => {
  const { user, router } = await open(pagePaths.adminHistory)
  await fillLogin(user)
  const kind = await screen.findByLabelText('Kind')
  await endFromElsewhere()
  await user.selectOptions(kind, 'Accounts')
  expect(await findReason(endReasons.elsewhere)).toBeDefined()
  expect(router.state.location.pathname).toBe(pagePaths.adminLogin)
  const again = await open(pagePaths.adminLogin)
  expect(await findReason(endReasons.elsewhere)).toBeDefined()
  expect(screen.getByDisplayValue(administrator.email)).toBeDefined()
  await fillLogin(again.user)
  await waitFor(() => expect(again.router.state.location.pathname).toBe(pagePaths.adminHistory))
})

it('Whose session has ended reads so, and is led back', async () => {
  const wanted = `${pagePaths.adminProducts}?search=oil`
  const headers = await startSession(api)
  await api.call('POST', apiPaths.logout, { headers })
  const { user, router } = await open(wanted)
  expect(await findReason(messages.session.expired)).toBeDefined()
  await fillLogin(user)
  const address = () => router.state.location.pathname + router.state.location.search
  await waitFor(() => expect(address()).toBe(wanted))
})

async function openPasswordForm() {
  const { user } = await open(pagePaths.adminPassword)
  const field = (label: string) =>
    screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}\\*?$`))
  const fill = async (label: string, text: string) => {
    await user.clear(await field(label))
    await user.type(await field(label), text)
  }
  const save = () =>
    user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Change password' }))
  return { field, fill, save }
}

async function expectChanged(elsewhere: { authorization: string }, newPassword: string) {
  const ended = await api.call('GET', apiPaths.me, { headers: elsewhere })
  expect(ended.json().message).toBe(endReasons.password)
  const own = { authorization: `Bearer ${readToken()}` }
  expect((await api.call('GET', apiPaths.me, { headers: own })).statusCode).toBe(200)
  const payload = { ...administrator, password: newPassword }
  expect((await api.call('POST', apiPaths.login, { payload })).statusCode).toBe(200)
}

it('The password is changed once both new ones agree and the current one is right, and ends other sessions', async () => {
  const newPassword = 'another slow wooden press'
  const elsewhere = await startSession(api)
  await startSession(api)
  const { field, fill, save } = await openPasswordForm()
  await fill('Current password', 'wrong one')
  await fill('New password', newPassword)
  await fill('New password again', 'something else')
  await save()
  expect(await screen.findByText('The two new passwords differ')).toBeDefined()
  await fill('New password again', newPassword)
  await save()
  expect(await screen.findByText(messages.password.currentWrong)).toBeDefined()
  expect((await field('New password')).value).toBe(newPassword)
  await fill('Current password', administrator.password)
  await save()
  expect(await screen.findByText(messages.password.updated)).toBeDefined()
  await expectChanged(elsewhere, newPassword)
})
