import { accountLimits } from '../../../../contract/accounts/limits.ts'
import { signInMessages } from '../../../../contract/accounts/messages.ts'
import { tokenKey } from '../../../../contract/accounts/token-key.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../../../contract/paths.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { paintPicture } from '../../fixtures/pictures.ts'
import { administrator } from '../../fixtures/site.ts'
import { fillLogin, signIn, walkTo } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

const token = (key: string) => localStorage.getItem(key)

/** Remains of the admin area in a browser: typed texts, chosen files, the token. */
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

test('signing out, or clearing the site’s storage, signs out in every tab, and leaves nothing of what was typed', async ({
  page,
  context,
}) => {
  const notice = page.getByRole('main').getByRole('status')
  await page.goto(pagePaths.adminProductNew)
  await expect(page).toHaveTitle('Admin Login')
  await fillLogin(page)
  await expect(page).toHaveURL(pagePaths.adminProductNew)
  const used = await page.evaluate(token, tokenKey)
  const other = await context.newPage()
  await other.goto(pagePaths.adminGallery)
  await expect(other.getByRole('heading', { name: 'Gallery Management' })).toBeVisible()

  await test.step('the texts, the files and the token are gone', async () => {
    await page.getByLabel(/^Name\*?$/).fill('Nobody else is to read this')
    await page.getByLabel('Choose image').setInputFiles(await paintPicture('#2040c0'))
    await expect.poll(() => page.evaluate(remains)).toEqual({ forms: 1, files: 1, token: true })
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(pagePaths.adminLogin)
    await expect.poll(() => page.evaluate(remains)).toEqual({ forms: 0, files: 0, token: false })
  })

  await test.step('the other tab says why, and the server has ended the session', async () => {
    await expect(other).toHaveURL(pagePaths.adminLogin)
    for (const tab of [page, other])
      await expect(tab.getByRole('main').getByRole('status')).toHaveText(signInMessages.signedOut)
    const headers = { authorization: `Bearer ${used}` }
    await expect
      .poll(async () => (await page.request.get(apiPrefix + apiPaths.me, { headers })).status())
      .toBe(401)
  })

  await test.step('who it was is known, and signs in again in every tab', async () => {
    await page.reload()
    await expect(notice).toHaveText(signInMessages.signedOut)
    expect.soft(await findBarriers(page)).toEqual([])
    await expect(page.getByLabel('Email')).toHaveValue(administrator.email)
    await fillLogin(page)
    await expect(page).toHaveURL(pagePaths.admin)
    await expect(other).toHaveURL(pagePaths.adminGallery)
  })

  await test.step('what clears the storage signs out, too', async () => {
    await walkTo(page, pagePaths.adminCategories)
    await other.evaluate(() => localStorage.clear())
    await expect(page).toHaveURL(pagePaths.adminLogin)
  })
})

test('the session is checked every five minutes, and only its own end is acted upon', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await signIn(page)
  const dashboard = page.getByRole('heading', { name: 'Dashboard', exact: true })
  await expect(dashboard).toBeVisible()
  const ping = () =>
    page.waitForResponse((response) => response.url().endsWith(apiPaths.sessionPing))
  const first = ping()
  await page.clock.runFor(accountLimits.session.check)
  expect((await first).status()).toBe(200)
  await expect(dashboard).toBeVisible()

  await test.step('a late 401 of an older session ends no newer one', async () => {
    const { data } = await (
      await request.post(apiPrefix + apiPaths.login, { data: administrator })
    ).json()
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
      await page.clock.runFor(accountLimits.session.check)
      expect((await answered).status()).toBe(status)
    }
    await expect(dashboard).toBeVisible()
    expect(await page.evaluate(token, tokenKey)).toBe(data.token)
  })

  // The watch over the session would end it before.
  await page.route(`**${apiPaths.me}`, (route) => route.abort())
  const headers = {
    authorization: `Bearer ${await page.evaluate(token, tokenKey)}`,
  }
  await page.request.post(apiPrefix + apiPaths.logout, { headers })
  const last = ping()
  await page.clock.runFor(accountLimits.session.check)
  expect((await last).status()).toBe(401)
  await expect(page).toHaveURL(pagePaths.adminLogin)
})
