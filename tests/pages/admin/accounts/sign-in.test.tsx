import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/api.ts'
import { signInMessages } from '../../../../contract/accounts/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, pagePaths } from '../../../../contract/paths.ts'
import { intercept, lose } from '../../fixtures/network.ts'
import { openPage } from '../../fixtures/open-page.tsx'
import { administrator, createStaff, fillLogin, readToken } from '../../fixtures/sign-in.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi('sqlite')
  await createStaff(api)
})
afterAll(() => api.close())

const openLogin = () => openPage(api, pagePaths.adminLogin, { asGuest: true })
const findAlert = async (text: string) =>
  (await screen.findByText(text)).closest('[role=alert]') as HTMLElement
const respond = (body: string, status: number) => () => new Response(body, { status })

async function expectHelp(user: Awaited<ReturnType<typeof openLogin>>['user']) {
  const help = await screen.findByText(/The person who runs the server/)
  expect(help.hidden).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }))
  expect([help.hidden, help.textContent]).toEqual([
    false,
    expect.stringContaining('reset-password'),
  ])
}

it('The login page checks the address, shows the password on demand, and says how a lost one is reset', async () => {
  const { user } = await openLogin()
  await expectHelp(user)
  const password = screen.getByLabelText(/^Password/)
  await user.type(password, 'typed')
  for (const [name, type] of [
    ['Show password', 'text'],
    ['Hide password', 'password'],
  ] as const) {
    await user.click(screen.getByRole('button', { name }))
    expect(password.getAttribute('type')).toBe(type)
  }
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'not an address')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText(messages.login.emailInvalid)).toBeDefined()
  const back = screen.getByRole('link', { name: 'Return to Website' })
  expect(back.getAttribute('href')).toBe(pagePaths.home)
})

const user = { _id: '0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e22', name: 'Staff' }
const html = '<!doctype html><title>Welcome to the hotel</title>'
const unusable: [body: string, status: number][] = [
  ...[
    ...['', 'null', 'true', '"yes"', '[]', '{}', html, '{"success":true', '{"success":true}'],
    ...['{"success":true,"data":null}', '{"success":true,"data":{}}', '{"data":{"token":"abc"}}'],
    JSON.stringify({ data: { token: '', user } }),
    JSON.stringify({ data: { user } }),
    JSON.stringify({ data: { token: 7, user } }),
    JSON.stringify({ data: { token: 'a', user: [] } }),
  ].map((body): [string, number] => [body, 200]),
  ['{}', 201],
  [html, 502],
  [html, 403],
]

it.each(unusable)(
  'A response at sign-in that cannot be used is an unexpected error: %j, %i',
  async (...response) => {
    const { user } = await openLogin()
    intercept(apiPaths.login, respond(...response))
    await fillLogin(user)
    const alert = await findAlert(messages.login.unexpected)
    expect(alert.textContent).toContain(signInMessages.foreignResponse)
    expect(readToken()).toBeNull()
    expect(screen.getByDisplayValue(administrator.email)).toBeDefined()
  },
)

const { login } = messages
it.each([
  ['{}', 500, login.failed],
  ['{"message":""}', 503, login.failed],
  ['null', 500, login.failed],
  ['{"message":{"text":"x"}}', 400, login.failed],
  ['{}', 401, login.checkCredentials],
  ['{"message":"Closed today"}', 429, 'Closed today'],
])(
  'A rejected sign-in says why, in the words of the server where there are any: %s, %i',
  async (body, status, said) => {
    const { user, router } = await openLogin()
    intercept(apiPaths.login, respond(body, status))
    await fillLogin(user)
    expect((await findAlert(said)).textContent).toBe(said)
    expect(router.state.location.pathname).toBe(pagePaths.adminLogin)
  },
)

it('A sign-in without a connection says so, and one with a wrong password keeps the address', async () => {
  const { user } = await openLogin()
  const restore = intercept(apiPaths.login, lose)
  await fillLogin(user)
  await findAlert(messages.error.noResponse)
  restore()
  await fillLogin(user, 'not the right one')
  await findAlert(login.wrong)
  expect(document.activeElement).toBe(screen.getByLabelText(/^Password/))
  expect(readToken()).toBeNull()
})

it('A sign-in leads to where one wanted to go, and later past the login page', async () => {
  const wanted = `${pagePaths.adminProducts}?search=oil&sort=name-asc`
  const { user, router } = await openPage(api, wanted, { asGuest: true })
  await fillLogin(user)
  const address = () => router.state.location.pathname + router.state.location.search
  await waitFor(() => expect(address()).toBe(wanted))
  expect(await screen.findByText('Welcome, Meena')).toBeDefined()
  const later = await openLogin()
  await waitFor(() => expect(later.router.state.location.pathname).toBe(pagePaths.admin))
})

it('Whoever the server signs in is signed in, whatever their account lacks', async () => {
  const { user } = await openLogin()
  intercept(apiPaths.login, async (_, pass) => {
    const { token } = (await (await pass()).json()).data
    return Response.json({ data: { token, user: {} } })
  })
  intercept(apiPaths.me, () => Response.json({ success: true, user: { name: 7, role: null } }))
  await fillLogin(user)
  expect(await screen.findByText(`Welcome, ${messages.user.fallbackWelcome}`)).toBeDefined()
  const later = await openPage(api, pagePaths.admin, { asGuest: true })
  expect(await screen.findByText(`Welcome, ${messages.user.fallbackWelcome}`)).toBeDefined()
  await later.user.click(screen.getByRole('button', { name: 'Open sidebar' }))
  expect((await screen.findAllByText(messages.user.fallbackName)).length).toBeGreaterThan(0)
  expect(screen.getAllByText(messages.user.fallbackRole).length).toBeGreaterThan(0)
})

it('Staff sign in once, however fast they press', async () => {
  const { user } = await openLogin()
  let asked = 0
  intercept(apiPaths.login, (_, pass) => {
    asked += 1
    return pass()
  })
  await user.type(await screen.findByRole('textbox', { name: /^Email/ }), administrator.email)
  await user.type(screen.getByLabelText(/^Password/), 'not this one')
  for (let press = 0; press < 3; press++) screen.getByRole('button', { name: 'Sign in' }).click()
  await findAlert(login.wrong)
  expect(asked).toBe(1)
})
