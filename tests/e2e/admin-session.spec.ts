import type { Page, Route } from '@playwright/test'
import { endReasons, signInMessages } from '../../contract/accounts/sign-in-messages.ts'
import { tokenKey } from '../../contract/accounts/token-key.ts'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../contract/paths.ts'
import { findBarriers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { paintPicture } from './pictures.ts'
import { administrator } from './site.ts'
import { fillLogin, hireColleague, signIn, walkTo } from './staff.ts'

const token = (key: string) => localStorage.getItem(key)

test('the login page has all its parts', async ({ page }) => {
  await page.goto(pagePaths.adminLogin)
  await expect(page).toHaveTitle('Admin Login')
  await expect(page.getByText('npm run admin')).toBeHidden()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByText('npm run admin -- reset-password')).toBeVisible()
  await expect(page).toHaveURL(pagePaths.adminLogin)

  const password = page.getByLabel('Password', { exact: false }).first()
  await password.fill('typed')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')

  await page.getByLabel('Remember me').check()
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(messages.login.emailInvalid)).toBeVisible()
  await page.getByRole('link', { name: 'Return to Website' }).click()
  await expect(page).toHaveURL(pagePaths.home)
})

const user = {
  _id: '0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e22',
  name: 'Staff',
  email: administrator.email,
  role: 'Administrator',
  createdAt: '2026-01-31T09:30:00.000Z',
  updatedAt: '2026-01-31T09:30:00.000Z',
}
const html = '<!doctype html><title>Welcome to the hotel</title>'
const bodies: [status: number, body: string][] = [
  '',
  'null',
  'true',
  '"yes"',
  '[]',
  '{}',
  html,
  '{"success":true',
  '{"success":true}',
  '{"success":true,"data":null}',
  '{"success":true,"data":{}}',
  '{"data":{"token":"abc"}}',
  JSON.stringify({ data: { token: '', user } }),
  JSON.stringify({ data: { user } }),
  JSON.stringify({ data: { token: 7, user } }),
  JSON.stringify({ data: { token: 'a', user: [] } }),
].map((body) => [200, body])

test('a response at sign-in that cannot be used is an unexpected error', async ({ page }) => {
  await page.goto(pagePaths.adminLogin)
  for (const [status, body] of [...bodies, [201, '{}'], [502, html], [403, html]] as const) {
    await page.route(`**${apiPaths.login}`, (route) => route.fulfill({ status, body }))
    await fillLogin(page)
    const alert = page.locator('[role=alert]:not(.seen)')
    await expect(alert.getByText(messages.login.unexpected, { exact: true }), body).toBeVisible()
    await expect(alert).toContainText(signInMessages.foreignResponse)
    expect(await page.evaluate(token, tokenKey), body).toBeNull()
    await expect(page.getByLabel('Email')).toHaveValue(administrator.email)
    await page.unroute(`**${apiPaths.login}`)
    // The next response has an alert of its own.
    await alert.evaluate((element) => element.classList.add('seen'))
  }
  await fillLogin(page)
  await expect(page).toHaveURL(pagePaths.admin)
})

const welcome = (page: Page, name: string) => page.getByText(`Welcome, ${name}`, { exact: true })

test('whoever the server signs in is signed in, whatever their account lacks', async ({ page }) => {
  await page.route(`**${apiPaths.login}`, async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { token: data.token, user: {} } } })
  })
  await page.route(`**${apiPaths.me}`, (route) =>
    route.fulfill({ json: { success: true, user: { name: 7, role: null } } }),
  )
  await page.goto(pagePaths.adminLogin)
  await fillLogin(page)
  await expect(welcome(page, messages.user.fallbackWelcome)).toBeVisible()

  await page.reload()
  await expect(welcome(page, messages.user.fallbackWelcome)).toBeVisible()
  await page.getByRole('button', { name: 'Open sidebar' }).click()
  await expect(page.getByText(messages.user.fallbackName, { exact: true })).toBeVisible()
  await expect(page.getByText(messages.user.fallbackRole, { exact: true })).toBeVisible()
})

