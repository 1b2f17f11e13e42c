import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountLimits } from '../../../contract/accounts/limits.ts'
import { signInMessages } from '../../../contract/accounts/messages.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { readEnv } from '../../../env/env.ts'
import { StartError } from '../../../env/start-error.ts'
import { serverLimits } from '../../server-limits.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { createTestDatabase, engines } from '../../testing/database.ts'
import { createFirstAdministrator } from './administrators.ts'

const email = 'owner@example.com'
const password = 'correct horse battery'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine, { TRUST_PROXY: 'loopback' })
    await api.db.deleteFrom('users').execute()
    await createFirstAdministrator(api.db, {
      ...api.env,
      adminEmail: email,
      adminPassword: password,
    })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    await api.db.deleteFrom('login_failures').execute()
  })

  const login = (credentials: object, address = '203.0.113.7') =>
    api.call('POST', apiPaths.login, {
      payload: credentials,
      headers: { 'x-forwarded-for': address },
    })
  const signIn = async (): Promise<string> => (await login({ email, password })).json().data.token
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const me = (token: string) => api.call('GET', apiPaths.me, bearer(token))

  const user = {
    _id: expect.any(String),
    name: 'Admin User',
    email,
    role: 'Administrator',
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: expect.stringMatching(/Z$/),
  }

  it('staff sign in with the right password, whatever the case of the address', async () => {
    const response = await login({ email: ' Owner@Example.COM ', password })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      success: true,
      data: { token: expect.stringMatching(/^[\w-]{43}$/), user },
    })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('the API tells who is signed in', async () => {
    const response = await me(await signIn())
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ success: true, user })
  })

  it('the sign-in rejects an unknown address and a wrong password alike', async () => {
    const wrong = await login({ email, password: 'wrong' })
    const unknown = await login({ email: 'nobody@example.com', password })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual({ success: false, message: messages.login.wrong })
    expect(unknown.statusCode).toBe(401)
    expect(unknown.body).toBe(wrong.body)
  })

  it.each([
    [{}, { email: messages.login.emailRequired, password: messages.login.passwordRequired }],
    [{ email: 'nobody', password: 'x' }, { email: messages.login.emailInvalid }],
    [{ email, password: 5 }, { password: messages.login.passwordRequired }],
    [{ email, password: { $ne: '' } }, { password: messages.login.passwordRequired }],
  ])('the sign-in says what is wrong with the credentials %j', async (credentials, errors) => {
    const response = await login(credentials)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual(errors)
  })

  it('the sign-in stops after ten failures from one address, and lets others try', {
    tags: ['two-processes'],
  }, async () => {
    const attempts = await Promise.all(
      Array.from({ length: serverLimits.login.failures + 15 }, () =>
        login({ email, password: 'wrong' }),
      ),
    )
    const statuses = attempts.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(15).fill(429)])

    const right = await login({ email, password })
    expect(right.statusCode).toBe(429)
    expect(right.json().message).toBe(messages.login.tooMany)
    const wait = Number(right.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(serverLimits.login.window / 1000)
    // A further rejected attempt does not lengthen the wait.
    const counted = await api.db.selectFrom('login_failures').selectAll().execute()
    expect(counted).toHaveLength(serverLimits.login.failures)

    expect((await login({ email, password }, '203.0.113.8')).statusCode).toBe(200)
    expect((await login({ email: 'nobody@example.com', password })).statusCode).toBe(401)
  })

  it('the sign-in tells somebody who has failed too often when the oldest failure is forgotten', async () => {
    const wrong = { email, password: 'wrong' }
    await Promise.all(Array.from({ length: serverLimits.login.failures }, () => login(wrong)))
    await api.db
      .updateTable('login_failures')
      .set({ failed_at: Date.now() - serverLimits.login.window + 60_000 })
      .execute()
    const wait = Number((await login({ email, password })).headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
  })

  it('the sign-in counts the addresses of one IPv6 network as one, and logs each as it is', async () => {
    const wrong = { email, password: 'wrong' }
    for (let count = 0; count < serverLimits.login.failures; count++)
      expect((await login(wrong, `2001:db8:1:2::${count}`)).statusCode).toBe(401)
    expect((await login({ email, password }, '2001:db8:1:2:a:b:c:d')).statusCode).toBe(429)
    expect((await login({ email, password }, '2001:db8:1:3::1')).statusCode).toBe(200)
    const { address } = await api.db
      .selectFrom('audit_log')
      .select('address')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    expect(address).toBe('2001:db8:1:3::1')
  })

  it.each([
    ['203.0.113.7:', '203.0.113.7'],
    ['[2001:db8:1:2::1]:', '2001:db8:1:2::1'],
  ])(
    'the sign-in counts %s with changing ports as one address, and logs it without',
    async (start, bare) => {
      let port = 40_000
      const from = (secret: string) =>
        login({ email, password: secret }, `198.51.100.1, ${start}${port++}`)
      expect((await from(password)).statusCode).toBe(200)
      const { address } = await api.db
        .selectFrom('audit_log')
        .select('address')
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow()
      expect(address).toBe(bare)
      for (let count = 0; count < serverLimits.login.failures; count++)
        expect((await from('wrong')).statusCode).toBe(401)
      expect((await from(password)).statusCode).toBe(429)
    },
  )

  it('the sign-in clears failures after a while, and at once when the password is right', async () => {
    for (let count = 1; count < serverLimits.login.failures; count++)
      await login({ email, password: 'wrong' })
    expect((await login({ email, password })).statusCode).toBe(200)
    for (let count = 0; count < serverLimits.login.failures; count++)
      await login({ email, password: 'wrong' })
    expect((await login({ email, password })).statusCode).toBe(429)
    await api.db
      .updateTable('login_failures')
      .set({ failed_at: Date.now() - serverLimits.login.window })
      .execute()
    expect((await login({ email, password })).statusCode).toBe(200)
  })

  it.each([apiPaths.me, apiPaths.sessionPing])('the API closes %s to guests', async (path) => {
    for (const authorization of [
      undefined,
      'Bearer',
      'Bearer x',
      `Basic ${'a'.repeat(43)}`,
      'Bearer é',
    ]) {
      const response = await api.call(
        'GET',
        path,
        authorization ? { headers: { authorization } } : {},
      )
      expect(response.statusCode).toBe(401)
      expect(response.json().success).toBe(false)
    }
  })

  it('a session stays alive while it is used, and no longer', async () => {
    const token = await signIn()
    const setEnd = (end: number) =>
      api.db.updateTable('sessions').set({ expires_at: end }).execute()

    await setEnd(Date.now() + 60_000)
    const ping = await api.call('GET', apiPaths.sessionPing, bearer(token))
    const end = Date.parse(ping.json().data.expiresAt)
    expect(end).toBeGreaterThan(Date.now() + accountLimits.session.idle - 60_000)

    await setEnd(Date.now())
    const dead = await me(token)
    expect(dead.statusCode).toBe(401)
    expect(dead.json().message).toBe(messages.session.expired)
  })

  it('the sign-out ends one session', { tags: ['two-processes'] }, async () => {
    const [one, other] = [await signIn(), await signIn()]
    const out = await api.call('POST', apiPaths.logout, bearer(one))
    expect(out.json()).toEqual({ success: true, data: null })
    expect((await me(one)).statusCode).toBe(401)
    expect((await me(other)).statusCode).toBe(200)
  })

  it('the database holds no token that could be read out of it', async () => {
    const token = await signIn()
    const rows = await api.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  describe('changing the password', () => {
    const change = (token: string, payload: object) =>
      api.call('PUT', apiPaths.updatePassword, { ...bearer(token), payload })
    const newPassword = 'another good phrase'

    it('a change of the password needs a session', async () => {
      const response = await api.call('PUT', apiPaths.updatePassword, {
        payload: { currentPassword: password, newPassword },
      })
      expect(response.statusCode).toBe(401)
    })

    it('a change of the password says which field is wrong', async () => {
      const token = await signIn()
      const wrong = await change(token, { currentPassword: 'wrong', newPassword })
      expect(wrong.statusCode).toBe(400)
      expect(wrong.json().errors).toEqual({ currentPassword: messages.password.currentWrong })
      const short = await change(token, { currentPassword: password, newPassword: 'short' })
      expect(short.statusCode).toBe(400)
      expect(short.json().errors).toEqual({ newPassword: messages.password.tooShort(12) })
      const common = await change(token, { currentPassword: password, newPassword: 'password1234' })
      expect(common.json().errors).toEqual({ newPassword: messages.password.guessable })
      for (const newPassword of ['coimbatore1975', 'Owner@example.com', 'Vaagai-Oils-641653']) {
        const known = await change(token, { currentPassword: password, newPassword })
        expect(known.json().errors).toEqual({ newPassword: signInMessages.knownWords })
      }
      expect((await me(token)).statusCode).toBe(200)
    })

    it('a change of the password ends every session and returns the token of a new one', {
      tags: ['two-processes'],
    }, async () => {
      const [token, other] = [await signIn(), await signIn()]
      const changed = await change(token, { currentPassword: password, newPassword })
      expect(changed.statusCode).toBe(200)
      expect((await me(changed.json().data.token)).statusCode).toBe(200)
      expect((await me(token)).statusCode).toBe(401)
      expect((await me(other)).statusCode).toBe(401)
      expect((await login({ email, password })).statusCode).toBe(401)
      expect((await login({ email, password: newPassword })).statusCode).toBe(200)

      await change((await login({ email, password: newPassword })).json().data.token, {
        currentPassword: newPassword,
        newPassword: password,
      })
    })

    it('a change of the password succeeds once among several at the same time', {
      tags: ['two-processes'],
    }, async () => {
      const token = await signIn()
      const responses = await Promise.all(
        [1, 2, 3].map((n) =>
          change(token, { currentPassword: password, newPassword: `${newPassword} ${n}` }),
        ),
      )
      const winners = responses.filter(({ statusCode }) => statusCode === 200)
      expect(winners).toHaveLength(1)
      expect((await me(winners[0]?.json().data.token)).statusCode).toBe(200)
    })
  })
})

describe.each(engines)('on %s', (engine) => {
  it('the first administrator is created once, with a password that is shown once', async () => {
    const api = await createTestApi(engine)
    await api.db.deleteFrom('users').execute()
    const settings = { ...api.env, adminEmail: 'admin@example.com', adminPassword: undefined }
    const created = await Promise.all([
      createFirstAdministrator(api.db, settings),
      createFirstAdministrator(api.db, settings),
    ])
    const accounts = created.filter((account) => account !== null)
    expect(accounts).toHaveLength(1)
    expect(await createFirstAdministrator(api.db, settings)).toBeNull()

    const response = await api.call('POST', apiPaths.login, { payload: accounts[0] })
    expect(response.statusCode).toBe(200)
    await api.close()
  })

  it.each([
    ['password1234', messages.password.guessable],
    ['coimbatore1975', signInMessages.knownWords],
    ['boss@kongu.example', signInMessages.knownWords],
  ])(
    'the first administrator is not created with %s, and the variable is named',
    async (adminPassword, message) => {
      const { db, close } = await createTestDatabase(engine)
      const settings = { ...readEnv({}), adminEmail: 'boss@kongu.example', adminPassword }
      await expect(createFirstAdministrator(db, settings)).rejects.toThrow(
        new StartError(`ADMIN_PASSWORD: ${message}`),
      )
      expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
      await close()
    },
  )
})
