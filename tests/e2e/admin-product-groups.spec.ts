import type { Page } from '@playwright/test'
import { productGroupMessages } from '../../contract/groups/messages.ts'
import { labelMessages } from '../../contract/labels/messages.ts'
import { messages } from '../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../contract/paths.ts'
import { findBarriers } from './axe.ts'
import { expectToFit } from './fit.ts'
import { expect, test } from './fixtures.ts'
import { hireColleague, openRecordId, othersChanges, signIn, walkTo } from './staff.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

const rows = (page: Page) => page.getByRole('grid', { name: 'Product groups' }).getByRole('row')
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const groups = async (page: Page) =>
  (await (await page.request.get(`/api${apiPaths.productGroups}`)).json()).data

test('the dashboard counts unfinished labels, and leads to what they lack', async ({
  page,
  request,
}) => {
  await signIn(page)
  const colleague = await hireColleague(request)
  const report = (await (await colleague.get(apiPaths.labelReport)).json()).data
  expect(report.length).toBeGreaterThan(0)
  const care = page.getByRole('region', { name: 'Needs care' })
  const unfinished = care.getByRole('link', { name: 'unfinished label' })
  await expect(unfinished).toContainText(`${report.length} product`)
  await unfinished.click()
  const tasks = page.getByRole('list', { name: 'What labels lack' })
  await expect(tasks.getByRole('listitem').first()).toBeVisible()
  await expectToFit(page, 'what labels lack')
  expect(await findBarriers(page)).toEqual([])
  const lacking = (await groups(page)).find(
    ({ label, products }: { label?: object; products: number }) => products > 0 && !label,
  )
  const task = tasks.getByRole('link', { name: new RegExp(`^${lacking.name}`) }).first()
  await expect(task).toContainText('Ingredients')
  await task.click()
  await expect(field(page, 'Name')).toHaveValue(lacking.name)
})

test('a group has a name, which no other group has', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Open sidebar' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Product groups' }).click()
  await expect(rows(page).filter({ hasText: 'Coconut Oil' }).first()).toContainText('products')
  await expectToFit(page, 'list of groups')
  await page.getByRole('link', { name: 'Add group' }).click()
  await page.getByRole('button', { name: 'Create group' }).click()
  await expect(field(page, 'Name')).toHaveAccessibleDescription(productGroupMessages.nameRequired)
  await field(page, 'Name').fill('coconut oil')
  await page.getByRole('button', { name: 'Create group' }).click()
  await expect(field(page, 'Name')).toHaveAccessibleDescription(productGroupMessages.nameTaken)
})

test('a label is filled in with what it lacks in view, survives a reload, and is saved', async ({
  page,
}) => {
  await signIn(page, pagePaths.adminProductGroupNew)
  await field(page, 'Name').fill('Karanja Oil')
  await field(page, 'Name in Tamil').fill('புங்க எண்ணெய்')
  await expect(page.getByText('0 of 7 given')).toBeVisible()
  await field(page, 'Ingredients').fill('Karanja seed, double refined')
  await expect(field(page, 'Ingredients')).toHaveAccessibleDescription(
    labelMessages.claim('double refined'),
  )
  await expect(page.getByText('1 of 7 given, 1 warning')).toBeVisible()
  await page.getByLabel('None of these').check()
  await page.getByLabel('Veg mark').selectOption('Vegetarian')
  await field(page, 'Protein (g)').fill('0')
  await page.getByRole('button', { name: 'Create group' }).click()
  await expect(field(page, 'Total fat (g)')).toHaveAccessibleDescription(
    labelMessages.nutritionIncomplete,
  )
  await expect(page.getByText('3 of 7 given, 1 warning')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await expectToFit(page, 'group with messages')

  await page.reload()
  await expect(page.getByText('What you had typed here is back.')).toBeVisible()
  await expect(page.getByLabel('None of these')).toBeChecked()
  await field(page, 'Ingredients').fill('Karanja seed')
  await field(page, 'Protein (g)').fill('')
  await page.getByRole('button', { name: 'Create group' }).click()
  await expect(page.getByText(productGroupMessages.created)).toBeVisible()
  await expect(rows(page).last()).toContainText('Label lacks 4 facts')
  expect((await groups(page)).at(-1)).toMatchObject({
    name: 'Karanja Oil',
    nameTa: 'புங்க எண்ணெய்',
    products: 0,
    label: { ingredients: 'Karanja seed', allergens: [], veg: 'veg', nutrition: null },
  })
})

test('what somebody else saved of a label is kept, and asked for where both changed it', async ({
  page,
  request,
}) => {
  const group = (await groups(page)).find(({ name }: { name: string }) => name === 'Coconut Oil')
  await signIn(page, pagePaths.adminProductGroups)
  await page.getByRole('link', { name: 'Edit Coconut Oil' }).click()
  await field(page, 'Energy (kcal)').fill('899')
  await field(page, 'How to store it').fill('Cool')
  const path = fillPath(apiPaths.productGroup, { id: openRecordId(page) })
  const colleague = await hireColleague(request)
  const label = { ...group.label, storage: 'Dark', allergens: ['tree-nuts', 'mustard'] }
  expect((await colleague.send('PUT', path, { label })).status()).toBe(200)
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: messages.error.preconditionFailed })
  await expect(dialog.getByRole('group')).toHaveCount(1)
  await dialog.getByLabel('Cool').check()
  await dialog.getByRole('button', { name: 'Save with these choices' }).click()
  await expect(othersChanges(page)).toContainText('Allergens: Tree nuts, Mustard')
  await expect(page.getByText(productGroupMessages.updated)).toBeVisible()
  const saved = await (await colleague.get(path)).json()
  expect(saved.data.label).toMatchObject({
    storage: 'Cool',
    allergens: ['tree-nuts', 'mustard'],
    nutrition: { energyKcal: 899 },
  })

  await page.goto(pagePaths.adminHistory)
  await page.getByText('Changed product group').first().click()
  await page.getByRole('link', { name: 'Open the record' }).first().click()
  await expect(field(page, 'How to store it')).toHaveValue('Cool')
})

