import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestApi } from '../testing/api.ts'
import { createCopyLag } from './copy-lag.ts'
import { reportBacklog } from './report-backlog.ts'
import { runCopy } from './run-copy.ts'
import { readCopyStatus, saveBehindSince } from './status-repository.ts'

/** Only guards against waiting for ever. */
const soon = { timeout: 60_000 }

/** A site whose copy's status cannot be read. */
async function openWithoutStatus() {
  const copyTo = await mkdtemp(join(tmpdir(), 'vaagai-copy-'))
  onTestFinished(() => rm(copyTo, { recursive: true, force: true }))
  const api = await createTestApi('sqlite', { COPY_TO: copyTo })
  onTestFinished(api.close)
  const rename = (from: string, to: string) => api.db.schema.alterTable(from).renameTo(to).execute()
  await rename('copy_status', 'hidden')
  return { ...api, copyTo, mend: () => rename('hidden', 'copy_status') }
}

it('a copy whose status cannot be read at first falls behind meanwhile, and goes on after it', async () => {
  const { env, db, images, copyTo, mend } = await openWithoutStatus()
  const reasons: object[] = []
  const log = { warn: (details: object) => void reasons.push(details) }
  const copy = runCopy({ env, db, store: images.store, log })
  await vi.waitUntil(() => reasons.length > 0, soon)
  await expect.poll(copy.lagMs, soon).toBeGreaterThan(0)
  await mend()
  await vi.waitUntil(() => existsSync(join(copyTo, 'database', 'generations')), soon)
  await copy.stopPictures()
  await copy.close()
})

it('a backlog is recorded although the status could not be read at first', async () => {
  const { db, mend } = await openWithoutStatus()
  const { promise: failed, resolve: onProblem } = Promise.withResolvers<unknown>()
  const ending = new AbortController()
  const lag = createCopyLag()
  const since = Date.now() - 60_000
  lag.follow('pictures', () => since)
  const onRecovery = () => {}
  const reporting = reportBacklog({ db, lag, signal: ending.signal, onProblem, onRecovery })
  await failed
  await mend()
  const read = async () => (await readCopyStatus(db)).behind_since
  await expect.poll(read, soon).toBeGreaterThanOrEqual(since)
  ending.abort()
  await reporting
})

it('a copy that keeps up takes back the backlog that another process has recorded since', async () => {
  const { db, close } = await createTestApi('sqlite')
  onTestFinished(close)
  const { promise: recovered, resolve: onRecovery } = Promise.withResolvers<void>()
  const ending = new AbortController()
  const lag = createCopyLag()
  const report = { db, lag, signal: ending.signal, onProblem: () => {}, onRecovery }
  const reporting = reportBacklog(report)
  await saveBehindSince(db, Date.now() - 60_000)
  lag.follow('pictures', Date.now)
  await recovered
  expect((await readCopyStatus(db)).behind_since).toBeNull()
  ending.abort()
  await reporting
})
