import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messages } from '../../contract/messages.ts'
import { apiPaths, fillPath } from '../../contract/paths.ts'
import { findLatestJob } from '../background/jobs-repository.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { engines } from '../testing/database.ts'

describe.each(engines)('on %s', (engine) => {
  let home: string
  let folder: string
  let api: TestApi
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'vaagai-test-'))
    folder = join(home, 'backups')
  })
  afterEach(async () => {
    await api.close()
    await rm(home, { recursive: true })
  })

  const name = 'backup-20260131-093000-1a2b3c'
  const calls = [
    ['GET', apiPaths.backups],
    ['POST', apiPaths.backupUploads],
    ['POST', fillPath(apiPaths.backupCheck, { name })],
    ['POST', fillPath(apiPaths.backupRestore, { name })],
    ['POST', fillPath(apiPaths.backupTicket, { name })],
    ['DELETE', fillPath(apiPaths.backup, { name })],
  ] as const
  const answer = async ([method, path]: (typeof calls)[number]) => {
    const payload = path.endsWith('/check') ? { payload: {} } : {}
    const response = await api.callAsAdmin(method, path, payload)
    return [response.statusCode, response.json().message]
  }
  /** Result of the present or latest job. */
  const ended = () =>
    vi.waitUntil(
      async () => {
        const job = await findLatestJob(api.db)
        return job?.state === 'running' ? null : job
      },
      { timeout: 60_000 },
    )

  it('a folder for backups that cannot be used stops no start; each call says so, until it can be used', async () => {
    await writeFile(folder, 'no folder')
    api = await createTestApi(engine, { BACKUP_TO: folder })
    expect((await api.call('GET', apiPaths.health)).statusCode).toBe(200)
    for (const call of calls)
      expect(await answer(call), call.join(' ')).toEqual([503, messages.storage.unusable])
    await rm(folder)
    expect((await answer(['POST', apiPaths.backupUploads]))[0]).toBe(200)
    expect((await answer(['GET', apiPaths.backups]))[0]).toBe(200)
  })

  it('a folder for backups that cannot be used is the reason of a backup that fails, and each call says so, once it has gone', async () => {
    api = await createTestApi(engine, { BACKUP_TO: folder })
    await rename(folder, join(home, 'away'))
    await writeFile(folder, 'no folder')
    expect((await answer(['POST', apiPaths.backups]))[0]).toBe(200)
    const job = await ended()
    expect(job).toMatchObject({ kind: 'backup', state: 'failed' })
    expect(JSON.parse(job?.detail ?? '')).toEqual({ reason: messages.storage.unusable })
    for (const call of calls)
      expect(await answer(call), call.join(' ')).toEqual([503, messages.storage.unusable])
  })
})
