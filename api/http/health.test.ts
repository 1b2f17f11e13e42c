import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { takeDatabase } from '../testing/database.ts'
import { createEmptyStore, storeKinds } from '../testing/pictures/image-stores.ts'
import { createServer } from './create-server.ts'
import { siteHealthRoutes } from './health.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi('postgres')
})
afterAll(() => api.close())

async function ask(of: TestApi, path: string): Promise<number> {
  const { statusCode, headers } = await of.ask(apiPrefix + path)
  expect(Number(headers['retry-after'] ?? 0) > 0).toBe(statusCode === 503)
  return statusCode
}

/** Until it says so; only against hanging for ever. */
const says = (of: TestApi, wanted: number, path: string = apiPaths.ready) =>
  vi.waitUntil(async () => (await ask(of, path)) === wanted, { timeout: 60_000 })

it('the site is neither ready nor well while it starts, and well while it stops', async () => {
  for (const [stage, ready, health] of [
    ['starting', 503, 503],
    ['draining', 503, 200],
    ['ready', 200, 200],
  ] as const) {
    api.app.lifecycle.stage = stage
    const say = (path: string) => api.app.inject(apiPrefix + path)
    expect((await say(apiPaths.ready)).statusCode).toBe(ready)
    expect(await say(apiPaths.health)).toMatchObject({
      statusCode: health,
      headers: { 'cache-control': 'no-store' },
    })
  }
})

it('the health of pages follows the API where it stands on a host of its own, and does not wait for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const site = createServer({ logLevel: 'silent', trustProxy: [] })
  siteHealthRoutes(site, () => new Promise(() => {}))
  const say = async (path: string) => (await site.inject(apiPrefix + path)).statusCode
  expect(await say(apiPaths.health)).toBe(503)
  site.lifecycle.stage = 'ready'
  expect(await say(apiPaths.health)).toBe(200)
  let ready: number | undefined
  void say(apiPaths.ready).then((status) => {
    ready = status
  })
  await vi.waitFor(() => expect(ready).toBe(503), { timeout: 60_000, interval: 3000 })
  vi.useRealTimers()
  await site.close()
})

// A result is cached for a moment, so these tests wait for its expiry in parallel.
it.concurrent.each(storeKinds)(
  'the site is not ready while the %s of its pictures is away',
  async (kind) => {
    const files = await createEmptyStore(kind)
    const of = await createTestApi('sqlite', files.settings)
    const pictures = files.s3 ? join(files.dataDir, files.s3.bucket) : of.pictures
    await says(of, 200)
    await rename(pictures, `${pictures}-away`)
    await says(of, 503)
    // A folder on its own machine belongs to the process, but a bucket does not.
    await says(of, kind === 'bucket' ? 200 : 503, apiPaths.health)
    await rename(`${pictures}-away`, pictures)
    await says(of, 200)
    await of.close()
    await files.remove()
  },
)

it.concurrent('the site is not ready while the database does not respond, and again once it does', async () => {
  await says(api, 200)
  const giveBack = await takeDatabase(api.env.databaseUrl ?? '')
  await says(api, 503)
  await says(api, 503, apiPaths.health)
  await giveBack()
  for (const path of [apiPaths.ready, apiPaths.health]) await says(api, 200, path)
})
