import type { Locator, Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { readCode, readWrongCode } from '../../../../api/testing/accounts/authenticator.ts'
import { secondFactorMessages, signInMessages } from '../../../../contract/accounts/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, pagePaths } from '../../../../contract/paths.ts'
import { ageSessions } from '../../fixtures/age-sessions.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { administrator, runAdmin } from '../../fixtures/site.ts'
import { fillLogin, hireColleague, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

/** Decodes the picture of the key as a phone's camera does. */
async function scan(page: Page): Promise<string> {
  const picture = page.getByRole('img', { name: 'Picture of the key' })
  const seen = sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
  const { data, info } = await seen.toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

/** The page fits the screen, and axe finds nothing. */
const expectAccessible = async (page: Page) => {
  expect.soft(await findBarriers(page)).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)
}

const code = (page: Page) => page.getByRole('textbox', { name: /^Code/ })
const press = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true }).click()

test('two-step sign-in is set up with an app, asked for, and turned off; a made-up password is to be changed', async ({
  page,
  request,
  site,
}) => {
  await test.step('two-step sign-in is set up with an app, asked for, and turned off', async () => {
    const main = page.getByRole('main')
    const colleague = await hireColleague(request)
    await signIn(page, pagePaths.adminTwoStep)
    const key = await test.step('show the key as a picture and as text', () => showKey(page))
    await test.step('what was typed stays where the code is wrong', () => typeWrongCode(page, key))
    const recoveryCodes = await test.step('turn it on, and keep the recovery codes', () =>
      turnOn(page, key))
    expect((await colleague.get(apiPaths.me)).status()).toBe(401)
    await test.step('signing in asks for a code and keeps e-mail and password', () =>
      signInWithCode(page, key))
    await test.step('a recovery code opens as well, once', async () => {
      await signInWithRecoveryCode(page, recoveryCodes[0] ?? '')
      await page.goto(pagePaths.adminTwoStep)
      await expect(main.getByText('9 recovery codes are left.')).toBeVisible()
    })
    const renewed = await test.step('make new recovery codes', () => renewCodes(page))
    expect(renewed).not.toContain(recoveryCodes[2])
    await ageSessions(site)
    await press(main, 'Turn off')
    await press(page.getByRole('alertdialog'), 'Turn off')
    await test.step('a while later the password is asked for, and then the code', () =>
      confirmWithRecoveryCode(page, key, renewed[0] ?? ''))
    await expect(main.getByText(secondFactorMessages.turnedOff)).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await fillLogin(page)
    await expect(page).toHaveURL(pagePaths.admin)
  })

  await test.step('a password that the shell made up is to be changed for one of their own', async () => {
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
    await expectAccessible(page)
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
})

/** @returns the key that the app is to have */
async function showKey(page: Page): Promise<string> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Set up' }).click()
  const address = new URL(await scan(page))
  expect(address.href).toMatch(/^otpauth:\/\/totp\//)
  const key = address.searchParams.get('secret') ?? ''
  await expect(main.getByText(key.match(/.{4}/g)?.join(' ') ?? '')).toBeVisible()
  await expectAccessible(page)
  return key
}

async function typeWrongCode(page: Page, key: string): Promise<void> {
  const main = page.getByRole('main')
  await code(page).fill(readWrongCode(key))
  await press(main, 'Turn on')
  await expect(main.getByText(secondFactorMessages.wrong)).toBeVisible()
  await expect(code(page)).toBeFocused()
  await expect(code(page)).not.toHaveValue('')
}

/** @returns the recovery codes that are shown once */
async function turnOn(page: Page, key: string): Promise<string[]> {
  const main = page.getByRole('main')
  await code(page).fill(readCode(key))
  await page.keyboard.press('Enter')
  await expect(main.getByText(secondFactorMessages.turnedOn)).toBeVisible()
  await expect(main.getByText(/^If you lose your phone, each of these works once/)).toBeFocused()
  const recoveryCodes = await main.getByRole('listitem').allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  await expectAccessible(page)
  await press(main, 'I have kept them')
  await expect(main.getByText('10 recovery codes are left.')).toBeVisible()
  return recoveryCodes
}

async function signInWithCode(page: Page, key: string): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  await fillLogin(page)
  await expect(code(page)).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(administrator.email)
  await code(page).fill(readWrongCode(key))
  await page.keyboard.press('Enter')
  await expect(page.getByText(secondFactorMessages.wrong)).toBeVisible()
  await expect(page).toHaveURL(pagePaths.adminLogin)
  await expectAccessible(page)
  // The code of now has turned it on.
  await code(page).fill(readCode(key, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pagePaths.admin)
}

async function signInWithRecoveryCode(page: Page, recoveryCode: string): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  await fillLogin(page)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await expect(page.getByRole('textbox', { name: /^Recovery code/ })).toBeFocused()
  await page.keyboard.type(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pagePaths.admin)
}

async function renewCodes(page: Page): Promise<string[]> {
  const main = page.getByRole('main')
  await press(main, 'Make new recovery codes')
  await press(page.getByRole('alertdialog'), 'Make new codes')
  await expect(main.getByRole('button', { name: 'I have kept them' })).toBeVisible()
  const renewed = await main.getByRole('listitem').allTextContents()
  expect(renewed).toHaveLength(10)
  await main.getByRole('link', { name: 'Sessions' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without the recovery codes?' })
  await expect(question).toBeVisible()
  expect.soft(await findBarriers(page)).toEqual([])
  await press(question, 'Stay here')
  await page.getByRole('button', { name: 'Logout' }).click()
  await press(page.getByRole('alertdialog', { name: 'Leave without saving?' }), 'Stay here')
  await expect(main.getByText(renewed[0] ?? '')).toBeVisible()
  await press(main, 'I have kept them')
  await expect(main.getByRole('listitem')).toHaveCount(0)
  return renewed
}

async function confirmWithRecoveryCode(page: Page, key: string, recoveryCode: string) {
  const dialog = page.getByRole('alertdialog', { name: signInMessages.confirm })
  await dialog.getByLabel('Your password').fill(administrator.password)
  await page.keyboard.press('Enter')
  await expect(code(page)).toBeFocused()
  expect.soft(await findBarriers(page)).toEqual([])
  await code(page).fill(readWrongCode(key))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(secondFactorMessages.wrong)).toBeVisible()
  await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await expect(dialog.getByRole('textbox', { name: /^Recovery code/ })).toBeFocused()
  await dialog.getByRole('textbox', { name: /^Recovery code/ }).fill(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}
