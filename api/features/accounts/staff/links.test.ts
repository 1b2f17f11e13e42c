import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountLimits } from '../../../../contract/accounts/limits.ts'
import { kindOfCode } from '../../../../contract/accounts/link-kinds.ts'
import { accountMessages, endReasons } from '../../../../contract/accounts/messages.ts'
import { dayMs } from '../../../../contract/durations.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { commandLineAuthor } from '../../../records/author.ts'
import { serverLimits } from '../../../server-limits.ts'
import { readCode } from '../../../testing/accounts/authenticator.ts'
import { replaceAccounts } from '../../../testing/accounts/replace-accounts.ts'
import { createTestApi, type TestApi } from '../../../testing/api.ts'
import { engines } from '../../../testing/database.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { createUser } from '../repository.ts'

const password = 'correct horse battery'
const next = 'four mills turn in the wind'
const email = 'owner@example.com'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let passwordHash = ''
  let token = ''
  let owner = ''
  beforeAll(async () => {
    api = await createTestApi(engine)
    passwordHash = await hashPassword(password)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    ;[owner = ''] = await replaceAccounts(api.db, [{ email, name: 'Owner', passwordHash }])
    token = (await signIn(email)).json().data.token
  })

  const signIn = (email: string, secret = password) =>
    api.call('POST', apiPaths.login, { payload: { email, password: secret } })
  const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const codeOf = (address: string) => address.split('#')[1] ?? ''
  const invite = async (by = token) => {
    const response = await api.call('POST', apiPaths.invitations, {
      ...as(by),
      payload: { name: 'Kavitha' },
    })
    const { address, ...invitation } = response.json().data
    return { ...invitation, address, code: codeOf(address) }
  }
  const makeSignInLink = (id = owner, by = token) =>
    api.call('POST', fillPath(apiPaths.signInLink, { id }), as(by))
  const join = (code: string, payload: object = {}) =>
    api.call('POST', apiPaths.join, {
      payload: { code, email: 'kavitha@example.com', password: next, ...payload },
    })
  const ended = { code: accountMessages.linkEnded }

  async function expectLoggedWithout(code: string) {
    const log = await api.db.selectFrom('audit_log').selectAll().execute()
    expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['invite', 'create']))
    expect(JSON.stringify(log)).not.toContain(code.slice(1))
  }

  it('links to an account open an account once, with the name of who was invited, and sign in', async () => {
    const { _id, name, until, address, code } = await invite()
    expect({ name, address }).toEqual({
      name: 'Kavitha',
      address: `${api.env.publicUrl}${pagePaths.adminJoin}#${code}`,
    })
    expect(kindOfCode(code)).toBe('invitation')
    expect(Buffer.from(code.slice(1), 'base64url')).toHaveLength(16)
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(accountLimits.invitation - 60_000)
    const open = await api.call('GET', apiPaths.invitations, as(token))
    expect(open.json().data).toEqual([{ _id, name, until }])

    const joined = await join(code)
    const { data } = joined.json()
    expect(data.user).toMatchObject({ name: 'Kavitha', email: 'kavitha@example.com' })
    expect((await api.call('GET', apiPaths.me, as(data.token))).statusCode).toBe(200)
    expect((await signIn('kavitha@example.com', next)).statusCode).toBe(200)
    const again = await join(code, { email: 'other@example.com' })
    expect([again.statusCode, again.json().errors]).toEqual([400, ended])
    await expectLoggedWithout(code)
  })

  it('links to an account open one account where two use one at once', {
    tags: ['two-processes'],
  }, async () => {
    const { code } = await invite()
    const responses = await Promise.all([
      join(code, { email: 'first@example.com' }),
      join(code, { email: 'second@example.com' }),
    ])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect(await api.db.selectFrom('users').select('id').execute()).toHaveLength(2)
  })

  it('links to an account stay as they were where the form is rejected', async () => {
    const { code } = await invite()
    const taken = await join(code, { email })
    expect([taken.statusCode, taken.json().errors]).toEqual([
      409,
      { email: accountMessages.emailTaken },
    ])
    const guessable = await join(code, { password: 'password1234' })
    expect(guessable.json().errors).toEqual({ password: messages.password.guessable })
    const nameless = await join(code, { email: undefined })
    expect(nameless.json().errors).toEqual({ email: messages.login.emailRequired })
    expect((await join(code)).statusCode).toBe(200)
  })

  it('links to an account end when they are withdrawn or too old', async () => {
    const withdrawn = await invite()
    const path = fillPath(apiPaths.invitation, { id: withdrawn._id })
    expect((await api.call('DELETE', path, as(token))).statusCode).toBe(200)
    expect((await api.call('DELETE', path, as(token))).statusCode).toBe(404)
    expect((await join(withdrawn.code)).json().errors).toEqual(ended)

    const late = await invite()
    await api.db.updateTable('account_links').set({ expires_at: Date.now() }).execute()
    expect((await join(late.code)).json().errors).toEqual(ended)
  })

  it('links to an account end while their maker is switched off, and for good', async () => {
    const maker = await createUser(
      api.db,
      { email: 'maker@example.com', name: 'Maker', passwordHash },
      commandLineAuthor,
    )
    const made = await invite((await signIn('maker@example.com')).json().data.token)
    const setActive = (active: boolean) =>
      api.call('PUT', fillPath(apiPaths.account, { id: maker.id }), {
        ...as(token),
        payload: { active },
      })
    await setActive(false)
    expect((await join(made.code)).json().errors).toEqual(ended)
    await setActive(true)
    expect((await join(made.code)).json().errors).toEqual(ended)
  })

  it('a link that a clock has made ahead of time counts for nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * dayMs })
    const { token: ahead } = (await signIn(email)).json().data
    const { code } = await invite(ahead)
    vi.useRealTimers()
    expect((await join(code)).json().errors).toEqual(ended)
    await invite((await signIn(email)).json().data.token)
    expect(await api.db.selectFrom('account_links').select('id').execute()).toHaveLength(1)
  })

  it('links to an account cannot be guessed for long', { tags: ['two-processes'] }, async () => {
    const { code } = await invite()
    const countFailed = async () =>
      (
        await api.db
          .selectFrom('audit_log')
          .select('number')
          .where('action', '=', 'sign-in-failed')
          .execute()
      ).length
    const before = await countFailed()
    for (let count = 0; count < serverLimits.login.failures; count++)
      expect((await join(`i${count}`)).statusCode).toBe(400)
    const limited = await join(code)
    expect([limited.statusCode, limited.json().message]).toEqual([429, messages.login.tooMany])
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signIn(email)).statusCode).toBe(200)
    expect(await countFailed()).toBe(before + serverLimits.login.failures)
  })

  it('a link sets a new password for an owner who forgot it, and ends the other sessions', async () => {
    const earlier = codeOf((await makeSignInLink()).json().data.address)
    const made = (await makeSignInLink()).json().data
    const code = codeOf(made.address)
    expect(kindOfCode(code)).toBe('sign-in-link')
    expect(Date.parse(made.until) - Date.now()).toBeLessThanOrEqual(accountLimits.signInLink)
    expect((await join(earlier)).json().errors).toEqual(ended)
    const joined = await join(code, { email: undefined })
    expect(joined.json().data.user).toMatchObject({ name: 'Owner', email })
    const old = await api.call('GET', apiPaths.me, as(token))
    expect(old.json().message).toBe(endReasons.password)
    expect([(await signIn(email)).statusCode, (await signIn(email, next)).statusCode]).toEqual([
      401, 200,
    ])
    expect((await join(code)).json().errors).toEqual(ended)
  })

  it('a link sets no password where two-step sign-in is on, until its code is given', async () => {
    const { key } = (await api.call('POST', apiPaths.beginSecondFactor, as(token))).json().data
    const on = await api.call('POST', apiPaths.secondFactorOn, {
      ...as(token),
      payload: { code: readCode(key) },
    })
    const by = on.json().data.token
    const code = codeOf((await makeSignInLink(owner, by)).json().data.address)
    for (const secondFactor of [undefined, '000000', on.json().data.recoveryCodes[0].slice(1)])
      expect((await join(code, { secondFactor })).json().errors).toHaveProperty('secondFactor')
    expect((await signIn(email, next)).statusCode).toBe(401)
    const [secondFactor] = on.json().data.recoveryCodes
    expect((await join(code, { secondFactor })).statusCode).toBe(200)
  })

  it('a link sets no password of an account that is switched off', async () => {
    const { id } = await createUser(
      api.db,
      { email: 'gone@example.com', name: 'Gone', passwordHash },
      commandLineAuthor,
    )
    const code = codeOf((await makeSignInLink(id)).json().data.address)
    await api.call('PUT', fillPath(apiPaths.account, { id }), {
      ...as(token),
      payload: { active: false },
    })
    expect((await join(code)).json().errors).toEqual(ended)
    expect((await makeSignInLink(id)).statusCode).toBe(409)
    expect((await makeSignInLink('nobody')).statusCode).toBe(404)
  })
})
