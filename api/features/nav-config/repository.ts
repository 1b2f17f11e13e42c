import type { Selectable } from 'kysely'
import { messages } from '../../../contract/messages.ts'
import { defaultNavConfig, type NavSettingsConfig } from '../../../contract/nav-defaults.ts'
import type { Database, NavConfigsTable } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { type LoggedFields, logWrite } from '../../records/audit-log.ts'
import type { Author } from '../../records/author.ts'

export type NavVersion = Omit<Selectable<NavConfigsTable>, 'config'> & { config: NavSettingsConfig }

/** Before anyone has saved one, the defaults stand as version 0. */
const initial: NavVersion = { version: 0, config: defaultNavConfig, saved_at: 0, saved_by: '' }

/** Speaks SQL about the versions of the navigation's configuration. */
export function navConfigRepository(db: Database) {
  const newestFirst = () => db.selectFrom('nav_configs').selectAll().orderBy('version', 'desc')

  return {
    /** The configuration in force. */
    async current(): Promise<NavVersion> {
      const row = await newestFirst().limit(1).executeTakeFirst()
      return row ? parse(row) : initial
    },

    /** When the first version was saved. */
    async firstSavedAt(): Promise<number> {
      const { first } = await db
        .selectFrom('nav_configs')
        .select((e) => e.fn.min('saved_at').as('first'))
        .executeTakeFirstOrThrow()
      return first ?? initial.saved_at
    },

    async history(): Promise<NavVersion[]> {
      return (await newestFirst().execute()).map(parse)
    },

    /** @throws ApiError 404 */
    async require(version: number): Promise<NavVersion> {
      const row = await newestFirst().where('version', '=', version).executeTakeFirst()
      if (!row) throw notFound(messages.navigation.versionNotFound)
      return parse(row)
    },

    /** Lets a configuration follow the one in force. */
    async insert(current: NavVersion, config: NavSettingsConfig, author: Author): Promise<void> {
      const version = current.version + 1
      await db
        .insertInto('nav_configs')
        .values({
          version,
          config: JSON.stringify(config),
          saved_at: Date.now(),
          saved_by: author.name,
        })
        .execute()
      await logWrite(db, author, {
        action: 'update',
        entity: 'navigation',
        id: String(version),
        name: '',
        before: describeForLog(current.config),
        after: describeForLog(config),
      })
    },
  }
}

/** Entry by entry, so that the log shows which one was changed. */
function describeForLog({ showFixedItems, fixedItemsOrder, ...plain }: NavSettingsConfig) {
  const fields: LoggedFields = { ...plain }
  for (const [item, isShown] of Object.entries(showFixedItems)) fields[`show.${item}`] = isShown
  for (const [item, order] of Object.entries(fixedItemsOrder)) fields[`order.${item}`] = order
  return fields
}

function parse({ config, ...row }: Selectable<NavConfigsTable>): NavVersion {
  return { ...row, config: JSON.parse(config) }
}
