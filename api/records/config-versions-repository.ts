import type { Selectable } from 'kysely'
import type { AuditEntity } from '../../contract/history/audit-log.ts'
import { messages } from '../../contract/messages.ts'
import type { Database, VersionsTable } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { type LoggedFields, logWrite } from './audit-log-repository.ts'
import type { Author } from './author.ts'

export type ConfigVersion<T> = Omit<Selectable<VersionsTable>, 'config'> & { config: T }

type VersionedConfig<T> = {
  table: 'nav_configs' | 'shop_settings' | 'shop_setup'
  entity: AuditEntity
  /** Version 0, which applies until one is saved. */
  initial: T
  readStored(text: string): T
  describeForLog(config: T): LoggedFields
}

type Page = { page: number; limit: number }
export type ConfigVersions<T> = ReturnType<typeof configVersions<T>>

/** The SQL for versions of a configuration that is saved as a whole. */
export function configVersions<T>(db: Database, versioned: VersionedConfig<T>) {
  const { entity, initial, readStored, describeForLog } = versioned
  // These tables have the same columns.
  const table = versioned.table as 'nav_configs'
  const newestFirst = () => db.selectFrom(table).selectAll().orderBy('version', 'desc')
  const parse = ({ config, ...row }: Selectable<VersionsTable>): ConfigVersion<T> => {
    return { ...row, config: readStored(config) }
  }

  return {
    /** The current configuration. */
    async current(): Promise<ConfigVersion<T>> {
      const row = await newestFirst().limit(1).executeTakeFirst()
      return row ? parse(row) : { version: 0, config: initial, saved_at: 0, saved_by: '' }
    },

    /** Time at which the first version was saved; 0 if none was. */
    async firstSavedAt(): Promise<number> {
      const { first } = await db
        .selectFrom(table)
        .select((e) => e.fn.min('saved_at').as('first'))
        .executeTakeFirstOrThrow()
      return first ?? 0
    },

    async list({ page, limit }: Page): Promise<ConfigVersion<T>[]> {
      const rows = await newestFirst()
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      return rows.map(parse)
    },

    /** @throws ApiError 404 */
    async get(version: number): Promise<ConfigVersion<T>> {
      const row = await newestFirst().where('version', '=', version).executeTakeFirst()
      if (!row) throw notFound(messages.error.versionNotFound)
      return parse(row)
    },

    /** Saves a configuration as the next version; the log also shows other changes made with it. */
    async insert(
      current: ConfigVersion<T>,
      config: T,
      author: Author,
      besides: { before?: LoggedFields; after?: LoggedFields } = {},
    ): Promise<void> {
      const version = current.version + 1
      await db
        .insertInto(table)
        .values({
          version,
          config: JSON.stringify(config),
          saved_at: Date.now(),
          saved_by: author.name,
        })
        .execute()
      await logWrite(db, author, {
        action: 'update',
        entity,
        id: String(version),
        name: '',
        before: { ...describeForLog(current.config), ...besides.before },
        after: { ...describeForLog(config), ...besides.after },
      })
    },
  }
}
