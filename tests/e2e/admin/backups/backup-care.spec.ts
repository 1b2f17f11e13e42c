import { openDatabase } from '../../../../api/db/database.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { readEnv } from '../../../../env/env.ts'
import { signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true })

test('the dashboard speaks up where backups are missing or fail, and leads to where they are made', async ({
  page,
  site,
}) => {
  const db = await openDatabase(readEnv(site.settings))
  await signIn(page, pagePaths.admin)
  const care = page.getByRole('region', { name: 'Needs care' })
  await expect(care).toBeVisible()
  await expect(care.getByText(/backup/)).toBeHidden()

  const failure = { failed_at: Date.now(), failure: 'There is no room left for backups.' }
  await db
    .updateTable('backup_schedule')
    .set({ since: 1, ...failure })
    .execute()
  await test.step('a failure and the lack of a backup lead to the page of backups', async () => {
    await page.reload()
    await expect(care.getByText(failure.failure)).toBeVisible()
    await care.getByRole('link', { name: 'There is no backup yet.' }).click()
    await expect(page).toHaveURL(pagePaths.adminBackup)
    await expect(page.getByText('keeps the newest 14')).toBeVisible()
  })

  await test.step('the dashboard is silent once a backup is made', async () => {
    await page.getByRole('button', { name: 'Make a backup' }).click()
    await expect(page.getByRole('heading', { name: 'Backup made' })).toBeVisible({
      timeout: 100_000,
    })
    await page.goto(pagePaths.admin)
    await expect(care).toBeVisible()
    await expect(care.getByText('There is no backup yet.')).toBeHidden()
  })

  await db.destroy()
})
