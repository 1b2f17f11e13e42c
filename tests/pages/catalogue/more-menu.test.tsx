import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/api.ts'
import { apiPaths, pagePaths } from '../../../contract/paths.ts'
import { openPage } from '../fixtures/open-page.tsx'

// The entries of the navigation that do not fit in its row.

let api: TestApi
beforeAll(async () => {
  api = await createTestApi('sqlite')
  const { data } = (await api.call('GET', apiPaths.navConfig)).json()
  const payload = { ...data, maxVisibleItems: 2, moreDropdownLabel: 'Others' }
  const saved = await api.callAsAdmin('PUT', apiPaths.navConfig, { payload })
  expect(saved.statusCode).toBe(200)
})
afterAll(() => api.close())

it('Escape from an entry of the menu closes the menu, and the focus goes back to its button', async () => {
  const { user } = await openPage(api, pagePaths.home, { asGuest: true })
  const button = await screen.findByRole('button', { name: 'Others' })
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '')
  const [entry] = within(list as HTMLElement).getAllByRole('link')
  entry?.focus()
  await user.keyboard('{Escape}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})
