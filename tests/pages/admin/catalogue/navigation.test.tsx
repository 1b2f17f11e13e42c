import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/api.ts'
import { messages } from '../../../../contract/messages.ts'
import { navLimits } from '../../../../contract/navigation/limits.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { intercept, lose, watchRequests } from '../../fixtures/network.ts'
import { openPage } from '../../fixtures/open-page.tsx'

let api: TestApi
/** Ids of the categories by name, of which *Specialty* alone is hidden. */
let ids: Record<string, string>
beforeAll(async () => {
  api = await createTestApi('sqlite')
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const id of Object.values(ids ?? {}))
    await api.callAsAdmin('DELETE', fillPath(apiPaths.category, { id }))
  ids = {}
  for (const [index, name] of ['Groundnut', 'Sesame', 'Coconut', 'Specialty'].entries()) {
    const payload = { name, order: (index + 1) * 10, showInNav: name !== 'Specialty' }
    ids[name] = await api.create(apiPaths.categories, payload)
  }
  await saveConfig({ maxVisibleItems: 5, moreDropdownLabel: 'More' })
})

const saveConfig = (payload: object) => api.callAsAdmin('PUT', apiPaths.navConfig, { payload })
const readConfig = async () => (await api.call('GET', apiPaths.navConfig)).json().data
/** Waits for them: a save goes on after its button was pressed. */
const expectConfig = (config: object) =>
  waitFor(async () => expect(await readConfig()).toMatchObject(config))
const readCategory = async (name: string) =>
  (await api.call('GET', fillPath(apiPaths.category, { id: ids[name] ?? '' }))).json().data
const hide = (name: string) =>
  api.callAsAdmin('PATCH', fillPath(apiPaths.categoryNavSettings, { id: ids[name] ?? '' }), {
    payload: { showInNav: false },
  })

async function openManager(tab: 'order' | 'settings') {
  const { user } = await openPage(
    api,
    tab === 'order' ? pagePaths.adminNavigation : `${pagePaths.adminNavigation}?tab=settings`,
  )
  const fill = async (field: HTMLElement, text: string) => {
    await user.clear(field)
    await user.type(field, text)
  }
  const press = (name: string) =>
    user.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
  return {
    user,
    fill,
    press,
    save: () => press('Save All Settings'),
    goTo: (tab: string) => user.click(screen.getByRole('tab', { name: tab })),
    findLabel: () => screen.findByRole('textbox', { name: 'Dropdown label' }),
    findEye: (name: string) => screen.findByRole('button', { name: `Show ${name} in navigation` }),
    expectSaved: () => waitFor(() => expect(screen.queryByText('Not saved yet.')).toBeNull()),
  }
}

const listOrder = () =>
  within(screen.getByRole('grid', { name: 'Category order' }))
    .getAllByRole('row')
    .map((row) => row.textContent)
const expectNotice = (text: string) =>
  waitFor(() => {
    const said = screen.getAllByText(/saved in between/).map((said) => said.closest('li'))
    expect(said.map((notice) => notice?.textContent).join()).toContain(text)
  })

it('Navigation settings are saved twice in a row, as their form stays open', async () => {
  const { save, findLabel, fill } = await openManager('settings')
  const { version } = await readConfig()
  for (const saves of [1, 2]) {
    await fill(await findLabel(), `Label ${saves}`)
    await save()
    await waitFor(async () => expect((await readConfig()).version).toBe(version + saves))
  }
  expect((await screen.findAllByText(messages.navigation.saved)).length).toBeGreaterThan(0)
  expect(location.pathname).toBe(pagePaths.adminNavigation)
})

it('Settings out of bounds say so, and cannot be saved', async () => {
  const { fill } = await openManager('settings')
  const { min, max } = navLimits.visibleItems
  await fill(await screen.findByLabelText('Max visible items'), '11')
  expect(await screen.findByText(messages.validation.between(min, max))).toBeDefined()
  expect(screen.getByRole('button', { name: 'Save All Settings' })).toHaveProperty('disabled', true)
})

