import { execFileSync, spawnSync } from 'node:child_process'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, pagePaths } from '../../../../contract/paths.ts'
import { paintPicture } from '../../fixtures/pictures.ts'
import { fillLogin, hireColleague } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

const canLimit = spawnSync('prlimit', ['--version']).status === 0
const testWithLimit = canLimit ? test : test.skip

testWithLimit(
  'a full disk is named as the reason, and what was typed stays until there is room (runs where prlimit is installed)',
  async ({ page, request, startFurtherSite }) => {
    const site = await startFurtherSite({ SEED: 'none' })
    /** To who writes, a disk on which no file may grow is one that is full. */
    const allow = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(site.pid), `--fsize=${bytes}:unlimited`])
    const colleague = await hireColleague(request, site.url)
    await colleague.send('POST', apiPaths.categories, { name: 'Oils' })
    await page.goto(site.url + pagePaths.adminProductNew)
    await fillLogin(page)
    const main = page.getByRole('main')
    const name = main.getByLabel(/^Name\*?$/)
    await name.fill('Groundnut oil')
    await main.getByLabel(/^Category/).selectOption('Oils')
    await main.getByLabel('Choose image').setInputFiles(await paintPicture('#a06020'))
    const save = main.getByRole('button', { name: 'Create product' })

    await test.step('a product waits in its form until there is room', async () => {
      allow('4096')
      await save.click()
      await expect(main.getByText(messages.storage.full, { exact: true })).toBeVisible()
      await expect(name).toHaveValue('Groundnut oil')
      await expect(main.getByAltText('Preview')).toBeVisible()
      allow('unlimited')
      await save.click()
      await expect(page.getByText(messages.product.created)).toBeVisible()
    })

    await test.step('a backup is refused with the reason', async () => {
      await page.goto(site.url + pagePaths.adminBackup)
      allow('4096')
      await main.getByRole('button', { name: 'Make a backup' }).click()
      await expect(page.getByText(messages.storage.full)).toBeVisible()
      allow('unlimited')
    })
  },
)
