import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { defaultNavConfig } from '../../contract/navigation/defaults.ts'
import { StartError } from '../../env/start-error.ts'
import { findIdempotencyKey } from '../records/idempotency-keys-repository.ts'
import { bothEngines, createEmptyDatabase, type EmptyDatabase } from '../testing/database.ts'
import { openDatabase, openUnmigrated } from './database.ts'
import { findMeta, setMeta } from './meta.ts'
import { migrate } from './migrate.ts'
import { migrationNames, migrationsFor } from './migrations/index.ts'
import type { Database } from './schema.ts'

const run = promisify(execFile)
const openInProcess = `
  import { openDatabase, openUnmigrated } from './api/db/database.ts'
  const db = await openDatabase({ dataDir: process.env.FOLDER, databaseUrl: process.env.URL || undefined })
  await db.destroy()`

describe.each(bothEngines)('on %s', (engine) => {
  let database: EmptyDatabase
  let older: Database | undefined
  beforeEach(async () => {
    older = undefined
    database = await createEmptyDatabase(engine)
  })
  afterEach(async () => {
    await older?.destroy()
    await database.remove()
  })

  /** Opens a database with the tables of an earlier version; it is closed with the test. */
  async function openAt(lastMigration: string): Promise<Database> {
    older = await openUnmigrated(database)
    await migrate(older, engine, lastMigration)
    return older
  }

  it('a database that is opened again keeps what was written', async () => {
    const first = await openDatabase(database)
    await setMeta(first, 'colour', 'gold')
    await setMeta(first, 'colour', 'brown')
    await first.destroy()

    const second = await openDatabase(database)
    expect(await findMeta(second, 'colour')).toBe('brown')
    expect(await findMeta(second, 'size')).toBeNull()
    await second.destroy()
  })

  it('a database migrates once however many processes start together', async () => {
    const env = { ...process.env, FOLDER: database.dataDir, URL: database.databaseUrl ?? '' }
    const root = join(import.meta.dirname, '../..')
    await Promise.all(
      [1, 2, 3, 4].map(() =>
        run(process.execPath, ['--input-type=module-typescript', '-e', openInProcess], {
          cwd: root,
          env,
        }),
      ),
    )
    const db = await openDatabase(database)
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(migrationNames)
    await db.destroy()
  })

  it('the migrations compose texts of before, and leave alone what would become too long', async () => {
    const db = await openAt('017-second-factors')
    const stamps = { created_at: 1, updated_at: 1 }
    const shown = { sort_order: 1, show_in_nav: 1, show_in_products_dropdown: 1 } as const
    // This letter becomes two when it is composed (NFC).
    const names = ['Cafe\u0301', '\u0958'.repeat(80), 'Plain']
    for (const name of names)
      await db
        .insertInto('categories')
        .values({ id: name, name, name_key: name, ...shown, ...stamps })
        .execute()
    const config = { ...defaultNavConfig, moreDropdownLabel: 'a\nCafe\u0301' }
    await db
      .insertInto('nav_configs')
      .values({ version: 1, config: JSON.stringify(config), saved_at: 1, saved_by: '' })
      .execute()
    await migrate(db, engine)
    const rows = await db.selectFrom('categories').select(['id', 'name', 'version']).execute()
    const found = new Map(rows.map(({ id, name }) => [id, name]))
    expect(names.map((name) => found.get(name))).toEqual(['Caf\u00e9', names[1], 'Plain'])
    const nav = await db.selectFrom('nav_configs').select('config').executeTakeFirstOrThrow()
    expect(JSON.parse(nav.config)).toEqual({ ...config, moreDropdownLabel: 'a\nCaf\u00e9' })
  })

  it('the migrations leave out of deleted products the column that is gone', async () => {
    const db = await openAt('029-orders-within-limits')
    const deleted = { kind: 'product' as const, deleted_with: 'a', image_id: null, deleted_at: 1 }
    const record = JSON.stringify({ id: 'a', name: 'Oil', search_text: 'oil' })
    await db
      .insertInto('deleted_records')
      .values({ id: 'a', record, ...deleted })
      .execute()
    await migrate(db, engine)
    const rows = await db.selectFrom('deleted_records').select('record').execute()
    expect(rows).toEqual([{ record: JSON.stringify({ id: 'a', name: 'Oil' }) }])
  })

  it('the migrations keep the idempotency keys of before', async () => {
    const db = await openAt('032-stopped-by')
    await sql`
      insert into sent_creates (account_id, sent_key, content_hash, record_id, created_at)
      values ('a', 'key of before', 'hash', 'b', 1)`.execute(db)
    await migrate(db, engine)
    const sent = { accountId: 'a', key: 'key of before', contentHash: 'hash' }
    const found = await findIdempotencyKey(db, sent)
    expect(found).toEqual({ recordId: 'b', contentHash: 'hash' })
  })

  it('the migrations bring orders of before within the limits', async () => {
    const db = await openAt('028-price-revisions')
    const group = { name_ta: '', created_at: 1, updated_at: 1 }
    for (const [name, sort_order] of Object.entries({ a: 1_000_000_010, b: 0.5 }))
      await db
        .insertInto('product_groups')
        .values({ id: name, name, name_key: name, sort_order, ...group })
        .execute()
    await migrate(db, engine)
    const rows = await db
      .selectFrom('product_groups')
      .select(['name', 'sort_order'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { name: 'a', sort_order: limits.sortOrder.max },
      { name: 'b', sort_order: 0.5 },
    ])
  })

  it('the migrations give names that look the same one key, the oldest of those that stand beside each other', async () => {
    const db = await openAt('039-tamil-texts')
    const group = { name_ta: '', sort_order: 0, updated_at: 1 }
    const names = ['Wood  Pressed', 'Wood\u00a0\u00a0Pressed', 'Cold\u200b Pressed', 'Plain']
    for (const [created_at, name] of names.entries())
      await db
        .insertInto('product_groups')
        .values({ id: `${created_at}`, name, name_key: name.toLowerCase(), created_at, ...group })
        .execute()
    const record = { id: 'x', name: 'Deleted  Name', name_key: 'deleted  name' }
    const deleted = { deleted_with: 'x', image_id: null, deleted_at: 1 }
    await db
      .insertInto('deleted_records')
      .values({ id: 'x', kind: 'product-group', record: JSON.stringify(record), ...deleted })
      .execute()
    await migrate(db, engine)
    const rows = await db.selectFrom('product_groups').select('name_key').orderBy('id').execute()
    expect(rows.map((row) => row.name_key)).toEqual([
      'wood pressed',
      'wood\u00a0\u00a0pressed',
      'cold pressed',
      'plain',
    ])
    const trash = await db.selectFrom('deleted_records').select('record').executeTakeFirst()
    expect(JSON.parse(trash?.record ?? '')).toEqual({ ...record, name_key: 'deleted name' })
  })

  it('the product rejects tables of another version and leaves them alone', async () => {
    const db = await openDatabase(database)
    await sql`insert into kysely_migration (name, timestamp)
      values ('999-later', '2999-01-01T00:00:00.000Z')`.execute(db)
    await db.destroy()
    await expect(openDatabase(database)).rejects.toThrow(/written by another version/)
  })

  it('the product serves on tables of a newer version that says it may, and hands them back to that version', async () => {
    const db = await openDatabase(database)
    const next = (name: string) => ({
      [name]: {
        up: (trx: Kysely<unknown>) =>
          trx.schema.createTable('next').addColumn('id', 'text').execute(),
      },
    })
    const newer = { ...migrationsFor(engine), ...next('998-next-additive') }
    await migrate(db, engine, undefined, newer)
    await db.destroy()
    const here = await openDatabase(database)
    await migrate(here, engine, undefined, newer)
    expect((await here.introspection.getTables()).map(({ name }) => name)).toContain('next')
    const later = { ...newer, '999-later': { up: async () => {} } }
    await migrate(here, engine, undefined, later)
    await here.destroy()
    await expect(openDatabase(database)).rejects.toThrow(/written by another version/)
  })
})

