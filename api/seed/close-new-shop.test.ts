import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiPaths } from '../../contract/paths.ts'
import { seededKey, setMeta } from '../db/meta.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { engines } from '../testing/database.ts'
import { closeNewShop } from './close-new-shop.ts'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  beforeEach(async () => {
    api = await createTestApi(engine)
    await api.db.deleteFrom('users').execute()
  })
  afterEach(() => api.close())

  const isOpen = async () => (await api.call('GET', apiPaths.settings)).json().data.isOpen

  it('the first start without the demo closes a shop that is new, and only once', async () => {
    expect(await isOpen()).toBe(true)
    await Promise.all([closeNewShop(api.db), closeNewShop(api.db)])
    expect(await isOpen()).toBe(false)
    expect(await api.db.selectFrom('shop_setup').select('version').execute()).toHaveLength(1)
  })

  it('the first start without the demo leaves a shop as it is that was restored, or that somebody works at', async () => {
    await setMeta(api.db, seededKey, '2026-11-26T00:00:00.000Z')
    await closeNewShop(api.db)
    expect(await isOpen()).toBe(true)
  })
})

describe.each(engines)('on %s', (engine) => {
  it('a later start without the demo leaves a shop open that has accounts: it is of a version that knew no closed ones', async () => {
    const api = await createTestApi(engine)
    await closeNewShop(api.db)
    expect((await api.call('GET', apiPaths.settings)).json().data.isOpen).toBe(true)
    await api.close()
  })
})
