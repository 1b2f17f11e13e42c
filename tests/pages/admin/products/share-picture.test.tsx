import { screen, waitForElementToBeRemoved } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/api.ts'
import { failureMessages } from '../../../../contract/failure-messages.ts'
import { apiPaths, fillPath, pagePaths, postPicturePaths } from '../../../../contract/paths.ts'
import { intercept, watchRequests } from '../../fixtures/network.ts'
import { openPage } from '../../fixtures/open-page.tsx'

let api: TestApi
let id: string
beforeAll(async () => {
  api = await createTestApi('sqlite')
  const category = { name: 'Sesame Oil' }
  const made = await api.callAsAdmin('POST', apiPaths.categories, { payload: category })
  const product = { name: 'Nallennai', price: 400, category: made.json().data._id }
  const response = await api.callAsAdmin('POST', apiPaths.products, { payload: product })
  id = response.json().data._id
})
afterAll(() => api.close())

it('Pictures that could not be made are made by another try, which saves nothing of the form behind', async () => {
  const mend = intercept(postPicturePaths.status, () =>
    Response.json({ message: failureMessages.unexpected }, { status: 503 }),
  )
  const { user } = await openPage(api, fillPath(pagePaths.adminProductEdit, { id }))
  await user.click(await screen.findByRole('button', { name: 'Share as status' }))
  const failure = await screen.findByText(failureMessages.unexpected)
  mend()
  const requests = watchRequests()
  const gone = waitForElementToBeRemoved(failure)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await gone
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeDefined()
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([])
})
