import { expect, it } from 'vitest'
import type { Images } from '../images/images.ts'
import { createServer } from '../server.ts'
import { createTestDatabase } from '../testing/database.ts'
import { measure } from './metrics.ts'

it('goes on telling the rest where the database is gone', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  const { db, close } = await createTestDatabase('sqlite')
  const metrics = await measure(server)
  metrics.watch({ db, images: { queued: () => 3 } as Images })
  expect(await metrics.registry.metrics()).toContain('sessions_living 0\n')
  await close()
  const figures = await metrics.registry.metrics()
  expect(figures).toContain('image_queue_length 3\n')
  expect(figures).not.toMatch(/^sessions_living /m)
  await server.close()
})
