import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endReasons } from '../../contract/accounts/messages.ts'
import type { BackupJob } from '../../contract/backups/backup.ts'
import { backupLimits } from '../../contract/backups/limits.ts'
import { messages } from '../../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath } from '../../contract/paths.ts'
import { endJob, findLatestJob, insertJob, lockJobs } from '../background/jobs-repository.ts'
import { openDatabase } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { engines } from '../testing/database.ts'
import { createRandom } from '../testing/random.ts'
import {
  createTestSite,
  describeSite,
  fillContent,
  signInAgain,
  type TestSite,
} from '../testing/site.ts'
import { makeBackupName } from './storage/backup-names.ts'

const sites = (
  [
    { engine: 'sqlite', kind: 'folder' },
    { engine: 'postgres', kind: 'bucket' },
  ] as const
).filter(({ engine }) => engines.includes(engine))

describe.each(sites)('on $engine with a $kind', ({ engine, kind }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await createTestSite(engine, kind)
    await fillContent(site.api, createRandom(7))
  })
  afterAll(() => site.close())

  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    site.api.callAsAdmin(method, path, payload && { payload })
  const state = async () => (await site.api.callAsAdmin('GET', apiPaths.backups)).json().data
  const ofName = (path: string, name: string) => fillPath(path, { name })

  /** The last job once it has ended. Only rows are read, because a restore ends the session. */
  const ended = () =>
    vi.waitUntil(
      async () => {
        const job = await findLatestJob(site.api.db)
        return job && job.state !== 'running' ? job : null
      },
      { timeout: 60_000 },
    )

  async function download(name: string): Promise<Buffer> {
    const ticket = (await send('POST', ofName(apiPaths.backupTicket, name))).json().data.address
    const answer = await site.api.app.inject(ticket)
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}.tar"`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    return answer.rawPayload
  }

  /** Sends the parts in reverse order, as if each went through another process. */
  async function upload(file: Buffer): Promise<{ name: string; parts: number }> {
    const { name } = (await send('POST', apiPaths.backupUploads)).json().data
    const size = Math.ceil(file.length / 3)
    for (const part of [2, 1, 0]) {
      const answer = await site.api.callAsAdmin(
        'PUT',
        fillPath(apiPaths.backupPart, { name, part }),
        {
          headers: { ...site.api.admin, 'content-type': 'application/octet-stream' },
          payload: file.subarray(part * size, (part + 1) * size),
        },
      )
      expect(answer.statusCode).toBe(200)
    }
    return { name, parts: 3 }
  }

  it('backups from the admin area are made, downloaded, uploaded, looked into and restored', {
    tags: ['two-processes'],
  }, async () => {
    await site.api.callAsAdmin('PUT', apiPaths.settings, { payload: { name: 'Chekku Oils' } })
    const whole = await describeSite(site.api)
    const begun = await send('POST', apiPaths.backups)
    expect(begun.statusCode).toBe(200)
    const { name } = begun.json().data
    expect((await ended()).state).toBe('done')
    const { job, files } = (await state()) as { job: BackupJob; files: { name: string }[] }
    expect(job.content).toMatchObject({
      site: 'Chekku Oils',
      products: whole.tables.products?.length,
      missing: 0,
    })
    const pictures = job.content?.pictures
    expect(pictures).toBeGreaterThan(0)
    expect(job).toMatchObject({ done: pictures, total: pictures })
    expect(files.map((file) => file.name)).toEqual([name])
    const file = await download(name)

    await fillContent(site.api, createRandom(8))
    const { name: uploaded, parts } = await upload(file)
    // It is a backup only when all of it has arrived.
    expect((await send('POST', ofName(apiPaths.backupRestore, uploaded))).statusCode).toBe(404)
    const early = await send('POST', ofName(apiPaths.backupCheck, uploaded), { parts: parts + 1 })
    expect(early.json().errors).toEqual({ parts: messages.backup.incomplete })
    expect((await send('POST', ofName(apiPaths.backupCheck, uploaded), { parts })).statusCode).toBe(
      200,
    )
    await ended()
    const checked = await state()
    expect(checked.job).toMatchObject({
      kind: 'check',
      state: 'done',
      content: { site: 'Chekku Oils', products: job.content?.products },
    })

    const changed = await describeSite(site.api)
    expect(changed).not.toEqual(whole)
    expect((await send('POST', ofName(apiPaths.backupRestore, uploaded))).statusCode).toBe(200)
    expect(await ended()).toMatchObject({ state: 'done', done: pictures, total: pictures })
    const { users, second_factors, recovery_codes } = changed.tables
    const tables = { ...whole.tables, users, second_factors, recovery_codes }
    expect(await describeSite(site.api)).toEqual({ ...whole, tables })
    const refused = await send('POST', apiPaths.backups)
    expect([refused.statusCode, refused.json().message]).toEqual([401, endReasons.restore])
    await signInAgain(site.api)
    const kept = (await state()).files.map((entry: { kind: string }) => entry.kind)
    expect(kept.toSorted()).toEqual(['backup', 'before-restore', 'upload'])
    const log = (
      await site.api.callAsAdmin('GET', apiPaths.auditLog, { query: { entity: 'site' } })
    ).json().data
    expect(log).toMatchObject([
      { action: 'restore', after: { file: uploaded } },
      { action: 'upload', record: { name: uploaded }, user: { name: 'Test Administrator' } },
      { action: 'download' },
      { action: 'create' },
    ])
  })

  it('backups from the admin area are refused with the reason where they are damaged', async () => {
    const { name } = (await send('POST', apiPaths.backups)).json().data
    await ended()
    const file = await download(name)
    const before = await describeSite(site.api)
    const { name: broken, parts } = await upload(file.subarray(0, file.length - 2048))
    await send('POST', ofName(apiPaths.backupCheck, broken), { parts })
    await ended()
    const rejected = {
      state: 'failed',
      message: expect.stringMatching(/backup.* The uploaded file was not kept\.$/),
    }
    const { job, files } = await state()
    expect(job).toMatchObject(rejected)
    expect(files.map((kept: { name: string }) => kept.name)).not.toContain(broken)

    const again = await upload(Buffer.from('no backup'.repeat(1000)))
    await site.storage.complete(again.name, again.parts)
    await send('POST', ofName(apiPaths.backupRestore, again.name))
    await ended()
    expect((await state()).job).toMatchObject(rejected)
    expect((await state()).files).toHaveLength(files.length)
    expect(await describeSite(site.api)).toEqual(before)
    expect((await send('DELETE', ofName(apiPaths.backup, broken))).statusCode).toBe(200)
    expect((await send('DELETE', ofName(apiPaths.backup, broken))).statusCode).toBe(404)
  })

  it('backups by hand tell the status of a failure, which the next good one takes back', async () => {
    const failure = async () =>
      (await site.api.callAsAdmin('GET', apiPaths.backupStatus)).json().data.failure
    const { db } = site.api
    const first = db.selectFrom('categories').select('id').limit(1)
    const { id } = await first.executeTakeFirstOrThrow()
    await db.updateTable('categories').set({ updated_at: -1 }).where('id', '=', id).execute()
    await send('POST', apiPaths.backups)
    expect((await ended()).state).toBe('failed')
    expect(await failure()).toMatch(/ A row of categories .* updated_at is out of range/)
    await db.updateTable('categories').set({ updated_at: 1 }).where('id', '=', id).execute()
    await send('POST', apiPaths.backups)
    expect((await ended()).state).toBe('done')
    expect(await failure()).toBeNull()
  })

  it('the status of backups names the settings of PostgreSQL that let a power cut take what was saved', async () => {
    const { unsafeSettings } = (await site.api.callAsAdmin('GET', apiPaths.backupStatus)).json()
      .data
    const off = ['fsync', 'full_page_writes', 'synchronous_commit']
    expect(unsafeSettings).toEqual(engine === 'postgres' ? off : [])
  })

  it('backups from the admin area run one at a time, and a job whose process has gone holds nothing up', {
    tags: ['two-processes'],
  }, async () => {
    const id = await insertJob(site.api.db, 'backup')
    const refused = await send('POST', apiPaths.backups)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toBe(messages.backup.busy)
    await site.api.db
      .updateTable('maintenance_jobs')
      .set({ alive_until: 1 })
      .where('id', '=', id)
      .execute()
    expect((await state()).job).toMatchObject({ state: 'failed', message: messages.backup.cutOff })
    expect((await send('POST', apiPaths.backups)).statusCode).toBe(200)
    await ended()
  })

  it('backups from the admin area cannot be sent, completed anew or deleted while a job reads them, nor sent once they are complete', async () => {
    const { name } = (await send('POST', apiPaths.backupUploads)).json().data
    const put = (name: string) =>
      site.api.callAsAdmin('PUT', fillPath(apiPaths.backupPart, { name, part: 0 }), {
        headers: { ...site.api.admin, 'content-type': 'application/octet-stream' },
        payload: Buffer.from('x'),
      })
    expect((await put(name)).statusCode).toBe(200)
    const id = (await insertJob(site.api.db, 'restore', { file: name })) ?? ''
    expect((await put(name)).json().message).toBe(messages.backup.busy)
    const check = await send('POST', ofName(apiPaths.backupCheck, name), { parts: 1 })
    expect(check.statusCode).toBe(409)
    expect(await site.storage.has(name)).toBe(false)
    await site.storage.complete(name, 1)
    const remove = () => send('DELETE', ofName(apiPaths.backup, name))
    expect((await remove()).json().message).toBe(messages.backup.busy)
    expect(await site.storage.has(name)).toBe(true)
    await endJob(site.api.db, id, 'done', {})
    expect((await put(name)).statusCode).toBe(404)
    expect((await put(makeBackupName('upload'))).statusCode).toBe(404)
    expect((await remove()).statusCode).toBe(200)
  })

  it('backups from the admin area stay whole where they are called complete once more, with fewer parts', async () => {
    const { name } = (await send('POST', apiPaths.backupUploads)).json().data
    for (const part of [0, 1]) await site.storage.putPart(name, part, Buffer.from('x'))
    const lengths: unknown[] = []
    for (const parts of [2, 1]) {
      const check = await send('POST', ofName(apiPaths.backupCheck, name), { parts })
      expect(check.statusCode).toBe(200)
      await ended()
      lengths.push((await site.storage.open(name))?.bytes)
    }
    expect(lengths).toEqual([2, 2])
    expect((await send('DELETE', ofName(apiPaths.backup, name))).statusCode).toBe(200)
  })

  it('backups from the admin area are shown as running while a restore keeps their heartbeat waiting, and as cut off then', async () => {
    const { db, env } = site.api
    const id = (await insertJob(db, 'restore')) ?? ''
    await db.updateTable('maintenance_jobs').set({ alive_until: 1 }).where('id', '=', id).execute()
    await using ofCommand = await openDatabase(env)
    await transaction(ofCommand, async (trx) => {
      await lockJobs(trx)
      expect((await state()).job).toMatchObject({ state: 'running', message: '' })
    })
    expect((await state()).job).toMatchObject({
      state: 'failed',
      message: messages.backup.cutOff,
    })
    expect((await send('POST', apiPaths.backupUploads)).statusCode).toBe(200)
  })

  it('backups from the admin area are no longer given away by a ticket once its session has ended', async () => {
    const { name } = (await state()).files[0]
    const { address } = (await send('POST', ofName(apiPaths.backupTicket, name))).json().data
    expect((await site.api.app.inject(address)).statusCode).toBe(200)
    await site.api.callAsAdmin('POST', apiPaths.logout)
    expect((await site.api.app.inject(address)).statusCode).toBe(404)
    await signInAgain(site.api)
  })

  it.each([0, -1, 1.5, 'all', null])(
    'backups from the admin area have a number of parts, and none is %s',
    async (parts) => {
      const { name } = (await send('POST', apiPaths.backupUploads)).json().data
      const answer = await send('POST', ofName(apiPaths.backupCheck, name), { parts })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toEqual({
        parts: messages.validation.between(1, backupLimits.parts),
      })
    },
  )

  it('backups from the admin area are open to nobody but the staff, and bounded', async () => {
    const { files } = await state()
    const { name } = files[0]
    const calls = [
      ['GET', apiPaths.backups],
      ['POST', apiPaths.backups],
      ['POST', apiPaths.backupUploads],
      ['PUT', fillPath(apiPaths.backupPart, { name, part: 0 })],
      ['POST', ofName(apiPaths.backupCheck, name)],
      ['POST', ofName(apiPaths.backupRestore, name)],
      ['POST', ofName(apiPaths.backupTicket, name)],
      ['DELETE', ofName(apiPaths.backup, name)],
    ] as const
    for (const [method, path] of calls)
      expect((await site.api.call(method, path)).statusCode, path).toBe(401)
    const { address } = (await send('POST', ofName(apiPaths.backupTicket, name))).json().data
    await site.api.db.updateTable('download_tickets').set({ expires_at: Date.now() }).execute()
    const late = address.split('/').at(-1)
    for (const ticket of ['', 'x', '..%2f..%2fetc', name, late]) {
      const { statusCode } = await site.api.app.inject(`${apiPrefix}/backups/download/${ticket}`)
      expect(statusCode).toBe(404)
    }
    for (const wrong of ['../catalogue.sqlite', 'x', `${name}.000000`]) {
      for (const path of [apiPaths.backupCheck, apiPaths.backupRestore, apiPaths.backupTicket])
        expect((await send('POST', ofName(path, wrong))).statusCode).toBe(404)
    }
    const part = fillPath(apiPaths.backupPart, {
      name: (await send('POST', apiPaths.backupUploads)).json().data.name,
      part: 0,
    })
    const headers = { ...site.api.admin, 'content-type': 'application/octet-stream' }
    const tooLarge = await site.api.callAsAdmin('PUT', part, {
      headers,
      payload: Buffer.alloc(backupLimits.part + 1),
    })
    expect(tooLarge.statusCode).toBe(413)
    expect((await send('PUT', part, {})).statusCode).toBe(415)
  })
})
