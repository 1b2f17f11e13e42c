import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/api.ts'
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
