import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountLimits } from '../../../../contract/accounts/limits.ts'
import { endReasons, secondFactorMessages } from '../../../../contract/accounts/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths } from '../../../../contract/paths.ts'
import { serverLimits } from '../../../server-limits.ts'
import { readCode, readWrongCode } from '../../../testing/accounts/authenticator.ts'
import { replaceAccounts } from '../../../testing/accounts/replace-accounts.ts'
import { createTestApi, type TestApi } from '../../../testing/api.ts'
import { engines } from '../../../testing/database.ts'
import { resetPassword, resetSecondFactor } from '../administrators.ts'
import { hashPassword } from '../passwords/passwords.ts'

const email = 'owner@example.com'
const password = 'correct horse battery'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let token = ''
  let key = ''
  let spent = ''
  let codes: string[] = []
  let passwordHash = ''

  beforeAll(async () => {
    api = await createTestApi(engine, { TRUST_PROXY: 'loopback' })
    passwordHash = await hashPassword(password)
  })
  afterAll(() => api.close())

  /** An account that has turned it on. */
  beforeEach(async () => {
    await replaceAccounts(api.db, [{ email, name: 'Owner', passwordHash }])
    token = (await login({})).json().data.token
    key = (await send(apiPaths.beginSecondFactor)).json().data.key
    spent = readCode(key)
    const on = await turnOn(spent)
    expect(on.statusCode).toBe(200)
    const { data } = on.json()
    token = data.token
    codes = data.recoveryCodes
  })

  type Login = { password?: string; code?: string }
  const login = (credentials: Login, address = '203.0.113.7', device = '') =>
    api.call('POST', apiPaths.login, {
      payload: { email, password, ...credentials },
      headers: { 'x-forwarded-for': address, ...(device && { 'x-device': device }) },
    })
  const asOwner = () => ({ authorization: `Bearer ${token}` })
  const send = (path: string, payload: object = {}) =>
    api.call('POST', path, { headers: asOwner(), payload })
  const turnOn = (code: string) => send(apiPaths.secondFactorOn, { code })
  const describeIt = async () =>
    (await api.call('GET', apiPaths.secondFactor, { headers: asOwner() })).json().data
  const isAlive = async (token: string) =>
    (await api.call('GET', apiPaths.me, { headers: { authorization: `Bearer ${token}` } }))
      .statusCode === 200
  /** Resets the used codes, because tests are faster than an app. */
  const clearSpentCodes = () => api.db.updateTable('second_factors').set({ last_step: 0 }).execute()
  const rejected = (message: string) => ({ success: false, message, errors: { code: message } })
  const log = async () =>
    (await api.db.selectFrom('audit_log').select('action').orderBy('number').execute()).map(
      ({ action }) => action,
    )

  async function expectOn() {
    expect(await describeIt()).toEqual({
      on: true,
      required: false,
      since: expect.stringMatching(/Z$/),
      recoveryCodesLeft: accountLimits.secondFactor.recoveryCodes,
    })
    expect((await send(apiPaths.beginSecondFactor)).statusCode).toBe(409)
    expect((await turnOn(readCode(key))).statusCode).toBe(409)
  }

  async function expectTurnedOff() {
    const off = await send(apiPaths.secondFactorOff)
    expect(await isAlive(token)).toBe(false)
    token = off.json().data.token
    expect(await describeIt()).toEqual({
      on: false,
      required: false,
      since: null,
      recoveryCodesLeft: 0,
    })
    expect((await send(apiPaths.secondFactorOff)).statusCode).toBe(409)
    expect((await send(apiPaths.recoveryCodes)).statusCode).toBe(409)
    expect((await turnOn(readCode(key))).statusCode).toBe(409)
  }

  async function beginAgain() {
    const headers = { authorization: `Bearer ${token}` }
    await api.call('PUT', apiPaths.settings, { headers, payload: { name: 'Chekku Oils' } })
    const fresh = (await send(apiPaths.beginSecondFactor)).json().data
    const shared = new URL(fresh.address).searchParams
    expect([shared.get('secret'), shared.get('issuer')]).toEqual([fresh.key, 'Chekku Oils'])
    expect(fresh.key).not.toBe(key)
    const begun = [await turnOn(readWrongCode(fresh.key)), await turnOn(' ')]
    expect(begun.map(({ statusCode }) => statusCode)).toEqual([400, 400])
    expect(begun.map((response) => response.json().errors)).toEqual([
      { code: secondFactorMessages.wrong },
      { code: secondFactorMessages.codeRequired },
    ])
    return fresh
  }

  it('two-step sign-in is turned on by a code, which ends every other session', async () => {
    await expectOn()

    await expectTurnedOff()
    const other = (await login({})).json().data.token

    const fresh = await beginAgain()
    expect((await login({})).statusCode).toBe(200)
    const on = await turnOn(readCode(fresh.key))
    expect(on.json().data.recoveryCodes).toHaveLength(accountLimits.secondFactor.recoveryCodes)
    for (const ended of [token, other]) {
      const headers = { authorization: `Bearer ${ended}` }
      const response = await api.call('GET', apiPaths.me, { headers })
      expect(response.json().message).toBe(endReasons['second-factor'])
    }
    expect(await isAlive(on.json().data.token)).toBe(true)
  })

  it('two-step sign-in cannot be set up without a session', async () => {
    expect((await api.call('GET', apiPaths.secondFactor)).statusCode).toBe(401)
    const { beginSecondFactor, secondFactorOn, secondFactorOff, recoveryCodes } = apiPaths
    for (const path of [beginSecondFactor, secondFactorOn, secondFactorOff, recoveryCodes])
      expect((await api.call('POST', path, { payload: {} })).statusCode, path).toBe(401)
  })

  it('the code is asked for once the password is right, and of nobody else', async () => {
    await clearSpentCodes()
    const asked = await login({})
    expect(asked.statusCode).toBe(401)
    expect(asked.json()).toEqual(rejected(secondFactorMessages.codeRequired))
    expect(await api.db.selectFrom('login_failures').selectAll().execute()).toEqual([])

    const wrong = await login({ password: 'wrong', code: readCode(key) })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual({ success: false, message: messages.login.wrong })
    const guessed = await login({ code: readWrongCode(key) })
    expect(guessed.statusCode).toBe(401)
    expect(guessed.json()).toEqual(rejected(secondFactorMessages.wrong))

    const code = readCode(key)
    expect((await login({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).statusCode).toBe(200)
    expect((await log()).slice(-3)).toEqual(['sign-in-failed', 'second-factor-failed', 'sign-in'])
  })

  it('the sign-in takes each code once, however many try at the same time', {
    tags: ['two-processes'],
  }, async () => {
    expect((await login({ code: spent })).statusCode, 'it was turned on with this one').toBe(401)
    await clearSpentCodes()
    const [recovery = '', another = ''] = codes
    const typed = another.replaceAll('-', ' ').toUpperCase()
    for (const code of [readCode(key), recovery, typed]) {
      const responses = await Promise.all([login({ code }), login({ code }), login({ code })])
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401])
    }
    expect((await describeIt()).recoveryCodesLeft).toBe(
      accountLimits.secondFactor.recoveryCodes - 2,
    )
    expect((await log()).filter((action) => action === 'recovery-code-used')).toHaveLength(2)
  })

  async function guessFromManyAddresses(code: string) {
    for (let count = 0; count < accountLimits.secondFactor.wrongCodes; count++)
      expect((await login({ code }, `198.51.100.${count}`)).json()).toEqual(
        rejected(secondFactorMessages.wrong),
      )
  }

  it('the sign-in lets nobody guess codes: neither from one address, nor from many', {
    tags: ['two-processes'],
  }, async () => {
    const code = readWrongCode(key)
    for (let count = 0; count < serverLimits.login.failures; count++) await login({ code })
    expect((await login({ code })).statusCode).toBe(429)
    await clearSpentCodes()
    const known = await login({ code: readCode(key) }, '203.0.113.8')
    const device = String(known.headers['x-device'])

    await guessFromManyAddresses(code)
    await clearSpentCodes()
    const blocked = await login({ code: readCode(key) }, '192.0.2.1')
    expect(blocked.json()).toEqual(rejected(secondFactorMessages.blocked))
    const owner = await login({ code: readCode(key) }, '192.0.2.1', device)
    expect(owner.statusCode, 'the owner, where both factors were proved before').toBe(200)
    await clearSpentCodes()
    expect((await login({ code: readCode(key) }, '192.0.2.2')).statusCode).toBe(401)
    const [recovery = ''] = codes
    expect((await login({ code: recovery }, '192.0.2.3')).statusCode).toBe(200)
    expect((await login({ code: readCode(key) }, '192.0.2.4')).statusCode).toBe(200)
  })

  it('the sign-in does not take a device for known that has proved the password alone', async () => {
    const [recovery = ''] = codes
    const seal = String((await login({ code: recovery })).headers['x-device'])
    const off = await send(apiPaths.secondFactorOff)
    token = off.json().data.token
    const early = String((await login({})).headers['x-device'])
    key = (await send(apiPaths.beginSecondFactor)).json().data.key
    await turnOn(readCode(key))
    await api.db.updateTable('second_factors').set({ wrong_codes: 20, last_step: 0 }).execute()
    for (const device of [early, seal])
      expect((await login({ code: readCode(key) }, '192.0.2.1', device)).json()).toEqual(
        rejected(secondFactorMessages.blocked),
      )
  })

  it('an account with two-step sign-in gets new recovery codes', async () => {
    const renewed = (await send(apiPaths.recoveryCodes)).json().data.recoveryCodes
    expect(renewed).toHaveLength(accountLimits.secondFactor.recoveryCodes)
    expect((await login({ code: codes[0] })).statusCode).toBe(401)
    expect((await login({ code: renewed[0] })).statusCode).toBe(200)
    expect(await isAlive(token)).toBe(true)
  })

  async function changePassword(reset: { password: string }) {
    await api.call('PUT', apiPaths.updatePassword, {
      headers: asOwner(),
      payload: { currentPassword: reset.password, newPassword: password },
    })
  }

  it("two-step sign-in is not got around by a new password, but turned off from the server's shell", async () => {
    const block = () =>
      api.db.updateTable('second_factors').set({ wrong_codes: 20, last_step: 0 }).execute()
    await block()
    await login({ password: 'wrong' })
    const reset = await resetPassword(api.db, email)
    expect(await api.db.selectFrom('login_failures').selectAll().execute()).toEqual([])
    const asked = await login({ password: reset.password })
    expect(asked.json()).toEqual(rejected(secondFactorMessages.codeRequired))
    const response = await login({ password: reset.password, code: readCode(key) })
    expect(response.statusCode, 'wrong codes under the old password are cleared').toBe(200)
    token = response.json().data.token
    await block()
    await changePassword(reset)
    const again = await login({ code: readCode(key) })
    expect(again.statusCode, 'also where the owner changes it').toBe(200)

    await resetSecondFactor(api.db, email)
    expect(await isAlive(again.json().data.token)).toBe(false)
    expect((await login({})).statusCode).toBe(200)
    await expect(resetSecondFactor(api.db, email)).rejects.toThrow('no two-step sign-in')
  })

  it('two-step sign-in leaves nothing in the database that is not needed, and nothing in the log', async () => {
    const rows = await api.db.selectFrom('recovery_codes').selectAll().execute()
    const entries = await api.db.selectFrom('audit_log').selectAll().execute()
    const kept = JSON.stringify([rows, entries])
    const { secret } = await api.db
      .selectFrom('second_factors')
      .select('secret')
      .executeTakeFirstOrThrow()
    for (const plain of [...codes, ...codes.map((code) => code.replaceAll('-', '')), key, secret])
      expect(kept).not.toContain(plain)
    expect(rows).toHaveLength(accountLimits.secondFactor.recoveryCodes)
  })
})
