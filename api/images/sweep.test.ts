import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { createStorePlace } from '../testing/image-stores.ts'
import { createImages } from './images.ts'
import { openImageStore } from './open-store.ts'
import { sweepHourly } from './sweep.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('sweeps every hour, and finishes before the server has closed', async () => {
  const place = await createStorePlace('folder')
  const { db, close } = await createTestDatabase('sqlite')
  const store = await openImageStore(place)
  const server = fastify()
  const names = [`${'a'.repeat(32)}.webp`, '.draft-left-by-a-crash', 'notes-of-the-owner.txt']
  for (const name of names) {
    await store.put(name, Buffer.from('x'))
    await utimes(join(place.dataDir, 'uploads', name), 0, 0)
  }

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  sweepHourly(server, { db, images: createImages({ db, store, log: server.log }) })
  vi.advanceTimersByTime(59 * 60 * 1000)
  await server.ready()
  expect(await store.has(names[0] ?? '')).toBe(true)
  vi.advanceTimersByTime(60 * 1000)
  await server.close()

  const left = await Promise.all(names.map((name) => store.has(name)))
  expect(left).toEqual([false, false, true])
  await close()
  await place.remove()
})
