import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { Engine } from '../db/column-types.ts'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/schema.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The administrator's address of a real server, brought up for the test run. */
    postgresUrl: string
  }
}

/** Whether the API is asked through two processes behind a proxy, on PostgreSQL and an S3 store. */
export const throughProcesses = process.env.TEST_PROCESSES === 'many'

/** For `describe.each(engines)`: what touches the database is tested on both. */
export const engines: Engine[] = throughProcesses ? ['postgres'] : ['sqlite', 'postgres']

/** An empty database: where it is, and how to remove it. */
export type EmptyDatabase = {
  dataDir: string
  databaseUrl: string | undefined
  remove(): Promise<void>
}

/** An empty database of its own for one test. */
export async function createEmptyDatabase(engine: Engine): Promise<EmptyDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vaagai-test-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (engine === 'sqlite') return { dataDir, databaseUrl: undefined, remove: removeFolder }

  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(inject('postgresUrl'))
  await runOnServer(`create database ${name}`)
  url.pathname = name
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      await runOnServer(`drop database ${name} with (force)`)
      await removeFolder()
    },
  }
}

/** A migrated, empty database; `close` removes it. */
export async function createTestDatabase(
  engine: Engine,
): Promise<{ db: Database; close(): Promise<void> }> {
  const database = await createEmptyDatabase(engine)
  const db = await openDatabase(database)
  return {
    db,
    async close() {
      await db.destroy()
      await database.remove()
    },
  }
}

/** Takes a database away from all who use it, as if it had gone; answers how to give it back. */
export async function takeDatabase(databaseUrl: string): Promise<() => Promise<void>> {
  const name = new URL(databaseUrl).pathname.slice(1)
  await runOnServer(`alter database ${name} allow_connections false`)
  await runOnServer(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
  return () => runOnServer(`alter database ${name} allow_connections true`)
}

async function runOnServer(command: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}
