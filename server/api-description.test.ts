import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiPrefix } from '../contract/paths.ts'
import { startSite } from '../tests/e2e/fixtures/site.ts'
import { ensureBuilt } from '../tools/bootstrap/build.mjs'

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

it('The API of the whole product describes itself as it does without its pages', async () => {
  const response = await fetch(`${site.url}${apiPrefix}/docs/json`)
  expect(response.status).toBe(200)
  const generated = join(import.meta.dirname, '../api/openapi.generated.json')
  expect(await response.json()).toEqual(JSON.parse(await readFile(generated, 'utf8')))
})