describe('openDatabase rejects with one line', () => {
  let database: EmptyDatabase
  beforeEach(async () => {
    database = await createEmptyDatabase('sqlite')
  })
  afterEach(() => database.remove())

  async function rejection(dataDir: string, databaseUrl?: string): Promise<string> {
    const error = await openDatabase({ dataDir, databaseUrl }).then(
      async (db) => db.destroy(),
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(StartError)
    const { message } = error as StartError
    expect(message.split('\n')).toHaveLength(1)
    return message
  }

  it.each([
    ['no database at all', (_: Buffer) => Buffer.from('These are not the bytes of a database.')],
    ['overwritten in the middle', (bytes: Buffer) => bytes.fill(0xa5, 4096, 20_000)],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, 8192)],
  ])('a file that is %s, and leaves it as it is', async (_, damage) => {
    const db = await openDatabase(database)
    await db.destroy()
    const path = join(database.dataDir, 'catalogue.sqlite')
    const damaged = Buffer.from(damage(await readFile(path)))
    await writeFile(path, damaged)

    expect(await rejection(database.dataDir)).toMatch(/catalogue\.sqlite is damaged/)
    expect(Buffer.compare(await readFile(path), damaged)).toBe(0)
  })

  it('a folder that cannot be made', async () => {
    const file = join(database.dataDir, 'file')
    await writeFile(file, '')
    expect(await rejection(join(file, 'data'))).toMatch(/^DATA_DIR: /)
  })

  it('a server that does not respond', async () => {
    const message = await rejection(database.dataDir, 'postgres://user:hunter2@localhost:9/none')
    expect(message).toMatch(/^DATABASE_URL: /)
    expect(message).not.toContain('hunter2')
  })
})
