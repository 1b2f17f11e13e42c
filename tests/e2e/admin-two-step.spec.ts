import type { Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { readCode, readWrongCode } from '../../api/testing/authenticator.ts'
import {
  secondFactorMessages,
  signInMessages,
  twoStepPage,
} from '../../contract/accounts/sign-in-terms.ts'
import { messages } from '../../contract/messages.ts'
import { apiPaths, pagePaths } from '../../contract/paths.ts'
import { ageSessions } from './age-sessions.ts'
import { findBarriers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { administrator, runAdmin } from './site.ts'
import { fillLogin, hireColleague, signIn } from './staff.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

/** What a phone's camera reads in the picture of the key. */
async function scan(page: Page): Promise<string> {
  const picture = page.getByRole('img', { name: 'Picture of the key' })
  const seen = sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
  const { data, info } = await seen.toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

const expectNoOverflow = async (page: Page) => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)
}

test('two-step sign-in is set up with an app, asked for, and turned off', async ({
  page,
  request,
  site,
}) => {
  const colleague = await hireColleague(request)
  await signIn(page, twoStepPage)
  const main = page.getByRole('main')
  const code = page.getByRole('textbox', { name: /^Code/ })
  const send = async (scope: Page | ReturnType<Page['getByRole']>, name: string) =>
    scope.getByRole('button', { name, exact: true }).click()

  await main.getByRole('button', { name: 'Set up' }).click()
  const address = new URL(await scan(page))
  const key = address.searchParams.get('secret') ?? ''
  expect(address.href).toMatch(/^otpauth:\/\/totp\//)
  await expect(main.getByText(key.match(/.{4}/g)?.join(' ') ?? '')).toBeVisible()
  expect.soft(await findBarriers(page)).toEqual([])
  await expectNoOverflow(page)

  await test.step('what was typed stays where something is wrong', async () => {
    await code.fill(readWrongCode(key))
    await send(main, 'Turn on')
    await expect(main.getByText(secondFactorMessages.wrong)).toBeVisible()
    await expect(code).toBeFocused()
    await expect(code).not.toHaveValue('')
  })
  await code.fill(readCode(key))
  await page.keyboard.press('Enter')
  await expect(main.getByText(secondFactorMessages.turnedOn)).toBeVisible()
  await expect(main.getByText(/^Each of these opens your account once/)).toBeFocused()
  const recoveryCodes = await main.getByRole('listitem').allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  expect((await colleague.get(apiPaths.me)).status()).toBe(401)
  expect.soft(await findBarriers(page)).toEqual([])
  await expectNoOverflow(page)
  await send(main, 'I have kept them')
  await expect(main.getByText('10 recovery codes are left.')).toBeVisible()

  await test.step('signing in asks for a code and keeps e-mail and password', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await fillLogin(page)
    await expect(code).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveValue(administrator.email)
    await code.fill(readWrongCode(key))
    await page.keyboard.press('Enter')
    await expect(page.getByText(secondFactorMessages.wrong)).toBeVisible()
    await expect(page).toHaveURL(pagePaths.adminLogin)
    expect.soft(await findBarriers(page)).toEqual([])
    await expectNoOverflow(page)
    // The one of now has turned it on.
    await code.fill(readCode(key, 1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(pagePaths.admin)
  })

  await test.step('a recovery code opens as well, once', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await fillLogin(page)
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await expect(page.getByRole('textbox', { name: /^Recovery code/ })).toBeFocused()
    await page.keyboard.type(recoveryCodes[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(pagePaths.admin)
  })

  await page.goto(twoStepPage)
  await expect(main.getByText('9 recovery codes are left.')).toBeVisible()
  await send(main, 'Make new recovery codes')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click()
  await expect(main.getByRole('button', { name: 'I have kept them' })).toBeVisible()
  const renewed = await main.getByRole('listitem').allTextContents()
  expect(renewed).toHaveLength(10)
  expect(renewed).not.toContain(recoveryCodes[2])
  await ageSessions(site)
  await send(main, 'Turn off')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await test.step('a while later the password is asked for, and then the code', async () => {
    const dialog = page.getByRole('alertdialog', { name: signInMessages.confirm })
    await dialog.getByLabel('Your password').fill(administrator.password)
    await page.keyboard.press('Enter')
    await expect(code).toBeFocused()
    expect.soft(await findBarriers(page)).toEqual([])
    await code.fill(readWrongCode(key))
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(secondFactorMessages.wrong)).toBeVisible()
    await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await expect(dialog.getByRole('textbox', { name: /^Recovery code/ })).toBeFocused()
    await dialog.getByRole('textbox', { name: /^Recovery code/ }).fill(renewed[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  })
  await expect(main.getByText(secondFactorMessages.turnedOff)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await fillLogin(page)
  await expect(page).toHaveURL(pagePaths.admin)
})

test('a password that the shell made up is to be changed for one of their own', async ({
  page,
  site,
}) => {
  const { email } = administrator
  const notice = page.getByText(signInMessages.passwordMadeUp)
  await signIn(page, pagePaths.adminPassword)
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible()
  await expect(notice).toHaveCount(0)
  const said = await runAdmin(site, 'reset-password', email)
  const [, password = ''] = said.match(/Password +(\S+)/) ?? []
  await page.goto(pagePaths.admin)
  await fillLogin(page, { email, password })
  await expect(notice).toBeVisible()
  expect.soft(await findBarriers(page)).toEqual([])
  await expectNoOverflow(page)
  await page.getByRole('main').getByRole('link', { name: 'Change password' }).click()
  await expect(notice).toBeVisible()
  for (const [label, value] of [
    ['Current password', password],
    ['New password', administrator.password],
    ['New password again', administrator.password],
  ] as const)
    await page.getByRole('textbox', { name: new RegExp(`^${label}\\*?$`) }).fill(value)
  await page.keyboard.press('Enter')
  await expect(page.getByText(messages.password.updated)).toBeVisible()
  await expect(notice).toHaveCount(0)
})