async function expectInHistory(press: Awaited<ReturnType<typeof openManager>>['press']) {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'History' })).toHaveProperty('disabled', false),
  )
  await press('History')
  const history = await screen.findByRole('dialog', { name: 'History' })
  expect(await within(history).findByText(/Max visible items: 5 → 10/)).toBeDefined()
  expect(within(history).getByText(/Show About Us: Yes → No/)).toBeDefined()
}

it('All settings are sent one by one, the categories first, and stand in the history', async () => {
  const { user, fill, save, press, goTo, findEye } = await openManager('order')
  await user.click(await findEye('Specialty'))
  expect(listOrder()[3]).toContain('In "More" Dropdown')
  await goTo('Navigation Settings')
  await fill(screen.getByLabelText('Max visible items'), '10')
  await user.click(screen.getByRole('checkbox', { name: 'About Us' }))
  await press('Move Popular up')
  const sent = watchRequests()
  await save()
  await expectConfig({ maxVisibleItems: 10, showFixedItems: { about: false } })
  const writes = sent.map((request) => request.split(' ')[0]).filter((method) => method !== 'GET')
  expect(writes).toEqual([...Array(4).fill('PATCH'), 'PUT'])
  expect((await readCategory('Specialty')).showInNav).toBe(true)
  const { fixedItemsOrder } = await readConfig()
  expect(fixedItemsOrder.popular).toBeLessThan(fixedItemsOrder.contact)
  await expectInHistory(press)
})

it('A version of the history is restored, after a question where something is not saved', async () => {
  await saveConfig({ moreDropdownLabel: 'Former' })
  await saveConfig({ moreDropdownLabel: 'Present' })
  const { user, fill, press, findLabel } = await openManager('settings')
  await fill(await findLabel(), 'Not saved')
  await press('History')
  const restore = async () => {
    const history = await screen.findByRole('dialog', { name: 'History' })
    await user.click(
      (await within(history).findAllByRole('button', { name: 'Restore' }))[0] as HTMLElement,
    )
  }
  await restore()
  await user.click(await screen.findByRole('button', { name: 'Keep my changes' }))
  expect(await findLabel()).toHaveProperty('value', 'Not saved')
  await restore()
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Restore' }))
  await waitFor(async () => expect(await findLabel()).toHaveProperty('value', 'Former'))
  expect(screen.queryByText('Not saved yet.')).toBeNull()
})

it('A category that is moved is sent at once, and goes back where that fails', async () => {
  const { press, findEye } = await openManager('order')
  await findEye('Groundnut')
  const path = fillPath(apiPaths.categoryNavSettings, { id: ids.Groundnut ?? '' })
  const restore = intercept(path, lose)
  await press('Move Groundnut down')
  expect(await screen.findByText(messages.navigation.orderFailed)).toBeDefined()
  await waitFor(() => expect(listOrder()[0]).toContain('Groundnut'))
  restore()
  const sent = watchRequests()
  await press('Move Groundnut down')
  await waitFor(() => expect(listOrder()[0]).toContain('Sesame'))
  await waitFor(async () => expect((await readCategory('Groundnut')).order).toBe(25))
  expect(sent.filter((request) => request.startsWith('PATCH'))).toEqual([
    expect.stringMatching(/"order":25\}$/),
  ])
})

it('What both sides have changed is asked, and what others have is kept and said', async () => {
  const { user, fill, save, findLabel } = await openManager('settings')
  await fill(await findLabel(), 'Mine')
  await saveConfig({ moreDropdownLabel: 'Theirs' })
  await hide('Coconut')
  await save()
  const name = messages.error.preconditionFailed
  const dialog = await screen.findByRole('dialog', { name })
  const [asked, ...more] = within(dialog).getAllByRole('group')
  expect(asked?.textContent).toContain('Theirs')
  expect(more).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Save with these choices' }))
  await expectNotice('Show Coconut: No (before: Yes)')
  await waitFor(async () => expect((await readConfig()).moreDropdownLabel).toBe('Mine'))
  expect((await readCategory('Coconut')).showInNav).toBe(false)
})

