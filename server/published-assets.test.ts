import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../api/db/database.ts'
import {
  createPublishedAssets,
  openAssetStore,
} from '../api/maintenance/published-assets-repository.ts'
import { startSite } from '../tests/e2e/fixtures/site.ts'
import { ensureBuilt } from '../tools/bootstrap/build.mjs'

const [script, font] = ['page-of-the-next-Cc86C2rP.js', 'letters-D_-7VVBl.woff2']
const text = 'export const next = 1\n'.repeat(200)

let site: Awaited<ReturnType<typeof startSite>>
let dataDir: string
beforeAll(async () => {
  await ensureBuilt()
  dataDir = await mkdtemp(join(tmpdir(), 'vaagai-test-'))
  site = await startSite(dataDir, { BACKUP_EVERY: 'off', SEED: 'none' })
})
afterAll(async () => {
  await site.kill()
  await rm(dataDir, { recursive: true, force: true })
})

const get = (path: string, encoding = 'identity') =>
  fetch(site.url + path, { headers: { 'accept-encoding': encoding } })

it('a process serves the scripts of a version that started beside it, and nothing else of its folder', async () => {
  await writeFile(join(dataDir, script), text)
  await writeFile(join(dataDir, font), text)
  expect((await get(`/assets/${script}`)).status).toBe(404)
  const db = await openDatabase({ dataDir, databaseUrl: undefined })
  const next = createPublishedAssets(db, openAssetStore({ dataDir, s3: undefined }))
  await next.publish(dataDir, [script, font])
  await db.destroy()

  for (const encoding of ['identity', 'gzip', 'br']) {
    const response = await get(`/assets/${script}`, encoding)
    expect(await response.text()).toBe(text)
    const header = (name: string) => response.headers.get(name)
    expect(header('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(header('content-type')).toBe('text/javascript; charset=utf-8')
    expect(header('x-content-type-options')).toBe('nosniff')
    expect(header('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
  }
  expect((await get(`/assets/${font}`, 'br')).headers.get('content-type')).toBe('font/woff2')
  for (const path of ['../catalogue.sqlite', '..%2fcatalogue.sqlite', '%2e%2e/catalogue.sqlite'])
    expect([path, (await get(`/assets/${path}`)).status]).toEqual([path, 404])
})
