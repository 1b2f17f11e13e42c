import { afterEach, expect, it, vi } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '../testing/database.ts'
import { listenForChanges } from './change-listener.ts'
import { watchCatalogue } from './watch-catalogue.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('the version of the catalogue is trusted for less than a second', async () => {
  const { db, close } = await createTestDatabase('sqlite')
  const catalogue = watchCatalogue(db)
  const version = await catalogue.current()
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now')
  clock.mockReturnValue(now)
  expect(catalogue.known()).toBe(version)
  clock.mockReturnValue(now + 1000)
  expect(catalogue.known()).toBeUndefined()
  await catalogue.close()
  await close()
})

it('the version of the catalogue is read again once the database is listened to, for what was missed before', async () => {
  const { databaseUrl = '', remove } = await createEmptyDatabase('postgres')
  const heard = Promise.withResolvers<void>()
  const listener = listenForChanges(databaseUrl, heard.resolve)
  await heard.promise
  await listener.close()
  await remove()
})
