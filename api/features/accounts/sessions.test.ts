import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountLimits } from '../../../contract/accounts/limits.ts'
import { endReasons } from '../../../contract/accounts/messages.ts'
import type { OpenSession } from '../../../contract/accounts/sign-in.ts'
import { hourMs } from '../../../contract/durations.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { commandLineAuthor } from '../../records/author.ts'
import { serverLimits } from '../../server-limits.ts'
import { insertSession } from '../../sessions/repository.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { signOutEverywhere } from './administrators.ts'
import { hashPassword } from './passwords/passwords.ts'
import { createUser } from './repository.ts'

const password = 'correct horse battery'
const people = ['meena@example.com', 'ravi@example.com'] as const
const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine, { TRUST_PROXY: 'loopback' })
    const passwordHash = await hashPassword(password)
    for (const email of people)
      await createUser(api.db, { email, name: email, passwordHash }, commandLineAuthor)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    await api.db.deleteFrom('sessions').execute()
  })

  const from = { 'user-agent': phone, 'x-forwarded-for': '203.0.113.7' }
  const login = (payload: object) => api.call('POST', apiPaths.login, { payload, headers: from })
  const signIn = async (email: string = people[0]): Promise<string> =>
    (await login({ email, password })).json().data.token
  const as = (token: string) => ({ headers: { ...from, authorization: `Bearer ${token}` } })
  const list = async (token: string): Promise<OpenSession[]> =>
    (await api.call('GET', apiPaths.sessions, as(token))).json().data
  const isAlive = async (token: string) =>
    (await api.call('GET', apiPaths.me, as(token))).statusCode === 200
  const end = (token: string, which: object) =>
    api.call('POST', apiPaths.endSessions, { ...as(token), payload: which })
  const confirm = (token: string, payload: object) =>
    api.call('POST', apiPaths.confirm, { ...as(token), payload })

  it('sessions are listed for the staff, each with its device and address', async () => {
    expect((await api.call('GET', apiPaths.sessions)).statusCode).toBe(401)
    const [mine] = [await signIn(), await signIn(people[1])]
    const sessions = await list(mine)
    expect(sessions.map(({ user, isCurrent }) => [user.email, isCurrent]).sort()).toEqual([
      [people[0], true],
      [people[1], false],
    ])
    for (const session of sessions)
      expect(session).toMatchObject({ device: 'Chrome on Android', address: '203.0.113.7' })
    const device = { address: '203.0.113.7', userAgent: 'x'.repeat(1000) }
    await insertSession(api.db, sessions[0]?.user._id ?? '', device)
    const agents = await api.db.selectFrom('sessions').select('user_agent').execute()
    const longest = Math.max(...agents.map(({ user_agent }) => user_agent.length))
    expect(longest).toBe(accountLimits.session.userAgent)
    const rows = await api.db.selectFrom('sessions').select('token_hash').execute()
    for (const { token_hash } of rows) expect(JSON.stringify(sessions)).not.toContain(token_hash)
  })

  it('sessions end one by one, for any account', { tags: ['two-processes'] }, async () => {
    const [mine, other, foreign] = [await signIn(), await signIn(), await signIn(people[1])]
    const [wanted] = (await list(foreign)).filter(({ isCurrent }) => isCurrent)
    const ended = await end(mine, { session: wanted?._id })
    expect(ended.json().data).toEqual({ ended: 1 })
    expect(await Promise.all([mine, other, foreign].map(isAlive))).toEqual([true, true, false])
    expect((await end(mine, { session: wanted?._id })).json().data).toEqual({ ended: 0 })
  })

  it("sessions end all at once, of one's own but this one, or of another account", async () => {
    const [mine, other, foreign] = [await signIn(), await signIn(), await signIn(people[1])]
    const { _id: ravi } =
      (await list(mine)).find(({ user }) => user.email === people[1])?.user ?? {}
    expect((await end(mine, {})).json().data).toEqual({ ended: 1 })
    expect(await Promise.all([mine, other, foreign].map(isAlive))).toEqual([true, false, true])
    expect((await end(mine, { user: ravi })).json().data).toEqual({ ended: 1 })
    expect(await isAlive(foreign)).toBe(false)
    expect((await end(mine, { user: 'nobody' })).json().data).toEqual({ ended: 0 })
  })

  it('sessions stay where the choice of those that shall end is mistyped', async () => {
    const [mine, other] = [await signIn(), await signIn()]
    for (const which of [{ sesion: 'x' }, { session: '' }, { user: '' }, { session: null }]) {
      const { statusCode, body } = await end(mine, which)
      expect({ body, statusCode }).toMatchObject({ statusCode: 400 })
    }
    expect(await isAlive(other)).toBe(true)
  })

  it('sessions and the password are their owner’s own however often somebody guesses it at the same address', async () => {
    const [mine, stolen] = [await signIn(), await signIn()]
    for (let count = 0; count < serverLimits.login.failures; count++)
      await login({ email: people[0], password: 'guess' })
    expect((await login({ email: people[0], password })).statusCode).toBe(429)
    // A right password within a session does not clear failures of the sign-in form.
    expect((await confirm(mine, { password })).statusCode).toBe(200)
    expect((await end(mine, {})).json().data).toEqual({ ended: 1 })
    expect(await isAlive(stolen)).toBe(false)
    expect((await login({ email: people[0], password })).statusCode).toBe(429)
    const change = (token: string, currentPassword: string, newPassword: string) =>
      api.call('PUT', apiPaths.updatePassword, {
        ...as(token),
        payload: { currentPassword, newPassword },
      })
    const changed = await change(mine, password, 'another good phrase')
    expect(changed.statusCode).toBe(200)
    const back = await change(changed.json().data.token, 'another good phrase', password)
    expect(back.statusCode).toBe(200)
    await api.db.deleteFrom('login_failures').execute()
  })

  it('sessions end at last, even in use', async () => {
    const token = await signIn()
    const created_at = Date.now() - accountLimits.session.longest
    const set = (columns: { created_at: number; expires_at?: number }) =>
      api.db.updateTable('sessions').set(columns).execute()
    await set({ created_at: created_at + 3 * hourMs, expires_at: Date.now() + hourMs })
    const ping = await api.call('GET', apiPaths.sessionPing, as(token))
    const end = created_at + 3 * hourMs + accountLimits.session.longest
    expect(Date.parse(ping.json().data.expiresAt)).toBe(end)
    await set({ created_at })
    expect(await isAlive(token)).toBe(false)
  })

  it('sessions of one account are only so many: the one used longest ago ends', {
    tags: ['two-processes'],
  }, async () => {
    const first = await signIn()
    const ofAnother = await signIn(people[1])
    await api.db
      .updateTable('sessions')
      .set({ expires_at: Date.now() + 60_000 })
      .execute()
    const others = []
    for (let count = 1; count <= accountLimits.session.ofUser; count++) others.push(await signIn())
    expect([await isAlive(first), await isAlive(ofAnother)]).toEqual([false, true])
    expect(await Promise.all(others.map(isAlive))).toEqual(others.map(() => true))
    const query = { action: 'sessions-end', limit: '1' }
    const log = await api.call('GET', apiPaths.auditLog, { ...as(others[0] ?? ''), query })
    expect(log.json().data).toMatchObject([
      {
        record: { name: people[0] },
        before: { devices: 'Chrome on Android, 203.0.113.7' },
        after: { sessions: 1 },
      },
    ])
  })

  const readReason = async (token: string) => {
    const response = await api.call('GET', apiPaths.me, as(token))
    return [response.statusCode, response.json().message]
  }

  async function expectStaffListsClosed(other: string) {
    for (const path of [
      apiPaths.products,
      apiPaths.categories,
      apiPaths.gallery,
      apiPaths.productGroups,
    ]) {
      const shown = await api.call('GET', `${path}?visibility=all`, as(other))
      expect([shown.statusCode, shown.json().message]).toEqual([401, endReasons.elsewhere])
    }
  }

  it('sessions answer their token with why they ended', async () => {
    const [mine, other] = [await signIn(), await signIn()]
    const [{ _id: session } = { _id: '' }] = (await list(other)).filter(
      (session) => session.isCurrent,
    )
    await end(mine, { session })
    expect(await readReason(other)).toEqual([401, endReasons.elsewhere])
    expect(await readReason('x'.repeat(43))).toEqual([401, messages.session.expired])
    await expectStaffListsClosed(other)
  })

  it('sessions that a new password has ended say so', async () => {
    const [mine, third] = [await signIn(), await signIn()]
    const next = 'another good phrase'
    const changed = await api.call('PUT', apiPaths.updatePassword, {
      ...as(mine),
      payload: { currentPassword: password, newPassword: next },
    })
    const { token } = changed.json().data
    expect(await readReason(third)).toEqual([401, endReasons.password])
    await api.call('PUT', apiPaths.updatePassword, {
      ...as(token),
      payload: { currentPassword: next, newPassword: password },
    })
  })

  it('sessions that expired or were signed out give no reason, and are forgotten in time', async () => {
    const last = await signIn()
    // Without a reason, because the session expired or its own user signed out.
    const left = await signIn()
    await api.call('POST', apiPaths.logout, as(left))
    await api.db.updateTable('sessions').set({ expires_at: 1 }).execute()
    for (const token of [left, last])
      expect(await readReason(token)).toEqual([401, messages.session.expired])

    await api.db.updateTable('ended_sessions').set({ ended_at: 1 }).execute()
    await signIn()
    expect(await api.db.selectFrom('ended_sessions').selectAll().execute()).toEqual([])
  })

  it("sessions end from the server's shell", async () => {
    const [mine, foreign] = [await signIn(), await signIn(people[1])]
    expect(await signOutEverywhere(api.db, people[0])).toBe(1)
    expect(await Promise.all([mine, foreign].map(isAlive))).toEqual([false, true])
  })
})
