import type { Page } from '@playwright/test'
import { serverLimits } from '../../../../api/server-limits.ts'
import { signInMessages } from '../../../../contract/accounts/messages.ts'
import { tokenKey } from '../../../../contract/accounts/token-key.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../../../contract/paths.ts'
import { ageSessions } from '../../fixtures/age-sessions.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { endSessionAtWrite } from '../../fixtures/end-session.ts'
import { administrator } from '../../fixtures/site.ts'
import { fillLogin, hireColleague, signIn, walkTo } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: signInMessages.confirm })

test('what only the owner should do asks for the password again, and then goes on by itself', async ({
  page,
  request,
  site,
}) => {
  const colleague = await hireColleague(request)
  await signIn(page, pagePaths.adminSessions)
  await ageSessions(site)
  const dialog = dialogOf(page)
  const password = dialog.getByLabel('Your password')
  const question = page.getByRole('alertdialog', { name: 'Sign out elsewhere' })
  const press = async (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Sign out all others' }).click()
  await question.getByRole('button', { name: 'Sign out' }).click()

  await test.step('it says what is wrong in its place, and loses nothing', async () => {
    await expect(password).toBeFocused()
    expect.soft(await findBarriers(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
    await press('Continue')
    await expect(dialog.getByText(messages.password.currentRequired)).toBeVisible()
    await password.fill('not the right one')
    await press('Show password')
    await expect(password).toHaveAttribute('type', 'text')
    await page.keyboard.press('Enter')
    await press('Continue')
    await expect(dialog.getByText(messages.password.currentWrong)).toBeVisible()
    await expect(password).toBeFocused()
    await expect(password).toHaveValue('not the right one')
    // A press beside it does not count.
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
  })

  await test.step('given up, nothing is done and the reason is shown', async () => {
    await press('Cancel')
    await expect(dialog).toBeHidden()
    await expect(question.getByText(signInMessages.confirm)).toBeVisible()
    expect((await colleague.get(apiPaths.me)).status()).toBe(200)
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect(password).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(question).toBeVisible()
  })

  await question.getByRole('button', { name: 'Sign out' }).click()
  await password.fill(administrator.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(question).toBeHidden()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  expect((await colleague.get(apiPaths.me)).status()).toBe(401)
})

test('the question gives way to the end of a session and to a new password, and counts wrong ones', async ({
  page,
  site,
}) => {
  const wanted = 'another slow wooden press'
  await test.step('a session that ends meanwhile leads to the sign-in page', async () => {
    await signIn(page, pagePaths.adminBackup)
    await ageSessions(site)
    await page.getByRole('button', { name: 'Make a backup' }).click()
    await expect(dialogOf(page)).toBeVisible()
    const { restore } = await endSessionAtWrite(page, {
      method: 'POST',
      ordinal: 1,
      path: apiPaths.confirm,
    })
    await dialogOf(page).getByLabel('Your password').fill(administrator.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(pagePaths.adminLogin)
    await expect(dialogOf(page)).toBeHidden()
    await restore()
  })

  await test.step('the password is not asked for twice where it is being changed', async () => {
    await fillLogin(page)
    await expect(page).toHaveURL(pagePaths.adminBackup)
    await walkTo(page, pagePaths.adminPassword)
    await ageSessions(site)
    const field = (label: string) =>
      page.getByRole('textbox', { name: new RegExp(`^${label}\\*?$`) })
    await field('Current password').fill('not the right one')
    await field('New password').fill(wanted)
    await field('New password again').fill(wanted)
    await page.keyboard.press('Enter')
    await expect(page.getByText(messages.password.currentWrong)).toBeVisible()
    await expect(field('New password')).toHaveValue(wanted)
    await field('Current password').fill(administrator.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(messages.password.updated)).toBeVisible()
    await expect(dialogOf(page)).toBeHidden()
  })

  await test.step('too many wrong passwords are reported in the dialog', async () => {
    await walkTo(page, pagePaths.adminBackup)
    await ageSessions(site)
    const token = await page.evaluate((key) => localStorage.getItem(key), tokenKey)
    for (let count = 0; count < serverLimits.login.failures; count++)
      await page.request.post(apiPrefix + apiPaths.confirm, {
        headers: { authorization: `Bearer ${token}` },
        data: { password: 'a guess' },
      })
    await page.getByRole('button', { name: 'Make a backup' }).click()
    const dialog = dialogOf(page)
    const password = dialog.getByLabel('Your password')
    await password.fill(wanted)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(messages.login.tooMany)
    await expect(password).toHaveValue(wanted)
  })
})
