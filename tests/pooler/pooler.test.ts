import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { isResponding, openDatabase } from '../../api/db/database.ts'
import type { Database } from '../../api/db/schema.ts'
import { createTestApi } from '../../api/testing/api.ts'
import {
  createEmptyDatabase,
  createMigratedDatabase,
  pastPooler,
} from '../../api/testing/database.ts'
import { apiPaths } from '../../contract/paths.ts'
import { startPooler } from '../../tools/pooler/start.ts'
import { layLine } from '../../tools/testing/lay-line.ts'
import { startProduct } from '../faults/fixtures/product.ts'

const productOf = (name: string) => ({ name, description: 'Pressed.', category: '' })

it('three processes that start together migrate an empty database once', async () => {
  const { dataDir, databaseUrl = '', remove } = await createEmptyDatabase('postgres')
  onTestFinished(remove)
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATABASE_POOL: '2' }
  const processes = await Promise.all([1, 2, 3].map(() => startProduct(settings)))
  for (const { address } of processes)
    expect((await fetch(`${address}/api${apiPaths.health}`)).status).toBe(200)
  for (const process of processes) expect(await process.stop()).toBe(0)
})

it('a client leaves no setting and no listener on the connections that others get', async () => {
  const database = await createMigratedDatabase('postgres')
  onTestFinished(database.remove)
  const db = await openDatabase(database)
  await db.transaction().execute((trx) => sql`select 1`.execute(trx))
  await sql`delete from meta where key = 'none'`.execute(db)
  const { rows } = await sql`
    select current_setting('statement_timeout') as statements,
      current_setting('idle_in_transaction_session_timeout') as transactions,
      (select count(*) from pg_listening_channels()) as channels`.execute(db)
  expect(rows).toEqual([{ statements: '0', transactions: '0', channels: 0 }])
  await db.destroy()
})

it('a write that waits too long for a lock ends, and does not happen', async () => {
  const api = await createTestApi('postgres')
  onTestFinished(api.close)
  const category = await api.callAsAdmin('POST', apiPaths.categories, {
    payload: { name: 'Oils' },
  })
  expect(category.statusCode).toBe(201)
  const other = await connect(api.env.databaseUrl)
  await other.query('begin; lock table categories in access exclusive mode')
  const written = sql`update categories set name = 'Other'`.execute(api.db)
  await expect(written).rejects.toMatchObject({ code: '57014' })
  await other.query('rollback')
  const names = await api.db.selectFrom('categories').select('name').execute()
  expect(names).toEqual([{ name: 'Oils' }])
})

it('the site answers 503 while the PostgreSQL behind it hangs, and recovers', async () => {
  const database = await createMigratedDatabase('postgres')
  onTestFinished(database.remove)
  const { port } = new URL(inject('postgresUrl'))
  const line = await layLine('127.0.0.1', Number(port))
  const behind = new URL(pastPooler(database.databaseUrl))
  behind.port = String(line.port)
  const pooler = await startPooler(behind.href)
  onTestFinished(pooler.stop)
  const api = await createTestApi('postgres', { DATABASE_URL: pooler.url })
  onTestFinished(api.close)
  const status = async () => (await api.call('GET', apiPaths.health)).statusCode
  expect(await status()).toBe(200)
  line.freeze()
  const [read, write, health] = await Promise.all([
    api.callAsAdmin('GET', apiPaths.synonyms),
    api.callAsAdmin('POST', apiPaths.productJson, { payload: productOf('Groundnut') }),
    api.call('GET', apiPaths.health),
  ])
  expect([read, write, health].map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  line.thaw()
  await expect.poll(status).toBe(200)
})

it('a lock that many wait for counts as no hang, though they could fill the pooler', async () => {
  const database = await createMigratedDatabase('postgres')
  onTestFinished(database.remove)
  // Three processes, each with a pool of the size that it has by itself: more than the pooler's twenty.
  const processes = await Promise.all([1, 2, 3].map(() => openDatabase(database)))
  const other = await connect(database.databaseUrl)
  await other.query('begin; lock table meta in exclusive mode')
  const writing = processes.flatMap((db, at) =>
    Array.from({ length: 12 }, (_, n) =>
      sql`insert into meta (key, value) values (${`${at} ${n}`}, '')`.execute(db),
    ),
  )
  const written = Promise.allSettled(writing)
  // Longer than it takes to find out that a server hangs.
  const held = other.query('select pg_sleep(9)').then(() => other.query('rollback'))
  let isHeld = true
  const reading = processes.map(async (db) => {
    while (isHeld) await Promise.all([sql`select * from meta`.execute(db), expectUp(db)])
  })
  await held
  isHeld = false
  await Promise.all(reading)
  expect((await written).filter(({ status }) => status === 'rejected')).toEqual([])
  for (const db of processes) await db.destroy()
})

async function expectUp(db: Database): Promise<void> {
  expect(await isResponding(db)).toBe(true)
}

async function connect(databaseUrl: string | undefined): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: pastPooler(databaseUrl) })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
