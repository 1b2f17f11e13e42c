import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/api.ts'
import { apiPaths, pagePaths } from '../../../../contract/paths.ts'
import { openPage } from '../../fixtures/open-page.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi('sqlite')
})
afterAll(() => api.close())

it('A category that staff create stands in the list of categories', async () => {
  const { user, router } = await openPage(api, '/admin/categories/new')
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Sesame Oil')
  await user.click(screen.getByRole('button', { name: 'Create category' }))
  const list = await screen.findByRole('grid', { name: 'Categories' })
  expect(within(list).getByText('Sesame Oil')).toBeDefined()
  expect(router.state.location.pathname).toBe('/admin/categories')
})

it('Where a deleted category cannot come back, since another has its name now, that is said', async () => {
  const payload = { name: 'Candles' }
  await api.callAsAdmin('POST', apiPaths.categories, { payload })
  const { user } = await openPage(api, pagePaths.adminCategories)
  await user.click(await screen.findByRole('button', { name: 'Delete Candles' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  const again = await api.callAsAdmin('POST', apiPaths.categories, { payload })
  await user.click(undo)
  const taken = await api.callAsAdmin('POST', apiPaths.categories, { payload })
  expect([again.statusCode, taken.statusCode]).toEqual([201, 409])
  expect(await screen.findByText(taken.json().message)).toBeDefined()
})
