import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { apiPaths } from '../../../contract/paths.ts'
import { reopenForWrites } from '../../db/sqlite/read-only-site.ts'
import type { FileStore } from '../../images/store.ts'
import { logWrite } from '../../records/audit-log-repository.ts'
import { commandLineAuthor } from '../../records/author.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { createRandom } from '../../testing/random.ts'
import { createTestSite, describeData, describeSite, fillContent } from '../../testing/site.ts'
import { moveSite } from './move.ts'

const seed = Number(process.env.TEST_SEED ?? 1975)
const ignore = () => {}

const counts = { cutOff: 0, tables: 0, rows: 0, pictures: 0, refused: 0 }
afterAll(() =>
  console.info(
    `Moves, seed ${seed}: cut off ${counts.cutOff} times and run again until done; ` +
      `${counts.tables} tables, ${counts.rows} rows and ${counts.pictures} pictures then there, ` +
      `none lost or otherwise; ${counts.refused} moves refused, each with nothing changed`,
  ),
)

it('a site moves to PostgreSQL and a bucket, however often that is cut off', async () => {
  console.info(`Moving, seed ${seed}`)
  const random = createRandom(seed)
  const from = await createTestSite('sqlite', 'folder')
  const to = await createTestSite('postgres', 'bucket')
  await fillContent(from.api, random)
  const source = { db: from.api.db, store: from.api.images.store }
  const target = { db: to.api.db, store: to.api.images.store }

  for (;;) {
    let left = 1 + random.below(3)
    const unsteady: FileStore = {
      ...target.store,
      async put(name, bytes) {
        if (left-- === 0) throw new Error('cut off')
        return target.store.put(name, bytes)
      },
    }
    try {
      await moveSite(source, { ...target, store: unsteady }, ignore)
      break
    } catch (error) {
      expect(error).toEqual(new Error('cut off'))
      counts.cutOff += 1
      // No row has moved yet, and the old site continues.
      expect((await to.api.call('GET', apiPaths.products)).json().data).toEqual([])
      await from.api.callAsAdmin('POST', apiPaths.categories, {
        payload: { name: `Cut ${counts.cutOff}` },
      })
    }
  }
  expect(counts.cutOff).toBeGreaterThan(2)
  const whole = await describeSite(from.api)
  expect(await describeSite(to.api)).toEqual(whole)
  // Earlier sessions continue.
  const { headers } = { headers: from.api.admin }
  expect((await to.api.call('GET', apiPaths.me, { headers })).statusCode).toBe(200)

  const write = () =>
    from.api.callAsAdmin('POST', apiPaths.categories, { payload: { name: 'Too late' } })
  expect((await write()).statusCode).toBe(503)
  expect((await from.api.call('GET', apiPaths.categories)).statusCode).toBe(200)

  // Run again after it is done, it only compares.
  const { tables, pictures, missing } = await moveSite(source, target, ignore)
  expect(tables).toMatchObject({ categories: whole.tables.categories?.length })
  expect(pictures).toBe(whole.tables.images?.length)
  expect(missing).toEqual([])
  counts.tables = Object.keys(tables).length
  counts.rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  counts.pictures = pictures
  await reopenForWrites(from.api.db)
  expect((await write()).statusCode).toBe(201)
  await from.close()
  await to.close()
})

it('a move leaves a site alone that has gone on since it was moved', async () => {
  const { from, to, move, close } = await createPair()
  await fillContent(from.api, createRandom(seed))
  await move()
  const { headers, payload } = { headers: from.api.admin, payload: { name: 'Since' } }
  const answer = await to.api.call('POST', apiPaths.categories, { headers, payload })
  expect(answer.statusCode).toBe(201)
  const since = await describeSite(to.api)

  await refuse(move(), /has been used.*Nothing was changed/)
  await reopenForWrites(from.api.db)
  await from.api.callAsAdmin('POST', apiPaths.categories, { payload: { name: 'Other' } })
  await refuse(move(), /has been used.*Nothing was changed/)
  expect(await describeSite(to.api)).toEqual(since)
  await close()
})

