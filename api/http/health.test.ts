// @two-processes: each process says by itself whether it is ready.
import { rename } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { takeDatabase, throughProcesses } from '../testing/database.ts'

let api: TestApi
let origins: URL[]
beforeAll(async () => {
  api = await createTestApi('postgres')
  origins = await api.listenDirectly()
})
afterAll(() => api.close())

/** What the processes answer, one by one. */
async function ask(path: string = apiPaths.ready): Promise<number[]> {
  const answers = origins.map(async (origin) => {
    const { status, headers } = await fetch(new URL(apiPrefix + path, origin))
    if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    return status
  })
  return Promise.all(answers)
}

/** Until each of them says so; only against hanging for ever. */
const allSay = (wanted: number, path?: string) =>
  vi.waitUntil(async () => (await ask(path)).every((status) => status === wanted), {
    timeout: 60_000,
  })

it('is neither ready nor well while it starts, and well while it stops', async () => {
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

it('is not ready while the image store does not answer, and again once it does', async () => {
  await allSay(200)
  await rename(api.pictures, `${api.pictures}-away`)
  await allSay(503)
  // A folder of its own machine belongs to the process, a bucket does not.
  await allSay(throughProcesses ? 200 : 503, apiPaths.health)
  await rename(`${api.pictures}-away`, api.pictures)
  await allSay(200)
})

it('is not ready while the database does not answer, and again once it does', async () => {
  await allSay(200)
  const giveBack = await takeDatabase(api.env.databaseUrl ?? '')
  await allSay(503)
  await allSay(503, apiPaths.health)
  await giveBack()
  for (const path of [apiPaths.ready, apiPaths.health]) await allSay(200, path)
})
