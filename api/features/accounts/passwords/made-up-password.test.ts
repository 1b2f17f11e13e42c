import { describe, expect, it } from 'vitest'
import { apiPaths } from '../../../../contract/paths.ts'
import { createTestApi } from '../../../testing/api.ts'
import { engines } from '../../../testing/database.ts'
import { createAdministrator, createFirstAdministrator, resetPassword } from '../administrators.ts'

describe.each(engines)('on %s', (engine) => {
  it('a made-up password is reported as such until another one is chosen, and stops nobody', async () => {
    const api = await createTestApi(engine)
    await api.db.deleteFrom('users').execute()
    const signIn = async (account: { email: string; password: string | undefined } | null) =>
      (await api.call('POST', apiPaths.login, { payload: account ?? {} })).json().data
    const own = {
      ...api.env,
      adminEmail: 'own@example.com',
      adminPassword: 'correct horse battery',
    }
    const first = { ...api.env, adminEmail: 'first@example.com', adminPassword: undefined }

    await createFirstAdministrator(api.db, own)
    const chosen = await signIn({ email: own.adminEmail, password: own.adminPassword })
    expect(chosen.user).not.toHaveProperty('passwordMadeUp')
    await api.db.deleteFrom('users').execute()

    const account = await createFirstAdministrator(api.db, first)
    const second = await createAdministrator(api.db, { email: 'b@example.com', name: 'B' })
    for (const made of [account, second])
      expect((await signIn(made)).user.passwordMadeUp).toBe(true)
    const reset = await resetPassword(api.db, second.email)
    expect((await signIn(reset)).user.passwordMadeUp).toBe(true)

    const { token } = await signIn(account)
    const headers = { authorization: `Bearer ${token}` }
    const me = () => api.call('GET', apiPaths.me, { headers })
    expect((await me()).json().user.passwordMadeUp).toBe(true)
    const payload = { name: 'Oils' }
    const write = await api.call('POST', apiPaths.categories, { headers, payload })
    expect(write.statusCode).toBe(201)
    const changed = await api.call('PUT', apiPaths.updatePassword, {
      headers,
      payload: { currentPassword: account?.password, newPassword: 'four mills turn in the wind' },
    })
    expect(changed.json().data.user).not.toHaveProperty('passwordMadeUp')
    await api.close()
  })
})
