import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/api.ts'
import { apiPaths, fillPath, pagePaths } from '../../../contract/paths.ts'
import { productsEn } from '../../../web/features/products/words/en.ts'
import { openPage } from '../fixtures/open-page.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi('sqlite')
})
afterAll(() => api.close())

const reject = () => Promise.reject(new Error('not allowed'))

const offer = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

async function expectOthers(
  user: Awaited<ReturnType<typeof openPage>>['user'],
  share: HTMLElement,
  url: string,
) {
  const { linkCopied, categoryLinkCopied, shareThis } = productsEn.category
  for (const [how, clipboard, said] of [
    [reject, async () => {}, linkCopied],
    [undefined, async () => {}, categoryLinkCopied],
    [undefined, reject, shareThis(url)],
  ] as const) {
    offer('share', how)
    offer('clipboard', { writeText: clipboard })
    await user.click(share)
    expect(await screen.findByText(said)).toBeDefined()
  }
}

it('A category is shared by the system, else by the clipboard, else by its address', async () => {
  const payload = { name: 'Sesame Oil' }
  const { _id } = (await api.callAsAdmin('POST', apiPaths.categories, { payload })).json().data
  const path = fillPath(pagePaths.category, { categoryId: _id })
  const shared: unknown[] = []
  offer('share', async (what: unknown) => shared.push(what))
  const { user } = await openPage(api, path, { asGuest: true })
  onTestFinished(() => {
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
  })
  const share = await screen.findByRole('button', { name: 'Share Category' })
  await user.click(share)
  const url = api.env.publicUrl + path
  expect(shared).toEqual([{ title: 'Sesame Oil', url }])
  await expectOthers(user, share, url)
})