const sessionFailures = {
  'a lost connection': (route: Route) => route.abort(),
  'an error': (route: Route) => route.fulfill({ status: 503, json: { message: 'Closed today' } }),
  'a response without a user': (route: Route) => route.fulfill({ json: { success: true } }),
}

for (const [name, fail] of Object.entries(sessionFailures)) {
  test(`${name} ends the session only when it happens twice`, async ({ page }) => {
    await signIn(page)
    await expect(welcome(page, messages.user.fallbackName)).toBeVisible()
    await page.route(`**${apiPaths.me}`, fail, { times: 1 })
    await page.reload()
    await expect(welcome(page, messages.user.fallbackName)).toBeVisible()

    await page.route(`**${apiPaths.me}`, fail, { times: 2 })
    await page.reload()
    await expect(page).toHaveURL(pagePaths.adminLogin)
    expect(await page.evaluate(token, tokenKey)).toBeNull()
  })
}

test('a rejected sign-in says why, in the words of the server where there are any', async ({
  page,
}) => {
  await page.goto(pagePaths.adminLogin)
  const alert = page.getByRole('alert')
  await fillLogin(page, { ...administrator, password: 'not the right one' })
  await expect(alert).toHaveText(messages.login.wrong)
  for (const [response, message] of [
    [{ status: 500, body: '{}' }, messages.login.failed],
    [{ status: 503, body: '{"message":""}' }, messages.login.failed],
    [{ status: 500, body: 'null' }, messages.login.failed],
    [{ status: 400, body: '{"message":{"text":"x"}}' }, messages.login.failed],
    [{ status: 401, body: '{}' }, messages.login.checkCredentials],
    [{ status: 429, body: '{"message":"Closed today"}' }, 'Closed today'],
    [null, messages.error.noResponse],
  ] as const) {
    await page.route(`**${apiPaths.login}`, (route) =>
      response ? route.fulfill(response) : route.abort(),
    )
    await fillLogin(page)
    await expect(alert).toHaveText(message)
    await page.unroute(`**${apiPaths.login}`)
  }
  const unusable = { body: '{"success":true,"data":{}}' }
  await page.route(`**${apiPaths.login}`, (route) => route.fulfill(unusable))
  await fillLogin(page)
  await expect(alert).toContainText(messages.login.unexpected)
  await expect(page).toHaveURL(pagePaths.adminLogin)
})

test('signing out in one tab signs out in all, and ends the session on the server', async ({
  page,
  context,
}) => {
  await signIn(page, pagePaths.adminCategories)
  const used = await page.evaluate(token, tokenKey)
  const other = await context.newPage()
  await other.goto(pagePaths.adminGallery)
  await expect(other.getByRole('heading', { name: 'Gallery Management' })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(pagePaths.adminLogin)
  await expect(other).toHaveURL(pagePaths.adminLogin)
  await expect
    .poll(async () => {
      const headers = { authorization: `Bearer ${used}` }
      return (await page.request.get(apiPrefix + apiPaths.me, { headers })).status()
    })
    .toBe(401)
})

test('clearing the storage of the site in another tab signs out', async ({ page, context }) => {
  await signIn(page)
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => localStorage.clear())
  await expect(page).toHaveURL(pagePaths.adminLogin)
})

/** What of the admin area a browser still holds: texts that were typed, files that were chosen, the token. */
const remains = () =>
  new Promise<{ forms: number; files: number; token: boolean }>((resolve) => {
    const open = indexedDB.open('keyval-store')
    open.onupgradeneeded = () => open.result.createObjectStore('keyval')
    open.onsuccess = () => {
      const count = open.result.transaction('keyval').objectStore('keyval').count()
      count.onsuccess = () => {
        open.result.close()
        const forms = Object.keys(sessionStorage).filter((key) => key.startsWith('unsaved-form:'))
        const token = localStorage.getItem('token') !== null
        resolve({ forms: forms.length, files: count.result, token })
      }
    }
  })

