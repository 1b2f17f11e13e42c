import type { Insertable, Kysely, Selectable } from 'kysely'
import type { AuditEntity } from '../../contract/audit-log.ts'
import type { RecordColumns } from '../db/account-tables.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/schema.ts'
import { type LoggedFields, logWrite } from './audit-log.ts'
import type { Author } from './author.ts'

type RecordRow = Selectable<RecordColumns>
type Options<Row> = {
  table: 'products' | 'product_groups' | 'categories' | 'gallery_items' | 'synonyms'
  entity: AuditEntity
  /** @throws ApiError 404 */
  require(id: string): Promise<Row>
  nameOf(row: Row): string
  /** The fields of a record as the audit log keeps them. */
  toLogFields(row: Row): LoggedFields | Promise<LoggedFields>
}

/** Writes records of one kind: versions, time stamps and audit log entries are the same for all kinds. */
export function recordWriter<Row extends RecordRow, Columns extends object>(
  db: Database,
  { table, entity, require, nameOf, toLogFields }: Options<Row>,
) {
  // Only the columns that all records have: Kysely cannot type queries on a union of tables.
  const records = db as unknown as Kysely<{ record: RecordColumns }>
  const record = table as 'record'

  async function log(
    author: Author,
    action: 'create' | 'restore' | 'update' | 'delete',
    before: Row | null,
    after: Row | null,
  ): Promise<void> {
    const row = (after ?? before) as Row
    await logWrite(db, author, {
      ...{ action, entity, id: row.id, name: nameOf(row) },
      before: before && (await toLogFields(before)),
      after: after && (await toLogFields(after)),
    })
  }

  async function add(row: Insertable<RecordColumns>, action: 'create' | 'restore', author: Author) {
    await records
      .insertInto(record)
      .values({ ...row, updated_by: author.name })
      .execute()
    const after = await require(row.id)
    await log(author, action, null, after)
    return after
  }

  return {
    insert(columns: Columns, author: Author): Promise<Row> {
      const now = Date.now()
      return add({ ...columns, id: newId(), created_at: now, updated_at: now }, 'create', author)
    },

    /** Brings a deleted record back as it was, under its own id. */
    restore(row: Columns & RecordRow, author: Author): Promise<Row> {
      return add({ ...row, version: row.version + 1 }, 'restore', author)
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
      const after = await require(before.id)
      await log(author, 'update', before, after)
      return after
    },

    async remove(before: Row, author: Author): Promise<void> {
      await log(author, 'delete', before, null)
      await records.deleteFrom(record).where('id', '=', before.id).execute()
    },
  }
}