it('Settings that only one side has changed are merged without a question, and said', async () => {
  const { fill, save, findLabel, expectSaved } = await openManager('settings')
  await fill(await findLabel(), 'Mine')
  await saveConfig({ maxVisibleItems: 7 })
  await save()
  await expectNotice('Test Administrator saved in between')
  await expectNotice('Max visible items: 7 (before: 5)')
  expect(screen.getByLabelText('Max visible items')).toHaveProperty('value', '7')
  await expectConfig({ moreDropdownLabel: 'Mine', maxVisibleItems: 7 })
  await expectSaved()
})

it('Settings are merged also where others save while these are on their way', async () => {
  const { fill, save, findLabel, expectSaved } = await openManager('settings')
  await fill(await findLabel(), 'Mine again')
  let isFirst = true
  intercept(apiPaths.navConfig, async ({ method }, pass) => {
    if (method === 'PUT' && isFirst) {
      isFirst = false
      await saveConfig({ maxVisibleItems: 6 })
    }
    return pass()
  })
  await save()
  await waitFor(() =>
    expect(screen.getByLabelText('Max visible items')).toHaveProperty('value', '6'),
  )
  await expectConfig({ moreDropdownLabel: 'Mine again', maxVisibleItems: 6 })
  await expectSaved()
})

it('A save that fails in part says what was saved and what was not', async () => {
  const { user, save, findEye } = await openManager('order')
  await user.click(await findEye('Specialty'))
  await api.callAsAdmin('DELETE', fillPath(apiPaths.category, { id: ids.Coconut ?? '' }))
  await save()
  const account = await screen.findByRole('alert')
  expect(account.textContent).toContain(`Coconut was not saved: ${messages.category.notFound}`)
  expect(account.textContent).toContain('Saved: Groundnut')
})

function holdMoves() {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const sent: string[] = []
  intercept(undefined, async ({ method }, pass) => {
    if (method !== 'GET') sent.push(method)
    if (method === 'PATCH') held.resolve()
    if (method === 'PATCH') await released.promise
    return pass()
  })
  return { held, released, sent }
}

async function expectLaterSaved({ save, expectSaved }: Awaited<ReturnType<typeof openManager>>) {
  await save()
  await expectConfig({ moreDropdownLabel: 'Later' })
  await expectSaved()
  expect((await readCategory('Coconut')).showInNav).toBe(false)
  expect((await readCategory('Groundnut')).order).toBe(25)
}

it('What is changed while a save is on its way stays, to be saved next', async () => {
  const manager = await openManager('order')
  const { user, fill, save, press, goTo, findEye, findLabel } = manager
  await user.click(await findEye('Specialty'))
  const { held, released, sent } = holdMoves()
  await save()
  await held.promise
  await user.click(await findEye('Coconut'))
  await press('Move Groundnut down')
  await goTo('Navigation Settings')
  await fill(await findLabel(), 'Later')
  released.resolve()
  expect((await screen.findAllByText(messages.navigation.saved)).length).toBeGreaterThan(0)
  // The move goes after the whole save, which still names the old order.
  await waitFor(async () => expect((await readCategory('Groundnut')).order).toBe(25))
  expect(sent).toEqual([...Array(4).fill('PATCH'), 'PUT', 'PATCH'])
  expect(await findLabel()).toHaveProperty('value', 'Later')
  expect((await readConfig()).moreDropdownLabel).toBe('More')
  expect((await readCategory('Coconut')).showInNav).toBe(true)
  await expectLaterSaved(manager)
})
