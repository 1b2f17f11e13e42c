import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPaths, fillPath } from '../../../contract/paths.ts'
import { setupMessages } from '../../../contract/setup/messages.ts'
import type { SetupStep } from '../../../contract/setup/setup.ts'
import type { SetupKey } from '../../../contract/setup/setup-steps.ts'
import { saveVerifiedBackup } from '../../backups/jobs/schedule-repository.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'
import { makeUpload } from '../../testing/pictures/pictures.ts'
import { siteVariables } from '../../testing/site-variables.ts'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine)
  })
  afterAll(() => api.close())

  const read = () => api.callAsAdmin('GET', apiPaths.setup)
  const save = (payload: object, headers = {}) =>
    api.callAsAdmin('PUT', apiPaths.setup, { payload, headers })

  it('the setup of a shop is told to staff alone, and says that a site is open where nothing was saved', async () => {
    for (const method of ['GET', 'PUT'] as const)
      expect((await api.call(method, apiPaths.setup)).statusCode).toBe(401)
    expect((await read()).json().data).toMatchObject({ isOpen: true, steps: expect.any(Array) })
  })

  it('the setup of a shop is told beside what a page asks for, whatever was cached, and beside nothing else', async () => {
    const ask = (texts?: string, headers = {}) => {
      const query: Record<string, string> = texts === undefined ? {} : { texts }
      return api.call('GET', apiPaths.products, { query, headers })
    }
    const listStates = async () => {
      const states: unknown[] = []
      for (const texts of ['en', 'ta', 'en', undefined])
        states.push((await ask(texts)).headers['x-shop'])
      return states
    }
    expect(await listStates()).toEqual(['open', 'open', 'open', undefined])
    const { etag } = (await ask('en')).headers
    await save({ isOpen: false })
    expect(await listStates()).toEqual(['closed', 'closed', 'closed', undefined])
    // A browser applies the headers of a 304 to its stored response.
    const kept = await ask('en', { 'if-none-match': String(etag) })
    expect([kept.statusCode, kept.headers['x-shop']]).toEqual([304, 'closed'])
  })

  it('a shop is closed by a write that names the version that was seen', async () => {
    const { headers } = await read()
    const seen = { 'if-match': String(headers.etag) }
    expect((await save({ isOpen: false }, seen)).json().data.isOpen).toBe(false)
    expect((await save({ skipped: ['story'] }, seen)).statusCode).toBe(412)
    expect((await read()).json().data.isOpen).toBe(false)
  })

  it('the setup of a shop takes only steps that can be left out', async () => {
    expect((await save({ skipped: ['story', 'hours', 'story'] })).statusCode).toBe(200)
    for (const skipped of [['name'], ['x'], [null], Array(6).fill('story')])
      expect(Object.values((await save({ skipped })).json().errors)).toContain(
        setupMessages.skipped,
      )
    expect((await save({ isOpen: 'yes' })).json().errors).toHaveProperty('isOpen')
  })
})

/** A site without variables for its facts. */
const unnamed = Object.fromEntries(Object.keys(siteVariables).map((name) => [name, '']))

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine, unnamed)
    await api.db.updateTable('users').set({ password_made_up: 1 }).execute()
  })
  afterAll(() => api.close())

  const save = (payload: object) => api.callAsAdmin('PUT', apiPaths.settings, { payload })
  const post = async (path: string, payload: object | FormData) =>
    (await api.callAsAdmin('POST', path, { payload })).json().data
  async function listDone(): Promise<SetupKey[]> {
    const { steps } = (await api.callAsAdmin('GET', apiPaths.setup)).json().data
    return steps.flatMap(({ key, done }: SetupStep) => (done ? [key] : []))
  }
  async function expectDone(...done: SetupKey[]) {
    expect(await listDone()).toEqual([...done, 'open'])
  }

  it('the steps to an open shop are done by what is there, and undone when it goes', async () => {
    await expectDone()
    await save({ name: 'Sri Murugan', whatsapp: '98765 43210' })
    await expectDone('name')
    await save({ whatsapp: '91234 56780' })
    await expectDone('name', 'whatsapp')
    const { _id: category } = await post(apiPaths.categories, { name: 'Oils' })
    const { _id: id } = await post(apiPaths.products, { name: 'Sesame', category })
    await expectDone('name', 'whatsapp', 'category', 'product')
    await post(apiPaths.products, makeForm({ name: 'Groundnut', category }, await makeUpload()))
    await api.callAsAdmin('DELETE', fillPath(apiPaths.product, { id }))
    await expectDone('name', 'whatsapp', 'category', 'product', 'picture')
    await save({ name: null })
    await expectDone('whatsapp', 'category', 'product', 'picture')
  })

  it('the steps to an open shop are done by settings that say something', async () => {
    const before = await listDone()
    await save({ story: {}, delivery: {}, label: { makerName: 'Murugan' } })
    expect(await listDone()).toEqual(before)
    await save({
      hours: { mon: [{ opens: '09:00', closes: '13:00' }] },
      story: { motto: 'Slowly' },
      delivery: { note: 'By bus' },
      label: { makerName: 'Murugan', makerAddress: 'Erode', fssai: '12419001000123' },
    })
    expect(await listDone()).toEqual(
      expect.arrayContaining<SetupKey>(['hours', 'story', 'delivery', 'label']),
    )
  })

  it('the steps to an open shop are done by a password of their own, and by a backup that is good', async () => {
    expect(await listDone()).not.toContain('password')
    await api.db.updateTable('users').set({ password_made_up: 0 }).execute()
    await saveVerifiedBackup(api.db, 0)
    expect(await listDone()).toEqual(expect.arrayContaining<SetupKey>(['password', 'backup']))
  })

  it('the steps to an open shop hold back the opening until those are done that it needs', async () => {
    const opening = { payload: { isOpen: true, skipped: ['story'] } }
    // An open shop stays open.
    expect((await api.callAsAdmin('PUT', apiPaths.setup, opening)).statusCode).toBe(200)
    await api.callAsAdmin('PUT', apiPaths.setup, { payload: { isOpen: false } })
    const early = await api.callAsAdmin('PUT', apiPaths.setup, opening)
    expect([early.statusCode, early.json().step]).toEqual([409, 'name'])
    await save({ name: 'Sri Murugan' })
    const { steps } = (await api.callAsAdmin('PUT', apiPaths.setup, opening)).json().data
    expect(steps.at(-1)).toEqual({ key: 'open', done: true, skipped: false })
    expect(steps[6]).toEqual({ key: 'story', done: true, skipped: true })
  })
})
