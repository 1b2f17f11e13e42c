import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartError } from '../../env/start-error.ts'
import type { Engine } from './column-types.ts'
import { engineOf } from './engine.ts'
import { isAdditive, migrationsFor } from './migrations/index.ts'
import type { Database } from './schema.ts'

type Migrations = Record<string, Migration>

/**
 * Brings the tables up to date in one transaction. Any number of processes may start together: one migrates, the
 * others wait and find it done. With a `target`, only as far as that migration. A database that a newer version
 * has migrated is taken as it is if that version says that this one may serve on it, by the names of its
 * migrations.
 * @throws StartError if it may not
 */
export async function migrate(
  db: Database,
  engine: Engine,
  target?: string,
  migrations: Migrations = migrationsFor(engine),
): Promise<void> {
  const error = await run(db, migrations, target)
  if (!isOfOtherVersion(error)) {
    if (error) throw error
    return
  }
  const unknown = (await listExecuted(db)).filter((name) => !(name in migrations))
  if (unknown.length === 0 || !unknown.every(isAdditive))
    throw new StartError(
      'The database was written by another version of this program; nothing was changed.',
    )
  const done = unknown.map((name): [string, Migration] => [name, { up: async () => {} }])
  const again = await run(db, { ...migrations, ...Object.fromEntries(done) }, target)
  if (again) throw again
}

async function run(db: Database, migrations: Migrations, target?: string): Promise<unknown> {
  try {
    await db.transaction().execute(async (trx) => {
      await lockMigrations(trx)
      const migrator = new Migrator({
        db: trx,
        provider: { getMigrations: async () => migrations },
        // Two versions may each have a migration that the other lacks.
        allowUnorderedMigrations: true,
      })
      const { error } = await (target ? migrator.migrateTo(target) : migrator.migrateToLatest())
      if (error) throw error
    })
    return undefined
  } catch (error) {
    return error
  }
}

/** Lock held until the transaction ends, with a number that nothing else locks. */
const migrationLock = 20_251_114

/** A transaction of SQLite has the write lock already. */
async function lockMigrations(trx: Database): Promise<void> {
  if (engineOf(trx) === 'postgres')
    await sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(trx)
}

function isOfOtherVersion(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('corrupted migrations')
}

async function listExecuted(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}
