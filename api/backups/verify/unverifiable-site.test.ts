import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { apiPaths, fillPath } from '../../../contract/paths.ts'
import { findLatestJob } from '../../background/jobs-repository.ts'
import { createAdministrator } from '../../features/accounts/administrators.ts'
import { StoreUnavailable } from '../../images/store.ts'
import { backUp } from '../../testing/backup.ts'
import { engines } from '../../testing/database.ts'
import { createRandom } from '../../testing/random.ts'
import { restoreInto } from '../../testing/restore.ts'
import { runCommand } from '../../testing/run-command.ts'
import { createTestSite, describeSite, fillContent, signInAgain } from '../../testing/site.ts'
import { makeBackup } from '../make/make-backup.ts'
import { createBackupStorage } from '../storage/backup-storage.ts'

/** A site with a backup, which has since received a row that no present backup may contain. */
async function createUnverifiableSite(engine: (typeof engines)[number]) {
  const site = await createTestSite(engine, 'folder')
  onTestFinished(site.close)
  const { api, storage } = site
  await fillContent(api, createRandom(7))
  const { db, images } = api
  await makeBackup({ db, store: images.store, shopName: 'Test' }, storage.createPartial(good))
  const whole = await describeSite(api)
  await db.updateTable('price_revisions').set({ lines: 'torn' }).execute()
  return { ...site, whole, torn: await describeSite(api) }
}

const good = 'backup-20260131-093000000-1a2b3c'
const unproven = /^A row of price_revisions .* \([0-9a-f-]{36}: lines cannot be used\)\.$/

/** A restore keeps the present accounts. */
const withoutAccounts = ({ tables, files }: Awaited<ReturnType<typeof describeSite>>) => {
  const { users, second_factors, recovery_codes, ...others } = tables
  return { tables: others, files }
}

describe.each(engines)('on %s', (engine) => {
  it('a site that cannot be kept as a backup is restored over from the admin area, answers all the while, and can be brought back', async () => {
    const { api, storage, whole, torn } = await createUnverifiableSite(engine)
    let isOver = false
    const answers = new Set<number>()
    const ask = async () => {
      while (!isOver) {
        for (const path of [apiPaths.health, apiPaths.products, apiPaths.categories])
          answers.add((await api.call('GET', path)).statusCode)
        // Calls within the process would otherwise leave no turn for anything else.
        await setImmediate()
      }
    }
    const asking = ask()
    const restore = async (name: string) => {
      await api.callAsAdmin('POST', fillPath(apiPaths.backupRestore, { name }))
      await vi.waitUntil(async () => (await findLatestJob(api.db))?.state !== 'running', 60_000)
      await signInAgain(api)
      return (await api.callAsAdmin('GET', apiPaths.backups)).json().data.job
    }
    const { state, before } = await restore(good)
    expect(state).toBe('done')
    expect(before.unproven).toMatch(unproven)
    expect(withoutAccounts(await describeSite(api))).toEqual(withoutAccounts(whole))
    const kept = (await storage.list()).map(({ name, kind }) => ({ name, kind }))
    expect(kept).toEqual([
      { name: before.name, kind: 'plain-copy' },
      { name: good, kind: 'backup' },
    ])

    expect(await restore(before.name)).toMatchObject({ state: 'done', before: { unproven: null } })
    expect(withoutAccounts(await describeSite(api))).toEqual(withoutAccounts(torn))
    isOver = true
    await asking
    expect([...answers]).toEqual([200])
  })

  it('a site that cannot be kept as a backup is restored over by the command, which says why, and how it is brought back', async () => {
    const { api, whole, torn } = await createUnverifiableSite(engine)
    const { dataDir, databaseUrl } = api.env
    const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const restore = (name: string) => runCommand('api/backups/restore-cli.ts', [name], settings)
    const { code, said, warned } = await restore(good)
    expect(warned).toMatch(/kept as a plain copy of the database\. A row of price_revisions/)
    expect(code).toBe(0)
    expect(withoutAccounts(await describeSite(api))).toEqual(withoutAccounts(whole))
    const [, name = ''] = said.match(/npm run restore -- (plain-copy-\S+)/) ?? []
    expect(await restore(name)).toMatchObject({ code: 0, warned: '' })
    expect(withoutAccounts(await describeSite(api))).toEqual(withoutAccounts(torn))
  })

  it('a site that cannot be kept as a backup stays as it is and goes on where not even a plain copy can be stored', async () => {
    const { api, storage, torn } = await createUnverifiableSite(engine)
    const full = createBackupStorage(
      {
        ...api.images.store,
        async put() {
          throw new StoreUnavailable('no room', { isFull: true })
        },
      },
      1,
    )
    const kept = await storage.open(good)
    const file = await buffer(kept?.stream as never)
    const restoring = restoreInto({ api, storage: full }, async () => new Blob([file]).stream())
    await expect(restoring).rejects.toThrow('no room')
    expect(await describeSite(api)).toEqual(torn)
    const payload = { name: 'Oils' }
    expect((await api.callAsAdmin('POST', apiPaths.categories, { payload })).statusCode).toBe(201)
  })
})

it('a backup that was sent in is no plain copy, whatever it says', async () => {
  const { api, storage, close } = await createTestSite('sqlite', 'folder')
  onTestFinished(close)
  await createAdministrator(api.db, { email: 'owner@example.com', name: 'Owner' })
  const backup = await backUp({ api })
  const name = 'plain-copy-20260131-093000000-1a2b3c'
  const part = fillPath(apiPaths.backupPart, { name, part: 0 })
  const headers = { ...api.admin, 'content-type': 'application/octet-stream' }
  const sent = await api.callAsAdmin('PUT', part, { headers, payload: backup.bytes() })
  expect(sent.statusCode).toBe(404)
  expect(await storage.list()).toEqual([])
})
