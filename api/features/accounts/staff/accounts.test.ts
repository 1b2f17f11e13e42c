import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../../../contract/accounts/account.ts'
import { accountLimits } from '../../../../contract/accounts/limits.ts'
import {
  accountMessages,
  endReasons,
  signInMessages,
} from '../../../../contract/accounts/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath } from '../../../../contract/paths.ts'
import { commandLineAuthor } from '../../../records/author.ts'
import { replaceAccounts } from '../../../testing/accounts/replace-accounts.ts'
import { createTestApi, type TestApi } from '../../../testing/api.ts'
import { engines } from '../../../testing/database.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { createUser } from '../repository.ts'

const password = 'correct horse battery'
const [meena, ravi] = ['meena@example.com', 'ravi@example.com'] as const

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let passwordHash = ''
  const tokens = { meena: '', ravi: '' }
  const ids = { meena: '', ravi: '' }
  beforeAll(async () => {
    api = await createTestApi(engine)
    passwordHash = await hashPassword(password)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    const people = [
      { email: meena, name: 'meena', passwordHash },
      { email: ravi, name: 'ravi', passwordHash },
    ]
    ;[ids.meena = '', ids.ravi = ''] = await replaceAccounts(api.db, people)
    tokens.meena = (await signIn(meena)).json().data.token
    tokens.ravi = (await signIn(ravi)).json().data.token
  })

  const signIn = (email: string, secret = password) =>
    api.call('POST', apiPaths.login, { payload: { email, password: secret } })
  const as = (name: 'meena' | 'ravi') => ({ authorization: `Bearer ${tokens[name]}` })
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    name: 'meena' | 'ravi' = 'meena',
  ) => api.call(method, path, { headers: as(name), ...(payload && { payload }) })
  const setActive = (id: string, active: boolean, name: 'meena' | 'ravi' = 'meena') =>
    send('PUT', fillPath(apiPaths.account, { id }), { active }, name)
  const list = async (): Promise<Account[]> => (await send('GET', apiPaths.accounts)).json().data
  const actions = async () =>
    (await api.db.selectFrom('audit_log').select('action').orderBy('number').execute()).map(
      ({ action }) => action,
    )

  it('accounts are listed with when each was last seen, for staff alone', async () => {
    expect((await api.call('GET', apiPaths.accounts)).statusCode).toBe(401)
    await send('POST', apiPaths.logout, undefined, 'ravi')
    await createUser(
      api.db,
      { email: 'new@example.com', name: 'zara', passwordHash },
      commandLineAuthor,
    )
    const rows = await list()
    const seen = expect.stringMatching(/Z$/)
    const common = { _id: expect.any(String), twoStep: false, active: true }
    expect(rows).toEqual([
      { ...common, name: 'meena', email: meena, lastSeenAt: seen, you: true },
      { ...common, name: 'ravi', email: ravi, lastSeenAt: seen, you: false },
      { ...common, name: 'zara', email: 'new@example.com', lastSeenAt: null, you: false },
    ])
    expect(JSON.stringify(rows)).not.toContain('argon2')
  })

  it('accounts are sorted by name as people sort names, switched-off ones last', async () => {
    for (const name of ['Zara', 'anbu', 'Ärmel', 'Bala 10', 'Bala 9'])
      await createUser(
        api.db,
        { email: `${crypto.randomUUID()}@example.com`, name, passwordHash },
        commandLineAuthor,
      )
    const names = async () => (await list()).map(({ name }) => name)
    const sorted = ['anbu', 'Ärmel', 'Bala 9', 'Bala 10', 'meena', 'ravi', 'Zara']
    expect(await names()).toEqual(sorted)
    await api.db.updateTable('users').set({ active: 0 }).where('id', '=', ids.ravi).execute()
    expect(await names()).toEqual([...sorted.filter((name) => name !== 'ravi'), 'ravi'])
  })

  it('accounts that are switched off have no session and open none, as if the password were wrong', async () => {
    expect((await setActive(ids.ravi, false)).json().data).toMatchObject({ active: false })
    const call = await send('GET', apiPaths.me, undefined, 'ravi')
    expect([call.statusCode, call.json().message]).toEqual([401, endReasons['switched-off']])
    const right = await signIn(ravi)
    const wrong = await signIn(ravi, 'not the password')
    expect([right.statusCode, right.json()]).toEqual([wrong.statusCode, wrong.json()])
    expect(right.json().message).toBe(messages.login.wrong)
    expect((await setActive(ids.ravi, true)).json().data).toMatchObject({ active: true })
    expect((await signIn(ravi)).statusCode).toBe(200)
    expect((await actions()).filter((action) => action.startsWith('switch'))).toEqual([
      'switch-off',
      'switch-on',
    ])
  })

  it('an account is nobody’s to lose: one’s own cannot be switched off, nor one that does not exist', async () => {
    const own = await setActive(ids.meena, false)
    expect([own.statusCode, own.json().message]).toEqual([409, accountMessages.ownAccount])
    expect((await setActive('nobody', false)).statusCode).toBe(404)
    const id = { id: ids.ravi }
    const wrong = await send('PUT', fillPath(apiPaths.account, id), { active: 'maybe' })
    expect(wrong.json().errors).toHaveProperty('active')
    await api.db.updateTable('sessions').set({ password_confirmed_at: 0 }).execute()
    const late = await setActive(ids.ravi, false)
    expect([late.statusCode, late.json().message]).toEqual([403, signInMessages.confirm])
  })

  it('two accounts that switch each other off at once never both end', {
    tags: ['two-processes'],
  }, async () => {
    for (let round = 0; round < 5; round++) {
      const responses = await Promise.all([
        setActive(ids.ravi, false, 'meena'),
        setActive(ids.meena, false, 'ravi'),
      ])
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
      const active = await api.db
        .selectFrom('users')
        .select('id')
        .where('active', '=', 1)
        .where('email', 'in', [meena, ravi])
        .execute()
      expect(active).toHaveLength(1)
      await api.db.updateTable('users').set({ active: 1 }).execute()
      tokens.meena = (await signIn(meena)).json().data.token
      tokens.ravi = (await signIn(ravi)).json().data.token
    }
  })

  async function insertInvitations(left: number) {
    const now = Date.now()
    await api.db
      .insertInto('account_links')
      .values(
        Array.from({ length: left - 1 }, (_, at) => ({
          id: `i${at}`,
          code_hash: `${at}`,
          name: 'somebody',
          user_id: null,
          made_by: ids.meena,
          created_at: now,
          expires_at: now + 60_000,
        })),
      )
      .execute()
  }

  it('accounts are at most so many, with the invitations that are open', async () => {
    const left = accountLimits.accounts - (await list()).length
    await insertInvitations(left)
    const invite = () => send('POST', apiPaths.invitations, { name: 'Kavitha' })
    const both = await Promise.all([invite(), invite()])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await invite()).json().message).toBe(accountMessages.full)
    await setActive(ids.ravi, false)
    expect((await invite()).statusCode).toBe(200)
    expect((await setActive(ids.ravi, true)).statusCode).toBe(409)
  })

  it('an account takes a new name and e-mail address from its owner, but no address that another has', async () => {
    const changed = await send('PUT', apiPaths.me, {
      name: ' Meena Ravi ',
      email: 'NEW@example.com',
    })
    expect(changed.json().user).toMatchObject({ name: 'Meena Ravi', email: 'new@example.com' })
    expect((await signIn('new@example.com')).statusCode).toBe(200)
    const taken = await send('PUT', apiPaths.me, { email: ravi })
    expect([taken.statusCode, taken.json().errors]).toEqual([
      409,
      { email: accountMessages.emailTaken },
    ])
    expect((await send('PUT', apiPaths.me, { name: ' ' })).json().errors).toHaveProperty('name')
    expect((await send('PUT', apiPaths.me, {})).json().user.name).toBe('Meena Ravi')
    expect((await actions()).at(-1)).toBe('sign-in')
  })
})
