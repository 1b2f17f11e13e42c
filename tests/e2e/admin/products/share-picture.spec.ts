import { postLimits } from '../../../../contract/cards/limits.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { pretendToShare, sharedFiles } from '../../fixtures/share.ts'
import { signIn, walkTo } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

const jpeg = { type: 'image/jpeg', start: [0xff, 0xd8] }

test('a phone shares products as pictures, from the list, a selection and the form', async ({
  page,
}) => {
  await page.addInitScript(pretendToShare)
  await signIn(page, pagePaths.adminProducts)
  const dialog = page.getByRole('dialog', { name: 'Share as status' })
  const share = dialog.getByRole('button', { name: 'Share', exact: true })

  await test.step('one, from its row', async () => {
    await page
      .getByRole('button', { name: /^Share .+ as status$/ })
      .first()
      .click()
    await expect(dialog.getByRole('img', { name: 'Picture 1' })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await share.click()
    await expect.poll(() => sharedFiles(page)).toMatchObject([{ ...jpeg, name: 'status-1.jpg' }])
    await page.keyboard.press('Escape')
  })
  await test.step('several, three on a picture, as a post', async () => {
    for (let row = 0; row < postLimits.products + 1; row++)
      await page
        .getByLabel(/^Select (?!all)/)
        .nth(row)
        .check()
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Share as status' }).click()
    await dialog.getByLabel('Post').check()
    await expect(dialog.getByRole('img')).toHaveCount(2)
    await share.click()
    await expect.poll(async () => (await sharedFiles(page)).length).toBe(2)
    expect(await sharedFiles(page)).toMatchObject([{ ...jpeg, name: 'post-1.jpg' }, jpeg])
    await page.keyboard.press('Escape')
  })
  await test.step('one, from its form', async () => {
    const edit = page.getByRole('link', { name: /^Edit / }).first()
    await walkTo(page, (await edit.getAttribute('href')) ?? '')
    await page.getByRole('button', { name: 'Share as status' }).click()
    await expect(dialog.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  })
})

test('where files cannot be shared, the picture is downloaded', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.canShare = () => false
  })
  await signIn(page, pagePaths.adminProducts)
  await page
    .getByRole('button', { name: /^Share .+ as status$/ })
    .first()
    .click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('status-1.jpg')
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden()
})
