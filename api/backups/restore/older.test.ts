import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { apiPaths, fillPath } from '../../../contract/paths.ts'
import { adoptContentKey, findMeta } from '../../db/meta.ts'
import { openPostgres } from '../../db/postgres/postgres.ts'
import { openSqlite } from '../../db/sqlite/sqlite.ts'
import { tablesWithRole } from '../../db/tables/roles.ts'
import { readRows } from '../../db/tables/rows.ts'
import { backUp } from '../../testing/backup.ts'
import { createEmptyDatabase, engines } from '../../testing/database.ts'
import { compareRows, createOlderSite, olderSchema } from '../../testing/older-site.ts'
import { restoreInto } from '../../testing/restore.ts'
import { createTestSite } from '../../testing/site.ts'
import { memberNames, sha256 } from '../format/format.ts'
import { encodeRows } from '../format/rows.ts'
import { writeTar } from '../format/tar.ts'
import { startJob } from '../jobs/job.ts'

const owner = { email: 'founder@example.com', password: 'correct horse battery' }
const kept = tablesWithRole('content', 'account')

/** A site as an earlier version of the program left it, and the backup that it would have made. */
async function backUpOlder(engine: (typeof engines)[number]) {
  const database = await createEmptyDatabase(engine)
  const db = database.databaseUrl
    ? await openPostgres(database.databaseUrl)
    : openSqlite(database.dataDir)
  const rows = (await createOlderSite(db, owner)).filter(([table]) => kept.includes(table))
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const taken = buffer(readable)
  const tar = writeTar(writable)
  let sums = ''
  const add = async (name: string, bytes: Buffer) => {
    sums += `${sha256(bytes)}  ${name}\n`
    await tar.add({ name, bytes })
  }
  const header = {
    format: 1,
    schema: olderSchema,
    site: 'Older',
    createdAt: '2025-01-01T00:00:00Z',
  }
  await add(memberNames.header, Buffer.from(JSON.stringify(header)))
  for (const [table] of rows)
    await add(
      memberNames.rows(table, 0),
      encodeRows((await Array.fromAsync(readRows(db, table))).flat()),
    )
  await tar.add({ name: memberNames.sums, bytes: Buffer.from(sums) })
  const manifest = {
    sums: sha256(sums),
    pictures: 0,
    files: 0,
    bytes: 0,
    missing: [],
    tables: Object.fromEntries(rows.map(([table, { length }]) => [table, length])),
  }
  await tar.add({ name: memberNames.manifest, bytes: Buffer.from(JSON.stringify(manifest)) })
  await tar.finish()
  await db.destroy()
  await database.remove()
  return { rows, file: new Uint8Array(await taken) }
}

it.each(engines)('a backup of an older schema is restored on %s', async (engine) => {
  const { rows, file } = await backUpOlder(engine)
  const { api, storage, close } = await createTestSite(engine, 'folder')
  const { db } = api
  await api.callAsAdmin('PUT', apiPaths.setup, { payload: { isOpen: false } })
  const open = async () => new Blob([file]).stream()
  const { ended } = await startJob(db, { kind: 'restore' }, ({ progress }) =>
    restoreInto({ api, storage }, open, { withAccounts: true, progress }),
  )
  expect((await ended).header.schema).toBe(olderSchema)
  expect(await compareRows(db, rows)).toEqual({ checked: 45, lost: [], torn: [] })
  const list = (await api.call('GET', `${apiPaths.products}?search=aged&limit=1000`)).json()
  expect(list.data).toHaveLength(40)
  const nav = (await api.call('GET', apiPaths.navConfig)).json().data
  expect(nav).toMatchObject({ maxVisibleItems: 7, moreDropdownLabelTa: '' })
  for (const field of ['nameTa', 'descriptionTa', 'benefitsTa'])
    expect(list.data[0]).not.toHaveProperty(field)
  // Its pages showed the words that came with the program, and still do.
  expect(await findMeta(db, adoptContentKey)).toBe('pending')
  // Shops could not be closed then.
  expect((await api.call('GET', apiPaths.settings)).json().data.isOpen).toBe(true)
  const signedIn = await api.call('POST', apiPaths.login, { payload: owner })
  expect(signedIn.statusCode).toBe(200)
  // The present price, which is older than the price history, becomes its first entry.
  const [{ _id, price, updatedAt }] = list.data
  const headers = { authorization: `Bearer ${signedIn.json().data.token}` }
  const prices = await api.call('GET', fillPath(apiPaths.productPrices, { id: _id }), { headers })
  expect(prices.json().data).toMatchObject([{ at: updatedAt, price, by: 'staff' }])
  // In that version no record was hidden or had a season, so everybody sees everything.
  for (const path of [apiPaths.products, apiPaths.categories, apiPaths.gallery]) {
    const list = async (visibility: string) => {
      const query = { visibility, limit: '1000' }
      return (await api.call('GET', path, { query, headers })).json().data.map(idOf)
    }
    const everything = await list('all')
    expect([path, everything.length]).not.toEqual([path, 0])
    expect(await list('public')).toEqual(everything)
  }
  await close()
})

const idOf = ({ _id }: { _id: string }) => _id

it('a backup of a database that a newer version has migrated holds what this version knows', async () => {
  const site = await createTestSite('sqlite', 'folder')
  const { data } = await site.api
    .callAsAdmin('POST', apiPaths.categories, {
      payload: { name: 'Oils' },
    })
    .then((response) => response.json())
  await sql`alter table categories add column colour text`.execute(site.api.db)
  await sql`update categories set colour = 'green'`.execute(site.api.db)
  const backup = await backUp(site)
  await restoreInto(site, () => backup.read())
  const { rows } = await sql`select id, colour from categories`.execute(site.api.db)
  expect(rows).toEqual([{ id: data._id, colour: null }])
  await site.close()
})
