import { describe, expect, it } from 'vitest'
import { apiPaths } from '../../../contract/paths.ts'
import { readRows } from '../../db/tables/rows.ts'
import { createAdministrator } from '../../features/accounts/administrators.ts'
import { engines } from '../../testing/database.ts'
import { createMemoryBackup } from '../../testing/memory-file.ts'
import { restoreInto } from '../../testing/restore.ts'
import { createTestSite, describeSite, type TestSite } from '../../testing/site.ts'
import { makeBackup } from '../make/make-backup.ts'

/** A backup of a site with one category and one account. */
async function backUpOther() {
  const { api, close } = await createTestSite('sqlite', 'folder')
  await api.callAsAdmin('POST', apiPaths.categories, { payload: { name: 'Oils' } })
  await api.db.deleteFrom('users').execute()
  const account = await createAdministrator(api.db, { email: 'then@example.com', name: 'Then' })
  const backup = createMemoryBackup()
  await makeBackup({ db: api.db, store: api.images.store, shopName: 'Other' }, backup)
  await close()
  return { ...account, open: () => backup.read() }
}

describe.each(engines)('on %s', (engine) => {
  const restore = (
    site: TestSite,
    backup: Awaited<ReturnType<typeof backUpOther>>,
    withAccounts = false,
  ) => restoreInto(site, backup.open, { withAccounts })
  const signIn = async ({ api }: TestSite, payload: { email: string; password: string }) =>
    (await api.call('POST', apiPaths.login, { payload })).statusCode

  it('the accounts of a restored site stay as they are', async () => {
    const site = await createTestSite(engine, 'folder')
    const owner = await createAdministrator(site.api.db, { email: 'now@example.com', name: 'Now' })
    const [user] = await site.api.db.selectFrom('users').select('id').execute()
    const factor = { user_id: user?.id ?? '', secret: 'A'.repeat(27), on_since: null }
    await site.api.db.insertInto('second_factors').values(factor).execute()
    const backup = await backUpOther()
    const { tables: before } = await describeSite(site.api)

    expect(await restore(site, backup)).toMatchObject({ withAccounts: false })
    const { tables } = await describeSite(site.api)
    for (const table of ['users', 'second_factors', 'recovery_codes'])
      expect(tables[table]).toEqual(before[table])
    expect(tables.categories).toMatchObject([{ name: 'Oils' }])
    expect((await site.api.callAsAdmin('GET', apiPaths.me)).statusCode).toBe(401)
    expect([await signIn(site, owner), await signIn(site, backup)]).toEqual([200, 401])
    const log = (await Array.fromAsync(readRows(site.api.db, 'audit_log'))).flat()
    const entry = log.find(({ action }) => action === 'restore')
    expect(JSON.parse(String(entry?.after))).toMatchObject({ accounts: 'kept' })
    await site.close()
  })

  it('the accounts of a restored site keep no invitation, so that none that was used or withdrawn since the backup comes back', async () => {
    const site = await createTestSite(engine, 'folder')
    const invite = async () => {
      const payload = { name: 'Kavitha' }
      const response = await site.api.callAsAdmin('POST', apiPaths.invitations, { payload })
      return response.json().data.address.split('#')[1] as string
    }
    const codes = [await invite(), await invite()]
    const backup = createMemoryBackup()
    await makeBackup({ db: site.api.db, store: site.api.images.store, shopName: 'Same' }, backup)
    const join = (code = '', email = 'kavitha@example.com') =>
      site.api.call('POST', apiPaths.join, {
        payload: { code, email, password: 'four mills turn in the wind' },
      })
    expect((await join(codes[0])).statusCode).toBe(200)
    await restoreInto(site, () => backup.read(), { withAccounts: true })
    for (const code of codes) expect((await join(code, 'other@example.com')).statusCode).toBe(400)
    await site.close()
  })

  it('the accounts of a restored site are those of the backup where the operator says so', async () => {
    const site = await createTestSite(engine, 'folder')
    const owner = await createAdministrator(site.api.db, { email: 'now@example.com', name: 'Now' })
    const backup = await backUpOther()
    expect(await restore(site, backup, true)).toMatchObject({ withAccounts: true })
    expect([await signIn(site, owner), await signIn(site, backup)]).toEqual([401, 200])
    await site.close()
  })

  it('the accounts of a backup come along where there are none yet, and nothing is kept of a site that is not there', async () => {
    const site = await createTestSite(engine, 'folder')
    await site.api.db.deleteFrom('users').execute()
    const backup = await backUpOther()
    expect(await restore(site, backup)).toMatchObject({ withAccounts: true, before: null })
    expect(await signIn(site, backup)).toBe(200)
    expect(await site.storage.list()).toEqual([])
    await site.close()
  })
})
