import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountLimits } from '../../../../contract/accounts/limits.ts'
import { secondFactorMessages, signInMessages } from '../../../../contract/accounts/messages.ts'
import { minuteMs } from '../../../../contract/durations.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, apiPrefix } from '../../../../contract/paths.ts'
import { findLatestJob } from '../../../background/jobs-repository.ts'
import { serverLimits } from '../../../server-limits.ts'
import { endSessionsOfUser, insertSession } from '../../../sessions/repository.ts'
import { readCode, readWrongCode } from '../../../testing/accounts/authenticator.ts'
import { createAuthenticator } from '../../../testing/accounts/passkey-authenticator.ts'
import { replaceAccounts } from '../../../testing/accounts/replace-accounts.ts'
import { createTestApi, type TestApi } from '../../../testing/api.ts'
import { engines } from '../../../testing/database.ts'
import { hashPassword } from './passwords.ts'

const email = 'owner@example.com'
const password = 'correct horse battery'

type Call = { route: string; name?: string; payload?: object | Buffer }

/** Every call for which a token alone is not enough. */
const calls: Call[] = [
  { route: `POST ${apiPaths.backups}` },
  { route: `POST ${apiPaths.backupCheck}`, payload: {} },
  { route: `POST ${apiPaths.backupRestore}` },
  { route: `POST ${apiPaths.backupTicket}` },
  { route: `DELETE ${apiPaths.backup}` },
  { route: `POST ${apiPaths.backupUploads}` },
  {
    route: `PUT ${apiPaths.backupPart}`,
    name: 'upload-20260131-093000-1a2b3c',
    payload: Buffer.from('a crafted backup'),
  },
  {
    route: `PUT ${apiPaths.updatePassword}`,
    payload: { currentPassword: password, newPassword: 'a thief comes in the night' },
  },
  { route: `POST ${apiPaths.endSessions}`, payload: {} },
  { route: `POST ${apiPaths.beginSecondFactor}` },
  { route: `POST ${apiPaths.secondFactorOn}`, payload: { code: '123456' } },
  { route: `POST ${apiPaths.secondFactorOff}` },
  { route: `POST ${apiPaths.recoveryCodes}` },
  { route: `PUT ${apiPaths.account}`, payload: { active: false } },
  { route: `POST ${apiPaths.signInLink}` },
  { route: `POST ${apiPaths.passkeyOptions}` },
  {
    route: `POST ${apiPaths.passkeys}`,
    payload: {
      name: 'Thief',
      response: createAuthenticator('https://thief.example').create({ challenge: 'x' }),
    },
  },
  { route: `DELETE ${apiPaths.passkey}` },
  { route: `POST ${apiPaths.invitations}`, payload: { name: 'Thief' } },
  { route: `DELETE ${apiPaths.invitation}` },
  { route: `DELETE ${apiPaths.setupDemo}` },
  { route: `PUT ${apiPaths.me}`, payload: { email: 'thief@example.com' } },
]

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let passwordHash = ''
  let token = ''
  beforeAll(async () => {
    api = await createTestApi(engine)
    passwordHash = await hashPassword(password)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    await replaceAccounts(api.db, [{ email, name: 'Owner', passwordHash }])
    token = await signIn()
  })

  const signIn = async (code?: string): Promise<string> =>
    (await api.call('POST', apiPaths.login, { payload: { email, password, code } })).json().data
      .token
  const as = (token: string) => ({ authorization: `Bearer ${token}` })
  const send = (path: string, payload: object = {}) =>
    api.call('POST', path, { headers: as(token), payload })
  const confirm = (payload: object) => send(apiPaths.confirm, payload)
  /** Moves back the time at which the password was entered in any session. */
  const age = (time: number) =>
    api.db
      .updateTable('sessions')
      .set((e) => ({ password_confirmed_at: e('password_confirmed_at', '-', time) }))
      .execute()
  const isOpen = async () => (await send(apiPaths.backupUploads)).statusCode === 200
  const tooLong = accountLimits.session.confirmed + 1000
  const rejection = { success: false, message: signInMessages.confirm }

  function run({ route, name, payload }: Call, wanted: string, token: string) {
    const [method = '', path = ''] = route.split(' ')
    return api.call(method as 'POST', path.replace(':name', name ?? wanted).replace(':part', '0'), {
      headers: {
        ...as(token),
        ...(payload instanceof Buffer && { 'content-type': 'application/octet-stream' }),
      },
      ...(payload && { payload }),
    })
  }

  /** Everything that these calls could change, including files. */
  async function readAll() {
    const tables = ['users', 'second_factors', 'recovery_codes', 'login_failures'] as const
    const others = ['maintenance_jobs', 'download_tickets', 'audit_log'] as const
    const rows = [...tables, ...others].map((name) => api.db.selectFrom(name).selectAll().execute())
    const sessions = api.db.selectFrom('sessions').select(['id', 'password_confirmed_at'])
    const files = await readdir(api.env.dataDir, { recursive: true })
    return [await Promise.all(rows), await sessions.execute(), files.toSorted()]
  }

  it('whatever could take the site over asks for the password again', async () => {
    const declared = api.routes.flatMap(({ method, url, config }) =>
      config?.access === 'confirmed' ? `${method} ${url.slice(apiPrefix.length)}` : [],
    )
    expect(declared.toSorted()).toEqual(calls.map(({ route }) => route).toSorted())
  })

  it('a token alone does not spare the password: nothing is done', async () => {
    const made = (await send(apiPaths.backups)).json().data.name
    await vi.waitUntil(async () => (await findLatestJob(api.db))?.state === 'done', 60_000)
    await send(apiPaths.beginSecondFactor)
    await age(tooLong)
    const before = await readAll()
    for (const call of calls) {
      const response = await run(call, made, token)
      expect([response.statusCode, response.json()], call.route).toEqual([403, rejection])
    }
    expect(await readAll()).toEqual(before)

    const { id } = await api.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    for (const call of calls) {
      const fresh = await insertSession(api.db, id, { address: '', userAgent: '' })
      const response = await run(call, 'backup-20260131-093000-1a2b3c', fresh)
      expect(response.statusCode, call.route).not.toBe(403)
    }
    await vi.waitUntil(async () => (await findLatestJob(api.db))?.state !== 'running', 60_000)
  })

  it('the password is asked for again ten minutes after signing in, however much the session was used', async () => {
    await age(accountLimits.session.confirmed - minuteMs)
    expect(await isOpen()).toBe(true)
    await api.call('GET', apiPaths.sessionPing, { headers: as(token) })
    await age(minuteMs + 1000)
    expect(await isOpen()).toBe(false)
    expect((await send(apiPaths.categories, { name: 'Oils' })).statusCode).toBe(201)
    expect(await isOpen()).toBe(false)

    const confirmed = await confirm({ password })
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { success: true, data: null }])
    expect(await isOpen()).toBe(true)
    await age(tooLong)
    expect(await isOpen()).toBe(false)
  })

  it('the password given again confirms the one session alone', {
    tags: ['two-processes'],
  }, async () => {
    const other = await signIn()
    await age(tooLong)
    await confirm({ password })
    expect(await isOpen()).toBe(true)
    token = other
    expect(await isOpen()).toBe(false)
  })

  it('a confirmation of the password needs a session, and says what is wrong', async () => {
    expect((await api.call('POST', apiPaths.confirm, { payload: { password } })).statusCode).toBe(
      401,
    )
    await age(tooLong)
    for (const [payload, message] of [
      [{}, messages.password.currentRequired],
      [{ password: '' }, messages.password.currentRequired],
      [{ password: 'wrong' }, messages.password.currentWrong],
    ] as const) {
      const response = await confirm(payload)
      expect([response.statusCode, response.json().errors]).toEqual([400, { password: message }])
    }
    expect(await isOpen()).toBe(false)
    expect(await api.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  })

  it('a stolen token does not guess the password, and keeps nobody else out', async () => {
    const stolen = await signIn()
    await age(tooLong)
    const [mine, guess] = [token, { password: 'guess' }]
    token = stolen
    for (let count = 0; count < serverLimits.login.failures; count++)
      expect((await confirm(guess)).statusCode).toBe(400)
    const limited = await confirm({ password })
    expect([limited.statusCode, limited.json().message]).toEqual([429, messages.login.tooMany])
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect(await isOpen()).toBe(false)
    token = mine
    expect((await confirm({ password })).statusCode).toBe(200)
    const log = await api.db
      .selectFrom('audit_log')
      .select('action')
      .orderBy('number', 'desc')
      .limit(2)
      .execute()
    expect(log.map(({ action }) => action)).toEqual(['password-confirm', 'sign-in-failed'])
  })

  it('a confirmation of the password does not save a session that has been ended', async () => {
    const { id } = await api.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const slow = confirm({ password })
    await endSessionsOfUser(api.db, id, 'elsewhere')
    expect((await slow).statusCode).toBe(401)
    expect((await api.call('GET', apiPaths.me, { headers: as(token) })).statusCode).toBe(401)
  })

  it.runIf(engine === 'sqlite')(
    'a password is no confirmation where another one is set while it is looked at',
    async () => {
      await sql`create trigger changed after insert on login_failures
        begin update users set version = version + 1; end`.execute(api.db)
      const credentials = { payload: { email, password } }
      const responses = [
        await confirm({ password }),
        await api.call('POST', apiPaths.login, credentials),
      ]
      await sql`drop trigger changed`.execute(api.db)
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401])
    },
  )

  async function expectCodeAsked(key: string, recovery: string) {
    const asked = await confirm({ password })
    expect([asked.statusCode, asked.json().errors]).toEqual([
      400,
      { code: secondFactorMessages.codeRequired },
    ])
    expect(await api.db.selectFrom('login_failures').selectAll().execute()).toEqual([])
    for (const code of [readWrongCode(key), readCode(key)]) {
      const wrong = await confirm({ password, code })
      expect(wrong.json().errors, 'the right one has turned it on').toEqual({
        code: secondFactorMessages.wrong,
      })
    }
    expect((await confirm({ password: 'wrong', code: recovery })).json().errors).toEqual({
      password: messages.password.currentWrong,
    })
    expect(await isOpen()).toBe(false)
  }

  it('a confirmation takes the code, too, where two-step sign-in is on', async () => {
    const { key } = (await send(apiPaths.beginSecondFactor)).json().data
    await age(5 * minuteMs)
    const on = await send(apiPaths.secondFactorOn, { code: readCode(key) })
    token = on.json().data.token
    const [recovery] = on.json().data.recoveryCodes
    // Changing how to sign in does not extend the ten minutes.
    await age(5 * minuteMs + 1000)
    expect(await isOpen()).toBe(false)

    await expectCodeAsked(key, recovery)
    const twice = await Promise.all([1, 2].map(() => confirm({ password, code: recovery })))
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect(await isOpen()).toBe(true)

    await age(tooLong)
    await api.db.updateTable('second_factors').set({ last_step: 0 }).execute()
    expect((await confirm({ password, code: readCode(key) })).statusCode).toBe(200)
    expect((await send(apiPaths.secondFactorOff)).statusCode).toBe(200)
  })
})
