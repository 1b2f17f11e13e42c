import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { apiPaths } from '../../contract/paths.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'

const ask = async (api: TestApi, path: string = apiPaths.ready) => {
  const { statusCode, headers } = await api.call('GET', path)
  if (statusCode === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  return statusCode
}

it('is not ready while it starts or stops, but well', async () => {
  const api = await createTestApi('sqlite')
  for (const [stage, status] of [
    ['starting', 503],
    ['ready', 200],
    ['draining', 503],
  ] as const) {
    api.app.lifecycle.stage = stage
    expect(await ask(api)).toBe(status)
    expect(await ask(api, apiPaths.health)).toBe(200)
  }
  await api.close()
})

it('is not ready while the image store does not answer, and again once it does', async () => {
  const api = await createTestApi('sqlite')
  const folder = join(api.env.dataDir, 'uploads')
  await rename(folder, `${folder}-away`)
  expect(await ask(api)).toBe(503)
  expect(await ask(api, apiPaths.health)).toBe(200)
  await rename(`${folder}-away`, folder)
  await vi.waitUntil(async () => (await ask(api)) === 200, { timeout: 60_000 })
  await api.close()
})

it('is not ready while the database does not answer', async () => {
  const api = await createTestApi('postgres')
  expect(await ask(api)).toBe(200)
  await api.db.destroy()
  await vi.waitUntil(async () => (await ask(api)) === 503, { timeout: 60_000 })
  expect(await ask(api, apiPaths.health)).toBe(503)
  await api.close()
})
