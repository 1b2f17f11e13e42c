import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  requiredActionMessages,
  secondFactorMessages,
} from '../../../contract/accounts/messages.ts'
import { apiPaths, apiPrefix } from '../../../contract/paths.ts'
import { readCode } from '../../testing/accounts/authenticator.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { createFirstAdministrator, resetPassword, resetSecondFactor } from './administrators.ts'

const email = 'owner@example.com'
const chosen = 'correct horse battery'
const always = [
  `GET ${apiPaths.me}`,
  `GET ${apiPaths.sessionPing}`,
  `POST ${apiPaths.confirm}`,
  `POST ${apiPaths.passkeyConfirm}`,
  `POST ${apiPaths.logout}`,
]
const settingUp = [
  `GET ${apiPaths.secondFactor}`,
  `POST ${apiPaths.beginSecondFactor}`,
  `POST ${apiPaths.secondFactorOn}`,
]

describe.each(engines)('where the site requires something of every account, on %s', (engine) => {
  let api: TestApi
  let token = ''
  beforeAll(async () => {
    api = await createTestApi(engine, {
      REQUIRE_SECOND_FACTOR: 'true',
      REQUIRE_OWN_PASSWORD: 'true',
    })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    await api.db.deleteFrom('users').execute()
  })

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    api.call(method, path, {
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
  async function signIn(password: string, code?: string) {
    const response = await api.call('POST', apiPaths.login, { payload: { email, password, code } })
    const { data } = response.json()
    token = data.token
    return data.user.requiredAction
  }
  const requiredAction = async () => (await call('GET', apiPaths.me)).json().user.requiredAction
  /** True if public reads show this session content for staff. */
  const seesCost = async () =>
    (await call('GET', `${apiPaths.products}?visibility=public`)).body.includes('packCost')
  async function turnOn(): Promise<string[]> {
    const { key } = (await call('POST', apiPaths.beginSecondFactor)).json().data
    const code = readCode(key)
    const { data } = (await call('POST', apiPaths.secondFactorOn, { code })).json()
    token = data.token
    expect(data.user).not.toHaveProperty('requiredAction')
    return data.recoveryCodes
  }

  /** Closed routes that admit the session anyway, although the requested record does not exist. */
  async function listOpen(message: string): Promise<string[]> {
    const open: string[] = []
    const messagesOfClosed = new Set<string>()
    for (const { method, url, config } of api.routes) {
      const verb = [method].flat()[0] ?? ''
      const isGuarded = url.startsWith(`${apiPrefix}/`) && config?.access !== 'public'
      if (!isGuarded || verb === 'HEAD') continue
      const path = url.slice(apiPrefix.length)
      if (path === apiPaths.logout) continue
      const response = await api.ask({
        method: verb as 'GET',
        url: apiPrefix + path.replace(/:\w+/g, 'none'),
        headers: { authorization: `Bearer ${token}` },
      })
      if (response.statusCode !== 403) open.push(`${verb} ${path}`)
      else messagesOfClosed.add(response.json().message)
    }
    expect([...messagesOfClosed]).toEqual([message])
    return [...open, `POST ${apiPaths.logout}`].sort()
  }

  async function expectOpenButForTurningOff() {
    expect(await requiredAction()).toBeUndefined()
    const category = (await call('POST', apiPaths.categories, { name: 'Oils' })).json().data._id
    const product = { name: 'Oil', category, packAmount: 1, packUnit: 'l', packCost: 1 }
    expect((await call('POST', apiPaths.products, product)).statusCode).toBe(201)
    expect(await seesCost()).toBe(true)
    const off = await call('POST', apiPaths.secondFactorOff)
    expect(off.statusCode).toBe(403)
    expect(off.json().message).toBe(secondFactorMessages.required)
  }

  async function expectSetUpAgain() {
    await resetSecondFactor(api.db, email)
    expect(await signIn(chosen)).toBe('second-factor')
    expect((await call('GET', apiPaths.sessions)).statusCode).toBe(403)
    expect(await seesCost()).toBe(false)
    expect((await call('POST', apiPaths.logout)).statusCode).toBe(200)
    expect((await call('GET', apiPaths.me)).statusCode).toBe(401)
  }

  it('a session without a second factor may set it up, and nothing else', async () => {
    await createFirstAdministrator(api.db, { ...api.env, adminEmail: email, adminPassword: chosen })
    expect(await signIn(chosen)).toBe('second-factor')
    expect(await requiredAction()).toBe('second-factor')
    expect(await listOpen(requiredActionMessages['second-factor'])).toEqual(
      [...always, ...settingUp].sort(),
    )
    const read = await call('GET', apiPaths.categories)
    expect(read.statusCode, 'what is public stays so').toBe(200)
    expect((await call('GET', apiPaths.secondFactor)).json().data).toMatchObject({
      on: false,
      required: true,
    })

    const [code = ''] = await turnOn()
    await expectOpenButForTurningOff()
    expect(await signIn(chosen, code)).toBeUndefined()

    // If the app is lost, the password suffices to set it up again, but for nothing else.
    await expectSetUpAgain()
  })

  it('a made-up password opens nothing but its own change', async () => {
    const first = { ...api.env, adminEmail: email, adminPassword: undefined }
    const made = (await createFirstAdministrator(api.db, first))?.password ?? ''
    expect(await signIn(made)).toBe('password')
    expect(await listOpen(requiredActionMessages.password)).toEqual(
      [...always, `PUT ${apiPaths.updatePassword}`].sort(),
    )
    const passwords = { currentPassword: made, newPassword: chosen }
    const { data } = (await call('PUT', apiPaths.updatePassword, passwords)).json()
    expect(data.user.requiredAction, 'one after the other').toBe('second-factor')
    token = data.token
    const codes = await turnOn()
    expect(await requiredAction()).toBeUndefined()
    const reset = await resetPassword(api.db, email)
    expect(await signIn(reset.password, codes[0])).toBe('password')
  })
})
