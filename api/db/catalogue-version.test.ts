import { afterEach, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { watchCatalogue } from './catalogue-version.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('is trusted for less than a second', async () => {
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
