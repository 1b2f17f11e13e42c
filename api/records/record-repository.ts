import type { Insertable, Kysely, Selectable } from 'kysely'
import { productGroupMessages } from '../../contract/groups/messages.ts'
import { messages } from '../../contract/messages.ts'
import { orderMessages } from '../../contract/orders/messages.ts'
import type { RecordKind } from '../../contract/record-kinds.ts'
import { synonymMessages } from '../../contract/search/messages.ts'
import type { RecordColumns } from '../db/account-tables.ts'
import { findViolation } from '../db/failures.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/schema.ts'
import { recordTables } from '../db/tables/roles.ts'
import { readShape } from '../db/tables/rows.ts'
import { conflict, notFound } from '../errors.ts'
import { type LoggedFields, logWrite } from './audit-log-repository.ts'
import type { Author } from './author.ts'
import { storeRecord } from './versions/stored-record.ts'

export const notFoundMessages: Record<RecordKind, string> = {
  product: messages.product.notFound,
  'product-group': productGroupMessages.notFound,
  category: messages.category.notFound,
  'gallery-item': messages.gallery.notFound,
  synonym: synonymMessages.notFound,
  order: orderMessages.notFound,
}

type RecordRow = Selectable<RecordColumns>
type Options<Row> = {
  kind: RecordKind
  select(id: string): Promise<Row | undefined>
  nameOf(row: Row): string
  /** The fields of a record for the audit log. */
  toLogFields(row: Row): LoggedFields | Promise<LoggedFields>
  /** The constraint that makes names unique, and the message for a taken name. */
  uniqueName?: { constraint: string; message: string }
}

/** The SQL for one record: versions, time stamps and audit log entries work the same for all kinds. */
export function recordRepository<Row extends RecordRow, Columns extends object>(
  db: Database,
  options: Options<Row>,
) {
  const { kind, select, uniqueName } = options
  // Typed with the columns that all records have, because Kysely cannot type queries on a union of tables.
  const records = db as unknown as Kysely<{ record: RecordColumns }>
  const table = recordTables[kind]
  const record = table as 'record'

  async function find(id: string): Promise<Row | null> {
    return (await select(id)) ?? null
  }

  /** @throws ApiError 404 */
  async function get(id: string): Promise<Row> {
    const row = await select(id)
    if (!row) throw notFound(notFoundMessages[kind])
    return row
  }

  async function add(
    row: Insertable<RecordColumns>,
    action: 'create' | 'restore',
    author: Author,
    addParts?: () => Promise<void>,
  ) {
    await records
      .insertInto(record)
      .values({ ...row, updated_by: author.name })
      .execute()
      .catch(explainTakenName)
    await addParts?.()
    const after = await get(row.id)
    await log(db, options, author, { action, before: null, after })
    return after
  }

  /** Another writer may have been faster, so only the database knows whether a name is taken. */
  function explainTakenName(error: unknown): never {
    if (!uniqueName || findViolation(error)?.constraint !== uniqueName.constraint) throw error
    throw conflict(uniqueName.message, { name: uniqueName.message })
  }

  return {
    find,
    get,

    insert(columns: Columns, author: Author): Promise<Row> {
      const now = Date.now()
      return add({ ...columns, id: newId(), created_at: now, updated_at: now }, 'create', author)
    },

    /**
     * Restores a deleted record unchanged, under its own id. Fields that are not written columns, such as the
     * names of its categories, are left out. `addParts` writes the records that belong to it.
     */
    async restore(row: Row, author: Author, addParts?: () => Promise<void>): Promise<Row> {
      const { columns } = await readShape(db, table)
      const fields = Object.entries({ ...row, version: row.version + 1 })
      const written = fields.filter(([name]) => columns.includes(name))
      return add(Object.fromEntries(written) as RecordRow, 'restore', author, addParts)
    },

    async update(before: Row, changes: Partial<Columns>, author: Author): Promise<Row> {
      await records
        .updateTable(record)
        .set({
          ...changes,
          version: before.version + 1,
          updated_at: Date.now(),
          updated_by: author.name,
        })
        .where('id', '=', before.id)
        .where('version', '=', before.version)
        .returning('id')
        .executeTakeFirstOrThrow()
        .catch(explainTakenName)
      const after = await get(before.id)
      await log(db, options, author, { action: 'update', before, after })
      return after
    },

    /** Rows to delete together with this one, which comes first. */
    async listDeletedWith(row: Row): Promise<Row[]> {
      return [row]
    },

    /** Deletes the rows listed by `listDeletedWith`. */
    async removeAll(rows: Row[], author: Author): Promise<void> {
      for (const before of rows) {
        await log(db, options, author, { action: 'delete', before, after: null })
        await records.deleteFrom(record).where('id', '=', before.id).execute()
      }
    },
  }
}

type Write<Row> = {
  action: 'create' | 'restore' | 'update' | 'delete'
  before: Row | null
  after: Row | null
}

async function log<Row extends RecordRow>(
  db: Database,
  { kind, nameOf, toLogFields }: Options<Row>,
  author: Author,
  { action, before, after }: Write<Row>,
): Promise<void> {
  const row = (after ?? before) as Row
  await logWrite(db, author, {
    action,
    entity: kind,
    id: row.id,
    name: nameOf(row),
    before: before && (await toLogFields(before)),
    after: after && (await toLogFields(after)),
    version: after ? after.version : row.version + 1,
    replaced: before && storeRecord(before),
  })
}