test('signing in leads to where one wanted to go, and signing out leaves nothing behind', async ({
  page,
}) => {
  const wanted = `${pagePaths.adminProducts}?page=2&sort=name-asc`
  await page.goto(wanted)
  await expect(page).toHaveURL(pagePaths.adminLogin)
  await fillLogin(page)
  await expect(page).toHaveURL(wanted)
  await expect(page.getByText(`Welcome, ${messages.user.fallbackName}`)).toBeVisible()
  await page.goto(pagePaths.adminLogin)
  await expect(page).toHaveURL(pagePaths.admin)

  await test.step('signing out leaves nothing in the browser of what was typed and chosen', async () => {
    await walkTo(page, pagePaths.adminProductNew)
    await page.getByLabel(/^Name\*?$/).fill('Nobody else is to read this')
    await page.getByLabel('Choose image').setInputFiles(await paintPicture('#2040c0'))
    await expect.poll(() => page.evaluate(remains)).toEqual({ forms: 1, files: 1, token: true })
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(pagePaths.adminLogin)
    await expect.poll(() => page.evaluate(remains)).toEqual({ forms: 0, files: 0, token: false })
  })
})

const notice = (page: Page) => page.getByRole('main').getByRole('status')

/** The sign-in page gives the reason, knows who it was, and leads back. */
async function expectLogin(page: Page, reason: string, after: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(pagePaths.adminLogin)
  await expect(notice(page)).toHaveText(reason)
  await page.reload()
  await expect(notice(page)).toHaveText(reason)
  expect.soft(await findBarriers(page)).toEqual([])
  await expect(page.getByLabel('Email')).toHaveValue(administrator.email)
  await page.getByLabel('Password', { exact: false }).first().fill(administrator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(after)
}

/** Signs in by the page, which remembers who it was. */
async function signInByPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(pagePaths.adminLogin)
  await fillLogin(page)
  await expect(page).toHaveURL(path)
}

test('who signs in for the first time is given no reason, and is not known', async ({ page }) => {
  await page.goto(pagePaths.adminHistory)
  await expect(page).toHaveURL(pagePaths.adminLogin)
  await expect(page.getByLabel('Email')).toHaveValue('')
  await expect(notice(page)).toHaveCount(0)
})

test('who was signed out from elsewhere reads so, and is led back', async ({ page, request }) => {
  await signInByPage(page, pagePaths.adminHistory)
  await expect(page.getByLabel('Kind')).toBeVisible()
  const colleague = await hireColleague(request)
  const { data } = await (await colleague.get(apiPaths.sessions)).json()
  const theirs = data.filter((session: { isCurrent: boolean }) => !session.isCurrent)
  for (const { _id } of theirs) await colleague.send('POST', apiPaths.endSessions, { session: _id })
  await page.getByLabel('Kind').selectOption('Accounts')
  await expectLogin(page, endReasons.elsewhere, new RegExp(pagePaths.adminHistory))
})

test('whose session has ended reads so, and is led back', async ({ page }) => {
  const wanted = `${pagePaths.adminProducts}?page=2`
  await signInByPage(page, wanted)
  await expect(page.getByText(`Welcome, ${messages.user.fallbackName}`)).toBeVisible()
  const authorization = `Bearer ${await page.evaluate(token, tokenKey)}`
  await page.request.post(apiPrefix + apiPaths.logout, { headers: { authorization } })
  await page.reload()
  await expectLogin(page, messages.session.expired, wanted)
})