it('a move asks for an empty database where a new site has been used, even while pictures move', async () => {
  const { from, to, source, target, move, close } = await createPair()
  await fillContent(from.api, createRandom(seed))
  const signIn = () =>
    logWrite(to.api.db, commandLineAuthor, {
      action: 'sign-in',
      entity: 'account',
      id: 'a',
      name: 'A',
    })
  let isUsed = false
  const busy: FileStore = {
    ...target.store,
    async put(name, bytes) {
      if (!isUsed) await signIn()
      isUsed = true
      return target.store.put(name, bytes)
    },
  }
  const before = await describeSite(to.api)
  const refusal = /has been used.*Nothing was changed.*name an empty database/
  await refuse(moveSite(source, { ...target, store: busy }, ignore), refusal)
  expect(isUsed).toBe(true)
  await refuse(move(), refusal)
  expect(await describeSite(to.api)).toEqual(before)

  const other = await createTestDatabase('postgres')
  await moveSite(source, { ...target, db: other.db }, ignore)
  expect(await describeData(other.db, target.store)).toEqual(await describeSite(from.api))
  await other.close()
  await close()
})

it('a move keeps nothing of what it does not read back the same', async () => {
  const { from, to, source, target, move, close } = await createPair()
  const write = (name: string) =>
    from.api.callAsAdmin('POST', apiPaths.categories, { payload: { name } })
  await write('Oils')
  await sql`create function spoil() returns trigger language plpgsql as
    $$ begin new.name = 'Oil'; return new; end $$`.execute(to.api.db)
  await sql`create trigger spoil before insert on categories
    for each row execute function spoil()`.execute(to.api.db)
  const before = await describeSite(to.api)
  await refuse(move(), /rows of categories differ.*nothing was changed/)
  expect(await describeSite(to.api)).toEqual(before)

  expect((await write('Seeds')).statusCode).toBe(201)
  await sql`drop trigger spoil on categories`.execute(to.api.db)
  expect((await move()).tables).toMatchObject({ categories: 2 })
  await sql`update categories set name = 'Oil'`.execute(to.api.db)
  await refuse(move(), /rows of categories differ.*nothing was changed/)
  // The site has moved, and does not move elsewhere unasked.
  const other = await createTestDatabase('postgres')
  const elsewhere = { ...target, db: other.db }
  await refuse(moveSite(source, elsewhere, ignore), /moved to another .* --reopen/)
  await other.close()
  await close()
})

it('a move that is run again is found done, whatever sessions the old site has gone on with', async () => {
  const { from, to, move, close } = await createPair()
  await fillContent(from.api, createRandom(seed))
  await move()
  await from.api.db.updateTable('sessions').set({ expires_at: Date.now() }).execute()
  await move()
  expect(await describeSite(to.api)).toEqual(await describeSite(from.api))
  await close()
})

it('a move leaves a database alone that holds another site', async () => {
  const { to, move, close } = await createPair()
  await fillContent(to.api, createRandom(seed))
  const before = await describeSite(to.api)
  await refuse(move(), /holds another site already/)
  expect(await describeSite(to.api)).toEqual(before)
  await close()
})

async function refuse(moving: Promise<object>, reason: RegExp): Promise<void> {
  await expect(moving).rejects.toThrow(reason)
  counts.refused += 1
}

/** A site, and an empty database as the target of its move. */
async function createPair() {
  const from = await createTestSite('sqlite', 'folder')
  const to = await createTestSite('postgres', 'folder')
  const source = { db: from.api.db, store: from.api.images.store }
  const target = { db: to.api.db, store: to.api.images.store }
  return {
    from,
    to,
    source,
    target,
    move: () => moveSite(source, target, ignore),
    async close() {
      await from.close()
      await to.close()
    },
  }
}
