import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/api.ts'
import { addCategory } from '../../../../api/testing/categories.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../../../contract/paths.ts'
import { intercept } from '../../fixtures/network.ts'
import { openPage } from '../../fixtures/open-page.tsx'
import { createStaff, fillLogin, startSession } from '../../fixtures/sign-in.ts'

// Changes of several products that the end of a session cuts off.

let api: TestApi
beforeAll(async () => {
  api = await createTestApi('sqlite')
  await createStaff(api)
  const category = await addCategory(api.db, { name: 'Sesame Oil' })
  for (const size of ['250 ml', '500 ml', '1 L'])
    await api.callAsAdmin('POST', apiPaths.products, {
      payload: { name: `Oil ${size}`, size, category, price: 5 },
    })
})
afterAll(() => api.close())

async function open(path: string) {
  await startSession(api)
  const page = await openPage(api, path, { asGuest: true })
  const signInAgain = async () => {
    const { location } = page.router.state
    await waitFor(() => expect(page.router.state.location.pathname).toBe(pagePaths.adminLogin))
    await fillLogin(page.user)
    await waitFor(() => expect(page.router.state.location.pathname).toBe(location.pathname))
  }
  return { ...page, signInAgain }
}

/**
 * Ends the session as the second change of a product goes out: ended before, the page would see it by itself, and leave
 * before anything is pressed. Returns the addresses of all changes.
 */
function endSessionAtSecond(): string[] {
  const sent: string[] = []
  intercept(undefined, async ({ method, url, headers }, pass) => {
    const { pathname } = new URL(url)
    if (method !== 'PUT' || !pathname.startsWith(apiPrefix + apiPaths.products)) return pass()
    const authorization = headers.get('authorization') ?? ''
    if (sent.push(pathname) === 2)
      await api.call('POST', apiPaths.logout, { headers: { authorization } })
    return pass()
  })
  return sent
}

const listUndone = () =>
  waitFor(() => {
    const report = within(screen.getByRole('main')).getByRole('alert')
    return within(report).getAllByRole('listitem')
  })

it('A change of several products that a session’s end cuts off stops there, and says so', async () => {
  const { user, signInAgain } = await open(pagePaths.adminProducts)
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }))
    await user.click(box)
  const sent = endSessionAtSecond()
  await user.click(screen.getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Out of stock' }))
  await signInAgain()
  expect(await listUndone()).toHaveLength(2)
  expect(sent).toHaveLength(2)
})

it('Packs that a session’s end cuts off stand there to be saved again', async () => {
  const { user, signInAgain } = await open(pagePaths.adminProductPacks)
  const sent = endSessionAtSecond()
  await user.click(await screen.findByRole('button', { name: 'Save 3 packs' }))
  await signInAgain()
  expect(await listUndone()).toHaveLength(2)
  expect(await screen.findByRole('button', { name: 'Save 2 packs' })).toBeDefined()
  expect(sent).toHaveLength(2)
})
