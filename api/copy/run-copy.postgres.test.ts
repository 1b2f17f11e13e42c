import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestApi } from '../testing/api.ts'
import { runCopy } from './run-copy.ts'

it('a copy of a site on postgres, whose pictures alone are copied, does not fall behind while nothing is written', async () => {
  const copyTo = await mkdtemp(join(tmpdir(), 'vaagai-copy-'))
  onTestFinished(() => rm(copyTo, { recursive: true, force: true }))
  const { env, db, images, close } = await createTestApi('postgres', { COPY_TO: copyTo })
  onTestFinished(close)
  // A clock that advances by hand, and at each reading.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const start = Date.now()
  const copy = runCopy({ env, db, store: images.store, log: { warn() {} } })
  await vi.waitUntil(() => existsSync(join(copyTo, 'site', 'id')))
  vi.setSystemTime(start + 60_000)
  await expect.poll(copy.lagMs).toBeLessThan(60_000)
  await copy.stopPictures()
  await copy.close()
})
