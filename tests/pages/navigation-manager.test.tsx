import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../api/testing/api.ts'
import { addCategory } from '../../api/testing/categories.ts'
import { messages } from '../../contract/messages.ts'
import { apiPaths, pagePaths } from '../../contract/paths.ts'
import { openPage } from './open-page.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi('sqlite')
  await addCategory(api.db, { name: 'Oils' })
})
afterAll(() => api.close())

it('Navigation settings are saved twice in a row, as their form stays open', async () => {
  const { user, router } = await openPage(api, `${pagePaths.adminNavigation}?tab=settings`)
  const readVersion = async () =>
    (await api.call('GET', apiPaths.navConfig)).json().data.version as number
  const before = await readVersion()
  for (const saves of [1, 2]) {
    const [box] = await screen.findAllByRole('checkbox')
    await user.click(box as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Save All Settings' }))
    await waitFor(async () => expect(await readVersion()).toBe(before + saves))
  }
  expect((await screen.findAllByText(messages.navigation.saved)).length).toBeGreaterThan(0)
  expect(router.state.location.pathname).toBe(pagePaths.adminNavigation)
})
