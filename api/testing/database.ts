import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { Engine } from '../db/column-types.ts'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/schema.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The administrator's address of a real server, started for the test run. */
    postgresUrl: string
    /** Address of a pooler in front of it, if the run uses one. */
    poolerUrl?: string
  }
}

/** True if the API is called through two processes behind a proxy, on PostgreSQL and an S3 store. */
export const throughProcesses = process.env.TEST_PROCESSES === 'many'

const onlyPostgres = throughProcesses || process.env.TEST_ENGINES === 'postgres'

/**
 * For `describe.each(engines)`: SQLite in `npm test`, PostgreSQL in `npm run test:ci`. Used where queries shared
 * by both engines decide.
 */
export const engines: Engine[] = onlyPostgres ? ['postgres'] : ['sqlite']

/** For SQL, locks, constraints and concurrency that differ by engine: both in `npm test` already. */
export const bothEngines: Engine[] = throughProcesses ? ['postgres'] : ['sqlite', 'postgres']

/** From one engine to another by a backup: within SQLite in `npm test`, across engines in `npm run test:ci`. */
export const directions: { from: Engine; to: Engine }[] = onlyPostgres
  ? [
      { from: 'sqlite', to: 'postgres' },
      { from: 'postgres', to: 'sqlite' },
    ]
  : [{ from: 'sqlite', to: 'sqlite' }]

/** The product works through a pooler; tests themselves do not. */
const throughPooler = process.env.TEST_POOLER === 'pgbouncer'

/** An empty database: its place, and how to remove it. */
export type EmptyDatabase = {
  dataDir: string
  databaseUrl: string | undefined
  remove(): Promise<void>
}

/** Creates an empty database for one test; `template` is a PostgreSQL database to copy. */
export async function createEmptyDatabase(
  engine: Engine,
  template = 'template1',
): Promise<EmptyDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vaagai-test-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (engine === 'sqlite') return { dataDir, databaseUrl: undefined, remove: removeFolder }

  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(inject('postgresUrl'))
  await runOnServer(`create database ${name} template ${template}`)
  url.pathname = name
  if (throughPooler) url.port = new URL(inject('poolerUrl') ?? '').port
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      await runOnServer(`drop database ${name} with (force)`)
      await removeFolder()
    },
  }
}

const sqliteFile = 'catalogue.sqlite'
/** Database after all migrations, made once for all files: a file's bytes, or a database's name. */
const migrated = { sqlite: once(migrateSqlite), postgres: once(migratePostgres) }

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

async function migrateSqlite(): Promise<Buffer> {
  const database = await createEmptyDatabase('sqlite')
  await (await openDatabase(database)).destroy()
  const bytes = await readFile(join(database.dataDir, sqliteFile))
  await database.remove()
  return bytes
}

async function migratePostgres(): Promise<string> {
  const { dataDir, databaseUrl } = await createEmptyDatabase('postgres')
  // A pooler would keep connections to it, and a database in use cannot be a template.
  await (await openDatabase({ dataDir, databaseUrl: pastPooler(databaseUrl) })).destroy()
  return nameOf(databaseUrl)
}

/** Creates a database without records, with tables as they are after a first start. */
export async function createMigratedDatabase(engine: Engine): Promise<EmptyDatabase> {
  if (engine === 'postgres') return createEmptyDatabase(engine, await migrated.postgres())
  const database = await createEmptyDatabase(engine)
  await writeFile(join(database.dataDir, sqliteFile), await migrated.sqlite(), { mode: 0o600 })
  return database
}

/** A migrated, empty database; `close` removes it. */
export async function createTestDatabase(
  engine: Engine,
): Promise<{ db: Database; close(): Promise<void> }> {
  const database = await createMigratedDatabase(engine)
  const db = await openDatabase(database)
  return {
    db,
    async close() {
      await db.destroy()
      await database.remove()
    },
  }
}

/** Disconnects all users of a database, as if it had gone; returns a function that restores it. */
export async function takeDatabase(databaseUrl: string): Promise<() => Promise<void>> {
  const name = nameOf(databaseUrl)
  await runOnServer(`alter database ${name} allow_connections false`)
  await runOnServer(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
  return () => runOnServer(`alter database ${name} allow_connections true`)
}

/** Address of a database on the server itself. */
export function pastPooler(databaseUrl = ''): string {
  const url = new URL(databaseUrl)
  url.port = new URL(inject('postgresUrl')).port
  return url.href
}

const nameOf = (databaseUrl = '') => new URL(databaseUrl).pathname.slice(1)

async function runOnServer(command: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}