test('who signs out does so in every tab', async ({ page, context }) => {
  await signInByPage(page, pagePaths.adminProducts)
  const other = await context.newPage()
  await other.goto(pagePaths.adminGallery)
  await expect(other.getByRole('heading', { name: 'Gallery Management' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(notice(other)).toHaveText(signInMessages.signedOut)
  await expectLogin(page, signInMessages.signedOut, pagePaths.admin)
})

test('the session is checked every five minutes, and only its end is acted upon', async ({
  page,
}) => {
  await page.clock.install()
  await signIn(page)
  const dashboard = page.getByRole('heading', { name: 'Dashboard', exact: true })
  await expect(dashboard).toBeVisible()
  const ping = () =>
    page.waitForResponse((response) => response.url().endsWith(apiPaths.sessionPing))
  const first = ping()
  await page.clock.runFor(limits.session.check)
  expect((await first).status()).toBe(200)
  await expect(dashboard).toBeVisible()

  // The question of every two seconds would end it before.
  await page.route(`**${apiPaths.me}`, (route) => route.abort())
  const headers = {
    authorization: `Bearer ${await page.evaluate(token, tokenKey)}`,
  }
  await page.request.post(apiPrefix + apiPaths.logout, { headers })
  const last = ping()
  await page.clock.runFor(limits.session.check)
  expect((await last).status()).toBe(401)
  await expect(page).toHaveURL(pagePaths.adminLogin)
})

test('a late 401 of an older session ends no newer one', async ({ page, request }) => {
  const { data } = await (
    await request.post(apiPrefix + apiPaths.login, { data: administrator })
  ).json()
  await page.clock.install()
  await signIn(page)
  const dashboard = page.getByRole('heading', { name: 'Dashboard', exact: true })
  await expect(dashboard).toBeVisible()
  const ping = () =>
    page.waitForResponse((response) => response.url().endsWith(apiPaths.sessionPing))
  await page.route(
    `**${apiPaths.sessionPing}`,
    async (route) => {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        tokenKey,
        data.token as string,
      ] as const)
      await route.fulfill({ status: 401, json: { success: false, message: 'Too late' } })
    },
    { times: 1 },
  )
  for (const status of [401, 200]) {
    const answered = ping()
    await page.clock.runFor(limits.session.check)
    expect((await answered).status()).toBe(status)
  }
  await expect(dashboard).toBeVisible()
  expect(await page.evaluate(token, tokenKey)).toBe(data.token)
})

test.describe('on a site of one’s own', () => {
  test.use({ ownSite: true })

  test('the password can be changed, and other sessions end', async ({ page, request }) => {
    const newPassword = 'another slow wooden press'
    await signIn(page, pagePaths.adminPassword)
    const elsewhere = await request.post(apiPrefix + apiPaths.login, { data: administrator })
    const headers = { authorization: `Bearer ${(await elsewhere.json()).data.token}` }

    const [current, next, again] = ['Current password', 'New password', 'New password again'].map(
      (label) => page.getByRole('textbox', { name: new RegExp(`^${label}\\*?$`) }),
    )
    const save = page.getByRole('main').getByRole('button', { name: 'Change password' })
    await current?.fill('wrong one')
    await next?.fill(newPassword)
    await again?.fill('something else')
    await save.click()
    await expect(page.getByText('The two new passwords differ')).toBeVisible()
    await again?.fill(newPassword)
    await save.click()
    await expect(page.getByText(messages.password.currentWrong)).toBeVisible()
    await current?.fill(administrator.password)
    await save.click()
    await expect(page.getByText(messages.password.updated)).toBeVisible()

    const ended = await request.get(apiPrefix + apiPaths.me, { headers })
    expect((await ended.json()).message).toBe(endReasons.password)
    await page.goto(pagePaths.adminProducts)
    await expect(page).toHaveURL(pagePaths.adminProducts)
    await page.getByRole('button', { name: 'Logout' }).click()
    await fillLogin(page, { ...administrator, password: newPassword })
    await expect(page).toHaveURL(pagePaths.admin)
  })
})
