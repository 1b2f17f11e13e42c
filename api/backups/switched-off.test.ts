import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { backupMessages } from '../../contract/backups/messages.ts'
import { apiPaths, apiPrefix, fillPath } from '../../contract/paths.ts'
import { findLatestJob } from '../background/jobs-repository.ts'
import { hashPassword } from '../features/accounts/passwords/passwords.ts'
import { createUser } from '../features/accounts/repository.ts'
import { logWrite } from '../records/audit-log-repository.ts'
import { commandLineAuthor } from '../records/author.ts'
import { insertSession } from '../sessions/repository.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { engines } from '../testing/database.ts'
import { createBackupJobs } from './jobs/jobs.ts'
import { makeBackupName } from './storage/backup-names.ts'
import { openBackupStorage } from './storage/backup-storage.ts'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine)
  })
  afterAll(() => api.close())

  let made = 0
  const createAccount = async () => {
    const passwordHash = await hashPassword('correct horse battery')
    const email = `${made++}@example.com`
    const { id, name } = await createUser(
      api.db,
      { email, name: 'Ravi', passwordHash },
      commandLineAuthor,
    )
    const token = await insertSession(api.db, id, { address: '', userAgent: '' })
    return { id, name, token }
  }
  const switchOff = async (id: string) => {
    const payload = { active: false }
    const path = fillPath(apiPaths.account, { id })
    expect((await api.callAsAdmin('PUT', path, { payload })).statusCode).toBe(200)
  }
  const author = ({ id, name }: { id: string; name: string }) => ({
    ...commandLineAuthor,
    id,
    name,
  })

  /** Sends the beginning of a call, and waits until it is admitted, which extends its session. */
  const beginCall = async (
    { hostname, port }: URL,
    { id, token }: { id: string; token: string },
  ) => {
    const sessions = api.db.selectFrom('sessions').where('user_id', '=', id)
    const soon = Date.now() + 60_000
    await api.db
      .updateTable('sessions')
      .set({ expires_at: soon })
      .where('user_id', '=', id)
      .execute()
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(
      `POST ${apiPrefix}${apiPaths.categories} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n` +
        'Content-Type: application/json\r\nContent-Length: 1000\r\n' +
        `Authorization: Bearer ${token}\r\n\r\n{`,
    )
    const isLetIn = async () => {
      const session = await sessions.select('expires_at').executeTakeFirstOrThrow()
      return session.expires_at > soon
    }
    await vi.waitUntil(isLetIn, 60_000)
    return { response: text(socket).catch(() => '') }
  }

  it('calls of an account that is switched off are cut off in every process, also one that is still being sent', {
    tags: ['two-processes'],
  }, async () => {
    const account = await createAccount()
    const responses: Promise<string>[] = []
    for (const address of await api.listenDirectly()) {
      const call = await beginCall(address, account)
      responses.push(call.response)
    }
    await switchOff(account.id)
    // Either without a response, or with the one for a body that ended early.
    for (const response of responses) expect(await response).toMatch(/^(HTTP\/1\.1 400 |$)/)
  })

  it('a backup that an account reads from a store ends where the account is switched off', async () => {
    const ravi = await createAccount()
    const storage = await openBackupStorage(api.env)
    const open = async () => ({ stream: new PassThrough(), bytes: 1, sha256: undefined })
    const jobs = createBackupJobs(api, { ...storage, open }, api.app)
    await jobs.startCheck(makeBackupName('backup'), author(ravi))
    await switchOff(ravi.id)
    await vi.waitUntil(async () => (await findLatestJob(api.db))?.state === 'failed', 60_000)
    expect(JSON.parse((await findLatestJob(api.db))?.detail ?? '')).toEqual({
      reason: backupMessages.switchedOff,
    })
    await jobs.close()
  })

  it('a write of an account that is switched off is rolled back', async () => {
    const ravi = await createAccount()
    const before = await api.db.selectFrom('audit_log').select('number').execute()
    await api.db.updateTable('users').set({ active: 0 }).where('id', '=', ravi.id).execute()
    const write = logWrite(api.db, author(ravi), {
      action: 'update',
      entity: 'site',
      id: 'a',
      name: 'a',
    })
    await expect(write).rejects.toMatchObject({ statusCode: 401 })
    expect(await api.db.selectFrom('audit_log').select('number').execute()).toEqual(before)
  })
})
