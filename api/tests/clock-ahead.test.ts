import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signInMessages } from '../../contract/accounts/messages.ts'
import { dayMs } from '../../contract/durations.ts'
import { apiPaths } from '../../contract/paths.ts'
import { findTicket, issueTicket } from '../backups/tickets-repository.ts'
import { createFirstAdministrator } from '../features/accounts/administrators.ts'
import { findStep } from '../features/accounts/second-factor/totp.ts'
import { readInsightOf, sendCounts } from '../features/insight/testing/send-counts.ts'
import { serverLimits } from '../server-limits.ts'
import { createTestApi, signInNewAdministrator, type TestApi } from '../testing/api.ts'
import { engines } from '../testing/database.ts'

const year = 365 * dayMs
const owner = { email: 'owner@example.com', password: 'correct horse battery' }

/** Sets the clock of this process ahead until it is reset. */
function setAhead(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + year })
}

afterEach(() => {
  vi.useRealTimers()
})

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  beforeEach(async () => {
    api = await createTestApi(engine)
    await api.db.deleteFrom('users').execute()
    const { email: adminEmail, password: adminPassword } = owner
    await createFirstAdministrator(api.db, { ...api.env, adminEmail, adminPassword })
    api.admin.authorization = `Bearer ${await signInNewAdministrator(api.db)}`
  })
  afterEach(() => api.close())

  const signIn = (password = owner.password) =>
    api.call('POST', apiPaths.login, { payload: { ...owner, password } })
  const statusAs = async (token: string) =>
    (await api.call('GET', apiPaths.me, { headers: { authorization: `Bearer ${token}` } }))
      .statusCode

  it('a session that a clock has dated a year ahead opens nothing, and is not listed', async () => {
    setAhead()
    const { token } = (await signIn()).json().data
    expect(await statusAs(token)).toBe(200)
    vi.useRealTimers()
    expect(await statusAs(token)).toBe(401)
    const { token: today } = (await signIn()).json().data
    expect(await statusAs(today)).toBe(200)
    const headers = { authorization: `Bearer ${today}` }
    expect((await api.call('GET', apiPaths.sessions, { headers })).json().data).toHaveLength(1)
    expect(await api.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  })

  it('a password that was given a year ahead does not count as just given', async () => {
    setAhead()
    const password_confirmed_at = Date.now()
    vi.useRealTimers()
    await api.db.updateTable('sessions').set({ password_confirmed_at }).execute()
    const response = await api.callAsAdmin('POST', apiPaths.backupUploads)
    expect([response.statusCode, response.json().message]).toEqual([403, signInMessages.confirm])
  })

  it('failures that a clock has dated a year ahead lock nobody out, whatever was tried', async () => {
    setAhead()
    for (let count = 0; count < serverLimits.login.failures; count++) await signIn('wrong')
    expect((await signIn()).statusCode).toBe(429)
    vi.useRealTimers()
    expect((await signIn()).statusCode).toBe(200)
  })

  it('a ticket that a clock has dated a year ahead lets nobody download', async () => {
    const { id } = await api.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
    expect(await findTicket(api.db, await issueTicket(api.db, 'a', id))).toMatchObject({
      file: 'a',
    })
    setAhead()
    const ticket = await issueTicket(api.db, 'a', id)
    vi.useRealTimers()
    expect(await findTicket(api.db, ticket)).toBeNull()
  })

  it('a count that a clock has dated a year ahead is counted for none of the last days', async () => {
    const before = (await readInsightOf(api)).totals
    await api.db
      .insertInto('daily_counts')
      .values({
        day: new Date(Date.now() + year).toISOString().slice(0, 10),
        kind: 'words',
        subject: 'a',
        times: 9,
        found: 1,
        how: 'literal',
        words: 'a',
      })
      .execute()
    await sendCounts(api, [{ kind: 'sent' }])
    const { totals, searches } = await readInsightOf(api)
    expect(totals.sent).toBe(before.sent + 1)
    expect(searches).toEqual([])
  })
})

it('a code of two-step sign-in is taken where a clock a year ahead has spent others', () => {
  const secret = Secret.fromLatin1('12345678901234567890')
  const stored = Buffer.from(secret.bytes).toString('base64url')
  const code = TOTP.generate({ secret, timestamp: Date.now() })
  const step = findStep(stored, code)
  const spent = (step ?? 0) + year / 30_000
  expect(findStep(stored, code, { spent })).toBe(step)
  expect(findStep(stored, code, { spent: (step ?? 0) + 2 })).toBeNull()
})
