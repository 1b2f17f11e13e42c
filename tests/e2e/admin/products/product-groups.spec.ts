import type { Page } from '@playwright/test'
import { labelMessages } from '../../../../contract/labels/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { expectToFit } from '../../fixtures/fit.ts'
import { hireColleague, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

const rows = (page: Page) => page.getByRole('grid', { name: 'Product groups' }).getByRole('row')
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const groups = async (page: Page) =>
  (await (await page.request.get(`/api${apiPaths.productGroups}`)).json()).data

test('staff go from what labels lack to a group, and fill in its label, on pages that fit a phone', async ({
  page,
}) => {
  await test.step('what labels lack', async () => {
    await signIn(page, pagePaths.adminLabels)
    const tasks = page.getByRole('list', { name: 'What labels lack' })
    await expect(tasks.getByRole('listitem').first()).toBeVisible()
    await expectToFit(page, 'what labels lack')
    expect(await findBarriers(page)).toEqual([])
  })
  await test.step('the list of groups', async () => {
    await page.getByRole('button', { name: 'Open sidebar' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Product groups' }).click()
    await expect(rows(page).filter({ hasText: 'Coconut Oil' }).first()).toContainText('products')
    await expectToFit(page, 'list of groups')
  })
  await test.step('a label with warnings and messages', async () => {
    await page.getByRole('link', { name: 'Add group' }).click()
    await field(page, 'Name').fill('Karanja Oil')
    await field(page, 'Ingredients').fill('Karanja seed, double refined')
    await expect(page.getByText('1 of 7 given, 1 warning')).toBeVisible()
    await field(page, 'Protein (g)').fill('0')
    await page.getByRole('button', { name: 'Create group' }).click()
    await expect(field(page, 'Total fat (g)')).toHaveAccessibleDescription(
      labelMessages.nutritionIncomplete,
    )
    expect(await findBarriers(page)).toEqual([])
    await expectToFit(page, 'group with messages')
    await field(page, 'Protein (g)').fill('')
    await page.getByRole('button', { name: 'Create group' }).click()
    await expect(rows(page).last()).toContainText('Label lacks')
  })
  await test.step('a group that is deleted meanwhile is said in view', async () => {
    const { _id: id } = (await groups(page)).at(-1)
    await page.getByRole('link', { name: 'Edit Karanja Oil' }).click()
    await field(page, 'How to store it').fill('Cool')
    const path = fillPath(apiPaths.productGroup, { id })
    await (await hireColleague(page.request)).send('DELETE', path)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('This product group has been deleted')).toBeInViewport()
    await expect(field(page, 'How to store it')).toHaveValue('Cool')
    expect(await findBarriers(page)).toEqual([])
  })
})

test('groups are sorted by buttons and by the keyboard, and stay so', async ({ page }) => {
  await signIn(page, pagePaths.adminProductGroups)
  await expect(rows(page).nth(1)).toBeVisible()
  const names = async () => (await groups(page)).map(({ name }: { name: string }) => name)
  const [first, second, third] = await names()
  const expectOrder = (...wanted: string[]) =>
    expect(async () => {
      expect((await names()).slice(0, wanted.length)).toEqual(wanted)
      for (const [index, name] of wanted.entries())
        await expect(rows(page).nth(index)).toContainText(name)
    }).toPass()
  await page.getByRole('button', { name: `Move ${first} down` }).click()
  await expectOrder(second, first, third)

  await test.step('a group is moved by keys', async () => {
    await page.getByRole('button', { name: `Drag ${third}` }).focus()
    await page.keyboard.press('Enter')
    await expect(async () => {
      await page.keyboard.press('ArrowUp')
      const focused = page.locator(':focus')
      await expect(focused).toHaveAccessibleName(`Insert before ${second}`, { timeout: 500 })
    }).toPass({ intervals: [50] })
    await page.keyboard.press('Enter')
    await expectOrder(third, second, first)
  })

  await test.step('the order stays after a reload', async () => {
    await page.reload()
    await expectOrder(third, second, first)
    expect(await findBarriers(page)).toEqual([])
  })
})
