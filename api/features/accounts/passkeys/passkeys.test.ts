import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountLimits } from '../../../../contract/accounts/limits.ts'
import {
  passkeyMessages,
  requiredActionMessages,
  signInMessages,
} from '../../../../contract/accounts/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath } from '../../../../contract/paths.ts'
import { commandLineAuthor } from '../../../records/author.ts'
import { serverLimits } from '../../../server-limits.ts'
import { createAuthenticator } from '../../../testing/accounts/passkey-authenticator.ts'
import { replaceAccounts } from '../../../testing/accounts/replace-accounts.ts'
import { createTestApi, type TestApi } from '../../../testing/api.ts'
import { engines } from '../../../testing/database.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { createUser } from '../repository.ts'

const email = 'owner@example.com'
const password = 'correct horse battery'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let token = ''
  let owner = ''
  let passwordHash = ''
  let phone: ReturnType<typeof createAuthenticator>
  beforeAll(async () => {
    // Two processes have different ports but share one address.
    const site = { PUBLIC_URL: 'https://shop.example', REQUIRE_SECOND_FACTOR: 'true' }
    api = await createTestApi(engine, site)
    passwordHash = await hashPassword(password)
  })
  afterAll(() => api.close())

  /** An account with a passkey. */
  beforeEach(async () => {
    ;[owner = ''] = await replaceAccounts(api.db, [{ email, name: 'Owner', passwordHash }])
    const payload = { email, password }
    token = (await api.call('POST', apiPaths.login, { payload })).json().data.token
    // Marks the session as opened by a passkey, because the site requires a second step.
    await api.db.updateTable('sessions').set({ with_passkey: 1 }).execute()
    phone = createAuthenticator(api.env.publicUrl)
    expect((await add(phone)).statusCode).toBe(200)
  })

  const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    api.call(method, path, { ...as(token), ...(payload && { payload }) })
  const begin = async (path: string) => (await send('POST', path)).json().data
  const add = async (device: typeof phone, name = 'Phone') => {
    const response = device.create(await begin(apiPaths.passkeyOptions))
    return send('POST', apiPaths.passkeys, { name, response })
  }
  const challenge = async () => (await api.call('POST', apiPaths.passkeySignInOptions)).json().data
  const signIn = async (response: object) =>
    api.call('POST', apiPaths.passkeySignIn, { payload: { response } })
  const list = async () => (await send('GET', apiPaths.passkeys)).json().data
  const actions = async () =>
    (await api.db.selectFrom('audit_log').select('action').orderBy('number').execute()).map(
      ({ action }) => action,
    )

  it('a passkey opens a session that counts as both steps, and is confirmed', async () => {
    const signedIn = await signIn(phone.use(await challenge()))
    const { data } = signedIn.json()
    expect(data.user).toMatchObject({ email })
    expect(data.user).not.toHaveProperty('requiredAction')
    const invite = { ...as(data.token), payload: { name: 'Kavitha' } }
    expect((await api.call('POST', apiPaths.invitations, invite)).statusCode).toBe(200)
    const payload = { email, password }
    const byPassword = await api.call('POST', apiPaths.login, { payload })
    expect(byPassword.json().data.user.requiredAction).toBe('second-factor')
    const rejected = await api.call('GET', apiPaths.accounts, as(byPassword.json().data.token))
    expect(rejected.json().message).toBe(requiredActionMessages['second-factor'])
    expect(await list()).toMatchObject([{ name: 'Phone', lastUsedAt: expect.any(String) }])
    expect((await actions()).filter((action) => action.startsWith('passkey'))).toContain(
      'passkey-add',
    )
  })

  it('passkeys stay as they are where the password changes, and so does what they have opened', async () => {
    const { token } = (await signIn(phone.use(await challenge()))).json().data
    const payload = { currentPassword: password, newPassword: 'four mills turn in the wind' }
    const changed = await api.call('PUT', apiPaths.updatePassword, { ...as(token), payload })
    expect(changed.json().data.user).not.toHaveProperty('requiredAction')
    expect((await signIn(phone.use(await challenge()))).statusCode).toBe(200)
  })

  it('passkeys are rejected where anything differs: the origin, who holds it, the counter, the challenge', async () => {
    const origin = 'https://elsewhere.example'
    const used = await challenge()
    expect((await signIn(phone.use(used, { counter: 5 }))).statusCode).toBe(200)
    const wrong = [
      phone.use(await challenge(), { origin, counter: 6 }),
      phone.use(await challenge(), { isVerified: false, counter: 6 }),
      // A copied key continues counting from the time of the copy.
      phone.use(await challenge(), { counter: 5 }),
      phone.use(await challenge(), { counter: 2 }),
      phone.use(used, { counter: 6 }),
      phone.use({ challenge: 'made-up-by-somebody' }, { counter: 6 }),
      createAuthenticator(api.env.publicUrl).use(await challenge()),
    ]
    for (const response of wrong) {
      const rejected = await signIn(response)
      expect([rejected.statusCode, rejected.json().message]).toEqual([401, passkeyMessages.failed])
    }
    expect((await signIn(phone.use(await challenge(), { counter: 6 }))).statusCode).toBe(200)
  })

  it('passkeys answer a challenge once, where two processes are asked at once', {
    tags: ['two-processes'],
  }, async () => {
    const response = phone.use(await challenge())
    const both = await Promise.all([signIn(response), signIn(response)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    const late = phone.use(await challenge())
    await api.db
      .updateTable('passkey_challenges')
      .set({ created_at: Date.now() - accountLimits.passkey.challenge })
      .execute()
    expect((await signIn(late)).statusCode).toBe(401)
  })

  it('passkeys cannot be guessed for long', async () => {
    for (let count = 0; count < serverLimits.login.failures; count++)
      expect((await signIn(phone.use({ challenge: 'made-up-by-somebody' }))).statusCode).toBe(401)
    const limited = await signIn(phone.use(await challenge()))
    expect([limited.statusCode, limited.json().message]).toEqual([429, messages.login.tooMany])
  })

  it('passkeys are added once, by their owner, and only up to the limit', async () => {
    const other = createAuthenticator(api.env.publicUrl)
    for (const manner of [{ origin: 'https://elsewhere.example' }, { isVerified: false }]) {
      const response = other.create(await begin(apiPaths.passkeyOptions), manner)
      const rejected = await send('POST', apiPaths.passkeys, { name: 'Other', response })
      expect([rejected.statusCode, rejected.json().errors]).toEqual([
        400,
        { response: passkeyMessages.notAdded },
      ])
    }
    // A sign-in's challenge is not valid for a new passkey.
    const response = other.create(await challenge())
    expect((await send('POST', apiPaths.passkeys, { name: 'x', response })).statusCode).toBe(400)
    expect((await add(phone)).statusCode).toBe(409)
    expect((await add(other, ' ')).json().errors).toHaveProperty('name')
    for (let count = 1; count < accountLimits.passkey.ofAccount; count++)
      expect((await add(createAuthenticator(api.env.publicUrl))).statusCode).toBe(200)
    expect((await send('POST', apiPaths.passkeyOptions)).json().message).toBe(passkeyMessages.full)
  })

  it('passkeys confirm a session as its password does, if they are of its account', async () => {
    const age = () =>
      api.db
        .updateTable('sessions')
        .set({ password_confirmed_at: Date.now() - accountLimits.session.confirmed - 1000 })
        .execute()
    await age()
    const late = await send('POST', apiPaths.passkeyOptions)
    expect([late.statusCode, late.json().message]).toEqual([403, signInMessages.confirm])
    const confirm = async (response: object) => send('POST', apiPaths.passkeyConfirm, { response })
    expect((await confirm(phone.use(await challenge()))).statusCode).toBe(200)
    expect((await send('POST', apiPaths.passkeyOptions)).statusCode).toBe(200)
    await age()
    const { id } = await createUser(
      api.db,
      { email: 'other@example.com', name: 'Other', passwordHash },
      commandLineAuthor,
    )
    await api.db.updateTable('passkeys').set({ user_id: id }).execute()
    expect((await confirm(phone.use(await challenge()))).statusCode).toBe(400)
    expect((await send('POST', apiPaths.passkeyOptions)).statusCode).toBe(403)
  })

  it('passkeys open nothing once they are removed, or their account is switched off', async () => {
    const isOffered = async () =>
      (await api.call('GET', apiPaths.passkeySignIn)).json().data.available
    expect(await isOffered()).toBe(true)
    await api.db.updateTable('users').set({ active: 0 }).where('id', '=', owner).execute()
    expect((await signIn(phone.use(await challenge()))).statusCode).toBe(401)
    expect(await isOffered()).toBe(false)
    await api.db.updateTable('users').set({ active: 1 }).execute()
    const [{ _id: id }] = await list()
    const path = fillPath(apiPaths.passkey, { id })
    expect((await send('DELETE', path)).statusCode).toBe(200)
    expect((await send('DELETE', path)).statusCode).toBe(404)
    expect((await signIn(phone.use(await challenge()))).statusCode).toBe(401)
    expect(await list()).toEqual([])
  })
})

it('passkeys are not offered where browsers offer none: without https, or by an IP address', async () => {
  for (const PUBLIC_URL of ['http://shop.example', 'https://192.0.2.7', 'https://[2001:db8::7]']) {
    const api = await createTestApi('sqlite', { PUBLIC_URL })
    const { data } = (await api.call('GET', apiPaths.passkeySignIn)).json()
    expect(data).toEqual({ available: false })
    const options = await api.call('POST', apiPaths.passkeySignInOptions)
    expect([options.statusCode, options.json().message]).toEqual([409, passkeyMessages.unavailable])
    await api.close()
  }
})
