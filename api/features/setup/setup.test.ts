import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPaths } from '../../../contract/paths.ts'
import { setupMessages } from '../../../contract/setup/setup-steps.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'

describe.each(engines)('the setup of a shop on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine)
  })
  afterAll(() => api.close())

  const read = () => api.callAsAdmin('GET', apiPaths.setup)
  const save = (payload: object, headers = {}) =>
    api.callAsAdmin('PUT', apiPaths.setup, { payload, headers })

  it('is told to staff alone, and says that a site is open where nothing was saved', async () => {
    for (const method of ['GET', 'PUT'] as const)
      expect((await api.call(method, apiPaths.setup)).statusCode).toBe(401)
    expect((await read()).json().data).toMatchObject({ isOpen: true, steps: expect.any(Array) })
  })

  it('is closed by a write that names the version that was seen', async () => {
    const { headers } = await read()
    const seen = { 'if-match': String(headers.etag) }
    expect((await save({ isOpen: false }, seen)).json().data.isOpen).toBe(false)
    expect((await save({ skipped: ['story'] }, seen)).statusCode).toBe(412)
    expect((await read()).json().data.isOpen).toBe(false)
  })

  it('takes the steps alone that can be left out', async () => {
    expect((await save({ skipped: ['story', 'hours', 'story'] })).statusCode).toBe(200)
    for (const skipped of [['name'], ['x'], [null], Array(6).fill('story')])
      expect(Object.values((await save({ skipped })).json().errors)).toContain(
        setupMessages.skipped,
      )
    expect((await save({ isOpen: 'yes' })).json().errors).toHaveProperty('isOpen')
  })
})