test('groups are sorted by buttons and by the keyboard, and stay so', async ({ page, request }) => {
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

  await page.getByRole('button', { name: `Drag ${third}` }).focus()
  await page.keyboard.press('Enter')
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    const focused = page.locator(':focus')
    await expect(focused).toHaveAccessibleName(`Insert before ${second}`, { timeout: 500 })
  }).toPass({ intervals: [50] })
  await page.keyboard.press('Enter')
  await expectOrder(third, second, first)

  await page.reload()
  await expectOrder(third, second, first)
  expect(await findBarriers(page)).toEqual([])

  const colleague = await hireColleague(request)
  await colleague.send('POST', apiPaths.productGroups, { name: 'Karanja Oil' })
  await page.reload()
  const last = rows(page).last()
  await expect(last).toContainText('Karanja Oil')
  const { _id: id } = (await groups(page)).at(-1)
  await colleague.send('DELETE', fillPath(apiPaths.productGroup, { id }))
  await page.getByRole('button', { name: 'Move Karanja Oil up' }).click()
  await expect(page.getByText(productGroupMessages.orderFailed)).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Karanja Oil' })).toHaveCount(0)
})

test('groups go and come back, and no label is lost with one', async ({ page, request }) => {
  const colleague = await hireColleague(request)
  await colleague.send('POST', apiPaths.productGroups, { name: 'Karanja Oil' })

  await test.step('a list that cannot be loaded says so, and can be tried again', async () => {
    await page.route(`**/api${apiPaths.productGroups}?*`, (route) => route.abort())
    await signIn(page, pagePaths.adminProductGroups)
    await expect(page.getByText(productGroupMessages.loadFailed)).toBeVisible()
    await page.unroute(`**/api${apiPaths.productGroups}?*`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page).first()).toBeVisible()
  })

  await test.step('a group with products stays, another goes and comes back', async () => {
    const question = page.getByRole('alertdialog')
    await page.getByRole('button', { name: 'Delete Coconut Oil' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(question.getByRole('alert')).toHaveText(productGroupMessages.inUse)
    await question.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Delete Karanja Oil' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(rows(page).filter({ hasText: 'Karanja Oil' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page).filter({ hasText: 'Karanja Oil' })).toContainText('No label')
  })

  await test.step('a label whose group is deleted meanwhile stays typed, and makes a new group', async () => {
    const response = await colleague.send('POST', apiPaths.productGroups, { name: 'Mahua Oil' })
    const { _id: id } = (await response.json()).data
    await walkTo(page, fillPath(pagePaths.adminProductGroupEdit, { id }))
    await field(page, 'Ingredients').fill('Mahua seed')
    await colleague.send('DELETE', fillPath(apiPaths.productGroup, { id }))
    await save(page).click()
    await expect(page.getByText('This product group has been deleted')).toBeInViewport()
    await expect(field(page, 'Ingredients')).toHaveValue('Mahua seed')
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Create group' }).click()
    await expect(page.getByText(productGroupMessages.created)).toBeVisible()
    expect((await groups(page)).at(-1)).toMatchObject({
      name: 'Mahua Oil',
      label: { ingredients: 'Mahua seed' },
    })
  })
})
