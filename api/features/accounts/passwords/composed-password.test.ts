import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths } from '../../../../contract/paths.ts'
import { readEnv } from '../../../../env/env.ts'
import { parameters } from '../../../records/columns/password-hash.ts'
import { createTestApi, type TestApi } from '../../../testing/api.ts'
import { engines } from '../../../testing/database.ts'
import { createFirstAdministrator } from '../administrators.ts'

const email = 'owner@example.com'
const composed = 'crème-brûlée-harbour-lantern'.normalize('NFC')
const apart = composed.normalize('NFD')

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine)
  })
  afterAll(() => api.close())

  const signIn = (password: string) =>
    api.call('POST', apiPaths.login, { payload: { email, password } })
  const statusesOf = async (...passwords: string[]) => {
    const statuses: number[] = []
    for (const password of passwords) statuses.push((await signIn(password)).statusCode)
    return statuses
  }
  const createWith = async (adminPassword: string) => {
    await api.db.deleteFrom('users').execute()
    await createFirstAdministrator(api.db, { ...api.env, adminEmail: email, adminPassword })
  }
  const storeHashOf = async (password: string) => {
    const stored = { password_hash: await hash(password, parameters) }
    await api.db.updateTable('users').set(stored).where('email', '=', email).execute()
  }

  it('a password that can be written in composed letters or in parts opens in either, however it was set', async () => {
    for (const set of [composed, apart]) {
      await createWith(readEnv({ ADMIN_PASSWORD: set }).adminPassword ?? '')
      expect(await statusesOf(composed, apart)).toEqual([200, 200])
    }
  })

  it('a password that can be written in composed letters or in parts is changed and confirmed in either', async () => {
    await createWith(composed)
    const { token } = (await signIn(apart)).json().data
    const headers = { authorization: `Bearer ${token}` }
    const confirmed = await api.call('POST', apiPaths.confirm, {
      headers,
      payload: { password: apart },
    })
    expect(confirmed.statusCode).toBe(200)
    const payload = { currentPassword: apart, newPassword: `${apart}-été` }
    expect((await api.call('PUT', apiPaths.updatePassword, { headers, payload })).statusCode).toBe(
      200,
    )
    expect(await statusesOf(`${composed}-été`, `${apart}-e\u0301t\u00e9`, composed)).toEqual([
      200, 200, 401,
    ])
  })

  it('a password opens an account whose hash is from before letters were composed, and the hash is then made anew', async () => {
    await createWith(composed)
    for (const typed of [composed, apart]) {
      await storeHashOf(apart)
      expect(await statusesOf(`${typed}!`, typed)).toEqual([401, 200])
      const row = await api.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
      expect(await statusesOf(composed, apart)).toEqual([200, 200])
      const { password_hash } = await api.db
        .selectFrom('users')
        .selectAll()
        .executeTakeFirstOrThrow()
      expect(password_hash).toBe(row.password_hash)
    }
  })

  it('a password of eleven composed letters is too short, however many its parts are', async () => {
    await createWith(composed)
    const { token } = (await signIn(composed)).json().data
    const headers = { authorization: `Bearer ${token}` }
    const short = { currentPassword: composed, newPassword: 'é'.repeat(11).normalize('NFD') }
    const { statusCode, json } = await api.call('PUT', apiPaths.updatePassword, {
      headers,
      payload: short,
    })
    expect([statusCode, json().errors]).toEqual([
      400,
      { newPassword: messages.password.tooShort(12) },
    ])
  })

  it('a password is not looked at before the site is ready', async () => {
    await createWith(composed)
    api.app.lifecycle.stage = 'starting'
    const { statusCode, headers } = await signIn(composed)
    api.app.lifecycle.stage = 'ready'
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  })
})
