import { Migrator } from 'kysely/migration'
import { StartError } from '../../env/start-error.ts'
import type { Engine } from './column-types.ts'
import { migrationsFor } from './migrations/index.ts'
import type { Database } from './schema.ts'

/**
 * Brings the tables up to date in one transaction. Any number of processes may start together:
 * one migrates, the others wait and find it done. With a `target`, only as far as that migration.
 */
export async function migrate(db: Database, engine: Engine, target?: string): Promise<void> {
  const migrations = migrationsFor(engine)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await (target ? migrator.migrateTo(target) : migrator.migrateToLatest())
  if (!error) return
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new StartError(
      'The database was written by another version of this program; nothing was changed.',
    )
  throw error
}
