import { endReasons, signInMessages } from '../../../../contract/accounts/messages.ts'
import { backupLimits } from '../../../../contract/backups/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { ageSessions } from '../../fixtures/age-sessions.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { expectToFit } from '../../fixtures/fit.ts'
import { administrator } from '../../fixtures/site.ts'
import { fillLogin, hireColleague, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

test('a backup is made, downloaded, brought back and restored', async ({ page, request, site }) => {
  test.slow()
  await signIn(page, pagePaths.adminBackup)
  /** A while later: the password is asked for, and what was begun goes on by itself. */
  const later = async (act: () => Promise<void>) => {
    await ageSessions(site)
    await act()
    const asked = page.getByRole('alertdialog', { name: signInMessages.confirm })
    await asked.getByLabel('Your password').fill(administrator.password)
    await page.keyboard.press('Enter')
    await expect(asked).toBeHidden()
  }
  const look = async (what: string) => {
    await expectToFit(page, what)
    expect.soft(await findBarriers(page), what).toEqual([])
  }
  const file = await test.step('a backup is made and downloaded', async () => {
    await later(() => page.getByRole('button', { name: 'Make a backup' }).click())
    await expect(page.getByRole('heading', { name: 'Backup made' })).toBeVisible({
      timeout: 100_000,
    })
    await expect(page.getByText(/ gallery items, 1 account, /)).toBeVisible()
    await look('backup made')
    const downloading = page.waitForEvent('download')
    await later(() => page.getByRole('button', { name: 'Download' }).click())
    const file = await (await downloading).path()
    return file
  })

  const colleague = await hireColleague(request)
  const [product] = (await (await colleague.get(apiPaths.products)).json()).data
  await colleague.send('DELETE', fillPath(apiPaths.product, { id: product._id }))

  await test.step('an empty file is rejected, and the downloaded one is sound', async () => {
    const empty = { name: 'empty.tar', mimeType: 'application/x-tar', buffer: Buffer.alloc(0) }
    await page.getByLabel('Backup file').setInputFiles(empty)
    await expect(page.getByLabel('Backup file')).toHaveAccessibleDescription(
      new RegExp(messages.backup.noBackup),
    )
    await later(() => page.getByLabel('Backup file').setInputFiles(file))
    // The file is chosen at the foot of the page, and this is said at its top.
    await expect(page.getByRole('heading', { name: 'The backup is sound' })).toBeInViewport({
      timeout: 100_000,
    })
  })

  await test.step('the restore begins after a question', async () => {
    const uploaded = page.getByRole('listitem').filter({ hasText: 'Uploaded' })
    await uploaded.getByRole('button', { name: 'Restore' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Restore this backup?' })
    await expect(dialog).toBeVisible()
    await look('question before a restore')
    await later(() => dialog.getByRole('button', { name: 'Restore' }).click())
  })

  await test.step('every session ends, and a new one shows what was restored', async () => {
    // Every session ends with it.
    await page.waitForURL(pagePaths.adminLogin, { timeout: 100_000 })
    await expect
      .poll(async () =>
        (await request.get(`/api${fillPath(apiPaths.product, { id: product._id })}`)).status(),
      )
      .toBe(200)
    await expect(page.getByText(endReasons.restore)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(administrator.email)
    await fillLogin(page)
    await expect(page).toHaveURL(pagePaths.adminBackup)
    await expect(page.getByRole('heading', { name: 'Backup restored' })).toBeVisible()
    await expect(page.getByText('What was there before a restore', { exact: true })).toBeVisible()
  })
})

test('an upload that is cut off goes on where it was', async ({ page }) => {
  await signIn(page, pagePaths.adminBackup)
  const sent: string[] = []
  await page.route(/\/api\/backups\/upload/, async (route) => {
    const request = route.request()
    const step = new URL(request.url()).pathname.split('/').slice(3).join(' ')
    sent.push(step.replace(/^upload-\S+ /, ''))
    await (sent.join() === 'uploads,parts 0,parts 1' ? route.abort() : route.continue())
  })
  const buffer = Buffer.alloc(backupLimits.part + 1)
  const file = { name: 'monday.tar', mimeType: 'application/x-tar', buffer }
  await page.getByLabel('Backup file').setInputFiles(file)
  const alert = page.getByRole('alert').filter({ hasText: messages.error.noResponse })
  await expect(alert).toBeVisible()
  await expect(page.getByLabel('Backup file')).toHaveValue('')
  await expectToFit(page, 'upload cut off')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toBeHidden()
  await expect.poll(() => sent).toEqual(['uploads', 'parts 0', 'parts 1', 'parts 1', 'check'])
})
